import type { MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';

/** Mathematics, physics and chemistry: there one calculates, and the book has examples. */
const calculating = new Set(['2', '4', '5']);

const whereCalculated: Readonly<Record<MistakeCause, string>> = {
  concept: '先把课本上的定义和例题再看一遍',
  reading: '做题前先标出条件和所求',
  calculation: '做完逐步验算一遍',
  expression: '按步骤写全理由，再与参考答案对照',
  method: '先说出用哪种方法、为什么，再动笔',
  blank: '不会的题先写出能想到的步骤，不要留空',
  careless: '做完后按顺序检查一遍符号和单位',
};

const elsewhere: Readonly<Record<MistakeCause, string>> = {
  concept: '先把课本和笔记里的这部分再看一遍',
  reading: '做题前先圈出关键词和题目的要求',
  calculation: '做完逐项核对一遍',
  expression: '先列要点再写完整，然后与参考答案对照',
  method: '先想清楚从哪里入手，再动笔',
  blank: '不会的题也先写下能想到的，不要留空',
  careless: '做完从头读一遍，看有没有写错、漏写',
};

/** What helps in a subject against a cause of mistakes. */
export const remedyOf = (subjectId: string, cause: MistakeCause): string =>
  (calculating.has(subjectId) ? whereCalculated : elsewhere)[cause];

/** How a point of a subject is gone over. */
export const reviewOf = (subjectId: string): string =>
  calculating.has(subjectId) ? '再看一遍课本例题' : '对照课本和笔记复习一遍';
