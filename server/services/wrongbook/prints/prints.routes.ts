import type { DataOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import { route, type Context } from '../../../http/route.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { insertRecord } from './records.queries.ts';
import { recordRoutes } from './records.routes.ts';
import { render } from './render.ts';
import { selectSheets } from './sheets.queries.ts';
import { sourceOf } from './source.ts';

function record(context: Context<typeof calls.addPrintRecord>) {
  const { sandbox, user } = context;
  const { action, pages, ...request } = context.input;
  const { title, copies, assignment } = sourceOf(context, calls.addPrintRecord, request);
  const classes = [...new Set(copies.map(({ classId }) => classId))];
  const perStudent = assignment?.paperId === '' || request.kinds.some((kind) => kind === 'sheets');
  return insertRecord(sandbox, {
    schoolId: user.schoolId!,
    teacherId: user.id,
    title,
    action,
    pages,
    paperSize: request.paperSize,
    assignmentId: assignment?.id ?? null,
    classId: classes.length === 1 ? classes[0]! : null,
    kinds: request.kinds.join(','),
    copies: perStudent ? copies.length : 1,
  });
}

export const printRoutes = [
  route(calls.renderPrint, render),

  route(calls.listSheetLayouts, ({ sandbox, user, input: { assignmentId } }) => {
    if (selectAssignments(sandbox, user.id, [assignmentId]).length === 0)
      throw refusal(calls.listSheetLayouts, 'assignmentGone');
    return selectSheets(sandbox, assignmentId).map(({ id, paperId, layout }) => ({
      sheetId: id.toString(36).toUpperCase(),
      paperId,
      layout: JSON.parse(layout) as DataOf<typeof calls.listSheetLayouts>[number]['layout'],
    }));
  }),

  route(calls.addPrintRecord, (context) => write(context.sandbox, () => ({ id: record(context) }))),

  ...recordRoutes,
];
