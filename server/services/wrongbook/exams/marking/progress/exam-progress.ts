import { questionType } from '../../../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../../../contracts/endpoint.ts';
import type { getMarkingProgress } from '../../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { grouped } from '../../../../../database/lists.ts';
import type { Sandbox } from '../../../../../database/sandbox.ts';
import { selectTimetable, type TimetableRow } from '../../setup/exams.queries.ts';
import { countsOf } from '../parts.ts';
import { selectParts, type PartRow } from '../parts.queries.ts';
import { selectExamQuestions, selectPeople } from '../plan.queries.ts';
import { straysOf } from './differences.ts';
import { endTimesOf } from './end-time.ts';
import { countFlags } from './figures.queries.ts';

type Data = DataOf<typeof getMarkingProgress>;
type Waiting = Data['waiting'][number];
type Subject = Data['subjects'][number];

/** All that waits in parts: thirds, decisions of the leader, what was handed on by reason, and markers who stray. */
function waitingIn(sandbox: Sandbox, parts: readonly PartRow[], counts: ReturnType<typeof countsOf>): Waiting[] {
  const flags = grouped(countFlags(sandbox, parts), ({ partId }) => partId);
  const strays = straysOf(sandbox, parts);
  const people = selectPeople(
    sandbox,
    [...strays.values()].flat().map(({ teacherId }) => teacherId),
  );
  return parts.flatMap(({ id: markingPartId, subjectId, name: partName }): Waiting[] => {
    const { third, leader } = counts.get(markingPartId)!.counts;
    const wait = (kind: Waiting['kind'], count: number, reason = ''): Waiting[] =>
      count === 0 ? [] : [{ kind, markingPartId, subjectId, partName, reason, count }];
    return [
      ...wait('third', third),
      ...wait('leader', leader),
      ...(flags.get(markingPartId) ?? []).flatMap(({ reason, count }) => wait('flag', count, reason)),
      ...strays.get(markingPartId)!.flatMap(({ teacherId }) => wait('drift', 1, people.get(teacherId)!.name)),
    ];
  });
}

/** Questions for people that no part has, while not all of the subject is marked in another way. */
function unassignedIn(
  { submittedCount, markedCount, isPublished }: TimetableRow,
  asked: readonly { position: number; questionType: number }[],
  parts: readonly PartRow[],
): number {
  if (isPublished || markedCount >= submittedCount) return 0;
  const taken = new Set(parts.flatMap(({ positions }) => positions));
  return asked.filter((one) => one.questionType !== questionType.choice && !taken.has(one.position)).length;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const latest = (times: readonly string[]): string => times.toSorted().at(-1) ?? '';

/** How far the marking of an exam is at a time, what waits in it, and when it ends. */
export function progressOf(sandbox: Sandbox, examId: string, now: string): Data {
  const all = selectParts(sandbox, examId);
  const counts = countsOf(sandbox, all);
  const endTimes = endTimesOf(sandbox, all, counts, now);
  const waiting = waitingIn(sandbox, all, counts);
  const bySubject = grouped(all, ({ subjectId }) => subjectId);
  const questions = selectExamQuestions(sandbox, examId);
  const subjects = selectTimetable(sandbox, examId)
    .filter(({ assignmentId }) => assignmentId !== '')
    .map((row): Subject => {
      const { subjectId, courseName, submittedCount, isPublished } = row;
      const parts = bySubject.get(subjectId) ?? [];
      const unassigned = unassignedIn(row, questions.get(subjectId) ?? [], parts);
      const open = parts.filter(({ id }) => counts.get(id)!.counts.done < counts.get(id)!.counts.total);
      const times = open.map(({ id }) => endTimes.get(id)!);
      return {
        subjectId,
        courseName,
        total: sum(parts.map(({ total, positions }) => total * positions.length)) + unassigned * submittedCount,
        done: sum(parts.map(({ id, positions }) => counts.get(id)!.counts.done * positions.length)),
        waiting: sum(waiting.filter((one) => one.subjectId === subjectId).map(({ count }) => count)),
        endTime: unassigned > 0 || times.includes('') ? '' : latest(times),
        unassigned,
        isPublished,
        parts: parts.map(({ id, name, isDouble }) => ({
          id,
          name,
          isDouble,
          ...counts.get(id)!.counts,
          endTime: endTimes.get(id)!,
        })),
      };
    });
  const endTime = latest(subjects.map((subject) => subject.endTime));
  return {
    total: sum(subjects.map(({ total }) => total)),
    done: sum(subjects.map(({ done }) => done)),
    endTime,
    lastSubjectId: endTime === '' ? '' : subjects.find((subject) => subject.endTime === endTime)!.subjectId,
    compared: sum([...counts.values()].map(({ compared }) => compared)),
    agreed: sum([...counts.values()].map(({ agreed }) => agreed)),
    waiting,
    subjects,
  };
}
