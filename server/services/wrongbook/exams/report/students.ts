import { page } from '../../../../../contracts/paging.ts';
import { completed, yardstickOf } from './candidates.ts';
import type { Ground } from './ground.ts';
import { spansOf } from './lines.ts';
import { countStudents, selectStudents, type StudentOrder } from './students.queries.ts';
import { seesClass } from './view.ts';

/** Which candidates are asked for. */
export interface StudentsAsked {
  classId: string | undefined;
  keyword: string | undefined;
  /** Which line, from 1. */
  line: number | undefined;
  side: 'reached' | 'above' | 'below';
  order: StudentOrder;
  current: number;
  size: number;
}

/** The classes whose candidates are asked for, as far as they are seen, as a JSON list; null for all. */
function classesOf({ classes, view }: Ground, classId: string | undefined): string | null {
  if (classId === undefined && view.isWhole) return null;
  const seen = classes.filter((one) => seesClass(view, one.classId)).map((one) => one.classId);
  return JSON.stringify(classId === undefined ? seen : seen.filter((id) => id === classId));
}

/** A page of candidates with what they have reached. */
export function studentsOf(ground: Ground, asked: StudentsAsked) {
  const { sandbox, head, lines, margin } = ground;
  const { classId, keyword = '', line, side, order, current, size } = asked;
  const filter = { examId: head.id, classIds: classesOf(ground, classId), studentIds: null, keyword };
  const span = line === undefined ? undefined : spansOf(lines[line - 1]!.score, margin)[side];
  const count = countStudents(sandbox, filter, span);
  const rows = selectStudents(sandbox, filter, span, order, { limit: size, offset: (current - 1) * size });
  return page(completed(ground, yardstickOf(ground), rows), count, { current, size });
}
