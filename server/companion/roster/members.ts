import { writeWhenFree } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { keepUser } from '../people.ts';
import type { SchoolClass, Teacher, Teaching } from '../shapes.ts';
import { writeInChunks } from './chunks.ts';
import { memberQueries as queries } from './member.queries.ts';
import { keepCourses } from './structure.ts';

/** Keeps teachers of a school; an account that is not told stays as it is known. */
export const keepTeachers = (sandbox: Sandbox, schoolId: string, teachers: readonly Teacher[]): Promise<void> =>
  writeInChunks(sandbox, teachers, (chunk) => {
    for (const teacher of chunk) keepTeacher(sandbox, schoolId, teacher);
  });

function keepTeacher(sandbox: Sandbox, schoolId: string, { id, name, account }: Teacher): void {
  const before = queries(sandbox).userName.get({ id });
  keepUser(sandbox, id, { schoolId, name, account: account || before?.account || id });
}

/** Marks teachers as gone who are not among all those of a school; to be called by who has read all of them. */
export async function removeTeachers(sandbox: Sandbox, schoolId: string, ids: readonly string[]): Promise<void> {
  const { goneTeachers, removeTeacher } = queries(sandbox);
  const gone = goneTeachers.all({ schoolId, ids: JSON.stringify(ids) });
  await writeInChunks(sandbox, gone, (chunk) => chunk.forEach(({ id }) => removeTeacher.run({ id })));
}

const keyOf = ({ courseId, teacherId }: { courseId: string; teacherId: string }) => `${courseId} ${teacherId}`;

/** Keeps who teaches a class: of a course that two teach, both. */
export const keepTeachings = (
  sandbox: Sandbox,
  schoolId: string,
  { id: classId, gradeId, stage }: SchoolClass & { stage: string },
  taught: readonly Teaching[],
): Promise<void> =>
  writeWhenFree(sandbox, () => {
    const { teachings, teach, unteach } = queries(sandbox);
    const wanted = new Map(taught.map(({ id, courseId }) => [keyOf({ courseId, teacherId: id }), { id, courseId }]));
    const before = teachings.all({ classId });
    const known = new Set(before.map(keyOf));
    keepCourses(sandbox, schoolId, { id: gradeId, stage }, taught);
    for (const { id, name } of taught) keepTeacher(sandbox, schoolId, { id, name, account: '' });
    for (const one of before) if (!wanted.has(keyOf(one))) unteach.run({ classId, ...one });
    for (const [key, { id, courseId }] of wanted) {
      if (!known.has(key)) teach.run({ classId, courseId, teacherId: id, createTime: sandbox.clock.dateTime() });
    }
  });

/** Ends what somebody taught in classes that are not among those that they teach. */
export async function leaveClasses(sandbox: Sandbox, teacherId: string, classIds: readonly string[]): Promise<void> {
  const { leftClasses, unteach } = queries(sandbox);
  const left = leftClasses.all({ teacherId, ids: JSON.stringify(classIds) });
  if (left.length > 0) await writeWhenFree(sandbox, () => left.forEach((one) => unteach.run({ ...one, teacherId })));
}
