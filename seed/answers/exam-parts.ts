import type { SeededGrade } from '../curriculum.ts';

// What examinations of a subject have more or less of than others, what their parts are called, and how they follow.

/** How many single and multiple choices, blanks and written answers an examination has; those of languages have passages instead. */
const countsOf: Record<string, readonly [choice: number, multiple: number, blank: number, written: number]> = {
  '2': [10, 2, 5, 5],
  '4': [12, 2, 4, 4],
  '5': [12, 2, 3, 3],
  '6': [16, 2, 3, 3],
  '7': [16, 2, 2, 3],
  '8': [16, 2, 2, 3],
  '9': [16, 2, 3, 3],
  '23': [16, 2, 2, 3],
};

/** How many questions the part at a place takes; undefined where it is as usual. */
export const countOf = (subjectId: string, place: number): number | undefined => countsOf[subjectId]?.[place];

/** Titles of parts as papers of the subject have them, by their usual ones. */
const titlesOf: Record<string, Readonly<Record<string, string>>> = {
  '1': { 解答题: '简答题', 阅读题: '阅读' },
  '3': {
    选择题: '单项选择',
    多选题: '多项选择',
    填空题: '词语运用',
    解答题: '语言表达',
    阅读题: '阅读理解',
    作文: '书面表达',
  },
  '4': { 解答题: '实验与计算题', 实践与探究: '作图与探究题', 阅读题: '综合题' },
  '5': { 解答题: '实验与计算题', 实践与探究: '探究题', 阅读题: '综合题' },
  '6': { 解答题: '简答题', 实践与探究: '探究题', 阅读题: '资料分析题' },
  '7': { 解答题: '简答题', 阅读题: '材料分析题' },
  '8': { 解答题: '材料解析题', 阅读题: '综合题' },
  '9': { 解答题: '综合题', 阅读题: '材料分析题' },
  '23': { 解答题: '简答题', 阅读题: '材料分析题' },
};

/** In primary schools what is worked out in mathematics is called otherwise. */
const ofPrimary: Readonly<Record<string, string>> = { 解答题: '解决问题' };

const titleOf = (title: string, subjectId: string, stage: SeededGrade['stage']): string =>
  (subjectId === '2' && stage === 'primary' ? ofPrimary[title] : titlesOf[subjectId]?.[title]) ?? title;

/** In English what is read comes before what is written. */
const readFirst = ['听力题', '选择题', '多选题', '阅读题'];

/** Parts of an examination in the order of its subject and with its titles. */
export function partsOf<Part extends { title: string }>(
  parts: readonly Part[],
  { subjectId, stage }: { subjectId: string; stage: SeededGrade['stage'] },
): Part[] {
  const isFirst = ({ title }: Part): boolean => readFirst.includes(title);
  const ordered = subjectId === '3' ? [...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part))] : parts;
  return ordered.map((part) => ({ ...part, title: titleOf(part.title, subjectId, stage) }));
}
