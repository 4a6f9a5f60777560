import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { sourceOf, sourceOfWork } from './evidence.ts';
import type { AnyReport, Sentence } from './report.ts';
import styles from './sheet.module.css';

interface Props {
  report: AnyReport;
  /** As they stand, or worded anew. */
  sentences: readonly Sentence[];
}

/** What the report says first, and three figures. */
export function Lead({ report, sentences }: Props): ReactNode {
  const { set, submitted, missing, practice } = report;
  const work = sourceOfWork(report, '');
  const left = missing.map(({ subjectName, count }) => `${subjectName}缺 ${count}`).join('，');
  return (
    <section className={styles.lead} aria-label="小结">
      <p className={styles.say}>
        {sentences.map((sentence) => (
          <Said key={sentence.text} report={report} sentence={sentence} />
        ))}
      </p>
      <dl>
        <div>
          <dt>作业上交</dt>
          <dd>
            <TextLink to={work.to} onClick={work.choose} aria-label={`作业上交 ${submitted}/${set} 次，查看`}>
              {formatNumber(submitted)}
            </TextLink>
            <span>/{formatNumber(set)} 次</span>
          </dd>
          <dd title={left}>{left || '没有缺交'}</dd>
        </div>
        <div>
          <dt>错题已掌握</dt>
          <dd>
            {formatNumber(practice.mastered)}
            <span>/{formatNumber(practice.total)} 题</span>
          </dd>
          <dd>巩固中 {formatNumber(practice.consolidating)} 题</dd>
        </div>
        <div>
          <dt>现在该练</dt>
          <dd>
            {formatNumber(practice.due)}
            <span> 题</span>
          </dd>
          <dd>{practice.due > 0 ? `约 ${formatNumber(practice.minutes)} 分钟` : '今天没有到期的'}</dd>
        </div>
      </dl>
    </section>
  );
}

/** A sentence of the head; its figures are named when it is pointed at, and the advice below leads to them. */
const Said = ({ report, sentence }: { report: AnyReport; sentence: Sentence }): ReactNode => {
  const [first] = sentence.figures;
  const source = first && sourceOf(report, first);
  const basis = sentence.figures.map(({ label, value }) => `${label} ${value}`).join('，');
  return (
    <TextLink to={source?.to} onClick={source?.choose} title={basis && `依据：${basis}`}>
      {sentence.text}
    </TextLink>
  );
};
