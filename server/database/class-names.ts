import { sql } from 'drizzle-orm';
import { assignmentClasses, submissions } from './assignment-tables.ts';
import { grades, schoolClasses } from './tables.ts';

/** What a class is called now, with its grade unless its own name tells it: 七年级1班. */
export const fullClassName = sql<string>`case when instr(${schoolClasses.name}, ${grades.name}) = 1
  then ${schoolClasses.name} else ${grades.name} || ${schoolClasses.name} end`;

/** What the class of a submission was called when the work was set: a promotion leaves work of last year as it was. */
export const classNameThen = sql<string>`(select then_.class_name from ${assignmentClasses} then_
  where then_.assignment_id = ${submissions.assignmentId} and then_.class_id = ${submissions.classId})`;

/** The number in a class name such as 12班, by which classes are sorted; names without one come last. */
export const positionOf = (className: string): number => Number(/\d{1,6}/.exec(className)?.[0] ?? 999_999);
