import type { Original } from './original.ts';
import { zip } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mime = 'application/vnd.openxmlformats-officedocument';

/** What every Office file has: which part is of which type, and which is the main one. */
const frame = (main: string, types: Record<string, string>): Record<string, string> => ({
  '[Content_Types].xml':
    `${declaration}<Types xmlns="${packages}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    Object.entries(types)
      .map(([part, type]) => `<Override PartName="/${part}" ContentType="${mime}.${type}+xml"/>`)
      .join('') +
    `</Types>`,
  '_rels/.rels':
    `${declaration}<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="${main}"/></Relationships>`,
});

const lessonPlan: [text: string, isHeading?: boolean][] = [
  ['一、教学目标', true],
  ['1．借助数轴理解绝对值的意义，会求一个有理数的绝对值。'],
  ['2．会利用绝对值比较两个负数的大小。'],
  ['3．经历从具体情境中抽象出绝对值概念的过程，体会数形结合的思想。'],
  ['二、教学重点与难点', true],
  ['重点：绝对值的意义和求法。'],
  ['难点：绝对值的几何意义，利用绝对值比较两个负数的大小。'],
  ['三、教学过程', true],
  ['1．情境引入（5 分钟）：两辆汽车从同一处出发，分别向东、向西行驶 10 千米，它们行驶的路线相同吗？行驶的路程相同吗？'],
  ['2．探究新知（15 分钟）：在数轴上标出表示 4 和 −4 的点，说出它们到原点的距离，给出绝对值的定义和记法。'],
  ['3．归纳性质：正数的绝对值是它本身，负数的绝对值是它的相反数，0 的绝对值是 0。'],
  ['4．巩固练习（15 分钟）：求 6，−8，−3.9，0 的绝对值；比较 −3 和 −5 的大小，并说明理由。'],
  ['5．课堂小结（5 分钟）：请学生说一说本节课的收获和疑问。'],
  ['四、作业布置', true],
  ['必做：课本习题中求绝对值和比较大小的题目。选做：绝对值小于 3 的整数有哪些？'],
  ['五、教学反思', true],
  [''],
];

const run = (text: string, size: number, bold: boolean): string =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r>`;

function wordBytes(title: string): Buffer {
  const heading = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run(title, 32, true)}</w:p>`;
  const paragraphs = lessonPlan.map(([text, isHeading = false]) => `<w:p>${run(text, 22, isHeading)}</w:p>`).join('');
  const page = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>';
  return zip({
    ...frame('word/document.xml', { 'word/document.xml': 'wordprocessingml.document.main' }),
    'word/document.xml':
      `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
      `<w:body>${heading}${paragraphs}${page}</w:body></w:document>`,
  });
}

const columns = ['序号', '学号', '姓名', '作业（30 分）', '课堂（20 分）', '测验（50 分）', '总评'];
const seats = 45;
const firstColumn = 'A'.charCodeAt(0);

/** A row of a sheet from its number, which begins at 1, and what is in its cells. */
function row(number: number, cells: readonly (string | number)[]): string {
  const written = cells.map((cell, index) => {
    const at = `r="${String.fromCharCode(firstColumn + index)}${number}"`;
    return typeof cell === 'number'
      ? `<c ${at}><v>${cell}</v></c>`
      : `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

function sheetBytes(title: string): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const pupils = Array.from({ length: seats }, (_, index) => row(index + 3, [index + 1]));
  const rows = [row(1, [title]), row(2, columns), ...pupils].join('');
  return zip({
    ...frame('xl/workbook.xml', {
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}">` +
      `<sheets><sheet name="成绩" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${declaration}<Relationships xmlns="${packages}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}

const plan = '七年级数学上册《绝对值》教学设计';
const marks = '平时成绩登记表';

/** A lesson plan and a list of marks, as Office files. */
export const makeOfficeFiles = (): Original[] => [
  {
    title: plan,
    subjectId: '2',
    gradeId: '7',
    kind: 'word',
    extension: 'docx',
    pages: 0,
    bytes: wordBytes(plan),
  },
  {
    title: marks,
    subjectId: '',
    gradeId: '',
    kind: 'sheet',
    extension: 'xlsx',
    pages: 0,
    bytes: sheetBytes(marks),
  },
];
