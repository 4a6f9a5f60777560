import * as calls from '../../../../../contracts/wrongbook/exams/reports.ts';
import { write } from '../../../../database/prepared.ts';
import { refusal } from '../../../../http/errors.ts';
import { route } from '../../../../http/route.ts';
import { checkSubject, hasClass, madeFor, openedBy, totalsFor } from './opened.ts';
import { setDemands, setReporting } from './reporting.ts';
import { findCandidateClass, type StudentOrder } from './students.queries.ts';
import { sees, seesClass } from './view.ts';

function orderIn({ ascs, descs }: { ascs?: string | undefined; descs?: string | undefined }): StudentOrder {
  const [column, isDescending] = descs ? [descs.split(',')[0]!, true] : [ascs?.split(',')[0] ?? 'studentNo', false];
  return `${column}${isDescending ? ' desc' : ''}` as StudentOrder;
}

export const examReportRoutes = [
  route(calls.getExamReport, async (context) => {
    const opened = openedBy(context, calls.getExamReport);
    return { envelope: await madeFor(context, opened, { part: 'school', measure: context.input.measure }) };
  }),

  route(calls.getExamCell, async (context) => {
    const { classId, subjectId = '', measure } = context.input;
    const opened = openedBy(context, calls.getExamCell);
    checkSubject(context, calls.getExamCell, opened, subjectId);
    if (!hasClass(context.sandbox, opened.head.id, classId)) throw refusal(calls.getExamCell, 'otherClass');
    if (!sees(opened.view, classId, subjectId)) throw refusal(calls.getExamCell, 'unseen');
    return { envelope: await madeFor(context, opened, { part: 'cell', place: { classId, subjectId }, measure }) };
  }),

  route(calls.getExamDistribution, async (context) => {
    const { subjectId = '', width } = context.input;
    const opened = openedBy(context, calls.getExamDistribution);
    checkSubject(context, calls.getExamDistribution, opened, subjectId);
    return { envelope: await madeFor(context, opened, { part: 'distribution', subjectId, width }) };
  }),

  route(calls.getExamItems, async (context) => {
    const { subjectId } = context.input;
    const opened = openedBy(context, calls.getExamItems);
    checkSubject(context, calls.getExamItems, opened, subjectId);
    return { envelope: await madeFor(context, opened, { part: 'items', subjectId }) };
  }),

  route(calls.getExamBorderline, async (context) => {
    const opened = openedBy(context, calls.getExamBorderline);
    return { envelope: await madeFor(context, opened, { part: 'borderline' }) };
  }),

  route(calls.getExamProgress, async (context) => {
    const { subjectId = '', earlierExamId } = context.input;
    const opened = openedBy(context, calls.getExamProgress);
    checkSubject(context, calls.getExamProgress, opened, subjectId);
    return { envelope: await madeFor(context, opened, { part: 'progress', subjectId, earlierExamId }) };
  }),

  route(calls.pageExamStudents, async (context) => {
    const { classId, keyword, line, side, current, size, ...sorted } = context.input;
    const opened = openedBy(context, calls.pageExamStudents);
    const order = orderIn(sorted);
    const { hasLine, mayRank } = totalsFor(context.sandbox, opened, line);
    if (!hasLine) throw refusal(calls.pageExamStudents, 'noLine');
    if (order.startsWith('score') && !mayRank) throw refusal(calls.pageExamStudents, 'ranksHidden');
    const asked = { classId, keyword, line, side, order, current, size };
    return { envelope: await madeFor(context, opened, { part: 'students', asked }) };
  }),

  route(calls.getExamStudent, async (context) => {
    const { sandbox, input } = context;
    const { studentId, earlierExamId } = input;
    const opened = openedBy(context, calls.getExamStudent);
    const classId = findCandidateClass(sandbox, opened.head.id, studentId);
    if (classId === undefined || !seesClass(opened.view, classId)) throw refusal(calls.getExamStudent, 'notCandidate');
    return { envelope: await madeFor(context, opened, { part: 'student', studentId, earlierExamId }) };
  }),

  route(calls.exportExamReport, async (context) => {
    const opened = openedBy(context, calls.exportExamReport);
    const bytes = await madeFor(context, opened, { part: 'workbook' });
    return { fileName: `${opened.head.name} 报告.xls`, bytes };
  }),

  route(calls.setExamReporting, ({ sandbox, input }) => write(sandbox, () => setReporting(sandbox, input))),

  route(calls.setExamDemands, ({ sandbox, input }) => write(sandbox, () => setDemands(sandbox, input))),
];
