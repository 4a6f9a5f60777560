import { questionType, questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { placedIn } from '../../paper-builder/paper-building.ts';
import type { PaperSections } from '../../paper-builder/paper.ts';
import { readScore, scoresOf } from '../../paper-builder/scores.ts';

/** What a paper shall come to, as it was typed; "" for what is left open. */
export interface Target {
  total: string;
  /** How many questions, by type. */
  counts: Readonly<Record<string, string>>;
}

/** A target that leaves everything open. */
export const openTarget: Target = { total: '', counts: {} };

/** The types that a paper's structure is told by. */
export const targetKinds = [questionType.choice, questionType.fillIn, questionType.answer].map((kind) => ({
  kind: String(kind),
  label: questionTypeLabels[kind],
}));

const mostQuestions = 100;

/** Reads how many questions there shall be; undefined for what is open or no such number. */
const readCount = (text = ''): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= mostQuestions ? Number(text) : undefined;

/** What is wrong with what was typed. */
export const isTargetWrong = ({ total, counts }: Target): boolean =>
  (total.trim() !== '' && readScore(total) === undefined) ||
  Object.values(counts).some((text) => text.trim() !== '' && readCount(text) === undefined);

/** The points that a paper shall come to; undefined where that is open. */
export const wantedTotal = ({ total }: Target): number | undefined => readScore(total);

/** How many questions there shall be in all; undefined where that is open. */
export function wantedCount({ counts }: Target): number | undefined {
  const known = targetKinds.flatMap(({ kind }) => readCount(counts[kind]) ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, count) => sum + count, 0);
}

/** How many questions of a type a paper lacks, or has too many of. */
export interface Gap {
  kind: string;
  label: string;
  /** Below 0 where there are too many. */
  lacking: number;
}

/** Where a paper has not the structure that was set. */
export function gapsOf(sections: PaperSections, { counts }: Target): Gap[] {
  const placed = placedIn(sections);
  return targetKinds.flatMap(({ kind, label }) => {
    const wanted = readCount(counts[kind]);
    const lacking = (wanted ?? 0) - placed.filter(({ question }) => String(question.questionType) === kind).length;
    return wanted === undefined || lacking === 0 ? [] : [{ kind, label, lacking }];
  });
}

/** A gap in words: 解答题少 1 题. */
export const gapText = ({ label, lacking }: Gap): string =>
  `${label}${lacking > 0 ? '少' : '多'} ${Math.abs(lacking)} 题`;

/** How many points a paper lacks; below 0 where it has too many, 0 where that is open. */
export function lackingPoints(sections: PaperSections, target: Target): number {
  const wanted = wantedTotal(target);
  return wanted === undefined ? 0 : totalScore([wanted, -totalScore(scoresOf(placedIn(sections)))]);
}
