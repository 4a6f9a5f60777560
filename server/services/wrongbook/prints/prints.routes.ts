import type { DataOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { chooseRecorded, record } from './record.ts';
import { recordRoutes } from './records.routes.ts';
import { render } from './render.ts';
import { selectSheets } from './sheets.queries.ts';

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

  route(calls.addPrintRecord, record, chooseRecorded),

  ...recordRoutes,
];
