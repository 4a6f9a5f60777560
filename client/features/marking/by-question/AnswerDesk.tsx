import { Group, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { useShortcut } from '../../../components/shortcuts.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { keyText } from '../../question-bank/question/question.ts';
import { submissionPath } from '../../assignments/work/paths.ts';
import { MarkOrigin } from '../MarkChip.tsx';
import { isDoubtful, type Mark, type MarkedAnswer } from '../marks.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import { SimilarScores } from './SimilarScores.tsx';
import styles from './review.module.css';
import { Written } from './Written.tsx';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
  dictation: Dictation | undefined;
  /** What a student is called on screen. */
  nameOf: (answer: MarkedAnswer) => string;
  isAnonymous: boolean;
  hideNames: (hidden: boolean) => void;
}

const kindOf = (mark: Mark | null): number =>
  mark?.detail?.kind === 'composition' ? taskType.composition : taskType.examProcess;

/** The answer that is being judged: its picture as large as there is room, what was read in it, and what speaks for its score. */
export function AnswerDesk({ review, current, dictation, nameOf, ...naming }: Props): ReactNode {
  const { stateOf } = review;
  const { mark } = stateOf(current);
  const sheet = submissionPath(kindOf(mark), current.submissionId);
  const navigate = useNavigate();
  useShortcut('v', '查看答卷', () => void (sheet !== undefined && navigate(sheet)));
  return (
    <>
      <Group gap={10} px={16} py={8} wrap="nowrap">
        <Text fw={700}>{nameOf(current)}</Text>
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
        <Written key={current.submissionId} review={review} current={current} dictation={dictation} />
        <dl className={styles.facts}>
          {!dictation && <Texts review={review} current={current} />}
          {mark !== null && mark.reason !== '' && (
            <Fact name="理由" isDoubtful={isDoubtful(mark)}>
              {mark.reason}
            </Fact>
          )}
        </dl>
        <SimilarScores review={review} current={current} nameOf={nameOf} />
      </div>
    </>
  );
}

/** What was read, beside what is right; of a dictation the words tell both. */
const Texts = ({ review: { data }, current }: Pick<Props, 'review' | 'current'>): ReactNode => (
  <>
    <Fact name={current.pictures.length > 0 ? '识别' : '作答'}>
      {current.isBlank ? '未作答' : current.answer === '' ? '没有识别出文字' : <RichText text={current.answer} />}
    </Fact>
    <Fact name="参考">
      <RichText text={keyText(data.question.questionType, data.key.answers)} />
    </Fact>
  </>
);

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
