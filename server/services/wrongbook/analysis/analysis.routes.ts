import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/analysis.ts';
import { keptBytesFrom } from '../../../database/kept-bytes.ts';
import { refusal } from '../../../http/errors.ts';
import { route, type Context } from '../../../http/route.ts';
import { taughtClasses } from '../../../http/teaching.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { makeReport } from '../reports/pool.ts';
import { selectClasses, selectHead, selectLessons, selectSubjectOf, type Head } from './analysis.queries.ts';
import type { AnalysisTask } from './answer.ts';
import { analysedExams, leadsAll } from './exams.ts';
import { termsMeant } from './terms.ts';

type Call = typeof calls.getSchoolComparison;
type Asked = Pick<Context<Call>, 'sandbox' | 'user' | 'scopes'> & { input: ParsedOf<Call> };
type As = 'answer' | 'workbook';

/** The exam and subject that are asked for; refused where there are none, or the caller sees joint exams alone. */
function checked(
  { sandbox, user, scopes, input }: Asked,
  call: Call,
  needsJoint: boolean,
): Head & { subjectId: string } {
  const subjectId = selectSubjectOf(sandbox, input.courseId);
  const head = selectHead(sandbox, input.examId, subjectId);
  if (!head || head.isDeleted === 1) throw refusal<Call>(call, 'examGone');
  const isForeign = scopes.has('region') && head.schoolId !== user.schoolId;
  if (head.jointId === '' && (needsJoint || isForeign)) throw refusal<Call>(call, 'notJoint');
  if (head.isPublished === 0) throw refusal<Call>(call, 'notAsked');
  return { ...head, subjectId };
}

async function made(asked: Asked, call: Call, as: As, units: AnalysisTask['units']) {
  const { sandbox, user, input } = asked;
  const head = checked(asked, call, units !== 'classes');
  const { examId, subjectId } = head;
  const classIds = units === 'classes' ? shownClasses(asked, call, head) : undefined;
  const task = { of: 'analysis', as, units, examId, subjectId, versus: input.versus, classIds } as const;
  const bytes = await keptBytesFrom(sandbox, JSON.stringify(task), () =>
    makeReport({ ...task, databaseFile: sandbox.file }, turnOf(sandbox, user.id)),
  );
  return { head, bytes };
}

/** The classes of an exam that the caller sees; undefined for all of them. */
function shownClasses({ sandbox, user, scopes }: Asked, call: Call, head: Head & { subjectId: string }) {
  if (leadsAll(sandbox, { user, scopes }, head)) return undefined;
  const taught = taughtClasses(sandbox, user, head.subjectId) ?? [];
  const own = selectClasses(sandbox, head.examId).flatMap(({ classId }) => (taught.includes(classId) ? [classId] : []));
  if (own.length === 0) throw refusal<Call>(call, 'notTaught');
  return own;
}

export const analysisRoutes = [
  route(calls.listAnalysedExams, analysedExams),

  route(calls.listAnalysedLessons, ({ sandbox, user, scopes, input: { learningTerm } }) =>
    selectLessons(sandbox, { area: scopes.has('all') ? null : user.area, terms: termsMeant(learningTerm) }),
  ),

  route(calls.getSchoolComparison, async (context) => ({
    envelope: (await made(context, calls.getSchoolComparison, 'answer', 'schools')).bytes,
  })),

  route(calls.getPointComparison, async (context) => ({
    envelope: (await made(context, calls.getSchoolComparison, 'answer', 'points')).bytes,
  })),

  route(calls.exportSchoolComparison, async (context) => {
    const { head, bytes } = await made(context, calls.getSchoolComparison, 'workbook', 'schools');
    return { fileName: `${head.name} 各校比较.xls`, bytes };
  }),

  route(calls.getClassComparison, async (context) => ({
    envelope: (await made(context, calls.getClassComparison, 'answer', 'classes')).bytes,
  })),

  route(calls.exportClassComparison, async (context) => {
    const { head, bytes } = await made(context, calls.getClassComparison, 'workbook', 'classes');
    return { fileName: `${head.name} 各班比较.xls`, bytes };
  }),
];
