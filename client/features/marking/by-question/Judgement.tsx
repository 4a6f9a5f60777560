import { Button, Group, Kbd, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { lettersOf, scoreOfChoice } from '../choice/boxes.ts';
import { ChoiceButtons } from '../choice/ChoiceButtons.tsx';
import { TypedScoreNote } from '../keyboard/TypedScoreNote.tsx';
import { isMarked, isSingleChoice, type MarkedAnswer } from '../marks.ts';
import { PointButtons } from './PointButtons.tsx';
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
        <Scores full={full} score={score} give={review.score} />
      )}
      <TypedScoreNote typed={typed} message={message} />
      <PointButtons rubric={review.rubric} mark={mark} toggle={review.togglePoint} />
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

const mostButtons = 15;

interface ScoresProps {
  full: number;
  score: number | undefined;
  give: (score: number) => void;
}

/** A button for each whole score and the full one; where these are too many, for none and all. */
function Scores({ full, score, give }: ScoresProps): ReactNode {
  const whole = Math.floor(full);
  const isMany = whole > mostButtons;
  const scores = isMany ? [0] : Array.from({ length: whole + 1 }, (_, value) => value);
  return (
    <Group gap={4} role="group" aria-label="得分">
      {[...new Set([...scores, full])].map((value) => (
        <ToggleButton
          key={value}
          px={8}
          miw={30}
          variant={value === score ? 'filled' : 'default'}
          pressed={value === score}
          onClick={() => give(value)}
        >
          {value}
        </ToggleButton>
      ))}
      {isMany && (
        <Text size="xs" c="dimmed">
          直接输入数字给分，按 Enter 确定
        </Text>
      )}
    </Group>
  );
}
