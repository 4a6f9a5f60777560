import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';

/**
 * A file as somebody uploads it, with what must come of it: how many pages it has, 0 where it cannot be read.
 * @typedef {{ name: string, bytes: Buffer, hash: string, pages: number }} Upload
 */

/** @param {string} name @param {Buffer} bytes @param {number} pages @returns {Upload} */
const upload = (name, bytes, pages) => ({
  name,
  bytes,
  pages,
  hash: createHash('sha256').update(bytes).digest('hex'),
});

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

/** A PDF of empty pages, which no other is equal to; without a page its tree names what is missing. @param {import('./random.mjs').Random} random @param {number} pages @returns {Upload} */
export function pdf(random, pages) {
  const kids = Array.from({ length: Math.max(1, pages) }, (_, index) => `${index + (pages === 0 ? 900 : 3)} 0 R`);
  const tree = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', tree, ...Array.from({ length: pages }, () => page)];
  const padding = random
    .bytes(1_000 + random.below(60_000))
    .toString('base64')
    .replace(/.{76}/g, '$&\n%');
  let body = `%PDF-1.7\n%${padding}\n`;
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return upload('x.pdf', Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`), pages);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** A PNG of noise. @param {import('./random.mjs').Random} random @returns {Upload} */
export function png(random) {
  const side = 32 + random.below(100);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  const rows = random.bytes(side * (side + 1));
  for (let row = 0; row < side; row += 1) rows.writeUInt8(0, row * (side + 1));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return upload('x.png', Buffer.concat([signature, ...chunks]), 1);
}

/** The bytes of a list. @param {string[][]} rows */
export function workbook(rows) {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), '名单');
  return Buffer.from(XLSX.write(book, { type: 'array', bookType: 'biff8' }));
}
