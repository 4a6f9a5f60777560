import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

// Files as somebody would make them who means harm, and those next to them that are only unusual.

/** A part of a zip: its content, and how many bytes the zip says it unpacks to. */
export interface ZipPart {
  name: string;
  content: Buffer;
  claimed?: number;
}

const littleEndian = (...fields: [size: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    fields.map(([size, value]) => {
      const field = Buffer.alloc(size);
      field.writeUIntLE(value, 0, size);
      return field;
    }),
  );

/** A zip whose directory says of each part what the part claims (APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16). */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length } of parts) {
    const data = deflateRawSync(content);
    const fields = littleEndian([2, 20], [2, 0], [2, 8], [4, 0], [4, 0], [4, data.length], [4, claimed]);
    const names = littleEndian([2, name.length], [2, 0]);
    const local = Buffer.concat([littleEndian([4, 0x04034b50]), fields, names, Buffer.from(name), data]);
    const rest = littleEndian([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    entries.push(Buffer.concat([littleEndian([4, 0x02014b50], [2, 20]), fields, names, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const count = entries.length;
  const end = littleEndian([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
  return Buffer.concat([...locals, directory, end]);
}

/** What makes a zip an Office document in the eyes of those who look at its list of types. */
const contentTypes = (main: string): ZipPart => ({
  name: '[Content_Types].xml',
  content: Buffer.from(
    `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`,
  ),
});

/** The types of the three Office documents, by extension, with the part that makes each one. */
const office = {
  docx: ['wordprocessingml.document', 'word/document.xml'],
  xlsx: ['spreadsheetml.sheet', 'xl/workbook.xml'],
  pptx: ['presentationml.presentation', 'ppt/presentation.xml'],
} as const;

/** An Office document whose main part has that content; `claimed` bytes if the zip is to lie about it. */
export function officeOf(extension: keyof typeof office, content: Buffer, claimed?: number): Buffer {
  const [type, name] = office[extension];
  return zipOf([contentTypes(type), { name, content, ...(claimed === undefined ? {} : { claimed }) }]);
}

/** An Office document by its list of types, without the part that would make it one. */
export const hollowOffice = (extension: keyof typeof office): Buffer => zipOf([contentTypes(office[extension][0])]);

/** The beginning of a program of Linux and of Windows. */
export const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(4_000, 0x90)]);
export const exe = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(4_000, 0x90)]);

interface PdfOptions {
  pages?: number;
  /** The page tree names pages that are missing. */
  broken?: boolean;
  encrypted?: boolean;
}

/** A PDF of empty pages, whole from its first to its last byte; `mark` makes its bytes different from those of others. */
export function pdfOf(mark: string, { pages = 1, broken = false, encrypted = false }: PdfOptions = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${page + (broken ? 9_000 : 3)} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => page),
  ];
  const offsets: number[] = [];
  let body = `%PDF-1.7\n%${mark}\n`;
  objects.forEach((object, index) => {
    offsets.push(Buffer.byteLength(body));
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<01> <01>]`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${encrypted ? lock : ''} >>`;
  const start = Buffer.byteLength(body);
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${start}\n%%EOF\n`);
}

/** A PNG that says it has that many pixels, and has none. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

const short = 3;
const long = 4;

/** A TIFF of pages of one white pixel each (TIFF 6.0, section 2; the tags are those of its section 3). */
export function tiffOf(pages: number): Buffer {
  const fields = [
    [256, long, 1],
    [257, long, 1],
    [258, short, 8],
    [259, short, 1],
    [262, short, 1],
    [273, long, 8],
    [277, short, 1],
    [278, long, 1],
    [279, long, 1],
  ] as const;
  const first = 10;
  const length = 2 + fields.length * 12 + 4;
  const pageAt = (page: number): Buffer =>
    Buffer.concat([
      littleEndian([2, fields.length]),
      ...fields.map(([tag, type, value]) => littleEndian([2, tag], [2, type], [4, 1], [4, value])),
      littleEndian([4, page === pages - 1 ? 0 : first + (page + 1) * length]),
    ]);
  const header = [Buffer.from('II*\0', 'latin1'), littleEndian([4, first], [2, 0xffff])];
  return Buffer.concat([...header, ...Array.from({ length: pages }, (_, page) => pageAt(page))]);
}
