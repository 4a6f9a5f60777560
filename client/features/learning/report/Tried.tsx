import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { AnswerPicture } from '../../marking/picture/AnswerPicture.tsx';
import { dayText, placeOf, type Attempt } from '../../../../contracts/report-text/attempts.ts';
import styles from './sheet.module.css';

interface Props {
  stem: string;
  attempt: Attempt;
  verdict: string;
  isRight: boolean;
}

/** One attempt at a question, as it was written. */
export const Tried = ({ stem, attempt, verdict, isRight }: Props): ReactNode => (
  <div className={styles.tried}>
    <p className={styles.note}>
      {dayText(attempt.time)} {placeOf(attempt)}　{formatScore(attempt.score)}/{formatScore(attempt.full)}
    </p>
    <div className={styles.asked}>
      <RichText text={stem} />
    </div>
    <Written attempt={attempt} />
    <p className={styles.verdict} data-right={isRight || undefined}>
      {isRight ? '✓' : '✕'} {verdict}
    </p>
  </div>
);

/** As it was written, else in letters. */
function Written({ attempt: { submissionId, position, pictures, picture, answer } }: { attempt: Attempt }): ReactNode {
  if (pictures.length > 0) {
    return (
      <div className={styles.crop}>
        {pictures.map((one) => (
          <AnswerPicture key={`${one.kind} ${one.index}`} answer={{ submissionId, position }} picture={one} />
        ))}
      </div>
    );
  }
  if (picture !== '') return <img className={styles.crop} src={picture} alt="手工加入的作答照片" />;
  if (answer === '') return <p className={styles.written}>没有留下作答内容</p>;
  return (
    <div className={styles.written}>
      作答：
      <RichText text={answer} />
    </div>
  );
}
