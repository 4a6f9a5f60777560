import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { submissionPath } from '../../assignments/work/paths.ts';
import { CommentField } from '../CommentField.tsx';
import { TypedScoreNote } from '../keyboard/TypedScoreNote.tsx';
import { isMarked, isReviewed, responseKey, type Mark, type MarkedAnswer } from '../marks.ts';
import { PointButtons } from './PointButtons.tsx';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
  nameOf: (answer: MarkedAnswer) => string;
}

/** Gives the chosen answers their score, for those who use the mouse; keys do the same. */
export function ScoreBar({ review, current, nameOf }: Props): ReactNode {
  const { selection, stateOf, typed, message, data } = review;
  const { targets, isWholeGroup } = selection;
  const { mark } = stateOf(current);
  const sheet = submissionPath(kindOf(mark), current.submissionId);
  return (
    <Stack component="section" gap={8} aria-label="给分">
      <Group gap={8}>
        <Text size="sm" fw={700} miw={132}>
          {isWholeGroup ? `整组 ${targets.length} 份` : `${nameOf(current)} · ${current.className}`}
        </Text>
        <Scores full={data.full} score={mark?.score ?? undefined} give={review.score} />
        <TypedScoreNote typed={typed} message={message} />
        <Button size="compact-sm" variant="light" disabled={!isMarked(mark)} onClick={review.confirm}>
          {isReviewed(mark) ? '已复核' : '确认得分'}
        </Button>
        <Button size="compact-sm" variant="default" onClick={review.undo}>
          撤销
        </Button>
        {sheet !== undefined && (
          <Text component={Link} size="sm" c="indigo" td="underline" to={sheet}>
            查看答卷
          </Text>
        )}
      </Group>
      <PointButtons rubric={review.rubric} mark={mark} toggle={review.togglePoint} />
      <CommentField
        key={`${responseKey(current)} ${mark?.comment ?? ''}`}
        comment={mark?.comment ?? ''}
        isReady={isMarked(mark)}
        save={review.comment}
      />
    </Stack>
  );
}

const kindOf = (mark: Mark | null): number =>
  mark?.detail?.kind === 'composition' ? taskType.composition : taskType.examProcess;

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
