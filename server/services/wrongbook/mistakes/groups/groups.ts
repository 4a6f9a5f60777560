import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { listMistakeGroups } from '../../../../../contracts/wrongbook/mistake-groups.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { groupsOf } from '../../../../engines/grouping/grouping.ts';
import {
  mistakesOn,
  sharedPoints,
  typicalQuestion,
  type OpenMistake,
  type SharedPoint,
} from '../../../../engines/grouping/shared.ts';
import type { Lesson } from '../lesson.ts';
import { selectStudents } from '../students.ts';
import * as queries from './groups.queries.ts';

type Data = DataOf<typeof listMistakeGroups>;
type Group = Data['groups'][number];

/** What is known of a class: its students, and what they have not mastered. */
interface Known {
  students: ReturnType<typeof selectStudents>;
  mistakes: readonly OpenMistake[];
  byStudent: ReadonlyMap<string, OpenMistake[]>;
}

function knownOf(sandbox: Sandbox, lesson: Lesson, asked: queries.Asked): Known {
  const mistakes = queries.selectOpenMistakes(sandbox, lesson, asked);
  return {
    students: selectStudents(sandbox, lesson.classId),
    mistakes,
    byStudent: grouped(mistakes, ({ studentId }) => studentId),
  };
}

const ownOf = ({ byStudent }: Known, studentIds: readonly string[]): OpenMistake[] =>
  studentIds.flatMap((id) => byStudent.get(id) ?? []);

/** What a group has in common, its points with their mistakes. */
function commonOf(known: Known, studentIds: readonly string[]) {
  const own = ownOf(known, studentIds);
  const points = sharedPoints(own, studentIds.length, known.mistakes, known.byStudent.size);
  return { points, mistakes: mistakesOn(own, points) };
}

/** The first of its points that no other group is called after; a number where all are taken. */
function namesFor(groups: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  return groups.map((names, index) => {
    const name = names.find((one) => !taken.has(one)) ?? `第 ${index + 1} 组`;
    taken.add(name);
    return name;
  });
}

/** The groups that are proposed for a class. */
function proposalOf(sandbox: Sandbox, known: Known): queries.StudentGroup[] {
  const groups = groupsOf(known.mistakes);
  const points = groups.map((studentIds) => commonOf(known, studentIds).points.map(({ pointId }) => pointId));
  const nameOf = queries.selectNames(sandbox, points.flat());
  const names = namesFor(points.map((ids) => ids.map((id) => nameOf.get(id) ?? '')));
  return groups.map((studentIds, index) => ({ key: index + 1, name: names[index]!, studentIds }));
}

/** The groups that are proposed for a lesson by now. */
export const proposedGroups = (sandbox: Sandbox, lesson: Lesson, asked: queries.Asked): queries.StudentGroup[] =>
  proposalOf(sandbox, knownOf(sandbox, lesson, asked));

/** Points by their names, first the one that the group is called after. */
const named = (points: readonly SharedPoint[], nameOf: ReadonlyMap<string, string>, first: string): Group['points'] =>
  points
    .map((point) => ({ ...point, name: nameOf.get(point.pointId) ?? '' }))
    .toSorted((a, b) => Number(b.name === first) - Number(a.name === first));

const causesOf = (mistakes: readonly OpenMistake[]): Group['causes'] =>
  [...grouped(mistakes, ({ cause }) => cause)]
    .map(([cause, own]) => ({
      cause,
      count: own.length,
      confirmed: own.filter(({ isConfirmed }) => isConfirmed).length,
    }))
    .toSorted((a, b) => b.count - a.count || (a.cause < b.cause ? -1 : 1));

/** In which proposed group each student was. */
const keysOf = (proposed: readonly queries.StudentGroup[]): ReadonlyMap<string, number> =>
  new Map(proposed.flatMap(({ key, studentIds }) => studentIds.map((id) => [id, key] as const)));

/** The groups of a class: those that were kept, else the proposal, each with what its members have in common today. */
export function mistakeGroups(sandbox: Sandbox, lesson: Lesson, asked: queries.Asked): Data {
  const known = knownOf(sandbox, lesson, asked);
  const kept = queries.selectKept(sandbox, lesson, asked);
  const present = new Map(known.students.map((student) => [student.studentId, student]));
  const proposed = kept?.proposed ?? proposalOf(sandbox, known);
  const groups = (kept?.groups ?? proposed)
    .map((group) => ({ ...group, studentIds: group.studentIds.filter((id) => present.has(id)) }))
    .filter(({ studentIds }) => studentIds.length > 0)
    .map((group) => ({ ...group, common: commonOf(known, group.studentIds) }));
  const questions = groups.map(({ common }) => typicalQuestion(common.mistakes));
  const nameOf = queries.selectNames(
    sandbox,
    groups.flatMap(({ common }) => common.points.map(({ pointId }) => pointId)),
  );
  const stemOf = queries.selectStems(
    sandbox,
    questions.flatMap((one) => (one ? [one.questionId] : [])),
  );
  const keys = keysOf(proposed);
  const member = (studentId: string, shared: readonly OpenMistake[], isMoved: boolean) => ({
    ...present.get(studentId)!,
    mistakes: known.byStudent.get(studentId)?.length ?? 0,
    sharedMistakes: shared.filter((one) => one.studentId === studentId).length,
    isMoved,
  });
  const shown = groups.map(({ key, name, studentIds, common }, index): Group => {
    const question = questions[index];
    return {
      key,
      name,
      members: studentIds.map((id) => member(id, common.mistakes, keys.get(id) !== key)),
      points: named(common.points, nameOf, name),
      causes: causesOf(common.mistakes),
      question: question ? { ...question, stem: stemOf.get(question.questionId) ?? '' } : null,
    };
  });
  const inGroup = new Set(groups.flatMap(({ studentIds }) => studentIds));
  const rest = known.students.filter(({ studentId }) => !inGroup.has(studentId));
  const proposedName = new Map(proposed.map(({ key, name }) => [key, name]));
  return {
    version: kept?.version ?? 0,
    keptTime: kept?.keptTime ?? '',
    keptBy: kept?.keptBy ?? '',
    moved: shown.flatMap(({ members }) => members).filter(({ isMoved }) => isMoved).length,
    renamed: groups.filter(({ key, name }) => proposedName.get(key) !== name).length,
    withMistakes: known.byStudent.size,
    groups: shown,
    apart: rest
      .filter(({ studentId }) => known.byStudent.has(studentId))
      .map(({ studentId }) => member(studentId, [], false)),
    without: rest.filter(({ studentId }) => !known.byStudent.has(studentId)),
  };
}
