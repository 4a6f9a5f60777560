import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { submissionPath } from '../../assignments/work/paths.ts';
import { isReviewed, placeKey, type Mark, type MarkedAnswer } from '../queue/marks.ts';
import { CommentField } from './CommentField.tsx';
import { PointButtons } from './PointButtons.tsx';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

interface Props {
  review: Review;
  nameOf: (answer: MarkedAnswer) => string;
}

/** Gives the chosen answers their score, for those who use the mouse; keys do the same. */
export function JudgeBar({ review, nameOf }: Props): ReactNode {
  const { place, standing, typed, message, data } = review;
  const { current, targets, isWholeGroup } = place;
  if (!current) return null;
  const { mark } = standing(current);
  const sheet = submissionPath(kindOf(mark), current.submissionId);
  return (
    <section className={styles.judge} aria-label="给分">
      <div className={styles.judgeLine}>
        <strong className={styles.judged}>
          {isWholeGroup ? `整组 ${targets.length} 份` : `${nameOf(current)} · ${current.className}`}
        </strong>
        <Scores full={data.full} score={mark?.score ?? undefined} give={review.score} />
        <span className={styles.typed} role="status">
          {typed.digits !== '' ? `${typed.digits}_ 分` : typed.refusal || message}
        </span>
        <Button
          size="compact-sm"
          variant="light"
          disabled={mark === null || mark.score === null}
          onClick={review.confirm}
        >
          {isReviewed(mark) ? '已复核' : '确认得分'}
        </Button>
        <Button size="compact-sm" variant="default" onClick={review.undo}>
          撤销
        </Button>
        {sheet !== undefined && (
          <Link className={styles.sheetLink} to={sheet}>
            查看答卷
          </Link>
        )}
      </div>
      <PointButtons rubric={review.rubric} mark={mark} toggle={review.togglePoint} />
      <CommentField
        key={`${placeKey(current)} ${mark?.comment ?? ''}`}
        comment={mark?.comment ?? ''}
        isReady={mark !== null && mark.score !== null}
        save={review.comment}
      />
    </section>
  );
}

const kindOf = (mark: Mark | null): number =>
  mark?.detail?.kind === 'composition' ? taskType.composition : taskType.examProcess;

const mostButtons = 15;

interface ScoresProps {
  full: number;
  score: number | undefined;
  give: (score: number) => void;
}

function Scores({ full, score, give }: ScoresProps): ReactNode {
  const whole = Math.floor(full);
  if (whole > mostButtons) return <ManyScores full={full} give={give} />;
  const scores = Array.from({ length: whole + 1 }, (_, value) => value);
  return (
    <div className={styles.scores} role="group" aria-label="得分">
      {(whole === full ? scores : [...scores, full]).map((value) => (
        <button key={value} type="button" aria-pressed={value === score} onClick={() => give(value)}>
          {value}
        </button>
      ))}
    </div>
  );
}

const ManyScores = ({ full, give }: Omit<ScoresProps, 'score'>): ReactNode => (
  <div className={styles.scores} role="group" aria-label="得分">
    <button type="button" onClick={() => give(0)}>
      0
    </button>
    <button type="button" onClick={() => give(full)}>
      {full}
    </button>
    <span className={styles.hint}>直接输入数字给分，按 Enter 确定</span>
  </div>
);
