import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { dayText, outcomeOf, outcomes, placeOf, type Attempt } from '../../../../contracts/report-text/attempts.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { AnswerPicture } from '../../marking/picture/AnswerPicture.tsx';
import { pathTo } from '../../../session/paths.ts';
import { EnlargedPicture } from '../EnlargedPicture.tsx';
import { openQuestion } from '../open-question.tsx';
import type { BookMistake } from './history.ts';
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

/** The sheet at the answer; undefined where there is none, or none that may be looked at. */
const sheetPath = ({ isOpen, submissionId, position }: Attempt): string | undefined =>
  isOpen ? pathTo('submission', { submissionId, position: String(position) }) : undefined;

function Head({ attempt }: { attempt: Attempt }): ReactNode {
  const outcome = outcomeOf(attempt);
  return (
    <header>
      <b>{dayText(attempt.time)}</b>
      <span className={styles.place} title={placeOf(attempt)}>
        <TextLink to={sheetPath(attempt)} aria-label={`打开答卷 ${placeOf(attempt)}`}>
          {placeOf(attempt)}
        </TextLink>
      </span>
      <b data-outcome={outcome}>
        {outcomes[outcome].word} {formatScore(attempt.score)}/{formatScore(attempt.full)}
      </b>
    </header>
  );
}

function Written({ attempt }: { attempt: Attempt }): ReactNode {
  const { submissionId, position, pictures, picture, answer } = attempt;
  const title = `${dayText(attempt.time)} ${placeOf(attempt)}`;
  const isBlank = pictures.length === 0 && picture === '' && answer === '';
  return (
    <>
      {pictures.map((one) => (
        <EnlargedPicture key={`${one.kind} ${one.index}`} title={title}>
          <AnswerPicture answer={{ submissionId, position }} picture={one} />
        </EnlargedPicture>
      ))}
      {picture !== '' && (
        <EnlargedPicture title={title}>
          <img className={styles.photo} src={picture} alt="手工加入的作答照片" />
        </EnlargedPicture>
      )}
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
