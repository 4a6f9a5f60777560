const bytesOf = (text: string): string =>
  Array.from(text, (character) => character.codePointAt(0)!.toString(16).padStart(4, '0')).join('');

/**
 * A PDF of one page, 440 by 600, whose Chinese text is in a font that the file names and does not bring along (ISO 32000-2,
 * 9.7.5: predefined CMaps). Its characters stand side by side from (40, 520) on, each 40 wide and high.
 */
export function fontlessPdf(text: string): Buffer {
  const content = `BT /F1 40 Tf 40 520 Td <${bytesOf(text)}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 440 600] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R /DW 1000 ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = '%PDF-1.7\n';
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = head.length + objects.join('').length;
  return Buffer.from(
    `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}
