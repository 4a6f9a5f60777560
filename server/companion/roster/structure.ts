import { stages } from '../../../contracts/subjects.ts';
import { positionOf } from '../../database/class-names.ts';
import { writeWhenFree } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { differs } from '../differs.ts';
import type { Course, SchoolClass } from '../shapes.ts';
import { writeInChunks } from './chunks.ts';
import { classQueries } from './class.queries.ts';
import { gradeQueries } from './grade.queries.ts';

/** A grade with what is taught in it. */
export interface Grade {
  id: string;
  name: string;
  courses: readonly Course[];
}

const known = stages.flatMap(({ stage, grades, firstGradeId }) =>
  grades.map((name, index) => ({ stage, name, position: firstGradeId + index })),
);

/** Stage and place of a grade by its name; one of an unknown name comes last. */
export const placeOf = (name: string) => {
  const found = known.find((grade) => grade.name === name);
  return { stage: found?.stage ?? 'junior', position: found?.position ?? known.length + 1 };
};

/** Keeps the grades of a school with their courses. */
export const keepGrades = (sandbox: Sandbox, schoolId: string, grades: readonly Grade[]): Promise<void> =>
  writeInChunks(sandbox, grades, (chunk) => {
    for (const { id, name, courses } of chunk) {
      const row = { name, ...placeOf(name) };
      const { gradeNow, grade } = gradeQueries(sandbox);
      if (differs(gradeNow.get({ id }), row)) grade.run({ id, ...row });
      keepCourses(sandbox, schoolId, { id, stage: row.stage }, courses);
    }
  });

/** Keeps courses that are taught in a grade; to be called within a transaction. */
export function keepCourses(
  sandbox: Sandbox,
  schoolId: string,
  { id: gradeId, stage }: { id: string; stage: string },
  courses: readonly Course[],
): void {
  const { courseNow, course, offers, offer } = gradeQueries(sandbox);
  const offered = new Set(offers.all({ schoolId, gradeId }).map(({ courseId }) => courseId));
  for (const { courseId, courseName, subjectId } of courses) {
    const row = { name: courseName, subjectId };
    if (differs(courseNow.get({ id: courseId }), row)) course.run({ id: courseId, ...row, stage });
    if (!offered.has(courseId)) offer.run({ schoolId, gradeId, courseId });
    offered.add(courseId);
  }
}

/** Keeps classes of a school; a name that another class had is theirs from now on. */
export const keepClasses = (sandbox: Sandbox, schoolId: string, classes: readonly SchoolClass[]): Promise<void> =>
  writeInChunks(sandbox, classes, (chunk) => {
    const { classNow, freeName, schoolClass } = classQueries(sandbox);
    for (const { id, className: name, gradeId } of chunk) {
      const row = { schoolId, gradeId, name };
      if (!differs(classNow.get({ id }), { ...row, status: 0, isDeleted: 0 })) continue;
      freeName.run({ id, ...row });
      schoolClass.run({ id, ...row, position: positionOf(name), createTime: sandbox.clock.dateTime() });
    }
  });

/** Marks classes as gone that are not among all those of a school; to be called by who has read all of them. */
export async function removeClasses(sandbox: Sandbox, schoolId: string, ids: readonly string[]): Promise<void> {
  const { goneClasses, removeClass } = classQueries(sandbox);
  const gone = goneClasses.all({ schoolId, ids: JSON.stringify(ids) });
  if (gone.length > 0) await writeWhenFree(sandbox, () => gone.forEach(({ id }) => removeClass.run({ id })));
}
