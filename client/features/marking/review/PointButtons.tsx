import type { ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { letterOfPoint } from '../keys.ts';
import type { AnswerKey, Mark } from '../queue/marks.ts';
import { pointScores } from '../points.ts';
import styles from './review.module.css';

interface Props {
  rubric: AnswerKey['rubric'];
  mark: Mark | null;
  toggle: (index: number) => void;
}

/** The points of the rubric; the score follows those that are given. */
export function PointButtons({ rubric, mark, toggle }: Props): ReactNode {
  if (rubric.length === 0) return null;
  const scores = pointScores(mark, rubric);
  return (
    <div className={styles.points} role="group" aria-label="评分点">
      {rubric.map(({ text, score }, index) => (
        <button
          key={index}
          type="button"
          className={styles.point}
          aria-pressed={(scores[index] ?? 0) > 0}
          title={text}
          onClick={() => toggle(index)}
        >
          <kbd>{letterOfPoint(index).toUpperCase()}</kbd>
          <span className={styles.pointText}>
            <RichText text={text} />
          </span>
          <span>{score} 分</span>
        </button>
      ))}
    </div>
  );
}
