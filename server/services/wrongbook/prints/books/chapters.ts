import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { stageOf } from '../../mistakes/lesson.ts';
import { selectPoints } from '../../mistakes/points.queries.ts';
import { selectGroups, type GroupRow } from '../../questions/groups.queries.ts';
import { selectAnyQuestions } from '../../questions/questions.queries.ts';
import type { PlacedQuestion } from '../fields.ts';
import type { BookTask } from './task.ts';
import type { BookMistake } from './read-mistakes.ts';

/** A question that is printed, with its history where it is a mistake. */
export interface Given {
  questionId: string;
  mistake: BookMistake | undefined;
}

/** That with its question as it is numbered in what is printed. */
export interface PlacedMistake {
  mistake: BookMistake | undefined;
  question: PlacedQuestion;
  group: GroupRow | undefined;
}

/** What is printed of one knowledge point. */
export interface Chapter {
  title: string;
  mistakes: readonly PlacedMistake[];
}

const withoutPoint = '其他';

/**
 * Says in which order mistakes with these questions are printed: by knowledge point as the curriculum has them, in the order of
 * the mistakes within; what was asked about one passage stands together, at the first of it.
 */
export function chaptersIn(sandbox: Sandbox, { lesson, user }: BookTask, ids: readonly string[]) {
  const questions = selectAnyQuestions(sandbox, user, ids);
  const groups = selectGroups(
    sandbox,
    [...questions.values()].flatMap(({ group }) => group?.id ?? []),
  );
  const points = selectPoints(sandbox, lesson.subjectId, stageOf(sandbox, lesson.classId));
  const places = new Map(points.map(({ pointId }, index) => [pointId, index]));
  const placeOf = (pointId: string): number => places.get(pointId) ?? points.length;

  return (given: readonly Given[]): Chapter[] => {
    const known = given.map(({ questionId, mistake }) => {
      const question = questions.get(questionId)!;
      return { mistake, question, group: groups.get(question.group?.id ?? '') };
    });
    const together = [...grouped(known, ({ question }) => question.group?.id ?? question.id).values()].map((one) =>
      one.toSorted((a, b) => (a.question.group?.position ?? 0) - (b.question.group?.position ?? 0)),
    );
    const byPoint = [...grouped(together, ([first]) => first!.question.points[0]?.id ?? '')].toSorted(
      ([one], [other]) => placeOf(one) - placeOf(other),
    );
    let number = 0;
    return byPoint.map(([, own]) => ({
      title: own[0]![0]!.question.points[0]?.name ?? withoutPoint,
      mistakes: own.flat().map((one) => ({ ...one, question: { ...one.question, number: ++number } })),
    }));
  };
}
