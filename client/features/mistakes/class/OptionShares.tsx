import type { ReactNode } from 'react';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { QuestionBody } from '../../question-bank/question/QuestionBody.tsx';
import { AllAnswers } from './AllAnswers.tsx';
import { choiceBars, type MistakeDetail } from './answers.ts';
import styles from './open.module.css';

/** How many chose which option, and what the solution says of the wrong ones. */
export function OptionShares({ detail }: { detail: MistakeDetail }): ReactNode {
  const bars = choiceBars(detail);
  return (
    <div className={styles.answers}>
      <QuestionBody question={{ ...detail.question, stem: '' }} />
      <BarChart
        label="各选项人次"
        series={['人次']}
        nameWidth={150}
        endWidth={150}
        longest={detail.answered}
        bars={bars.map(({ key, label, count, isRight, error }) => ({
          key,
          label: label.replaceAll('$', ''),
          values: [count],
          tone: isRight ? 'fine' : 'bad',
          end: `${count}${isRight ? ' 答对' : ''}${error === '' ? '' : ` ${error}`}`,
        }))}
      />
      <AllAnswers detail={detail} />
    </div>
  );
}
