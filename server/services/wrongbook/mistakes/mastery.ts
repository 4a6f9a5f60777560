import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listMastery } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { masteryOf } from '../../../engines/mastery/mastery.ts';
import { rolledUp, type Mastery } from '../../../engines/mastery/roll-up.ts';
import { stageOf, type Lesson } from './lesson.ts';
import { selectPoints, selectSums } from './points.queries.ts';

/** How far each point is mastered, over the students of a class or by one of them. */
function masteries(sandbox: Sandbox, lesson: Lesson, studentId: string | undefined): Map<string, Mastery[]> {
  const known = new Map<string, Mastery[]>();
  for (const own of grouped(selectSums(sandbox, { ...lesson, studentId }), (one) => one.studentId).values())
    for (const { pointId, ...mastery } of masteryOf(own)) {
      const list = known.get(pointId);
      if (list) list.push(mastery);
      else known.set(pointId, [mastery]);
    }
  return known;
}

/** The points of a subject with how far they are mastered, chapter by chapter. */
export function masteryTree(sandbox: Sandbox, lesson: Lesson, studentId?: string): DataOf<typeof listMastery> {
  const known = masteries(sandbox, lesson, studentId);
  const points = selectPoints(sandbox, lesson.subjectId, stageOf(sandbox, lesson.classId));
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
