import { drawCode } from './code.ts';
import type { SheetCopy, SheetPart } from './document.ts';
import { sheetNumbers } from '../../../contracts/constants/printing.ts';
import { sectionHeading } from '../../../contracts/headings.ts';
import type { Materials } from './materials.ts';
import { notPrintable } from './print-error.ts';
import { groupsOf, type Growth } from './sheet-fields.ts';
import { plainText } from './text.ts';

const codeText = /^[\x20-\x7e]{1,40}$/;

const headNote = (numberLabel: string): string => `答题前，请核对或填写班级、姓名和${numberLabel}。`;
const notes = [
  '用黑色签字笔在各题的答题区域内作答，超出边框的答案无效。',
  '保持卡面清洁，不要折叠，不要涂画四角的标记和二维码。',
];
const bubbleNote = '选择题用 2B 铅笔把方框涂满涂黑，修改时用橡皮擦干净。';

/** What is printed of an answer sheet. */
export interface SheetRun {
  copies: readonly SheetCopy[];
  /** Pages of a copy that get a code. */
  pages: number;
  growth: Growth;
}

/** Answer sheets as their template takes them. */
export function prepareSheet(part: SheetPart, { copies, pages, growth }: SheetRun, materials: Materials) {
  const hasBubbles = part.sections.some(({ questions }) => questions.some(({ kind }) => kind === 'choice'));
  const numberLabel = sheetNumbers[part.number ?? 'student'];
  return {
    kind: part.kind,
    size: part.size,
    title: plainText(part.title, materials),
    isExam: part.isExam ?? false,
    numberLabel,
    numberDigits: part.numberDigits ?? 0,
    notes: [headNote(numberLabel), ...(hasBubbles ? [bubbleNote] : []), ...notes],
    hasBubbles,
    sections: part.sections.map(({ title, questions }, index) => ({
      heading: plainText(
        sectionHeading(
          index + 1,
          title,
          questions.map(({ score }) => score),
        ),
        materials,
      ),
      groups: groupsOf(questions, growth, materials),
    })),
    copies: copies.map((copy) => prepareCopy(copy, pages, materials)),
  };
}

/** Who a copy is of, as its template takes it, with the codes of so many pages. */
export function prepareCopy(copy: SheetCopy, pages: number, materials: Materials) {
  if (!codeText.test(copy.code)) throw notPrintable(`答题卡的编码须为 1 到 40 位字母、数字或半角符号：${copy.code}`);
  return {
    className: plainText(copy.className ?? '', materials),
    studentName: plainText(copy.studentName ?? '', materials),
    studentNo: plainText(copy.studentNo ?? '', materials),
    codes: Array.from({ length: pages }, (_, index) => drawCode(`${copy.code}/${index + 1}`)),
  };
}
