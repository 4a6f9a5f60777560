import { defaultLines } from '../../../../../contracts/constants/exam-report.ts';
import type { Endpoint } from '../../../../../contracts/endpoint.ts';
import { keptBytesFrom } from '../../../../database/kept-bytes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Caller } from '../../../../http/teaching.ts';
import { turnOf } from '../../../../workers/turn-of.ts';
import { makeReport } from '../../reports/pool.ts';
import { examHead, examRuleOf, type ExamHead } from '../exam-head.ts';
import { selectExamClasses } from '../setup/exams.queries.ts';
import { selectSubjects } from './exam.queries.ts';
import type { ExamPart } from './tasks.ts';
import { seesSubject, viewOf, type View } from './view.ts';

type ExamCall = Endpoint & { refusals: { examGone: string } };
type SubjectCall = ExamCall & { refusals: { unseen: string } };

/** An exam, and what of it the caller sees. */
export interface Opened {
  head: ExamHead;
  view: View;
}

/** Opens an exam's report; refused where the exam has been deleted. */
export function openedBy(caller: Caller & { input: { examId: string } }, call: ExamCall): Opened {
  const head = examHead(caller.sandbox, call, caller.input.examId);
  return { head, view: viewOf(caller, head) };
}

/** A part of the report as bytes, made in a thread of its own and kept until what it was read from is written. */
export const madeFor = ({ sandbox, user }: Caller, { head, view }: Opened, asked: ExamPart): Promise<Uint8Array> =>
  keptBytesFrom(sandbox, JSON.stringify(['examReport', head.id, view, asked]), () =>
    makeReport({ of: 'exam', databaseFile: sandbox.file, examId: head.id, view, asked }, turnOf(sandbox, user.id)),
  );

const hasTotals = (sandbox: Sandbox, examId: string): boolean => {
  const subjects = selectSubjects(sandbox, examId);
  return subjects.length > 0 && subjects.every(({ isPublished }) => isPublished);
};

/** Refuses a subject that is not published or not seen; "" is the total, which is there once all are published. */
export function checkSubject({ sandbox }: Caller, call: SubjectCall, { head, view }: Opened, subjectId: string): void {
  const isThere =
    subjectId === ''
      ? hasTotals(sandbox, head.id)
      : selectSubjects(sandbox, head.id).some((one) => one.subjectId === subjectId && one.isPublished);
  if (!isThere || !seesSubject(view, subjectId)) throw refusal<SubjectCall>(call, 'unseen');
}

/** Whether a class sits an exam. */
export const hasClass = (sandbox: Sandbox, examId: string, classId: string): boolean =>
  selectExamClasses(sandbox, examId).some((one) => one.classId === classId);

/** What the caller may do with totals: hold them against a line, where one is named, and sort by them. */
export function totalsFor(sandbox: Sandbox, { head, view }: Opened, line: number | undefined) {
  const areSeen = view.isWhole && hasTotals(sandbox, head.id);
  const lines = head.settings.reporting?.lines ?? defaultLines;
  return {
    hasLine: line === undefined || (areSeen && line <= lines.length),
    mayRank: areSeen && examRuleOf(sandbox, head.schoolId).showsRanks,
  };
}
