import { eq } from 'drizzle-orm';
import { examActNames, examActs, examStateLabels, type ExamAct } from '../../../../../contracts/constants/exams.ts';
import { moveExam } from '../../../../../contracts/wrongbook/exams/exams.ts';
import { exams } from '../../../../database/exam-tables.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { takeVersion } from '../../../../database/versions.ts';
import { refusal } from '../../../../http/errors.ts';
import { examHead, type ExamHead } from '../exam-head.ts';
import { countRooms, selectExam, selectTimetable } from './exams.queries.ts';

/** What a step asks for, beside the state from which it leads. */
type Condition = (sandbox: Sandbox, exam: ExamHead) => void;

/** A test in the own classroom needs no rooms; one that has some needs a seat for everybody. */
function mustBeSeated(sandbox: Sandbox, { id, ownerId }: ExamHead): void {
  if (countRooms(sandbox, id) === 0) return;
  const { studentCount, seatedCount } = selectExam(sandbox, ownerId, id)!;
  if (seatedCount < studentCount) throw refusal(moveExam, 'unseated', { count: studentCount - seatedCount });
}

function mustHaveSheets(sandbox: Sandbox, { id }: ExamHead): void {
  const without = selectTimetable(sandbox, id).find(({ way, assignmentId }) => way !== 'scores' && assignmentId === '');
  if (without) throw refusal(moveExam, 'noSheets', { courseName: without.courseName });
}

function mustBePublished(sandbox: Sandbox, { id }: ExamHead): void {
  const open = selectTimetable(sandbox, id).find(({ isPublished }) => !isPublished);
  if (open) throw refusal(moveExam, 'unpublished', { courseName: open.courseName });
}

function mustBeOpen(sandbox: Sandbox, { id }: ExamHead): void {
  const published = selectTimetable(sandbox, id).find(({ isPublished }) => isPublished);
  if (published) throw refusal(moveExam, 'published', { courseName: published.courseName });
}

function mustHaveNoAnswers(sandbox: Sandbox, { id }: ExamHead): void {
  const count = selectTimetable(sandbox, id).reduce((sum, { submittedCount }) => sum + submittedCount, 0);
  if (count > 0) throw refusal(moveExam, 'handedIn', { count });
}

const conditions: Partial<Record<ExamAct, readonly Condition[]>> = {
  print: [mustHaveSheets, mustBeSeated],
  publish: [mustBePublished],
  replan: [mustHaveNoAnswers],
  rescan: [mustBeOpen],
};

/** The steps that lead on or back from a state. */
export const stepsFrom = (state: ExamHead['state']): ExamAct[] =>
  examActNames.filter((act) => examActs[act].from === state);

/** Takes a step. Call it within a write. */
export function move(sandbox: Sandbox, examId: string, act: ExamAct): void {
  const exam = examHead(sandbox, moveExam, examId);
  const { from, to, label } = examActs[act];
  if (exam.state !== from)
    throw refusal(moveExam, 'notNow', { stateName: examStateLabels[exam.state], actName: label });
  for (const check of conditions[act] ?? []) check(sandbox, exam);
  takeVersion(sandbox, exams, examId, exam.version);
  sandbox.orm.update(exams).set({ state: to }).where(eq(exams.id, examId)).run();
}
