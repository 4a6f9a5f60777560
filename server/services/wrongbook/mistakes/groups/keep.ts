import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { keepMistakeGroups, regroupMistakes } from '../../../../../contracts/wrongbook/mistake-groups.ts';
import { mistakeGroupings } from '../../../../database/mistake-tables.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { User } from '../../../../http/user.ts';
import type { Lesson } from '../lesson.ts';
import { selectStudents } from '../students.ts';
import * as queries from './groups.queries.ts';
import { proposedGroups } from './groups.ts';

type Input = ParsedOf<typeof keepMistakeGroups>;

type Call = typeof keepMistakeGroups | typeof regroupMistakes;

/** What is kept by now; refused where that is not what the caller has seen. */
function seen(sandbox: Sandbox, call: Call, lesson: Lesson, input: queries.Asked & { version: number }) {
  const kept = queries.selectKept(sandbox, lesson, input);
  if ((kept?.version ?? 0) !== input.version) throw refusal<Call>(call, 'changed');
  return kept;
}

/** Refuses students who are not in the class, or in two groups; and names and numbers that two groups have. */
function check(sandbox: Sandbox, lesson: Lesson, groups: Input['groups']): void {
  const names = new Map(
    selectStudents(sandbox, lesson.classId).map(({ studentId, studentName }) => [studentId, studentName]),
  );
  const ids = groups.flatMap(({ studentIds }) => studentIds);
  const stranger = ids.findIndex((id) => !names.has(id));
  if (stranger >= 0) throw refusal(keepMistakeGroups, 'notInClass', { number: stranger + 1 });
  const twice = repeated(ids);
  if (twice !== undefined) throw refusal(keepMistakeGroups, 'twice', { studentName: names.get(twice)! });
  const name = repeated(groups.map((group) => group.name));
  if (name !== undefined) throw refusal(keepMistakeGroups, 'sameName', { name });
  const key = repeated(groups.map((group) => group.key));
  if (key !== undefined) throw refusal(keepMistakeGroups, 'sameKey', { key });
}

const repeated = <T>(values: readonly T[]): T | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** Keeps groups as a teacher has changed them, beside those that were proposed when they were changed first. Call it within a write. */
export function keepGroups(sandbox: Sandbox, user: User, lesson: Lesson, input: Input): void {
  const kept = seen(sandbox, keepMistakeGroups, lesson, input);
  const groups = input.groups.filter(({ studentIds }) => studentIds.length > 0);
  check(sandbox, lesson, groups);
  const { learningYear, source, version } = input;
  const proposed = kept?.proposed ?? proposedGroups(sandbox, lesson, input);
  const row = {
    version: version + 1,
    groups: JSON.stringify(groups),
    proposed: JSON.stringify(proposed),
    userId: user.id,
    createTime: sandbox.clock.dateTime(),
  };
  queries.forgetKept(sandbox, lesson, input);
  sandbox.orm
    .insert(mistakeGroupings)
    .values({ classId: lesson.classId, subjectId: lesson.subjectId, term: learningYear, source, ...row })
    .run();
}

/** Forgets what was kept, so that the proposal of today holds. Call it within a write. */
export function regroup(sandbox: Sandbox, lesson: Lesson, input: ParsedOf<typeof regroupMistakes>): void {
  seen(sandbox, regroupMistakes, lesson, input);
  queries.forgetKept(sandbox, lesson, input);
}
