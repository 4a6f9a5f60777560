import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayText } from '../../../../contracts/report-text/attempts.ts';
import { DayField } from '../../../components/page/DayField.tsx';
import type { ExamDay } from './exam-day.ts';
import type { Book } from './history.ts';
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

/** What is left of what is mastered, if nothing more is done about it. */
export function leftText({ day, known, remembered }: Book['memory']): string {
  if (day === '') return '选好日期，就能看到不再练的话到那天还记得多少';
  if (remembered === null) return '还没有已掌握的题，考前先把到期的练会';
  return `不再练的话，到 ${dayText(day)} 已掌握的 ${known} 题预计还记得 ${Math.round(known * remembered)} 题`;
}
