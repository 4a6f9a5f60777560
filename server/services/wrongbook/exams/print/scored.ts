import { resultState, resultStateLabels } from '../../../../../contracts/constants/exams.ts';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { totalScore } from '../../../../../contracts/headings.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { quantile } from '../../../../engines/analysis/moments.ts';
import type { ScoreCell, ScoredCandidate } from '../../../../engines/printing/exam-part.ts';
import type { PrintedClass, PrintedExam } from './gather.ts';
import { selectResults } from './print.queries.ts';

type Result = ReturnType<typeof selectResults>[number];

/** A subject, or all of them together. */
interface Column {
  subject: string;
  full: number;
  /** By student, of whom a score is known. */
  scores: ReadonlyMap<string, number>;
  /** By student, why there is none. */
  words: ReadonlyMap<string, string>;
}

const isKnown = (result: Result): result is Result & { score: number } => result.score !== null;

/** Why there is no score, and what was reached later. */
function wordOf({ state, makeUpScore }: Result): string {
  const word = resultStateLabels[state as keyof typeof resultStateLabels];
  return makeUpScore === null ? word : `${word} ${formatScore(makeUpScore)}`;
}

function columnOf({ subjectId, subject, full }: PrintedExam['published'][number], results: readonly Result[]): Column {
  const own = results.filter((one) => one.subjectId === subjectId);
  const sat = own.filter(({ state }) => state === resultState.sat).filter(isKnown);
  const away = own.filter(({ state }) => state !== resultState.sat);
  return {
    subject,
    full,
    scores: new Map(sat.map(({ studentId, score }) => [studentId, score])),
    words: new Map(away.map((one) => [one.studentId, wordOf(one)])),
  };
}

/** The total of those who sat every subject. */
function totalOf(columns: readonly Column[]): Column {
  const [first] = columns;
  const whole = [...(first?.scores.keys() ?? [])].filter((id) => columns.every(({ scores }) => scores.has(id)));
  return {
    subject: '总分',
    full: totalScore(columns.map(({ full }) => full)),
    scores: new Map(whole.map((id) => [id, totalScore(columns.map(({ scores }) => scores.get(id)!))])),
    words: new Map(),
  };
}

/** What lies between scores is told by tenths. */
const shownTenth = (value: number): string => formatScore(Math.round(value * 10) / 10);

/** Median and middle half of a class; null without scores. */
function classOf({ full, scores }: Column): ScoreCell['class'] {
  const all = [...scores.values()];
  if (all.length === 0) return null;
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(all, share)!) as [number, number, number];
  return {
    median: shownTenth(middle),
    half: `${shownTenth(low)} – ${shownTenth(high)}`,
    low: low / full,
    middle: middle / full,
    high: high / full,
  };
}

/** The candidates of a class with what they have reached in all subjects that are published, and how the class did. */
export function scoredIn(sandbox: Sandbox, exam: PrintedExam, { classId, people }: PrintedClass): ScoredCandidate[] {
  const results = selectResults(sandbox, exam.id, classId);
  const columns = exam.published.map((subject) => columnOf(subject, results));
  const all = columns.length > 1 ? [...columns, totalOf(columns)] : columns;
  const classes = all.map(classOf);
  return people.map(({ studentId, candidate: { name, className, number, numberLabel } }) => ({
    name,
    className,
    number,
    numberLabel,
    scores: all.map(({ subject, full, scores, words }, index): ScoreCell => {
      const score = scores.get(studentId);
      return {
        subject,
        full: formatScore(full),
        score: score === undefined ? (words.get(studentId) ?? '-') : formatScore(score),
        share: score === undefined ? null : score / full,
        class: classes[index]!,
      };
    }),
  }));
}
