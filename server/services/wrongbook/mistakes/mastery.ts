import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listMastery } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { masteryOf } from '../../../engines/mastery/mastery.ts';
import { rolledUp, type Mastery } from '../../../engines/mastery/roll-up.ts';
import { stageOf, type Lesson } from './lesson.ts';
import { selectPoints, selectSums } from './points.queries.ts';

type Tree = DataOf<typeof listMastery>;
type Point = ReturnType<typeof selectPoints>[number];

/** How far each point is mastered, over the answers of some students. */
function masteries(students: readonly ReturnType<typeof selectSums>[]): Map<string, Mastery[]> {
  const known = new Map<string, Mastery[]>();
  for (const own of students)
    for (const { pointId, ...mastery } of masteryOf(own)) {
      const list = known.get(pointId);
      if (list) list.push(mastery);
      else known.set(pointId, [mastery]);
    }
  return known;
}

function treeOf(points: readonly Point[], known: ReadonlyMap<string, Mastery[]>): Tree {
  const below = grouped(points, ({ parentId }) => parentId);
  const of = (pointId: string): Mastery => rolledUp(known.get(pointId) ?? []);
  return (below.get('') ?? []).map(({ pointId, name }) => {
    const children = (below.get(pointId) ?? []).map((one) => ({
      pointId: one.pointId,
      name: one.name,
      ...of(one.pointId),
    }));
    return { pointId, name, ...rolledUp([of(pointId), ...children]), children };
  });
}

/** The points of a subject with how far they are mastered, chapter by chapter, by the class or by any of its students. */
export function masteryTrees(
  sandbox: Sandbox,
  lesson: Lesson,
  studentId?: string,
): { ofClass: () => Tree; ofStudent: (id: string) => Tree } {
  const points = selectPoints(sandbox, lesson.subjectId, stageOf(sandbox, lesson.classId));
  const sums = grouped(selectSums(sandbox, { ...lesson, studentId }), (one) => one.studentId);
  return {
    ofClass: () => treeOf(points, masteries([...sums.values()])),
    ofStudent: (id) => treeOf(points, masteries([sums.get(id) ?? []])),
  };
}

/** The points of a subject with how far they are mastered, chapter by chapter. */
export const masteryTree = (sandbox: Sandbox, lesson: Lesson, studentId?: string): Tree =>
  masteryTrees(sandbox, lesson, studentId).ofClass();
