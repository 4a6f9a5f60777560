import { corners } from '../../../../contracts/wrongbook/layout.ts';
import { singles, type FormRegion, type WrittenPage } from './parts.ts';

/** A form as it is written down, before it is checked as a whole. */
interface WrittenForm extends Paper {
  pages: WrittenPage[];
}

interface Paper {
  width: number;
  height: number;
}

/** Where a fault is, and what it is. */
interface Fault {
  path: (string | number)[];
  message: string;
}

type Tell = (path: (string | number)[], message: string) => void;

/** Tells what of a form cannot be though each part of it may be. */
export function faultsOf(form: WrittenForm): Fault[] {
  const faults: Fault[] = [];
  const numbers = new Set<number>();
  form.pages.forEach((page, index) => {
    const tell: Tell = (path, message) => faults.push({ path: ['pages', index, ...path], message });
    if (numbers.has(page.page)) tell(['page'], `第 ${page.page} 页写了两次`);
    numbers.add(page.page);
    checkMarks(page, form, tell);
    checkRegions(page, form, tell);
  });
  return faults;
}

type Box = { x: number; y: number; width: number; height: number };

const isOnPaper = ({ x, y, width, height }: Box, paper: Paper): boolean =>
  x + width <= paper.width && y + height <= paper.height;

function checkMarks({ anchor = 'squares', marks, markPicture, code }: WrittenPage, paper: Paper, tell: Tell): void {
  if (anchor === 'edge' && marks) tell(['marks'], '以纸边定位（anchor 为 edge）时不写定位标记');
  if (anchor !== 'edge' && !marks) tell(['marks'], '缺少四个定位标记；没有标记的页面请写 "anchor": "edge"');
  if (anchor === 'picture' && !markPicture)
    tell(['markPicture'], '以图片定位（anchor 为 picture）时须写标记图片的文件名');
  if (anchor !== 'picture' && markPicture) tell(['markPicture'], '只有 "anchor": "picture" 时可以写标记图片');
  if (code && !isOnPaper(code, paper)) tell(['code'], '超出页面');
  if (marks) checkEach(marks, paper, tell);
}

function checkEach(marks: NonNullable<WrittenPage['marks']>, paper: Paper, tell: Tell): void {
  for (const corner of corners) {
    const count = marks.filter((mark) => mark.corner === corner).length;
    if (count !== 1) tell(['marks'], `四个定位标记须各在一角，${corner} 有 ${count} 个`);
  }
  marks.forEach((mark, index) => {
    if (!isOnPaper(mark, paper)) tell(['marks', index], '超出页面');
    if (mark.width === 0 || mark.height === 0) tell(['marks', index], '宽和高须大于 0');
  });
}

function checkRegions({ regions }: WrittenPage, paper: Paper, tell: Tell): void {
  const names = new Set<string>();
  regions.forEach((region, index) => {
    const own = singles(region);
    if (own.some((one) => !isOnPaper(one, paper))) tell(['regions', index], '超出页面');
    if (own.some(({ width, height }) => width === 0 || height === 0)) tell(['regions', index], '宽和高须大于 0');
    for (const one of own) {
      const name = nameOf(one);
      if (names.has(name)) tell(['regions', index], `${name} 写了两次`);
      names.add(name);
    }
  });
}

function nameOf(region: FormRegion): string {
  switch (region.kind) {
    case 'bubble':
      return `题 ${region.questionId} 的选项 ${region.option}`;
    case 'digit':
      return `学号第 ${region.position} 位的 ${region.digit}`;
    case 'absent':
      return '缺考标记';
    case 'answer':
      return `题 ${region.questionId} 的第 ${region.part} 块作答区`;
    case 'blank':
      return `题 ${region.questionId} 的第 ${region.index} 空`;
    case 'figure':
      return `题 ${region.questionId} 的图`;
    case 'score':
      return `题 ${region.questionId} 的得分框`;
  }
}
