import fc from 'fast-check';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { damaged } from './damage.ts';
import { hostileKey, hostileText, shortText } from './hostile.ts';
import { inputOf } from './inputs.ts';
import type { Known } from './known.ts';
import { changed, requestOf, written, type Sent } from './requests.ts';

// Multipart bodies as a client sends them, and as none does.

/** A part as it is written: its headers, an empty line, its bytes. */
interface Part {
  headers: string;
  bytes: Buffer;
}

interface Form {
  /** What the header of the request says of the body. */
  type: string;
  /** What stands between the parts. */
  boundary: string;
  parts: Part[];
  /** What stands behind the last boundary. */
  end: string;
}

const boundary = 'surface-boundary';

const disposition = (name: string, more = ''): string =>
  `Content-Disposition: form-data; name="${Buffer.from(name).toString()}"${more}`;

const fileNamed = (name: string, bytes: Uint8Array, field = 'file'): Part => ({
  headers: `${disposition(field, `; filename="${Buffer.from(name).toString()}"`)}\r\nContent-Type: application/octet-stream`,
  bytes: Buffer.from(bytes),
});

const textField = (name: string, value: string): Part => ({ headers: disposition(name), bytes: Buffer.from(value) });

function payloadOf({ boundary: between, parts, end }: Form): Buffer {
  const written = parts.flatMap(({ headers, bytes }) => [
    Buffer.from(`--${between}\r\n${headers}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${between}${end}`)]);
}

const formOf = (parts: Part[]): Form => ({
  type: `multipart/form-data; boundary=${boundary}`,
  boundary,
  parts,
  end: '--\r\n',
});

const beginnings = [
  ...['', '%PDF-1.7\n%%EOF', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'PK\x03\x04', 'PK\x05\x06'.padEnd(22, '\0')],
  ...[
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'II*\0',
    'MZ',
    '#!/bin/sh\nrm -rf /',
    '<svg onload="alert(1)"/>',
    '学号,姓名\n1,王',
  ],
  ...[
    'GIF89a',
    `--${boundary}--\r\n`,
    `\r\n--${boundary}\r\n`,
    '\0'.repeat(1_000),
    '=1+1',
    '<?xml version="1.0"?><a/>',
  ],
];

/** Files that are taken, parts of them, and what only begins like one. */
const bytesOf = (files: Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...files) },
    { weight: 2, arbitrary: fc.constantFrom(...beginnings).map((text) => Buffer.from(text, 'latin1')) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...files), fc.nat({ max: 900 })).map(([file, end]) => file.slice(0, end)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...files), fc.nat(), fc.nat({ max: 255 })).map(flip) },
  );

/** A file of which one byte is another. */
function flip([file, at, value]: [Uint8Array, number, number]): Uint8Array {
  const bytes = Uint8Array.from(file);
  bytes[at % Math.max(bytes.length, 1)] = value;
  return bytes;
}

const names = fc.oneof(
  fc.constantFrom(
    '名单.xls',
    '试卷.pdf',
    'a.png',
    '../../main.sqlite',
    'C:\\temp\\a.xlsx',
    '.htaccess',
    'a"; name="x',
    'x'.repeat(5_000),
  ),
  fc.constantFrom(
    'a.pdf\r\nX-Other: 1',
    'a\0.pdf',
    `${'长'.repeat(99)}😀.pdf`,
    '%00.pdf',
    'con.pdf',
    '.',
    '..',
    '',
    ' ',
  ),
  shortText,
);

const headersOf = [
  '',
  'Content-Disposition',
  'Content-Disposition: form-data',
  'Content-Disposition: attachment; filename=a',
  ': x',
  `${disposition('file', "; filename*=UTF-8''%E5%90%8D")}`,
  `${disposition('file', "; filename*=gbk''%C3%FB")}`,
  `${disposition('file', '; filename=a')}\r\nContent-Transfer-Encoding: base64`,
  `X-Long: ${'x'.repeat(20_000)}`,
  `${disposition('schoolId')}\r\nContent-Type: text/plain; charset=gbk`,
  'content-disposition: form-data; name=file; filename=',
];

const parts = (files: Uint8Array[]): fc.Arbitrary<Part> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(names, bytesOf(files)).map(([name, bytes]) => fileNamed(name, bytes)) },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileKey, bytesOf(files)).map(([field, bytes]) => fileNamed('a.pdf', bytes, field)),
    },
    { weight: 2, arbitrary: fc.tuple(hostileKey, hostileText).map(([name, value]) => textField(name, value)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('schoolId', 'teacherId', 'documentId', 'mode', 'title', 'scope'), hostileText)
        .map(([name, value]) => textField(name, value)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...headersOf), bytesOf(files))
        .map(([headers, bytes]) => ({ headers, bytes: Buffer.from(bytes) })),
    },
  );

const types = [
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    'multipart/mixed; boundary=surface-boundary',
  ],
  ...[
    `multipart/form-data; boundary="${boundary}"`,
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'application/json',
    'text/plain',
    '',
  ],
  ...[
    `multipart/form-data; charset=utf-16; boundary=${boundary}`,
    'application/octet-stream',
    'multipart/form-data; boundary=a; boundary=b',
  ],
];

/** Multipart forms: one file as it should be, any parts, or with a boundary that is not kept. */
function forms(files: Uint8Array[]): fc.Arbitrary<Form> {
  const single = fc.tuple(names, fc.constantFrom(...files)).map(([name, bytes]) => formOf([fileNamed(name, bytes)]));
  const any = fc.array(parts(files), { maxLength: 4 }).map(formOf);
  const many = fc
    .constantFrom(30, 300)
    .map((count) => formOf(Array.from({ length: count }, (_, index) => textField(`f${index}`, 'x'))));
  const type = fc.constantFrom(...types);
  const end = fc.constantFrom(
    '',
    '-',
    '\r\n',
    '--',
    '--\r\n--surface-boundary--',
    '\r\nContent-Disp',
    '--\r\n'.repeat(500),
  );
  return fc.oneof(
    { weight: 8, arbitrary: single },
    { weight: 8, arbitrary: any },
    { weight: 1, arbitrary: many },
    { weight: 3, arbitrary: fc.tuple(any, type).map(([form, other]) => ({ ...form, type: other })) },
    { weight: 3, arbitrary: fc.tuple(any, end).map(([form, other]) => ({ ...form, end: other })) },
  );
}

/** Requests with these files and others beside what the query hands in; in one piece or bit by bit. */
const uploads = (asked: fc.Arbitrary<Sent>, files: Uint8Array[]): fc.Arbitrary<Sent> =>
  fc
    .tuple(asked, forms(files), fc.constantFrom(undefined, undefined, 64, 1_000, 20_000))
    .map(([sent, form, atOnce]) => ({
      ...sent,
      headers: { ...sent.headers, 'content-type': form.type },
      payload: payloadOf(form),
      ...(atOnce && { atOnce }),
    }));

/** Uploads to a call with what its query hands in; now and then JSON, which some calls take in the place of a file. */
export function uploadsTo(endpoint: Endpoint, known: Known, files: Uint8Array[]): fc.Arbitrary<Sent> {
  const inputs = inputOf(endpoint, known);
  const asked = (inQuery: boolean): fc.Arbitrary<Sent> => {
    const pairs = inputs.map((input) => written(input, inQuery));
    const whole = pairs.map((given) => requestOf(endpoint, given, inQuery));
    const other = changed(pairs, inQuery).map((given) => requestOf(endpoint, given, inQuery));
    return fc.oneof({ weight: 3, arbitrary: whole }, other, damaged(whole));
  };
  const takesJson = endpoint.upload && endpoint.upload.orJson;
  return fc.oneof({ weight: takesJson ? 3 : 9, arbitrary: uploads(asked(true), files) }, asked(false));
}
