import { questionType } from '../../../../contracts/constants/questions.ts';
import { totalOf, type Item, type Sheet } from '../../../engines/analysis/sheet.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectQuestions, selectSheets } from './reports.queries.ts';

type SheetRow = ReturnType<typeof selectSheets>[number];
type QuestionRow = ReturnType<typeof selectQuestions>[number];

/** A question of the work with its knowledge points. */
export interface WorkQuestion extends Item {
  questionType: QuestionRow['questionType'];
  stem: string;
  /** The group that it is a part of. */
  group: QuestionRow['group'];
  points: { id: string; name: string }[];
}

/** One student's part; `total` in points out of `full`, null unless it is handed in and marked throughout. */
export interface Result extends Omit<SheetRow, 'answers' | 'questionCount'> {
  total: number | null;
  /** Scores and answers question by question; undefined where nothing was handed in. */
  sheet: Sheet | undefined;
}

/** A piece of work as the engine of figures takes it; without questions where everybody has others. */
export interface Work {
  questions: WorkQuestion[];
  results: Result[];
}

type Given = [position: number, score: number | null, answer: string];

/** What counts as the right answer: the letters of a choice, the usual answer of each blank on a line of its own. */
function keyText(type: number, key: string): string {
  const answers = JSON.parse(key) as string[][];
  return type === questionType.choice ? (answers[0] ?? []).join('') : answers.map(([usual = '']) => usual).join('\n');
}

const questionOf = ({ assignmentId: _, isMultiple, key, points, ...row }: QuestionRow): WorkQuestion => ({
  ...row,
  isMultiple: isMultiple === 1,
  key: keyText(row.questionType, key),
  points: JSON.parse(points) as WorkQuestion['points'],
});

/** The total of what was answered: null while any of the paper's questions is not marked. */
const totalAmong = (given: readonly Given[], questionCount: number): number | null =>
  given.length < questionCount || questionCount === 0 ? null : totalOf({ scores: given.map(([, score]) => score) });

function resultOf({ answers, questionCount, ...row }: SheetRow, places: ReadonlyMap<number, number>): Result {
  const given = JSON.parse(answers) as Given[];
  const scores = new Array<number | null>(places.size).fill(null);
  const written = new Array<string>(places.size).fill('');
  for (const [position, score, answer] of given) {
    const place = places.get(position);
    if (place === undefined) continue;
    scores[place] = score;
    written[place] = answer;
  }
  const { submissionId, studentId, classId, state } = row;
  const sheet = state === 1 ? { submissionId, studentId, classId, scores, answers: written } : undefined;
  return { ...row, total: state === 1 ? totalAmong(given, questionCount) : null, sheet };
}

/** Reads some pieces of work by id, all at once; of these classes or of all. */
export function readWorks(sandbox: Sandbox, ids: readonly string[], classIds?: readonly string[]): Map<string, Work> {
  const questions = grouped(selectQuestions(sandbox, ids), ({ assignmentId }) => assignmentId);
  const sheets = grouped(selectSheets(sandbox, ids, classIds), ({ assignmentId }) => assignmentId);
  return new Map(
    ids.map((id) => {
      const own = (questions.get(id) ?? []).map(questionOf);
      const places = new Map(own.map(({ position }, place) => [position, place]));
      return [id, { questions: own, results: (sheets.get(id) ?? []).map((row) => resultOf(row, places)) }];
    }),
  );
}

/** The sheets that were handed in: absentees have none. */
export const sheetsOf = (results: readonly Result[]): Sheet[] => results.flatMap(({ sheet }) => sheet ?? []);

/** Totals in points of those whose sheets are marked throughout. */
export const totalsOf = (results: readonly Result[]): number[] =>
  results.flatMap(({ total }) => (total === null ? [] : [total]));
