import type * as z from 'zod';
import { mistakeCauseLabels, type MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import { formatRate } from '../../../../contracts/figure-text.ts';
import type { learningSentence, studentLearning } from '../../../../contracts/wrongbook/learning-shapes.ts';
import type { Point } from './points.ts';

export type Sentence = z.output<typeof learningSentence>;
type Figure = Sentence['figures'][number];
type Practice = z.output<typeof studentLearning>['practice'];
type Missing = z.output<typeof studentLearning>['missing'];

// Sentences are put together from figures: each names those that it comes from, and holds no number that is not among them.

const sentence = (text: string, ...figures: Figure[]): Sentence => ({ text, figures, isPolished: false });

const figure = (
  label: string,
  value: string | number,
  about: { subjectId?: string; pointId?: string } = {},
): Figure => ({
  label,
  value: String(value),
  subjectId: about.subjectId ?? '',
  pointId: about.pointId ?? '',
});

/** What sentences know of a subject. */
export interface Spoken {
  subjectId: string;
  subjectName: string;
  rate: number | null;
  direction: 'up' | 'level' | 'down' | '';
}

/** A weak point with the mistakes on it. */
export interface SpokenPoint {
  point: Point;
  subjectId: string;
  mistakes: number;
  due: number;
  /** The most frequent cause of these mistakes, and of how many. */
  cause: MistakeCause | '';
  causeCount: number;
}

const named = (names: readonly string[]): string => names.join('、');

const rateFigure = ({ subjectId, subjectName, rate }: Spoken): Figure =>
  figure(`${subjectName}得分率`, formatRate(rate), { subjectId });

const pointFigures = ({ point, subjectId }: SpokenPoint): Figure[] => [
  figure(`${point.name}掌握度`, formatRate(point.mastery), { subjectId, pointId: point.pointId }),
  figure('作答', point.answered, { subjectId, pointId: point.pointId }),
];

const missingFigures = (missing: Missing): Figure[] =>
  missing.map(({ subjectId, subjectName, count }) => figure(`${subjectName}缺交`, count, { subjectId }));

interface Frame {
  set: number;
  submitted: number;
  missing: Missing;
  subjects: readonly Spoken[];
  focus: Spoken | undefined;
  weak: readonly SpokenPoint[];
  practice: Practice;
}

function completionText({ set, submitted, missing }: Frame): Sentence {
  const figures = [figure('已交', submitted), figure('布置', set)];
  if (missing.length === 0) return sentence('各科作业都交齐了。', ...figures);
  const names = named(missing.map(({ subjectName }) => subjectName));
  return sentence(`作业交了 ${submitted} 次，${names}有缺交。`, ...figures, ...missingFigures(missing));
}

/** Subjects in which the rate is good or better, the best first. */
function strongText({ subjects, focus }: Frame): Sentence[] {
  const good = subjects.filter(({ rate, subjectId }) => rate !== null && rate >= 0.7 && subjectId !== focus?.subjectId);
  const best = good.toSorted((a, b) => b.rate! - a.rate!).slice(0, 3);
  if (best.length === 0) return [];
  return [sentence(`${named(best.map(({ subjectName }) => subjectName))}达到良好。`, ...best.map(rateFigure))];
}

const directions = { up: '比此前上升', level: '与此前持平', down: '比此前下降', '': '' } as const;

function focusText({ focus, weak }: Frame, group: string): Sentence[] {
  if (!focus) return [];
  const [first] = weak;
  const moved = directions[focus.direction];
  if (!first && moved === '') return [];
  const change = moved === '' ? '' : `${focus.subjectName}相对${group}${moved}`;
  const stuck = first ? `${change === '' ? `${focus.subjectName}` : '，'}最该先补${first.point.name}` : '';
  return [sentence(`${change}${stuck}。`, rateFigure(focus), ...(first ? pointFigures(first) : []))];
}

function practiceText({ practice: { total, mastered } }: Frame): Sentence[] {
  if (total === 0) return [];
  const figures = [figure('错题', total), figure('已掌握', mastered)];
  if (mastered === 0) return [sentence(`记下的 ${total} 道错题还没有一道掌握。`, ...figures)];
  return [sentence(`${total} 道错题中已掌握 ${mastered} 道。`, ...figures)];
}

/** What stands at the head of a report. */
export const leadOf = (frame: Frame, group: string): Sentence[] => [
  completionText(frame),
  ...strongText(frame),
  ...focusText(frame, group),
  ...practiceText(frame),
];

/** What helps against a cause. */
const remedies: Readonly<Record<MistakeCause, string>> = {
  concept: '先把课本上的定义和例题再看一遍',
  reading: '做题前先画出条件和所求',
  calculation: '做完逐步验算一遍',
  expression: '按步骤写全理由，再与参考答案对照',
  method: '先说出用哪种方法、为什么，再动笔',
  blank: '不会的题先写出能想到的步骤，不要留空',
  careless: '做完后按顺序检查一遍符号和单位',
};

function dueAdvice({ practice: { due, minutes }, weak: [first] }: Frame): Sentence[] {
  if (due === 0) return [];
  const figures = [figure('到期', due), figure('约需分钟', minutes)];
  if (!first || first.due === 0) return [sentence(`先练到期的 ${due} 题，约 ${minutes} 分钟。`, ...figures)];
  return [
    sentence(
      `先练到期的 ${due} 题，其中 ${first.due} 题是${first.point.name}。`,
      ...figures,
      figure(`${first.point.name}到期`, first.due, { subjectId: first.subjectId, pointId: first.point.pointId }),
    ),
  ];
}

function causeAdvice(weak: SpokenPoint | undefined): Sentence[] {
  if (!weak || weak.cause === '' || weak.mistakes === 0) return [];
  const about = { subjectId: weak.subjectId, pointId: weak.point.pointId };
  const label = mistakeCauseLabels[weak.cause];
  return [
    sentence(
      `${weak.point.name}：${remedies[weak.cause]}。`,
      figure(`${weak.point.name}错题`, weak.mistakes, about),
      figure(`错因${label}`, weak.causeCount, about),
    ),
  ];
}

const reviewAdvice = (weak: readonly SpokenPoint[]): Sentence[] =>
  weak.slice(1, 2).map((one) => sentence(`${one.point.name}也再看一遍课本例题。`, ...pointFigures(one)));

function missingAdvice({ missing }: Frame): Sentence[] {
  if (missing.length === 0) return [];
  const total = missing.reduce((sum, { count }) => sum + count, 0);
  const names = named(missing.map(({ subjectName }) => subjectName));
  return [sentence(`补交${names}缺的 ${total} 次作业。`, figure('缺交', total), ...missingFigures(missing))];
}

/** What a student had best do next, at most four things. */
export const adviceOf = (frame: Frame): Sentence[] =>
  [...dueAdvice(frame), ...causeAdvice(frame.weak[0]), ...reviewAdvice(frame.weak), ...missingAdvice(frame)].slice(
    0,
    4,
  );

/** What a teacher had best do next with a class. */
export function classAdviceOf({ practice: { due }, weak, missing }: Frame): Sentence[] {
  const lessons = weak.slice(0, 2).map((one) => {
    const about = { subjectId: one.subjectId, pointId: one.point.pointId };
    return sentence(
      `讲评${one.point.name}，从错得最多的一道开始。`,
      ...pointFigures(one),
      figure(`${one.point.name}错题`, one.mistakes, about),
    );
  });
  const practice = due > 0 ? [sentence(`布置一次错题巩固，全班到期 ${due} 题次。`, figure('到期', due))] : [];
  const late =
    missing.length > 0
      ? [sentence(`催交${named(missing.map(({ subjectName }) => subjectName))}。`, ...missingFigures(missing))]
      : [];
  return [...lessons, ...practice, ...late];
}
