import { memo, type ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { giveUp, tryAgain } from '../queue/queue.ts';
import { MarkOrigin, ScoreChip } from '../MarkChip.tsx';
import type { MarkedAnswer } from '../queue/marks.ts';
import type { Standing } from '../queue/use-queue.ts';
import styles from './review.module.css';

interface Props {
  answer: MarkedAnswer;
  standing: Standing;
  full: number;
  /** What the student is called on screen. */
  name: string;
  isCurrent: boolean;
  isTarget: boolean;
  onChoose: () => void;
}

/** One answer: its picture, what was read in it, and the mark. */
export function AnswerCard({ answer, standing, full, name, isCurrent, isTarget, onChoose }: Props): ReactNode {
  const { mark, isWaiting } = standing;
  return (
    <div
      id={idOf(answer)}
      className={styles.card}
      role="group"
      aria-current={isCurrent || undefined}
      aria-label={name}
      data-current={isCurrent || undefined}
      data-target={isTarget || undefined}
      data-waiting={isWaiting || undefined}
      onClick={onChoose}
    >
      <div className={styles.cardHead}>
        <span className={styles.student} title={`${answer.className} ${name}`}>
          {name}
        </span>
        <ScoreChip mark={mark} full={full} />
      </div>
      <Pictures answer={answer} />
      <AnswerText answer={answer} />
      <MarkOrigin mark={mark} />
      {mark?.reason && !answer.isBlank && (
        <p className={styles.reason} title={mark.reason}>
          {mark.reason}
        </p>
      )}
      <Trouble standing={standing} />
    </div>
  );
}

/** The id of an answer's card. */
export const idOf = ({ submissionId, position }: MarkedAnswer): string => `answer-${submissionId}-${position}`;

const Pictures = memo(function Pictures({ answer }: { answer: MarkedAnswer }): ReactNode {
  if (answer.pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {answer.pictures.map(({ index, picture }) => (
        <img key={index} src={picture} alt={`作答图片 ${index}`} draggable={false} />
      ))}
    </div>
  );
});

function AnswerText({ answer: { answer, isBlank, pictures } }: { answer: MarkedAnswer }): ReactNode {
  if (isBlank) return <p className={styles.blank}>未作答</p>;
  if (answer === '') return pictures.length > 0 ? null : <p className={styles.blank}>没有作答内容</p>;
  return (
    <div className={styles.answer} data-alone={pictures.length === 0 || undefined}>
      <RichText text={answer} />
    </div>
  );
}

/** What went wrong with a mark, at the answer that it is of. */
function Trouble({ standing: { refusal, key, note } }: { standing: Standing }): ReactNode {
  if (refusal === '') return note === '' ? null : <p className={styles.trouble}>{note}</p>;
  return (
    <div className={styles.trouble} role="alert">
      得分未被接受：{refusal}
      <button type="button" onClick={() => tryAgain(key)}>
        重试
      </button>
      <button type="button" onClick={() => giveUp(key)}>
        放弃
      </button>
    </div>
  );
}
