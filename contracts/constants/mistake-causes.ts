// Causes and states of mistakes; the words are the school's, the values are ours.

/** Why a question was got wrong. */
export const mistakeCauses = [
  'concept',
  'reading',
  'calculation',
  'expression',
  'method',
  'blank',
  'careless',
] as const;
export type MistakeCause = (typeof mistakeCauses)[number];

export const mistakeCauseLabels: Readonly<Record<MistakeCause, string>> = {
  concept: '概念不清',
  reading: '审题',
  calculation: '计算',
  expression: '表述',
  method: '方法',
  blank: '未作答',
  careless: '粗心',
};

/** How far a mistake has been overcome: not at all, right again but not yet often enough, as often and far apart as the rule says. */
export const mistakeStates = ['open', 'consolidating', 'mastered'] as const;
export type MistakeState = (typeof mistakeStates)[number];

export const mistakeStateLabels: Readonly<Record<MistakeState, string>> = {
  open: '未掌握',
  consolidating: '巩固中',
  mastered: '已掌握',
};
