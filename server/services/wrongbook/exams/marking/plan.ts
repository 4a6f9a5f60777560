import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { getMarkingPlan } from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { examHead } from '../exam-head.ts';
import { selectExamClasses, selectTimetable } from '../setup/exams.queries.ts';
import { countsOf, headOf, quotasOf, stateOf } from './parts.ts';
import { selectParts } from './parts.queries.ts';
import { countByClass, selectExamQuestions } from './plan.queries.ts';

type Data = DataOf<typeof getMarkingPlan>;

/** How the subjects of an exam that have sheets are given to markers. */
export function planOf(sandbox: Sandbox, examId: string): Data {
  examHead(sandbox, getMarkingPlan, examId);
  const parts = selectParts(sandbox, examId);
  const [counts, markers] = [countsOf(sandbox, parts), quotasOf(sandbox, parts)];
  const shown = parts.map((part) => ({
    ...headOf(part),
    ...counts.get(part.id)!.counts,
    subjectId: part.subjectId,
    markers: markers.get(part.id)!.map((marker) => ({
      teacherId: marker.teacherId,
      name: marker.name,
      share: marker.share,
      classIds: marker.classIds,
      state: stateOf(marker),
      quota: marker.quota,
      marked: marker.marked,
    })),
  }));
  const bySubject = grouped(shown, ({ subjectId }) => subjectId);
  const questions = selectExamQuestions(sandbox, examId);
  const classes = selectExamClasses(sandbox, examId);
  return selectTimetable(sandbox, examId)
    .filter(({ assignmentId }) => assignmentId !== '')
    .map(({ subjectId, courseName, assignmentId, submittedCount }) => {
      const own = bySubject.get(subjectId) ?? [];
      const handedIn = countByClass(sandbox, assignmentId);
      return {
        subjectId,
        courseName,
        assignmentId,
        scriptCount: submittedCount,
        classes: classes.map(({ classId, className }) => ({
          classId,
          className,
          scriptCount: handedIn.get(classId) ?? 0,
        })),
        questions: (questions.get(subjectId) ?? []).map(({ subjectId: _, questionType, ...question }) => ({
          ...question,
          questionType: questionType as Data[number]['questions'][number]['questionType'],
          markingPartId: own.find(({ positions }) => positions.includes(question.position))?.id ?? '',
        })),
        parts: own.map(({ subjectId: _, ...part }) => part),
      };
    });
}
