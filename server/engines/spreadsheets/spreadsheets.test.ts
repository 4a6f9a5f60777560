import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { trimmedRows } from './rows.ts';
import { readSheet } from './read.ts';
import { maxSheetBytes, SheetError } from './sheet-error.ts';
import { writeSheet, writeSheets } from './write.ts';

const rows = [
  ['姓名', '学号', '备注'],
  ['𠮷野㐀', '0012', '=1+1'],
  ['+86', '-1', '@sum'],
  ['', '', '末'],
];

function book(sheet: XLSX.WorkSheet, ...more: XLSX.WorkSheet[]): XLSX.WorkBook {
  const workbook = XLSX.utils.book_new();
  [sheet, ...more].forEach((one, index) => XLSX.utils.book_append_sheet(workbook, one, `表${index + 1}`));
  return workbook;
}

const bytesOf = (workbook: XLSX.WorkBook, bookType: XLSX.BookType): Uint8Array =>
  new Uint8Array(XLSX.write(workbook, { type: 'array', bookType }) as ArrayBuffer);

/** An .xlsx whose parts are changed as told, which no program would write so. */
function changed(change: (parts: Record<string, string>) => void): Uint8Array {
  const whole = bytesOf(book(XLSX.utils.aoa_to_sheet([['姓名'], ['王芳']])), 'xlsx');
  const parts = Object.fromEntries(Object.entries(unzipSync(whole)).map(([name, part]) => [name, strFromU8(part)]));
  change(parts);
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const made = (name: string): Uint8Array => readFileSync(new URL(`./testing/${name}`, import.meta.url));

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
});

describe('.xls and .xlsx', () => {
  it.each(['xlsx', 'biff8'] as const)(
    '%s: numbers, padded numbers, dates, formulas and links as the cells show them',
    async (type) => {
      const sheet = XLSX.utils.aoa_to_sheet([['0012', 138000000001, '', '', true], [], ['王𠮷', 'x@y.cn', 7]]);
      sheet['C1'] = { t: 'n', v: 40057, z: 'yyyy/m/d' };
      sheet['D1'] = { t: 's', v: '张', f: 'A1' };
      sheet['B3'] = { t: 's', v: 'x@y.cn', l: { Target: 'mailto:x@y.cn' } };
      sheet['C3'] = { t: 'n', v: 7, z: '0000' };
      expect(await readSheet(bytesOf(book(sheet), type))).toEqual([
        ['0012', '138000000001', '2009-09-01', '张', 'TRUE'],
        [],
        ['王𠮷', 'x@y.cn', '0007'],
      ]);
    },
  );

  it.each(['xlsx', 'biff8'] as const)('%s: skips hidden sheets', async (type) => {
    const workbook = book(XLSX.utils.aoa_to_sheet([['隐藏']]), XLSX.utils.aoa_to_sheet([['姓名']]));
    workbook.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    expect(await readSheet(bytesOf(workbook, type))).toEqual([['姓名']]);
  });

  it.each(['calc.xlsx', 'calc.xls'])('%s, written by LibreOffice Calc', async (name) => {
    expect(await readSheet(made(name))).toEqual([
      ['姓名', '学号', '出生日期', '电话', '备注'],
      ['欧阳若曦', '0012', '2013-09-01', '13800138000', '走读生'],
      [],
      ['王镕', '000037', '', '#VALUE!'],
    ]);
  });

  it('a workbook older than Excel 97, in the code page of Chinese', async () => {
    const old = Buffer.from(bytesOf(book(XLSX.utils.aoa_to_sheet([['____', '0012']])), 'biff5'));
    // The library writes no Chinese in this format: the name is put in as GBK, and record 0x0042 says so (MS-XLS, CodePage).
    Buffer.from([0xc5, 0xb7, 0xd1, 0xf4]).copy(old, old.indexOf('____'));
    old.writeUInt16LE(936, old.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4);
    expect(await readSheet(old)).toEqual([['欧阳', '0012']]);
  });

  it('survives rules on whole columns', async () => {
    const rule = '<dataValidation type="list" sqref="A1:A1048576"><formula1>"男,女"</formula1></dataValidation>';
    const bytes = changed((parts) => {
      const sheet = 'xl/worksheets/sheet1.xml';
      const rules = `<dataValidations count="1">${rule}</dataValidations>`;
      parts[sheet] = parts[sheet]!.replace('</sheetData>', `</sheetData>${rules}`);
    });
    expect(await readSheet(bytes)).toEqual([['姓名'], ['王芳']]);
  });
});

describe('known attacks', () => {
  it('a comment on a cell named __proto__ changes no prototype (CVE-2023-30533)', async () => {
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const bytes = changed((parts) => {
      parts['xl/worksheets/_rels/sheet1.xml.rels'] =
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `<Relationship Id="rId1" Type="${relation}/comments" Target="../comments1.xml"/></Relationships>`;
      parts['xl/comments1.xml'] =
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>x</author></authors>' +
        '<commentList><comment ref="__proto__" authorId="0"><text><t>x</t></text></comment></commentList></comments>';
      parts['[Content_Types].xml'] = parts['[Content_Types].xml']!.replace(
        '</Types>',
        '<Override PartName="/xl/comments1.xml" ' +
          'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/></Types>',
      );
    });
    await readSheet(bytes).catch(() => undefined);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.keys(Array.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['c']).toBeUndefined();
  });

  // Such a part took time with the square of its length: with these it would never end within a test.
  it.each([
    ['comments that never close', '<!--'.repeat(200_000)],
    ['tags that never close', '<t '.repeat(200_000)],
    ['attributes without end', `<si ${'a="'.repeat(200_000)}`],
    ['white space', `<si${' '.repeat(500_000)}x`],
  ])('%s do not keep the reader busy (CVE-2024-22363)', async (_, hostile) => {
    for (const part of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml']) {
      const bytes = changed((parts) => {
        parts[part] = hostile + parts[part]!;
      });
      await readSheet(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(SheetError));
    }
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
    const zipped = bytesOf(book(XLSX.utils.aoa_to_sheet([['姓名']])), 'xlsx').slice(0, 900);
    for (const bytes of [xls, zipped]) await expect(readSheet(bytes)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('zips that unpack to too much, said or not', async () => {
    const name = 'xl/workbook.xml';
    const said = zip(name, Buffer.from('<x/>'), 200 * 1024 * 1024);
    const silent = zip(name, Buffer.alloc(50_000_000), 10);
    await expect(readSheet(said)).rejects.toMatchObject({ values: { reason: '解压后超过 100 MB' } });
    await expect(readSheet(silent)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('too many cells, but no paper of a hundred questions', async () => {
    const row = (length: number) => Array.from({ length }, (_, index) => `第${index + 1}题`);
    const book = writeSheet({ name: 'a', rows: [row(107)] });
    expect(await readSheet(book)).toEqual([row(107)]);
    const rows = (length: number, columns: number) => Array.from({ length }, () => row(columns));
    expect(trimmedRows(rows(10_000, 107))).toHaveLength(10_000);
    expect(() => trimmedRows(rows(12_000, 107))).toThrow(
      expect.objectContaining({ values: { reason: '超过 120 万格' } }),
    );
  });

  it('too many bytes, columns and rows', async () => {
    await expect(readSheet(new Uint8Array(maxSheetBytes + 1))).rejects.toMatchObject({ code: 'unreadable' });
    const wide = bytesOf(book(XLSX.utils.aoa_to_sheet([Array.from({ length: 257 }, () => 'x')])), 'xlsx');
    await expect(readSheet(wide)).rejects.toMatchObject({ values: { reason: '超过 256 列' } });
    const high = writeSheet({ name: 'a', rows: Array.from({ length: 20_002 }, () => ['x']) });
    await expect(readSheet(high)).rejects.toMatchObject({
      code: 'tooManyRows',
      values: { max: 20_000, count: 20_001 },
    });
  });
});
