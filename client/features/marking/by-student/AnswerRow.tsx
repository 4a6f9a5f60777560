import { Group, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { OneLine } from '../../../components/rich-text/OneLine.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { keyText } from '../../question-bank/question/question.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import { MarkOrigin, ScoreChip } from '../MarkChip.tsx';
import type { SheetAnswer } from '../marks.ts';
import { MarkTrouble } from '../MarkTrouble.tsx';
import { PassageButton } from '../PassageButton.tsx';
import { MarkHistory } from './MarkHistory.tsx';
import { Scoring } from './Scoring.tsx';
import styles from './sheet.module.css';
import type { Review } from './use-submission-review.ts';

interface Props {
  review: Review;
  answer: SheetAnswer;
  /** Of the answer at hand, where its words are judged one by one. */
  dictation: Dictation | undefined;
}

/** One answer of a sheet: what was asked and written, its mark, and where it is chosen how to change it. */
export function AnswerRow({ review, answer, dictation }: Props): ReactNode {
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
      <div className={styles.stem}>{isCurrent ? <RichText text={stem} /> : <OneLine text={stem} />}</div>
      <Written answer={answer} isScanned={submission.pages.length > 0} />
      {mark?.reason && (
        <Text size="xs" c="dimmed">
          {mark.reason}
        </Text>
      )}
      {mark?.comment && !isCurrent && <Text size="xs">评语：{mark.comment}</Text>}
      <MarkTrouble state={state} />
      {isCurrent && <Scoring review={review} answer={answer} mark={mark} dictation={dictation} />}
    </li>
  );
}

interface WrittenProps {
  answer: SheetAnswer;
  isScanned: boolean;
}

function Written({ answer: { answer, isBlank, key, questionType }, isScanned }: WrittenProps): ReactNode {
  const unread = isScanned ? '未识别，请看扫描页' : '只有成绩，没有作答';
  return (
    <dl className={styles.written}>
      <dt>作答</dt>
      <dd>{isBlank ? '未作答' : answer === '' ? unread : <RichText text={answer} />}</dd>
      <dt>答案</dt>
      <dd>
        <RichText text={keyText(questionType, key.answers)} />
      </dd>
    </dl>
  );
}
