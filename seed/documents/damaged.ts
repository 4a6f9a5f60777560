import { deflateSync } from 'node:zlib';
import type { Original } from './original.ts';
import { Raster } from './raster.ts';

/** A PDF whole from its first to its last byte, with a scan inside, whose catalogue names a page tree that is missing. */
function damagedPdf(): Buffer {
  const scan = deflateSync(new Raster(827, 1169).pixels);
  const image = `<< /Type /XObject /Subtype /Image /Width 827 /Height 1169 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${scan.length} >>`;
  const objects = [
    Buffer.from('1 0 obj\n<< /Type /Catalog /Pages 3 0 R >>\nendobj\n'),
    Buffer.concat([Buffer.from(`2 0 obj\n${image}\nstream\n`), scan, Buffer.from('\nendstream\nendobj\n')]),
  ];
  const parts = [Buffer.from('%PDF-1.7\n'), ...objects];
  const offsets = objects.map((_, index) => Buffer.concat(parts.slice(0, index + 1)).length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const body = Buffer.concat(parts);
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end)]);
}

/** What reading the damaged file says. */
export const damagedReason = '文件已损坏，无法读取页面';

/** The file of documents that have failed: a scan that cannot be read. */
export const makeDamaged = (): Original => ({
  title: '课堂练习扫描件',
  subjectId: '',
  gradeId: '',
  kind: 'pdf',
  extension: 'pdf',
  pages: 0,
  bytes: damagedPdf(),
});
