import { useMemo, type ReactNode } from 'react';
import { drawingOf, widthOf } from '../../../components/rich-text/drawing.ts';
import { Figure } from '../../../components/rich-text/Figure.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { optionColumns, standsBeside } from './layout.ts';
import { letterOf, type Question } from './question.ts';
import styles from './question.module.css';

interface Props {
  question: Pick<Question, 'stem' | 'options' | 'figure'>;
  number?: number | undefined;
}

/** Stem, figure and options of a question. */
export function QuestionBody({ question, number }: Props): ReactNode {
  const { stem, options, figure } = question;
  const drawing = useMemo(() => drawingOf(figure), [figure]);
  const width = drawing && widthOf(drawing);
  return (
    <div className={styles.body} data-beside={(figure !== '' && standsBeside(width)) || undefined}>
      <div className={styles.asked}>
        {number !== undefined && <span className={styles.number}>{number}.</span>}
        <div className={styles.text}>
          <RichText text={stem} />
          {options.length > 0 && <Options options={options} />}
        </div>
      </div>
      {figure !== '' && <Figure className={styles.figure} figure={figure} drawing={drawing} />}
    </div>
  );
}

function Options({ options }: { options: readonly string[] }): ReactNode {
  return (
    <ol className={styles.options} data-columns={optionColumns(options)}>
      {options.map((option, index) => (
        // Options are told apart by their letters alone.
        <li key={letterOf(index)}>
          <span className={styles.letter}>{letterOf(index)}.</span>
          <RichText text={option} />
        </li>
      ))}
    </ol>
  );
}
