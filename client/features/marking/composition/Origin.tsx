import type { ReactNode } from 'react';
import { MarkOrigin } from '../MarkChip.tsx';
import type { Submission } from '../queue/marks.ts';
import { History } from '../sheet/History.tsx';
import styles from './composition.module.css';
import type { Composing } from './use-composition.ts';

interface OriginProps {
  submission: Submission;
  composing: Composing;
}

/** Who gave the mark that stands, and whether it has been changed since. */
export function Origin({ submission, composing: { answer, standing, isDirty } }: OriginProps): ReactNode {
  const { mark, refusal, note } = standing;
  return (
    <div className={styles.origin}>
      <div className={styles.originLine}>
        <MarkOrigin mark={mark} />
        {isDirty && <span className={styles.unsaved}>未保存</span>}
        <History submissionId={submission.submissionId} position={answer.position} number={answer.number} />
      </div>
      {mark?.reason && <p>{mark.reason}</p>}
      {(refusal || note) && <p role="alert">{refusal ? `得分未被接受：${refusal}` : note}</p>}
    </div>
  );
}
