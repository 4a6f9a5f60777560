import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import type { pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import { nextCount, type MasteryRule } from '../../../engines/mastery/history.ts';
import { retrievability } from '../../../engines/mastery/scheduler.ts';
import { reader } from '../../../engines/mistakes/histories.ts';
import { selectTrend } from './attempts.queries.ts';
import { attemptsBy, type Reading } from './attempts.ts';
import type { Lesson } from './lesson.ts';
import * as queries from './book.queries.ts';
import { selectPointNames } from './points.queries.ts';
import { spanOf } from './span.ts';
import { comingOf, countsOf } from './students.ts';

type Input = ParsedOf<typeof pageStudentBook>;
type Data = DataOf<typeof pageStudentBook>;
type Item = Data['records'][number];

const daysIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** What is still needed until a mistake is mastered. */
export function needOf(
  { state, rightDays }: Pick<queries.BookRow, 'state' | 'rightDays'>,
  rule: MasteryRule,
): Pick<Item, 'timesLeft' | 'countsFrom'> {
  const next = state === 'mastered' ? undefined : nextCount(daysIn(rightDays), rule);
  if (!next) return { timesLeft: 0, countsFrom: '' };
  return { timesLeft: next.left, countsFrom: Number.isFinite(next.from) ? dateOf(next.from) : '' };
}

type States = ReturnType<typeof queries.selectStates>;

/** Why mistakes were made, the most frequent cause first. */
const causesOf = (rows: States): Data['causes'] =>
  [...grouped(rows, ({ cause }) => cause)]
    .map(([cause, own]) => ({
      cause,
      count: own.length,
      confirmed: own.filter(({ isConfirmed }) => isConfirmed === 1).length,
    }))
    .toSorted((a, b) => b.count - a.count);

const monthsOf = (rows: ReturnType<typeof selectTrend>): Data['trend'] =>
  [...grouped(rows, ({ month }) => month)].map(([month, own]) => ({
    month,
    causes: own.map(({ cause, count }) => ({ cause, count })),
  }));

const memoryOf = ({ lastTime, stability }: Pick<States[number], 'lastTime' | 'stability'>) => ({
  stability,
  lastDay: dayOf(lastTime),
});

/** What is left on a day of what is mastered, if nothing more is done about it. */
function leftOn(rows: States, on: string | undefined): Data['memory'] {
  const known = rows.filter(({ state }) => state === 'mastered').map(memoryOf);
  if (on === undefined) return { day: '', known: known.length, remembered: null, fading: 0 };
  const day = dayOf(on);
  const chances = known.map((memory) => retrievability(memory, day));
  return {
    day: on,
    known: known.length,
    remembered: known.length === 0 ? null : chances.reduce((sum, one) => sum + one, 0) / known.length,
    fading: known.filter(({ stability, lastDay }) => day - lastDay > stability).length,
  };
}

/** What the filter of states means. */
function chosenBy({ state, on }: Pick<Input, 'state' | 'on'>, today: string) {
  if (state === 'due') return { dueBy: today };
  return state === 'fading' ? { fadingOn: on ?? today } : { state };
}

type Filters = Pick<Input, 'learningYear' | 'from' | 'state' | 'cause' | 'source' | 'pointId' | 'on'>;

/** Whose mistakes are counted: of one who has left a class, only those made there. */
type Counted = { studentId: string; formerClass: string | null };

/** How many mistakes are asked for of those of the students who have any. */
export function countBooks(
  sandbox: Sandbox,
  { subjectId }: Lesson,
  students: readonly Counted[],
  { learningYear, from, ...asked }: Filters,
): ReadonlyMap<string, number> {
  const { state: _state, on: _on, ...rest } = asked;
  const common = {
    ...rest,
    ...spanOf({ learningYear, from }),
    ...chosenBy(asked, sandbox.clock.dateTime().slice(0, 10)),
    subjectId,
  };
  const owners = (own: readonly Counted[], of: Partial<Counted>): string[] => {
    const studentIds = JSON.stringify(own.map(({ studentId }) => studentId));
    return JSON.parse(queries.selectBookOwners(sandbox, { ...common, ...of, studentIds }).studentIds) as string[];
  };
  const here = students.filter(({ formerClass }) => formerClass === null);
  const gone = students.filter(({ formerClass }) => formerClass !== null);
  const found = [...owners(here, {}), ...gone.flatMap((one) => owners([one], one))];
  return new Map([...grouped(found, (studentId) => studentId)].map(([studentId, own]) => [studentId, own.length]));
}

/** One page of a student's mistake book, each question with its history. */
export function studentBook(reading: Reading, input: Input): Data {
  const { sandbox, lesson, whose } = reading;
  const { formerClass, ...student } = whose;
  const { subjectId } = lesson;
  const { studentId, state: _state, on, learningYear, from, ...rest } = input;
  const today = dayOf(sandbox.clock.dateTime());
  const found = queries.selectBookPage(sandbox, {
    ...rest,
    ...spanOf({ learningYear, from }),
    ...chosenBy(input, dateOf(today)),
    ...(formerClass !== null && { formerClass }),
    studentId,
    subjectId,
  });
  const ids = found.records.map(({ questionId }) => questionId);
  const attempts = attemptsBy(reading, studentId, ids);
  const namesOf = selectPointNames(sandbox, ids);
  const rule = reader(sandbox.sqlite).ruleOf(studentId);
  const records = found.records.map((row): Item => {
    const { byHandTime, isConfirmed, rightDays, stability: _, ...shown } = row;
    const memory = memoryOf(row);
    return {
      ...shown,
      ...needOf({ state: row.state, rightDays }, rule),
      points: namesOf(row.questionId),
      isByHand: byHandTime !== '',
      isConfirmed: isConfirmed === 1,
      retrievability: retrievability(memory, today),
      retrievabilityThen: on === undefined ? null : retrievability(memory, dayOf(on)),
      attempts: attempts.get(row.questionId) ?? [],
    };
  });
  const asked = { studentId, subjectId, learningYear, from, source: rest.source ?? null, formerClass };
  const all = queries.selectStates(sandbox, asked);
  return {
    ...found,
    records,
    student,
    counts: countsOf(all, dateOf(today)),
    causes: causesOf(all),
    trend: monthsOf(selectTrend(sandbox, asked)),
    coming: comingOf(all, today),
    memory: leftOn(all, on),
  };
}
