import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import { dimensionLabels } from '../../../../contracts/wrongbook/mark-shapes.ts';
import { usePrintDialog } from '../../../components/print-dialog.ts';
import sheets from '../by-student/print.module.css';
import type { Submission } from '../marks.ts';
import { Bar } from './Dimensions.tsx';
import { isEnglish, paragraphsOf } from './essay.ts';
import { EssayParagraph } from './EssayText.tsx';
import styles from './printed.module.css';
import { RemarkText } from './Remark.tsx';
import { numbersOn, remarkTitle, shownKind } from './remarks.ts';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Props {
  submission: Submission;
  draft: CompositionDraft;
  /** Called once the print dialog has been closed. */
  onDone: () => void;
}

/** Prints the sheet that a student gets back: what each dimension got, the teacher's word, and the composition with its comments. */
export function PrintedComposition({ submission, draft, onDone }: Props): ReactNode {
  usePrintDialog(true, onDone);
  return createPortal(
    <article className={`${sheets.sheets} ${styles.sheet}`} data-print-sheets aria-label="作文评语单">
      <Head submission={submission} draft={draft} />
      <Marks draft={draft} />
      <section className={styles.overall}>
        <h2>老师的话</h2>
        <p>{draft.detail.overall || '（没有写总评）'}</p>
      </section>
      <Essay draft={draft} />
    </article>,
    document.body,
  );
}

const Head = ({ submission, draft: { score, answer } }: Omit<Props, 'onDone'>): ReactNode => (
  <header className={styles.head}>
    <div>
      <h1>{submission.assignmentTitle}　评语单</h1>
      <p>
        {submission.className}　{submission.studentName}　{submission.studentNo}
      </p>
    </div>
    <p className={styles.total}>
      <b>{formatScore(score)}</b> / {formatScore(answer.full)} 分
    </p>
  </header>
);

const Marks = ({ draft: { detail, answer } }: Pick<Props, 'draft'>): ReactNode => (
  <table className={styles.marks}>
    <tbody>
      {detail.dimensions.map(({ key, score, max, comment }) => {
        const mean = answer.classMean?.dimensions.find((one) => one.key === key)?.score;
        return (
          <tr key={key}>
            <th scope="row">{dimensionLabels[key]}</th>
            <td className={styles.figure}>
              <b>{formatScore(score)}</b> / {formatScore(max)}
            </td>
            <td className={styles.bars}>
              <Bar score={score} max={max} mean={mean} />
            </td>
            <td className={styles.figure}>{mean === undefined ? '' : `班级平均 ${formatNumber(mean, 1)}`}</td>
            <td>{[comment, numbersOn(detail, key)].filter(Boolean).join('；')}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** Each paragraph with its comments beside it: a page may end between two, and none is torn from its words. */
const Essay = ({ draft: { detail } }: Pick<Props, 'draft'>): ReactNode => {
  const english = isEnglish(detail.text);
  return paragraphsOf(detail).map((paragraph) => (
    <div key={paragraph.start} className={styles.row}>
      <div>
        <EssayParagraph paragraph={paragraph} english={english} detail={detail} />
      </div>
      <ol>
        {paragraph.segments
          .flatMap(({ ending }) => ending)
          .toSorted((a, b) => a - b)
          .map((place) => {
            const sentence = detail.sentences[place]!;
            return (
              <li key={place} data-kind={shownKind(sentence)}>
                <b>
                  {place + 1} {remarkTitle(sentence)}
                </b>
                <RemarkText sentence={sentence} />
              </li>
            );
          })}
      </ol>
    </div>
  ));
};
