import fc from 'fast-check';
import { encoded, hostileKey, hostileText, nested } from './hostile.ts';
import type { Sent } from './requests.ts';

// Requests that no client makes: what is sent in the place of a body, in another encoding, under another name.

const brokenBodies = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '{}',
    '[]',
    'null',
    'true',
    '1',
    '"text"',
    'NaN',
    '1e309',
    '{"schoolId":}',
    "{'schoolId':'1'}",
  ],
  ...[
    '{"schoolId":"1",}',
    '{"schoolId":"1002","schoolId":"1009"}',
    '{"schoolId":1e309}',
    '{"schoolId":-0}',
    '{"a":NaN}',
  ],
  ...[
    '{"__proto__":{"schoolId":"1"}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"schoolId":"\\ud800"}',
    '\0',
    '\ufeff{}',
  ],
  ...[
    nested(10_000),
    nested(10_000, '{"a":', '1', '}'),
    '['.repeat(10_000),
    '{"schoolId":"'.concat('1'.repeat(900_000), '"}'),
  ],
  ...['{"schoolId":"'.concat('1'.repeat(1_100_000), '"}'), 'schoolId=1002&classId=1', '<schoolId>1002</schoolId>'],
];

const contentTypes = [
  ...['application/json; charset=gbk', 'application/json;charset=utf-16', 'text/plain', 'text/html', 'application/xml'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed'],
  ...['application/octet-stream', 'application/json+x', 'application', '/', ';', '', 'application/json, text/plain'],
];

const brokenQueries = [
  ...[
    '%',
    '%zz',
    '%=1',
    'schoolId=%',
    'schoolId=%ff',
    'schoolId=%00',
    'schoolId=%c0%80',
    'schoolId=%ED%A0%80',
    '&&&',
    '=',
    '?',
  ],
  ...[
    'schoolId=1002&schoolId=1009',
    'schoolId[]=1002',
    'schoolId[a]=1',
    'schoolId.a=1',
    'schoolId',
    'current=1&current=2',
  ],
  ...[
    '__proto__=1',
    '__proto__[a]=1',
    'constructor[prototype][a]=1',
    'toString=1',
    'size=1e309',
    'current=-0',
    'current=NaN',
  ],
  ...[
    `keyword=${'x'.repeat(100_000)}`,
    `keyword=${'%E7%8F%AD'.repeat(10_000)}`,
    'a=1&'.repeat(3_000),
    'size=%20',
    'size=0x10',
  ],
];

type Damage = (sent: Sent) => Sent;

const text = (sent: Sent): string => sent.payload?.toString() ?? '';

const reencodings: ((sent: string) => Buffer)[] = [
  (sent) => Buffer.from(sent, 'utf16le'),
  (sent) => Buffer.from(`\ufeff${sent}`, 'utf16le'),
  (sent) => Buffer.from(sent, 'utf16le').swap16(),
  (sent) => Buffer.from(`\ufeff${sent}`),
  (sent) => Buffer.from(sent, 'latin1'),
  // 班 in GBK in the place of a letter.
  (sent) => Buffer.concat([Buffer.from(sent.slice(0, -2)), Buffer.from([0xb0, 0xe0]), Buffer.from(sent.slice(-2))]),
];

const putBody =
  (payload: string | Buffer): Damage =>
  (sent) => ({ ...sent, payload });
const putType =
  (type: string): Damage =>
  (sent) => ({ ...sent, headers: { ...sent.headers, 'content-type': type } });
const addQuery =
  (query: string): Damage =>
  (sent) => ({ ...sent, url: `${sent.url}${sent.url.includes('?') ? '&' : '?'}${query}` });
const cutOff =
  (length: number): Damage =>
  (sent) => ({ ...sent, payload: sent.payload?.slice(0, length) ?? '' });
const reencode =
  (index: number): Damage =>
  (sent) => ({ ...sent, payload: reencodings[index]!(text(sent)) });

const onBodies: fc.Arbitrary<Damage> = fc.oneof(
  fc.constantFrom(...brokenBodies).map(putBody),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => putBody(Buffer.from(bytes))),
  fc.nat({ max: 200 }).map(cutOff),
  fc.nat({ max: reencodings.length - 1 }).map(reencode),
  fc.constantFrom(...contentTypes).map(putType),
);

const onQueries: fc.Arbitrary<Damage> = fc.oneof(
  fc.constantFrom(...brokenQueries).map(addQuery),
  fc.tuple(hostileKey, hostileText).map(([key, value]) => addQuery(`${encoded(key)}=${encoded(value)}`)),
  fc
    .array(fc.constantFrom('%', '&', '=', '+', '[', ']', '%25', '#', '"', "'", '\\', '班'), { maxLength: 30 })
    .map((parts) => addQuery(parts.join(''))),
);

const methods = fc
  .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
  .map((method): Damage => (sent) => ({ ...sent, method }));

/** A request with one or two kinds of damage. */
export const damaged = (sent: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> => {
  const withBody = fc.oneof(
    { weight: 5, arbitrary: onBodies },
    { weight: 2, arbitrary: onQueries },
    { weight: 1, arbitrary: methods },
  );
  const without = fc.oneof(
    { weight: 5, arbitrary: onQueries },
    { weight: 1, arbitrary: methods },
    { weight: 1, arbitrary: onBodies },
  );
  return fc
    .tuple(sent, fc.array(withBody, { minLength: 1, maxLength: 2 }), fc.array(without, { minLength: 1, maxLength: 2 }))
    .map(([whole, forBodies, forQueries]) =>
      (whole.method === 'GET' ? forQueries : forBodies).reduce((result, damage) => damage(result), whole),
    );
};
