import type { ReactNode } from 'react';
import { TextLink } from '../../../components/page/links.tsx';
import { sourceOf } from './evidence.ts';
import type { AnyReport, Evidence, Sentence } from './report.ts';
import styles from './sheet.module.css';

interface Props {
  report: AnyReport;
  sentences: readonly Sentence[];
  /** It stands beside something else, and has a heading of its own. */
  isBeside: boolean;
}

/** What to do, each sentence with the figures that it comes from; these lead to what is behind them. */
export const Advice = ({ report, sentences, isBeside }: Props): ReactNode => (
  <div>
    {isBeside && <h4>建议</h4>}
    <ol className={styles.advice} data-alone={!isBeside || undefined} aria-label="建议">
      {sentences.map((sentence) => (
        <li key={sentence.text}>
          {sentence.text}
          {sentence.isPolished && <em>润色</em>}
          <small>
            依据：
            {sentence.figures.map((figure, place) => (
              <span key={`${figure.label} ${figure.value}`}>
                {place > 0 && '，'}
                <Basis report={report} figure={figure} />
              </span>
            ))}
          </small>
        </li>
      ))}
    </ol>
  </div>
);

function Basis({ report, figure }: { report: AnyReport; figure: Evidence }): ReactNode {
  const { to, choose } = sourceOf(report, figure);
  return (
    <TextLink to={to} onClick={choose}>
      {figure.label} {figure.value}
    </TextLink>
  );
}
