import { Group, Stack, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { keyText } from '../../question-bank/question/question.ts';
import { submissionPath } from '../../assignments/work/paths.ts';
import { MarkOrigin } from '../MarkChip.tsx';
import { isDoubtful, type Mark, type MarkedAnswer } from '../marks.ts';
import { AnswerPicture } from '../picture/AnswerPicture.tsx';
import styles from './review.module.css';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
  name: string;
  isAnonymous: boolean;
  hideNames: (hidden: boolean) => void;
}

const kindOf = (mark: Mark | null): number =>
  mark?.detail?.kind === 'composition' ? taskType.composition : taskType.examProcess;

/** The answer that is being judged: its picture as large as there is room, what was read in it, and what speaks for its score. */
export function AnswerDesk({ review: { stateOf, data }, current, name, ...naming }: Props): ReactNode {
  const { mark } = stateOf(current);
  const sheet = submissionPath(kindOf(mark), current.submissionId);
  return (
    <>
      <Group gap={10} px={16} py={8} wrap="nowrap">
        <Text fw={700}>{name}</Text>
        <Text size="xs" c="dimmed">
          {naming.isAnonymous ? '' : `${current.className} ${current.studentNo}`}
        </Text>
        <MarkOrigin mark={mark} />
        <Switch
          ml="auto"
          size="xs"
          label="匿名"
          checked={naming.isAnonymous}
          onChange={(event) => naming.hideNames(event.currentTarget.checked)}
        />
        {sheet !== undefined && (
          <Text component={Link} size="sm" c="indigo" flex="none" to={sheet}>
            查看答卷
          </Text>
        )}
      </Group>
      <div className={styles.desk} role="region" aria-label="当前作答" tabIndex={0}>
        <Stack gap={8} key={current.submissionId}>
          {current.pictures.map((picture) => (
            <AnswerPicture key={`${picture.kind}-${picture.index}`} answer={current} picture={picture} />
          ))}
        </Stack>
        <dl className={styles.facts}>
          <Fact name={current.pictures.length > 0 ? '识别' : '作答'}>
            {current.isBlank ? '未作答' : current.answer === '' ? '没有识别出文字' : <RichText text={current.answer} />}
          </Fact>
          <Fact name="参考">
            <RichText text={keyText(data.question.questionType, data.key.answers)} />
          </Fact>
          {mark !== null && mark.reason !== '' && (
            <Fact name="理由" isDoubtful={isDoubtful(mark)}>
              {mark.reason}
            </Fact>
          )}
        </dl>
      </div>
    </>
  );
}

interface FactProps {
  name: string;
  isDoubtful?: boolean;
  children: ReactNode;
}

const Fact = ({ name, isDoubtful: doubtful = false, children }: FactProps): ReactNode => (
  <div data-doubtful={doubtful || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
