import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayField } from '../../../components/page/DayField.tsx';
import type { ExamDay } from './exam-day.ts';
import { leftText, type Book } from './history.ts';
import styles from './student.module.css';

interface Props {
  memory: Book['memory'];
  exam: ExamDay;
  /** Shows what is likely forgotten by then. */
  show: () => void;
}

/** What will be left on the day of the next exam, which the teacher names. */
export const NextExam = ({ memory, exam, show }: Props): ReactNode => (
  <div className={styles.exam}>
    <label>
      下次考试 <DayField label="下次考试的日期" value={exam.day} first={exam.first} onChange={exam.set} />
    </label>
    <span>
      {leftText(memory)}
      {memory.fading > 0 && (
        <>
          ，其中{' '}
          <Anchor component="button" type="button" inherit onClick={show}>
            {memory.fading} 题会低于 90%
          </Anchor>
        </>
      )}
    </span>
  </div>
);
