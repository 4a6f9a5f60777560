import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import type { pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import { nextCount, type MasteryRule } from '../../../engines/mastery/history.ts';
import { retrievability } from '../../../engines/mastery/scheduler.ts';
import { reader } from '../../../engines/mistakes/histories.ts';
import { responseKey } from '../marks/response-ref.ts';
import { selectTraces } from '../marks/responses.queries.ts';
import * as queries from './book.queries.ts';
import type { Lesson } from './lesson.ts';
import { selectPointNames } from './points.queries.ts';
import { spanOf } from './span.ts';
import { comingOf, countsOf } from './students.ts';

type Input = ParsedOf<typeof pageStudentBook>;
type Data = DataOf<typeof pageStudentBook>;
type Item = Data['records'][number];

/** Attempts at the questions of a page as they go over the wire, by question. */
function attemptsBy(sandbox: Sandbox, studentId: string, ids: readonly string[]): Map<string, Item['attempts']> {
  const rows = queries.selectAttempts(sandbox, studentId, ids);
  const traces = selectTraces(sandbox, rows);
  const byQuestion = new Map<string, Item['attempts']>();
  for (const [questionId, own] of grouped(rows, (one) => one.questionId)) {
    const attempts = own.map(({ questionId: _, isPractice, submissionId, ...row }) => ({
      ...row,
      isPractice: isPractice === 1,
      submissionId: submissionId === 0 ? '' : String(submissionId),
      pictures: (traces.get(responseKey({ submissionId, position: row.position })) ?? []).map(
        ({ kind, part: index, version, width, height }) => ({ kind, index, version, width, height }),
      ),
    }));
    byQuestion.set(questionId, attempts);
  }
  return byQuestion;
}

const daysIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** What is still needed until a mistake is mastered. */
function needOf({ state, rightDays }: queries.BookRow, rule: MasteryRule): Pick<Item, 'timesLeft' | 'countsFrom'> {
  const next = state === 'mastered' ? undefined : nextCount(daysIn(rightDays), rule);
  if (!next) return { timesLeft: 0, countsFrom: '' };
  return { timesLeft: next.left, countsFrom: Number.isFinite(next.from) ? dateOf(next.from) : '' };
}

/** Why mistakes were made, the most frequent cause first. */
const causesOf = (rows: ReturnType<typeof queries.selectStates>): Data['causes'] =>
  [...grouped(rows, ({ cause }) => cause)]
    .map(([cause, own]) => ({
      cause,
      count: own.length,
      confirmed: own.filter(({ isConfirmed }) => isConfirmed === 1).length,
    }))
    .toSorted((a, b) => b.count - a.count);

/** One page of a student's mistake book, each question with its history. */
export function studentBook(sandbox: Sandbox, { subjectId }: Lesson, input: Input): Data {
  const { studentId, state, on, learningYear, ...rest } = input;
  const today = dayOf(sandbox.clock.dateTime());
  const chosen = state === 'due' ? { dueBy: dateOf(today) } : { state };
  const found = queries.selectBookPage(sandbox, { ...rest, ...spanOf(learningYear), ...chosen, studentId, subjectId });
  const ids = found.records.map(({ questionId }) => questionId);
  const attempts = attemptsBy(sandbox, studentId, ids);
  const namesOf = selectPointNames(sandbox, ids);
  const rule = reader(sandbox.sqlite).ruleOf(studentId);
  const records = found.records.map((row): Item => {
    const { byHandTime, isConfirmed, rightDays: _, stability, ...shown } = row;
    const memory = { stability, lastDay: dayOf(row.lastTime) };
    return {
      ...shown,
      ...needOf(row, rule),
      points: namesOf(row.questionId),
      isByHand: byHandTime !== '',
      isConfirmed: isConfirmed === 1,
      retrievability: retrievability(memory, today),
      retrievabilityThen: on === undefined ? null : retrievability(memory, dayOf(on)),
      attempts: attempts.get(row.questionId) ?? [],
    };
  });
  const all = queries.selectStates(sandbox, { studentId, subjectId, learningYear });
  return {
    ...found,
    records,
    counts: countsOf(all, dateOf(today)),
    causes: causesOf(all),
    coming: comingOf(all, today),
  };
}
