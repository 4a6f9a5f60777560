import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { keyText } from '../../question-bank/question/question.ts';
import { CommentField } from '../CommentField.tsx';
import { TypedScoreNote } from '../keyboard/TypedScoreNote.tsx';
import { MarkOrigin, ScoreChip } from '../MarkChip.tsx';
import { isMarked, type Mark, type SheetAnswer } from '../marks.ts';
import { MarkTrouble } from '../MarkTrouble.tsx';
import { PassageButton } from '../PassageButton.tsx';
import { MarkHistory } from './MarkHistory.tsx';
import { ScoreField } from './ScoreField.tsx';
import styles from './sheet.module.css';
import type { Review } from './use-submission-review.ts';

interface Props {
  review: Review;
  answer: SheetAnswer;
}

/** One answer of a sheet: what was asked and written, its mark, and where it is chosen how to change it. */
export function AnswerRow({ review, answer }: Props): ReactNode {
  const { current, choose, submission } = review;
  const { position, number, questionType, stem, group, full } = answer;
  const state = review.stateOf(answer);
  const { mark } = state;
  const isCurrent = current === answer;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={row} className={styles.row} data-current={isCurrent || undefined} onClick={() => choose(position)}>
      <Group gap={8} wrap="nowrap">
        <strong>{number}.</strong>
        <Text size="sm" c="dimmed" flex="none">
          {questionTypeLabels[questionType]}
        </Text>
        <MarkOrigin mark={mark} />
        {isCurrent && group && <PassageButton group={group} />}
        <Group gap={4} ml="auto" wrap="nowrap">
          <ScoreChip mark={mark} full={full} />
          <MarkHistory submissionId={submission.submissionId} position={position} number={number} />
        </Group>
      </Group>
      <div className={styles.stem}>
        <RichText text={stem} />
      </div>
      <Written answer={answer} />
      {mark?.reason && (
        <Text size="xs" c="dimmed">
          {mark.reason}
        </Text>
      )}
      {mark?.comment && !isCurrent && <Text size="xs">评语：{mark.comment}</Text>}
      <MarkTrouble state={state} />
      {isCurrent && <Scoring review={review} answer={answer} mark={mark} />}
    </li>
  );
}

function Written({ answer: { answer, isBlank, key, questionType } }: { answer: SheetAnswer }): ReactNode {
  return (
    <dl className={styles.written}>
      <dt>作答</dt>
      <dd>{isBlank ? '未作答' : answer === '' ? '未识别，请看扫描页' : <RichText text={answer} />}</dd>
      <dt>答案</dt>
      <dd>
        <RichText text={keyText(questionType, key.answers)} />
      </dd>
    </dl>
  );
}

function Scoring({ review: { score, typed }, answer, mark }: Props & { mark: Mark | null }): ReactNode {
  return (
    <Stack gap={8} mt={4} className={styles.scoring}>
      <Group gap={8}>
        <ScoreField
          key={mark?.score ?? ''}
          answer={answer}
          mark={mark}
          give={(given) => score(answer, { score: given })}
        />
        <Button size="compact-sm" variant="default" onClick={() => score(answer, { score: answer.full })}>
          满分
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => score(answer, { score: 0 })}>
          0 分
        </Button>
        <TypedScoreNote typed={typed} />
      </Group>
      <CommentField
        key={mark?.comment ?? ''}
        comment={mark?.comment ?? ''}
        isReady={isMarked(mark)}
        save={(comment) => score(answer, { score: mark?.score ?? 0, parts: mark?.parts ?? [], comment })}
      />
    </Stack>
  );
}
