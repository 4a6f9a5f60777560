// Kinds of questions and bands of scores (specification, section 9).

/** Kinds of questions; the numbers are ours, the specification has none. */
export const questionType = { choice: 1, fillIn: 2, answer: 3, other: 4 } as const;
export const questionTypeLabels = { 1: '选择题', 2: '填空题', 3: '解答题', 4: '其他' } as const;

/**
 * About how long a question takes, in minutes: choices and blanks two, written ones a minute for each mark, as in the usual exams
 * (150 marks in 120 minutes, with time to read), three at least.
 */
export const minutesFor = ({ questionType: type, score }: { questionType: number; score: number }): number =>
  type === questionType.choice || type === questionType.fillIn ? 2 : Math.max(3, Math.ceil(score));

/** Kinds of questions as dashboards count them. */
export const dashboardQuestionTypes = [
  { value: 'fillIn', label: '填空题' },
  { value: 'singleChoice', label: '单选题' },
  { value: 'multipleChoice', label: '多选题' },
  { value: 'shortAnswer', label: '简答题' },
  { value: 'comprehensive', label: '综合题' },
  { value: 'unknown', label: '未知题型' },
] as const;

/** Bands of scores, best first. */
export const scoreBands = [
  { value: 'excellent', label: '优秀', range: '90%以上' },
  { value: 'good', label: '良好', range: '70%-90%' },
  { value: 'pass', label: '及格', range: '60%-70%' },
  { value: 'fail', label: '不及格', range: '60%以下' },
] as const;
export type ScoreBand = (typeof scoreBands)[number]['value'];

/**
 * The one band of a score as a share of the full score, from 0 to 1. Exactly 90 % is good, since excellent is above it;
 * exactly 60 % is a pass, since fail is below it. Where exactly 70 % goes the specification leaves open: we count it as
 * good, the band it opens.
 */
export function scoreBand(rate: number): ScoreBand {
  const perMillion = Math.round(rate * 1e6);
  if (perMillion > 900_000) return 'excellent';
  if (perMillion >= 700_000) return 'good';
  return perMillion >= 600_000 ? 'pass' : 'fail';
}
