import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { ScoreChip } from '../MarkChip.tsx';
import { isReviewed, responseKey, type MarkedAnswer } from '../marks.ts';
import { AnswerPicture } from '../picture/AnswerPicture.tsx';
import styles from './review.module.css';
import { mostAlike } from './similar.ts';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
  nameOf: (answer: MarkedAnswer) => string;
}

/** What the teacher has given for the answers most like the one at hand; nothing where there are none. */
export function SimilarScores({ review: { data, stateOf }, current, nameOf }: Props): ReactNode {
  if (data.question.questionType === questionType.choice) return null;
  const scored = data.answers.filter((answer) => answer === current || isReviewed(stateOf(answer).mark));
  const alike = mostAlike(current, scored);
  if (alike.length === 0) return null;
  return (
    <section className={styles.similar} aria-label="您给相近作答的分">
      <Text size="sm" c="dimmed">
        您给相近作答的分
      </Text>
      <div>
        {alike.map((answer) => (
          <div key={responseKey(answer)}>
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm">{nameOf(answer)}</Text>
              <ScoreChip mark={stateOf(answer).mark} full={data.full} />
            </Group>
            {answer.pictures[0] ? (
              <AnswerPicture answer={answer} picture={answer.pictures[0]} />
            ) : (
              <Text size="sm" lineClamp={3}>
                {answer.answer}
              </Text>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
