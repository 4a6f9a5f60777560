/**
 * What schools or classes are held against: those alike (of like intake, or of the same group), their own last exam, or all others.
 */
export const comparisons = ['alike', 'last', 'all'] as const;
export type Comparison = (typeof comparisons)[number];

/** Why somebody has no figures or no difference: too few papers, not in the exam, not published, other full marks, nobody alike. */
export const gaps = ['', 'few', 'absent', 'unpublished', 'otherFull', 'alone'] as const;
export type Gap = (typeof gaps)[number];

/** Fewer papers tell too little of a school, and too much of its students. */
export const fewestInSchool = 20;

/** The same of a class. */
export const fewestInClass = 10;

/** Words for that, after the name of a school or class. */
export const gapTexts: Record<Exclude<Gap, ''>, (fewest: number) => string> = {
  few: (fewest) => `不足 ${fewest} 人，不给均分和比较`,
  absent: () => '没有参加这次考试',
  unpublished: () => '还没有发布成绩',
  otherFull: () => '满分不同，不能比较',
  alone: () => '没有可比的',
};

/** What a difference is to whom. */
export const comparisonLabels: Record<Comparison, string> = {
  alike: '与同组其他的差',
  last: '比上次的变化与其他的差',
  all: '与全部其他的差',
};

/** What a mark says in words. */
export const markTexts = { above: '高于', within: '偶然范围内', below: '低于', '': '-' } as const;
