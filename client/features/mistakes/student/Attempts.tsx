import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { AnswerPicture } from '../../marking/picture/AnswerPicture.tsx';
import { openQuestion } from '../open-question.tsx';
import { dayText, outcomeOf, outcomes, placeOf, type Attempt, type BookMistake } from './history.ts';
import styles from './student.module.css';

/** Every attempt at a question, oldest first: when and where, what it got, what was written and what went wrong. */
export const Attempts = ({ mistake }: { mistake: BookMistake }): ReactNode => (
  <ol className={styles.attempts} aria-label="历次作答">
    {mistake.attempts.map((attempt, place) => (
      <li key={place}>
        <Head attempt={attempt} />
        <Written attempt={attempt} />
        {attempt.reason !== '' && <p className={styles.why}>{attempt.reason}</p>}
        {attempt.answeredId !== mistake.questionId && (
          <p className={styles.why}>
            做的是同类的另一题，
            <Anchor component="button" type="button" inherit onClick={() => void openQuestion(attempt.answeredId)}>
              看题目
            </Anchor>
          </p>
        )}
      </li>
    ))}
  </ol>
);

function Head({ attempt }: { attempt: Attempt }): ReactNode {
  const outcome = outcomeOf(attempt);
  return (
    <header>
      <b>{dayText(attempt.time)}</b>
      <span className={styles.place} title={placeOf(attempt)}>
        {placeOf(attempt)}
      </span>
      <b data-outcome={outcome}>
        {outcomes[outcome].word} {formatScore(attempt.score)}/{formatScore(attempt.full)}
      </b>
    </header>
  );
}

function Written({ attempt }: { attempt: Attempt }): ReactNode {
  const { submissionId, position, pictures, picture, answer } = attempt;
  const isBlank = pictures.length === 0 && picture === '' && answer === '';
  return (
    <>
      {pictures.map((one) => (
        <AnswerPicture key={`${one.kind} ${one.index}`} answer={{ submissionId, position }} picture={one} />
      ))}
      {picture !== '' && <img className={styles.photo} src={picture} alt="手工加入的作答照片" />}
      {answer !== '' && (
        <p className={styles.answer}>
          作答：
          <RichText text={answer} />
        </p>
      )}
      {isBlank && <p className={styles.answer}>没有留下作答内容</p>}
    </>
  );
}
