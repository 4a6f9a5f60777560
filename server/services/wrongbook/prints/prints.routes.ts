import { mistakeKindsIn } from '../../../../contracts/constants/printing.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import { route, type Context } from '../../../http/route.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { booksOf } from './books/ask.ts';
import { practiceOfRule } from './practice.ts';
import { printProgress } from './progress.ts';
import { insertRecord } from './records.queries.ts';
import { recordRoutes } from './records.routes.ts';
import { render } from './render.ts';
import { selectSheets } from './sheets.queries.ts';
import { sourceOf } from './source.ts';

type RecordContext = Context<typeof calls.addPrintRecord>;

/** What a record says of what was printed, beside how. */
type Printed = Pick<Parameters<typeof insertRecord>[1], 'title' | 'assignmentId' | 'classId' | 'copies'>;

function printedWork(context: RecordContext): Printed {
  const { kinds } = context.input;
  const { title, copies, assignment } = sourceOf(context, calls.addPrintRecord, context.input);
  const classes = [...new Set(copies.map(({ classId }) => classId))];
  const perStudent = assignment?.paperId === '' || kinds.includes('sheets') || mistakeKindsIn(kinds).length > 0;
  return {
    title,
    assignmentId: assignment?.id ?? null,
    classId: classes.length === 1 ? classes[0]! : null,
    copies: perStudent ? copies.length : 1,
  };
}

function printedBooks(context: RecordContext): Printed {
  const { title, classId, task } = booksOf(context, calls.addPrintRecord, context.input);
  return { title, assignmentId: null, classId, copies: task.students.length };
}

async function printedPractice(context: RecordContext): Promise<Printed> {
  const { title, students, rule } = await practiceOfRule(context, calls.addPrintRecord, context.input);
  const classes = [...new Set(students.map(({ classId }) => classId))];
  const isCommon =
    rule.scope === 'class' && context.input.kinds.every((kind) => kind === 'paper' || kind === 'answers');
  return {
    title,
    assignmentId: null,
    classId: classes.length === 1 ? classes[0]! : null,
    copies: isCommon ? 1 : students.length,
  };
}

/** What was printed of practice by a rule, which takes its time to choose, by the input that asks for its record. */
const chosen = new WeakMap<RecordContext['input'], Printed>();

const printedOf = (context: RecordContext): Printed =>
  chosen.get(context.input) ?? (context.input.book === undefined ? printedWork(context) : printedBooks(context));

function record(context: RecordContext) {
  const { sandbox, user, input } = context;
  const { action, pages, paperSize, kinds } = input;
  const printed = printedOf(context);
  const how = { action, pages, paperSize, kinds: kinds.join(',') };
  const owned = { schoolId: user.schoolId!, teacherId: user.id };
  return write(sandbox, () => ({ id: insertRecord(sandbox, { ...owned, ...printed, ...how }) }));
}

export const printRoutes = [
  route(calls.renderPrint, render),

  route(calls.getPrintProgress, printProgress),

  route(calls.listSheetLayouts, ({ sandbox, user, input: { assignmentId } }) => {
    if (selectAssignments(sandbox, user.id, [assignmentId]).length === 0)
      throw refusal(calls.listSheetLayouts, 'assignmentGone');
    return selectSheets(sandbox, assignmentId).map(({ id, paperId, layout }) => ({
      sheetId: id.toString(36).toUpperCase(),
      paperId,
      layout: JSON.parse(layout) as DataOf<typeof calls.listSheetLayouts>[number]['layout'],
    }));
  }),

  route(calls.addPrintRecord, record, async (context) => {
    if (context.input.practice) chosen.set(context.input, await printedPractice(context));
  }),

  ...recordRoutes,
];
