import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { previewPractice } from '../../../../contracts/wrongbook/practice.ts';
import type { Answer } from '../../../components/state/answer.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import styles from './groups.module.css';

type Preview = DataOf<typeof previewPractice>;

/** What the members would get. */
export const PracticeGiven = ({ answer }: { answer: Answer<Preview> }): ReactNode => (
  <Loaded answer={answer} what="练习预览">
    {(data) => <Given data={data} />}
  </Loaded>
);

function Given({ data: { students, shortfall } }: { data: Preview }): ReactNode {
  const missing = shortfall.filter((one) => one.missing > 0);
  return (
    <>
      <ul className={styles.given} aria-label="每人题数">
        {students.map(({ studentId, studentName, questionCount, minutes }) => (
          <li key={studentId}>
            {studentName}
            <b>{questionCount === 0 ? '没有题' : `${questionCount} 题 · 约 ${minutes} 分钟`}</b>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles.basis}>
          题库还缺：{missing.map(({ name, missing: count }) => `${name} ${count} 题`).join('，')}。
        </p>
      )}
    </>
  );
}
