import { useDeferredValue } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { previewTimetable } from '../../../../contracts/wrongbook/exams/exams.ts';
import { useCall } from '../../../api/use-call.ts';
import { inputOfPlan, type Plan } from './plan.ts';

export type Conflict = DataOf<typeof previewTimetable>[number];

/** What a plan asks for twice, as soon as its timetable is whole; the words of the server where it cannot be. */
export function useConflicts(plan: Plan, examId: string): { conflicts: readonly Conflict[]; fault: string } {
  // What is typed comes first: the timetable is asked for when the field rests.
  const { gradeId, classes, subjects } = useDeferredValue(inputOfPlan(plan));
  const timetable = {
    gradeId,
    classes,
    subjects: subjects.map(({ paperId, ...subject }) => ({ ...subject, way: 'scores' as const })),
  };
  const input = { ...timetable, ...(examId !== '' && { examId }) };
  const isWhole = classes.length > 0 && subjects.length > 0 && previewTimetable.input.safeParse(input).success;
  const { data = [], error } = useCall(previewTimetable, isWhole ? input : null, { quiet: true });
  return { conflicts: isWhole ? data : [], fault: isWhole && error ? error.message.replace(/^[A-Za-z]+:/, '') : '' };
}
