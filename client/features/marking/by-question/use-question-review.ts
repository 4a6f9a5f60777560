import { useState } from 'react';
import type { AssessmentPaper } from '../assessment.ts';
import { responseKey, type MarkedAnswer, type QuestionAnswers, type ResponseId } from '../marks.ts';
import { confirmedMark, newMark, type Marked, type Scored } from '../new-marks.ts';
import { whenAgreed } from '../published-change.tsx';
import type { MarkBatch, NewMark } from '../queue/queue.ts';
import { useMarkStates, type ReadMarkState } from '../queue/use-mark-states.ts';
import { useUndoableMarks } from '../queue/use-undoable-marks.ts';
import { pointScores, scaledRubric, sumOfPoints, toggled } from '../rubric.ts';
import { useTypedScore, type TypedScore } from '../keyboard/use-typed-score.ts';
import { useAnswerSelection, type AnswerSelection } from './use-answer-selection.ts';
import { useReviewFilters, type ReviewFilters } from './use-review-filters.ts';

/** Marking one question: what is shown, which answers are chosen, and what can be done. */
export interface Review {
  data: QuestionAnswers;
  /** The points of the rubric, as they count in this paper. */
  rubric: QuestionAnswers['key']['rubric'];
  stateOf: ReadMarkState;
  filters: ReviewFilters;
  selection: AnswerSelection;
  typed: TypedScore;
  /** What the last key led to, where that is not seen at the answers. */
  message: string;
  score: (score: number) => void;
  confirm: () => void;
  togglePoint: (index: number) => void;
  /** Gives what somebody has judged in detail. */
  giveMark: (given: Scored) => void;
  comment: (comment: string) => void;
  undo: () => void;
  /** What would be undone. */
  last: MarkBatch | undefined;
}

const noMachineScore = '还没有可以确认的得分，请直接给分';
const allReviewed = '所列作答已全部复核，按 ] 到下一题';
const nothingToUndo = '没有可以撤销的得分';

/** A digit that waits counts for the answers that are left, and for nothing where another score is given. */
const committing = (selection: AnswerSelection, { commit }: TypedScore): AnswerSelection => ({
  ...selection,
  choose: (key) => {
    commit();
    selection.choose(key);
  },
  chooseGroup: (group) => {
    commit();
    selection.chooseGroup(group);
  },
});

/** Marks for answers to one question: a score, or what stands already. */
function marksFor(assignmentId: string, stateOf: ReadMarkState) {
  const marked = (answer: MarkedAnswer): Marked => ({
    assignmentId,
    submissionId: answer.submissionId,
    position: answer.position,
    mark: stateOf(answer).mark,
  });
  return {
    scored: (answers: readonly MarkedAnswer[], score: Scored) =>
      answers.map((answer) => newMark(marked(answer), score)),
    confirmed: (answers: readonly MarkedAnswer[]) => answers.flatMap((answer) => confirmedMark(marked(answer))),
  };
}

const nameIn =
  ({ answers }: QuestionAnswers) =>
  (mark: ResponseId): string =>
    answers.find((answer) => responseKey(answer) === responseKey(mark))?.studentName ?? '';

const answersOf = ({ answers }: QuestionAnswers, batch: readonly ResponseId[]): MarkedAnswer[] =>
  answers.filter((answer) => batch.some((one) => responseKey(one) === responseKey(answer)));

/** What gives marks to answers, and takes them back; of published work after a word. */
function useGiving(
  { id, stage }: AssessmentPaper,
  data: QuestionAnswers,
  stateOf: ReadMarkState,
  filters: ReviewFilters,
) {
  const marks = useUndoableMarks(`${id}:${data.question.id}`, filters.keep);
  const agreed = (added: readonly NewMark[], give: () => void) =>
    whenAgreed(stage === 'published', added, nameIn(data), give);
  const given = marksFor(id, stateOf);
  /** Gives another score in the place of the last one. */
  const replaceScore = (score: number) => {
    const last = marks.last() ?? [];
    const next = given.scored(answersOf(data, last), { score });
    if (next.length > 0) agreed(next, () => marks.replace(last, next));
  };
  return { marks, agreed, replaceScore, ...given };
}

/** Marks the answers to one question of a paper. */
export function useQuestionReview(paper: AssessmentPaper, data: QuestionAnswers): Review {
  const stateOf = useMarkStates();
  const filters = useReviewFilters(data.answers, stateOf);
  const selection = useAnswerSelection(filters.shown, stateOf);
  const [message, setMessage] = useState('');
  const { marks, agreed, replaceScore, scored, confirmed } = useGiving(paper, data, stateOf, filters);
  const rubric = scaledRubric(data.key.rubric, data.full);
  const { current, targets } = selection;
  const addAndAdvance = (added: readonly NewMark[]) => {
    if (added.length === 0) return;
    agreed(added, () => {
      marks.add(added);
      setMessage(selection.advance(targets) ? '' : allReviewed);
    });
  };
  const addScore = (score: number) => addAndAdvance(scored(targets, { score }));
  const typed = useTypedScore({ full: data.full, addScore, replaceScore });
  return {
    data,
    rubric,
    stateOf,
    filters,
    selection: committing(selection, typed),
    typed,
    message,
    score: (score) => {
      typed.clear();
      addScore(score);
    },
    confirm: () => {
      typed.clear();
      const given = confirmed(targets);
      addAndAdvance(given);
      if (given.length === 0) setMessage(noMachineScore);
    },
    togglePoint: (index) => {
      if (!current || !rubric[index]) return;
      typed.clear();
      selection.stay();
      const parts = toggled(pointScores(stateOf(current).mark, rubric), rubric, index);
      const next = scored(targets, { score: sumOfPoints(parts), parts });
      agreed(next, () => marks.grow(next));
    },
    comment: (comment) => {
      selection.stay();
      marks.add(confirmed(current ? [current] : []).map((mark) => ({ ...mark, comment })));
    },
    giveMark: (given) => addAndAdvance(scored(targets, given)),
    last: marks.last(),
    undo: () => {
      typed.clear();
      const undone = marks.undo();
      setMessage(undone ? '' : nothingToUndo);
      if (undone) selection.choose(responseKey(undone[0]!));
    },
  };
}
