import { deflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import XLSX from 'xlsx';
import { readSheet } from './read.ts';
import { maxSheetBytes } from './sheet-error.ts';
import { writeSheet, writeSheets } from './write.ts';

const rows = [
  ['姓名', '学号', '备注'],
  ['𠮷野㐀', '0012', '=1+1'],
  ['+86', '-1', '@sum'],
  ['', '', '末'],
];

async function xlsx(fill: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet('名单'), workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** A zip of one compressed entry whose directory claims `claimed` bytes. */
function zip(name: string, content: Buffer, claimed: number): Uint8Array {
  const data = deflateRawSync(content);
  const fields = (signature: number, before: number[]): Buffer => {
    const head = Buffer.alloc(before.length * 2 + 30 - 4 + 4);
    head.writeUInt32LE(signature, 0);
    before.forEach((value, index) => head.writeUInt16LE(value, 4 + index * 2));
    const at = 4 + before.length * 2;
    [20, 0, 8, 0, 0].forEach((value, index) => head.writeUInt16LE(value, at + index * 2));
    [0, data.length, claimed].forEach((value, index) => head.writeUInt32LE(value, at + 10 + index * 4));
    head.writeUInt16LE(name.length, at + 22);
    return head;
  };
  const local = Buffer.concat([fields(0x04034b50, []), Buffer.from(name), data]);
  const entry = Buffer.concat([fields(0x02014b50, [20]), Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

describe('.xls', () => {
  it('keeps leading zeros, rare characters, long texts and what looks like a formula', async () => {
    const long = [...rows, ['长'.repeat(300), '1', '']];
    expect(await readSheet(writeSheet({ name: '名单', rows }))).toEqual(rows);
    expect(await readSheet(writeSheet({ name: '名单', rows: long }))).toEqual([...rows, ['长'.repeat(300), '1']]);
  });

  it('holds text cells only, and more sheets than one', () => {
    const bytes = writeSheets([
      { name: '名单', rows, widths: [20] },
      { name: '填写说明', rows: [['列']] },
    ]);
    const workbook = XLSX.read(bytes, { type: 'array', cellNF: true });
    expect(workbook.SheetNames).toEqual(['名单', '填写说明']);
    expect(workbook.Sheets['名单']!['C2']).toMatchObject({ t: 's', v: '=1+1', z: '@' });
    expect(workbook.Sheets['名单']!['C2'].f).toBeUndefined();
  });

  it('reads numbers, padded numbers and dates as the cells show them', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([[13800000000, 202500010001, 0.1 + 0.2, true]]);
    sheet['E1'] = { t: 'n', v: 12, z: '000000' };
    sheet['F1'] = { t: 'n', v: 40057, z: 'yyyy/m/d' };
    sheet['!ref'] = 'A1:F1';
    const workbook = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(workbook, sheet, 'a');
    const bytes = new Uint8Array(XLSX.write(workbook, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
    expect(await readSheet(bytes)).toEqual([['13800000000', '202500010001', '0.3', 'TRUE', '000012', '2009-09-01']]);
  });
});

describe('.xlsx', () => {
  it('reads numbers, dates, formulas, rich text and links as the cells show them', async () => {
    const bytes = await xlsx((sheet) => {
      sheet.addRow(['0012', 138000000001, new Date(Date.UTC(2009, 8, 1)), { formula: 'A1', result: '张' }, true]);
      sheet.getCell('A3').value = { richText: [{ text: '王' }, { text: '𠮷' }] };
      sheet.getCell('B3').value = { text: 'x@y.cn', hyperlink: 'mailto:x@y.cn' };
      sheet.getCell('C3').value = 7;
      sheet.getCell('C3').numFmt = '0000';
      sheet.getCell('Z9').font = { bold: true };
    });
    expect(await readSheet(bytes)).toEqual([
      ['0012', '138000000001', '2009-09-01', '张', 'TRUE'],
      [],
      ['王𠮷', 'x@y.cn', '0007'],
    ]);
  });

  it('skips hidden sheets and survives rules on whole columns', async () => {
    const bytes = await xlsx((sheet, workbook) => {
      sheet.state = 'hidden';
      const shown = workbook.addWorksheet('可见');
      shown.addRow(['姓名']);
      shown.getCell('A2').dataValidation = { type: 'list', formulae: ['"男，女"'] };
    });
    expect(await readSheet(bytes)).toEqual([['姓名']]);
  });
});

describe('what is refused', () => {
  it('anything that is no workbook, whatever its name', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
    const document = zip('word/document.xml', Buffer.from('<w/>'), 4);
    for (const bytes of [png, document, new Uint8Array(), new TextEncoder().encode('<table></table>')]) {
      await expect(readSheet(bytes)).rejects.toMatchObject({ code: 'notSheet' });
    }
  });

  it('broken files', async () => {
    const xls = writeSheet({ name: '名单', rows }).slice(0, 700);
    const zipped = (await xlsx((sheet) => sheet.addRow(['姓名']))).slice(0, 900);
    for (const bytes of [xls, zipped]) await expect(readSheet(bytes)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('zips that unpack to too much, said or not', async () => {
    const name = 'xl/workbook.xml';
    const said = zip(name, Buffer.from('<x/>'), 200 * 1024 * 1024);
    const silent = zip(name, Buffer.alloc(50_000_000), 10);
    await expect(readSheet(said)).rejects.toMatchObject({ values: { reason: '解压后超过 100 MB' } });
    await expect(readSheet(silent)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('too many bytes, columns and rows', async () => {
    await expect(readSheet(new Uint8Array(maxSheetBytes + 1))).rejects.toMatchObject({ code: 'unreadable' });
    const wide = writeSheet({ name: 'a', rows: [Array.from({ length: 61 }, () => 'x')] });
    await expect(readSheet(wide)).rejects.toMatchObject({ values: { reason: '超过 60 列' } });
    const high = writeSheet({ name: 'a', rows: Array.from({ length: 20_002 }, () => ['x']) });
    await expect(readSheet(high)).rejects.toMatchObject({
      code: 'tooManyRows',
      values: { max: 20_000, count: 20_001 },
    });
  });
});
