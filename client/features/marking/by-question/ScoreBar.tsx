import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { CommentField } from '../CommentField.tsx';
import type { Dictation } from '../dictation/use-dictation.ts';
import { WordBar } from '../dictation/WordBar.tsx';
import { isMarked, isReviewed, responseKey, type MarkedAnswer } from '../marks.ts';
import { Judgement } from './Judgement.tsx';
import { UndoLine } from './UndoLine.tsx';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
  dictation: Dictation | undefined;
  /** What a student is called on screen. */
  nameOf: (answer: MarkedAnswer) => string;
}

/** Gives the chosen answers their score, for those who use the mouse; keys do the same. */
export function ScoreBar({ review, current, dictation, nameOf }: Props): ReactNode {
  const { selection, stateOf, data } = review;
  const { targets, isWholeGroup } = selection;
  const { mark } = stateOf(current);
  // What stands, until the words say something.
  const isJudged = dictation !== undefined && dictation.openCount < dictation.words.length;
  const score = isJudged ? dictation.score : (mark?.score ?? undefined);
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
      {dictation ? <WordBar dictation={dictation} /> : <Judgement review={review} current={current} />}
      <CommentField
        key={`${responseKey(current)} ${mark?.comment ?? ''}`}
        comment={mark?.comment ?? ''}
        isReady={isMarked(mark)}
        save={review.comment}
      />
      <UndoLine review={review} nameOf={nameOf} />
    </Stack>
  );
}

/** Where the score comes from, and whether somebody has to look at it. */
function Origin({ mark }: Pick<MarkedAnswer, 'mark'>): ReactNode {
  if (isReviewed(mark)) return <Tag tone="good">已确认</Tag>;
  if (!isMarked(mark)) return <Tag tone="warn">没有得分</Tag>;
  return mark?.kind === 'record' ? <Tag>原有成绩</Tag> : <Tag tone="warn">机器建议，未确认</Tag>;
}
