import { Button, Group, Kbd, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { CommentField } from '../CommentField.tsx';
import { TypedScoreNote } from '../keyboard/TypedScoreNote.tsx';
import { isMarked, isReviewed, responseKey, type MarkedAnswer } from '../marks.ts';
import { PointButtons } from './PointButtons.tsx';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
}

/** Gives the chosen answers their score, for those who use the mouse; keys do the same. */
export function ScoreBar({ review, current }: Props): ReactNode {
  const { selection, stateOf, typed, message, data } = review;
  const { targets, isWholeGroup } = selection;
  const { mark } = stateOf(current);
  const score = mark?.score ?? undefined;
  return (
    <Stack component="section" gap={12} p={16} aria-label="给分">
      <Group gap={6} align="baseline" wrap="nowrap">
        <Text fz={34} fw={700} lh={1}>
          {score === undefined ? '－' : formatScore(score)}
        </Text>
        <Text c="dimmed" flex={1}>
          / {formatScore(data.full)} 分
        </Text>
        <Origin mark={mark} />
      </Group>
      {isWholeGroup && <Text size="sm">整组 {targets.length} 份一起给分</Text>}
      <Scores full={data.full} score={score} give={review.score} />
      <TypedScoreNote typed={typed} message={message} />
      <PointButtons rubric={review.rubric} mark={mark} toggle={review.togglePoint} />
      <CommentField
        key={`${responseKey(current)} ${mark?.comment ?? ''}`}
        comment={mark?.comment ?? ''}
        isReady={isMarked(mark)}
        save={review.comment}
      />
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
      <Button size="compact-sm" variant="default" onClick={review.undo}>
        撤销
      </Button>
    </Stack>
  );
}

/** Where the score comes from, and whether somebody has to look at it. */
function Origin({ mark }: Pick<MarkedAnswer, 'mark'>): ReactNode {
  if (isReviewed(mark)) return <Tag tone="good">已确认</Tag>;
  if (!isMarked(mark)) return <Tag tone="warn">没有得分</Tag>;
  return mark?.kind === 'record' ? <Tag>原有成绩</Tag> : <Tag tone="warn">机器建议，未确认</Tag>;
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
