import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { useTypedScore, type TypedScore } from '../keyboard/use-typed-score.ts';
import type { SheetAnswer, Submission } from '../marks.ts';
import { newMark, type Scored } from '../new-marks.ts';
import { whenAgreed } from '../published-change.tsx';
import type { NewMark } from '../queue/queue.ts';
import { useMarkStates, type MarkState } from '../queue/use-mark-states.ts';
import { useUndoableMarks } from '../queue/use-undoable-marks.ts';
import { signsOf, type Sign } from './signs.ts';

/** Marking what one student handed in: the mark of each answer, which one is chosen, and what can be done. */
export interface Review {
  submission: Submission;
  current: SheetAnswer | undefined;
  typed: TypedScore;
  stateOf: (answer: SheetAnswer) => MarkState;
  /** What the answers come to, with marks that are still on their way. */
  total: number;
  /** The same beside the full score, as it is written above the sheet. */
  heading: string;
  /** What is drawn on the sheet beside the answers. */
  signs: Sign[];
  choose: (position: number) => void;
  /** Chooses the answer after the current one or before it. */
  move: (by: 1 | -1) => void;
  /** Gives a score, and goes on once it is given. */
  score: (answer: SheetAnswer, scored: Scored, goOn?: () => void) => void;
  undo: () => void;
}

const noAnswer = 0;

/** Marks what one student handed in. */
export function useSubmissionReview(submission: Submission): Review {
  const { submissionId, assignmentId, answers } = submission;
  const readState = useMarkStates();
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState(Number(address.get('position') ?? noAnswer));
  const marks = useUndoableMarks(`submission:${submissionId}`);
  const stateOf = ({ position, mark }: SheetAnswer) => readState({ submissionId, position, mark });
  const current = answers.find(({ position }) => position === chosen) ?? answers[0];
  const markOf = (answer: SheetAnswer, scored: Scored) =>
    newMark({ assignmentId, submissionId, position: answer.position, mark: stateOf(answer).mark }, scored);
  const neighbour = (by: 1 | -1) => current && answers[answers.indexOf(current) + by];
  const give = (given: readonly NewMark[], then: (given: readonly NewMark[]) => void) =>
    whenAgreed(
      submission.isPublished,
      given,
      ({ position }) => `${submission.studentName} 第 ${position} 题`,
      () => then(given),
    );
  const addScore = (score: number) => {
    if (!current) return;
    give([markOf(current, { score })], (given) => {
      marks.add(given);
      setChosen(neighbour(1)?.position ?? chosen);
    });
  };
  const replaceScore = (score: number) => {
    const last = marks.last();
    const answer = answers.find(({ position }) => position === last?.[0]?.position);
    if (last && answer) give([markOf(answer, { score })], (given) => marks.replace(last, given));
  };
  const typed = useTypedScore({ full: current?.full ?? 0, addScore, replaceScore });
  // A digit that waits counts for the answer that is left, and for nothing where another score is given.
  const choose = (position: number) => {
    typed.commit();
    setChosen(position);
  };
  const total = answers.reduce((sum, answer) => sum + (stateOf(answer).mark?.score ?? 0), 0);
  return {
    submission,
    current,
    typed,
    stateOf,
    total,
    signs: answers.flatMap((answer) => signsOf(answer, stateOf(answer).mark)),
    heading: `${formatScore(total)} / ${formatScore(submission.totalScore)}`,
    choose,
    move: (by) => choose(neighbour(by)?.position ?? chosen),
    score: (answer, scored, goOn) => {
      typed.clear();
      give([markOf(answer, scored)], (given) => {
        marks.add(given);
        goOn?.();
      });
    },
    undo: () => {
      typed.clear();
      const undone = marks.undo();
      if (undone) setChosen(undone[0]?.position ?? noAnswer);
    },
  };
}
