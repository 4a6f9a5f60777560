import { Button, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { lettersOf, scoreOfChoice } from '../choice/boxes.ts';
import { ChoiceButtons } from '../choice/ChoiceButtons.tsx';
import { TypedScoreNote } from '../keyboard/TypedScoreNote.tsx';
import { isMarked, isSingleChoice, type MarkedAnswer } from '../marks.ts';
import { pointScores } from '../rubric.ts';
import { ScoreButtons } from '../ScoreButtons.tsx';
import { PointButtons } from '../PointButtons.tsx';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
}

/** The ways to give a score: what was chosen, or the score itself with the points of the rubric; and what confirms it. */
export function Judgement({ review, current }: Props): ReactNode {
  const { data, typed, message, stateOf } = review;
  const { question, key, full } = data;
  const { mark } = stateOf(current);
  const score = mark?.score ?? undefined;
  return (
    <>
      {isSingleChoice(question) ? (
        <ChoiceButtons
          letters={lettersOf(question.options)}
          chosen={current.answer}
          choose={(letter) => review.score(scoreOfChoice(letter, key.answers, full))}
        />
      ) : (
        <ScoreButtons full={full} score={score} give={review.score} />
      )}
      <TypedScoreNote typed={typed} message={message} />
      <PointButtons rubric={review.rubric} scores={pointScores(mark, review.rubric)} toggle={review.togglePoint} />
      <Button
        size="md"
        disabled={!isMarked(mark)}
        onClick={review.confirm}
        rightSection={
          <Kbd size="xs" ff="inherit" aria-hidden>
            空格
          </Kbd>
        }
      >
        {score === undefined ? '先给分' : `确认 ${formatScore(score)} 分，看下一份`}
      </Button>
    </>
  );
}
