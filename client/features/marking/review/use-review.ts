import { useState } from 'react';
import { placeKey, type QuestionAnswers } from '../queue/marks.ts';
import { pointScores, scaledRubric, sumOfPoints, toggled } from '../points.ts';
import type { Giving } from '../queue/queue.ts';
import { useStanding, type ReadStanding } from '../queue/use-queue.ts';
import { useTypedScore, type TypedScore } from '../use-typed-score.ts';
import { commentings, confirmations, givingsOf } from './givings.ts';
import { usePlace, type ReviewPlace } from './use-place.ts';
import { useReviewFilters, type ReviewFilters } from './use-review-filters.ts';
import { useSteps } from './use-steps.ts';

/** Marking one question: what is shown, where somebody is, and what can be done. */
export interface Review {
  data: QuestionAnswers;
  /** The points of the rubric, as they count in this paper. */
  rubric: QuestionAnswers['key']['rubric'];
  standing: ReadStanding;
  filters: ReviewFilters;
  place: ReviewPlace;
  typed: TypedScore;
  /** What the last key led to, where that is not seen at the answers. */
  message: string;
  score: (score: number) => void;
  confirm: () => void;
  togglePoint: (index: number) => void;
  comment: (comment: string) => void;
  undo: () => void;
}

const noMachineScore = '还没有可以确认的得分，请直接给分';
const allReviewed = '所列作答已全部复核，按 ] 到下一题';
const nothingToUndo = '没有可以撤销的得分';

/** A digit that waits counts for the answers that are left, and for nothing where another score is given. */
const committing = (place: ReviewPlace, { commit }: TypedScore): ReviewPlace => ({
  ...place,
  choose: (key) => {
    commit();
    place.choose(key);
  },
  chooseGroup: (group) => {
    commit();
    place.chooseGroup(group);
  },
});

/** Marks the answers to one question of an assignment. */
export function useReview(assignmentId: string, data: QuestionAnswers): Review {
  const standing = useStanding();
  const filters = useReviewFilters(data.answers, standing);
  const around = usePlace(filters.shown, standing);
  const [message, setMessage] = useState('');
  const context = { assignmentId, standing };
  const steps = useSteps(`${assignmentId}:${data.question.id}`, filters.keep);
  const rubric = scaledRubric(data.key.rubric, data.full);
  const { current, targets } = around;
  const giveAll = (givings: readonly Giving[]) => {
    if (givings.length === 0) return;
    steps.give(givings);
    setMessage(around.advance(targets) ? '' : allReviewed);
  };
  const giveTyped = (given: number) => giveAll(givingsOf(targets, { score: given }, context));
  const scoreInstead = (given: number) => {
    const step = steps.last();
    const answers = data.answers.filter((answer) => step?.some((gave) => placeKey(gave) === placeKey(answer)));
    if (step) steps.giveInstead(step, givingsOf(answers, { score: given }, context));
  };
  const typed = useTypedScore({ full: data.full, give: giveTyped, giveInstead: scoreInstead });
  const place = committing(around, typed);
  const score = (given: number) => {
    typed.clear();
    giveTyped(given);
  };
  const confirm = () => {
    typed.clear();
    const givings = confirmations(targets, context);
    giveAll(givings);
    if (givings.length === 0) setMessage(noMachineScore);
  };
  const togglePoint = (index: number) => {
    if (!current || !rubric[index]) return;
    typed.clear();
    around.stay();
    const parts = toggled(pointScores(standing(current).mark, rubric), rubric, index);
    steps.giveGrowing(givingsOf(targets, { score: sumOfPoints(parts), parts }, context));
  };
  const comment = (text: string) => {
    if (!current) return;
    around.stay();
    steps.give(commentings([current], text, context));
  };
  const undo = () => {
    const step = steps.takeBack();
    typed.clear();
    setMessage(step ? '' : nothingToUndo);
    if (step) around.choose(placeKey(step[0]!));
  };
  return { data, rubric, standing, filters, place, typed, message, score, confirm, togglePoint, comment, undo };
}
