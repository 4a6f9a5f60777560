import { makeOfficeFiles } from '../../seed/documents/office.ts';
import { writeSheet } from '../../server/engines/spreadsheets/write.ts';

const studentHeaders = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];
const teacherHeaders = ['姓名', '账号', '手机号码', '性别', '职务', '负责学科', '负责年级', '任教'];

const sheet = (...rows: string[][]): Uint8Array => writeSheet({ name: '名单', rows });

const ownBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** One empty A4 page. Readers find its objects by themselves where the table of their places is none. */
const smallPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R>>',
  'startxref',
  '0',
  '%%EOF',
].join('\n');

/** The files that uploads send, by name. */
const contents = {
  students: () => sheet(studentHeaders, ['契约生一', 'PACT0001', '男'], ['契约生二', 'PACT0002', '女']),
  studentsWithFault: () => sheet(studentHeaders, ['契约生一', 'PACT0001', '男'], ['', 'PACT0002', '女']),
  studentsWithoutNumbers: () => sheet(['姓名'], ['契约生一']),
  studentsWithoutRows: () => sheet(studentHeaders),
  teachers: () => sheet(teacherHeaders, ['契约老师', 'pact-teacher', '', '女', '教师']),
  teachersWithFault: () => sheet(teacherHeaders, ['', 'pact-teacher', '', '女', '教师']),
  teachersWithoutAccounts: () => sheet(['姓名'], ['契约老师']),
  teachersWithoutRows: () => sheet(teacherHeaders),
  scores: () => sheet(['考号', '得分', '状态'], ['0101', '86.5', ''], ['0102', '', '缺考']),
  devices: () => sheet(['序列号', '类别', '型号'], ['PACT-0009', '打印机', 'A3 黑白 M420']),
  /** Begins like a workbook and goes on as none. */
  damaged: () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...ownBytes('damaged')),
  pdf: () => ownBytes(smallPdf),
  /** Begins like a PDF and never ends. */
  brokenPdf: () => ownBytes('%PDF-1.7\nbroken off'),
  word: () => makeOfficeFiles()[0]!.bytes,
  text: () => ownBytes('plain text'),
  nothing: () => new Uint8Array(),
} as const;

export type FixtureName = keyof typeof contents;

/** The name under which every upload sends its file. */
export const fixtureFileName = 'list.xls';

/** Bytes of a fixture. */
export const fixtureBytes = (name: FixtureName): Uint8Array => contents[name]();

/** The type that a browser gives such a file. */
export const fixtureType = 'application/vnd.ms-excel';

/** What stands between the parts of the bodies in the pacts. */
export const boundary = 'understudy-boundary';

/** A multipart body with a fixture as its part `file`. */
export function multipart(name: FixtureName): Buffer {
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${fixtureFileName}"`,
    `Content-Type: ${fixtureType}`,
    '\r\n',
  ];
  return Buffer.concat([Buffer.from(head.join('\r\n')), contents[name](), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
