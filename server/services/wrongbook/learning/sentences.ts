import type * as z from 'zod';
import { mistakeCauseLabels, type MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import { scoreBand, scoreBands } from '../../../../contracts/constants/questions.ts';
import { formatRate } from '../../../../contracts/figure-text.ts';
import type { learningSentence, studentLearning } from '../../../../contracts/wrongbook/learning-shapes.ts';
import type { Point } from './points.ts';
import { remedyOf, reviewOf } from './remedies.ts';

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

/** Of whom a report speaks: with whom they are compared, and what work and mistakes are counted in. */
const speech = {
  student: { group: '班级', work: '次', mistake: '道' },
  class: { group: '年级', work: '份', mistake: '题次' },
} as const;
type Speech = (typeof speech)[keyof typeof speech];

function completionText({ set, submitted, missing }: Frame, { work }: Speech): Sentence {
  const figures = [figure('已交', submitted), figure('布置', set)];
  if (missing.length === 0) return sentence('各科作业都交齐了。', ...figures);
  const names = named(missing.map(({ subjectName }) => subjectName));
  return sentence(`作业交了 ${submitted} ${work}，${names}有缺交。`, ...figures, ...missingFigures(missing));
}

/** The most subjects that are called by name. */
const mostNamed = 4;

/** Subjects in which the rate is good or better, the best first. */
function strongText({ subjects, focus }: Frame): Sentence[] {
  const known = subjects.flatMap((one) =>
    one.rate === null || one.subjectId === focus?.subjectId ? [] : [{ ...one, band: scoreBand(one.rate) }],
  );
  const best = known.filter(({ band }) => band === 'excellent' || band === 'good').sort((a, b) => b.rate! - a.rate!);
  if (best.length === 0) return [];
  if (best.length > mostNamed) {
    const first = named(best.slice(0, mostNamed - 1).map(({ subjectName }) => subjectName));
    const count = figure('良好以上的学科', best.length);
    const which = best.length === subjects.length ? `${best.length} 科都` : `${first}等 ${best.length} 科`;
    return [sentence(`${which}达到良好以上。`, count, ...best.map(rateFigure))];
  }
  const said = scoreBands.flatMap(({ value, label }) => {
    const own = best.filter(({ band }) => band === value);
    return own.length === 0 ? [] : [`${named(own.map(({ subjectName }) => subjectName))}达到${label}`];
  });
  return [sentence(`${said.join('，')}。`, ...best.map(rateFigure))];
}

const directions = { up: '比此前上升', level: '和此前持平', down: '比此前下降', '': '' } as const;

function focusText({ focus, weak }: Frame, { group }: Speech): Sentence[] {
  if (!focus) return [];
  const [first] = weak;
  const moved = directions[focus.direction];
  if (!first && moved === '') return [];
  const change = moved === '' ? focus.subjectName : `与${group}平均相比，${focus.subjectName}${moved}`;
  const stuck = first ? `${moved === '' ? '' : '，'}最该先补${first.point.name}` : '';
  return [sentence(`${change}${stuck}。`, rateFigure(focus), ...(first ? pointFigures(first) : []))];
}

function practiceText({ practice }: Frame, { mistake }: Speech): Sentence[] {
  const { total, mastered, consolidating } = practice;
  if (total === 0) return [];
  const figures = [figure('错题', total), figure('已掌握', mastered), figure('巩固中', consolidating)];
  const all = `${total} ${mistake}错题`;
  if (mastered === total) return [sentence(`这段时间的 ${all}都已掌握。`, ...figures)];
  if (mastered > 0) return [sentence(`${all}中已掌握 ${mastered} ${mistake}。`, ...figures)];
  if (consolidating > 0) return [sentence(`${all}中有 ${consolidating} ${mistake}正在巩固。`, ...figures)];
  return [sentence(`这段时间的 ${all}还要巩固。`, ...figures)];
}

/** What stands at the head of a report. */
export const leadOf = (frame: Frame, of: keyof typeof speech): Sentence[] => [
  completionText(frame, speech[of]),
  ...strongText(frame),
  ...focusText(frame, speech[of]),
  ...practiceText(frame, speech[of]),
];

/** More than this is too much for one go. */
const mostAtOnce = 20;

function dueAdvice({ practice: { due, minutes }, weak: [first] }: Frame): Sentence[] {
  if (due === 0) return [];
  const figures = [figure('到期', due), figure('约需分钟', minutes)];
  if (!first || first.due === 0)
    return [
      due > mostAtOnce
        ? sentence(`到期的 ${due} 题约 ${minutes} 分钟，分几天练完。`, ...figures)
        : sentence(`先练到期的 ${due} 题，约 ${minutes} 分钟。`, ...figures),
    ];
  const { point, subjectId } = first;
  const own = figure(`${point.name}到期`, first.due, { subjectId, pointId: point.pointId });
  if (due > mostAtOnce)
    return [sentence(`到期的 ${due} 题分几天练，先练${point.name}的 ${first.due} 题。`, ...figures, own)];
  const part = first.due === due ? `都是${point.name}` : `其中 ${first.due} 题是${point.name}`;
  return [sentence(`先练到期的 ${due} 题，${part}。`, ...figures, own)];
}

function causeAdvice(weak: SpokenPoint | undefined): Sentence[] {
  if (!weak || weak.cause === '' || weak.mistakes === 0) return [];
  const about = { subjectId: weak.subjectId, pointId: weak.point.pointId };
  const label = mistakeCauseLabels[weak.cause];
  return [
    sentence(
      `${weak.point.name}：${remedyOf(weak.subjectId, weak.cause)}。`,
      figure(`${weak.point.name}错题`, weak.mistakes, about),
      figure(`错因${label}`, weak.causeCount, about),
    ),
  ];
}

const reviewAdvice = (weak: readonly SpokenPoint[]): Sentence[] =>
  weak.slice(1, 2).map((one) => sentence(`${one.point.name}也${reviewOf(one.subjectId)}。`, ...pointFigures(one)));

function missingAdvice({ missing }: Frame): Sentence[] {
  if (missing.length === 0) return [];
  const total = missing.reduce((sum, { count }) => sum + count, 0);
  const names = named(missing.map(({ subjectName }) => subjectName));
  return [sentence(`补交${names}缺的 ${total} 次作业。`, figure('缺交', total), ...missingFigures(missing))];
}

/** What a student had best do next, of whom there is nothing to mend. */
const goOn = ({ practice: { due } }: Frame): Sentence =>
  sentence('没有到期的错题，保持现在的节奏。', figure('到期', due));

/** What a student had best do next. */
export function adviceOf(frame: Frame): Sentence[] {
  const { weak } = frame;
  const found = [...dueAdvice(frame), ...causeAdvice(weak[0]), ...reviewAdvice(weak), ...missingAdvice(frame)];
  return found.length > 0 ? found : [goOn(frame)];
}

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
      ? [sentence(`催交${named(missing.map(({ subjectName }) => subjectName))}作业。`, ...missingFigures(missing))]
      : [];
  return [...lessons, ...practice, ...late];
}
