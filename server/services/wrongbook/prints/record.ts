import { taskType } from '../../../../contracts/constants/assignments.ts';
import { mistakeKindsIn } from '../../../../contracts/constants/printing.ts';
import { addPrintRecord } from '../../../../contracts/wrongbook/printing.ts';
import { write } from '../../../database/prepared.ts';
import { recordWork } from '../../../engines/usage/record-use.ts';
import type { Context } from '../../../http/route.ts';
import { booksOf } from './books/ask.ts';
import { practiceOfRule } from './practice.ts';
import { insertRecord } from './records.queries.ts';
import { sourceOf } from './source.ts';

type RecordContext = Context<typeof addPrintRecord>;

/** What a record says of what was printed, beside how. */
type Printed = Pick<Parameters<typeof insertRecord>[1], 'title' | 'assignmentId' | 'classId' | 'copies'> & {
  taskType: number;
  subjectId: string;
};

const ofMistakes = ({ subjectId }: { subjectId: string }) => ({ taskType: taskType.errorNote, subjectId });

function printedWork(context: RecordContext): Printed {
  const { kinds } = context.input;
  const { title, copies, assignment, subjectId } = sourceOf(context, addPrintRecord, context.input);
  const classes = [...new Set(copies.map(({ classId }) => classId))];
  const perStudent =
    assignment?.paperId === '' ||
    kinds.includes('sheets') ||
    kinds.includes('halfSheets') ||
    mistakeKindsIn(kinds).length > 0;
  return {
    title,
    assignmentId: assignment?.id ?? null,
    classId: classes.length === 1 ? classes[0]! : null,
    copies: perStudent ? copies.length : 1,
    taskType: assignment?.taskType ?? taskType.examProcess,
    subjectId,
  };
}

function printedBooks(context: RecordContext): Printed {
  const { title, classId, task } = booksOf(context, addPrintRecord, context.input);
  return { title, assignmentId: null, classId, copies: task.students.length, ...ofMistakes(task.lesson) };
}

async function printedPractice(context: RecordContext): Promise<Printed> {
  const { title, students, rule, course } = await practiceOfRule(context, addPrintRecord, context.input);
  const classes = [...new Set(students.map(({ classId }) => classId))];
  const isCommon =
    rule.scope === 'class' && context.input.kinds.every((kind) => kind === 'paper' || kind === 'answers');
  return {
    title,
    assignmentId: null,
    classId: classes.length === 1 ? classes[0]! : null,
    copies: isCommon ? 1 : students.length,
    ...ofMistakes(course),
  };
}

/** What was printed of practice by a rule, which takes its time to choose, by the input that asks for its record. */
const chosen = new WeakMap<RecordContext['input'], Printed>();

const printedOf = (context: RecordContext): Printed =>
  chosen.get(context.input) ?? (context.input.book === undefined ? printedWork(context) : printedBooks(context));

/** Keeps a record of what was printed or saved. */
export function record(context: RecordContext) {
  const { sandbox, user, input } = context;
  const { action, pages, paperSize, kinds } = input;
  const { taskType: type, subjectId, ...printed } = printedOf(context);
  const how = { action, pages, paperSize, kinds: kinds.join(',') };
  const schoolId = user.schoolId!;
  return write(sandbox, () => {
    // What is saved may never come onto paper.
    if (action === 'print')
      recordWork(sandbox, 'print', { schoolId, taskType: type, subjectId, userId: user.id, quantity: pages });
    return { id: insertRecord(sandbox, { schoolId, teacherId: user.id, ...printed, ...how }) };
  });
}

/** Chooses what a rule of practice gives, before the write. */
export async function chooseRecorded(context: RecordContext): Promise<void> {
  if (context.input.practice) chosen.set(context.input, await printedPractice(context));
}
