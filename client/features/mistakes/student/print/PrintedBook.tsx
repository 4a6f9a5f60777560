import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { mistakeCauseLabels, mistakeStateLabels } from '../../../../../contracts/constants/mistake-causes.ts';
import { questionType } from '../../../../../contracts/constants/questions.ts';
import { usePrintDialog } from '../../../../components/print-dialog.ts';
import sheets from '../../../marking/by-student/print.module.css';
import { QuestionAnswer } from '../../../question-bank/question/QuestionAnswer.tsx';
import { QuestionBody } from '../../../question-bank/question/QuestionBody.tsx';
import { attemptText } from '../history.ts';
import type { BookStudent } from '../students.ts';
import styles from './printed.module.css';
import type { PrintedMistake } from './use-printed-book.ts';

interface Props {
  student: BookStudent;
  content: readonly PrintedMistake[];
  /** Called once the print dialog has been closed. */
  onDone: () => void;
}

/** Prints a student's mistakes on A4: the questions with space to do them again, and the answers on a page of their own. */
export function PrintedBook({ student, content, onDone }: Props): ReactNode {
  usePrintDialog(true, onDone);
  return createPortal(
    <article className={`${sheets.sheets} ${styles.book}`} data-print-sheets aria-label="错题本">
      <header className={styles.head}>
        <h1>{student.studentName}　错题本</h1>
        <p>
          学号 {student.studentNo}　本册 {content.length} 题　未掌握 {student.open}，巩固中 {student.consolidating}
          ，已掌握 {student.mastered}
        </p>
      </header>
      <ol className={styles.questions}>
        {content.map((one, index) => (
          <li key={one.mistake.questionId}>
            <Entry {...one} number={index + 1} />
          </li>
        ))}
      </ol>
      <section className={styles.answers}>
        <h2>答案与解析</h2>
        {content.map(({ question }, index) => (
          <div key={question.id} className={styles.answer}>
            <b>{index + 1}.</b>
            <QuestionAnswer question={question} />
          </div>
        ))}
      </section>
    </article>,
    document.body,
  );
}

const Entry = ({ mistake, question, number }: PrintedMistake & { number: number }): ReactNode => (
  <>
    <QuestionBody question={question} number={number} />
    <p className={styles.known}>{knownOf(mistake)}</p>
    <div className={styles.space} data-written={question.questionType >= questionType.answer || undefined} />
  </>
);

const knownOf = ({ points, state, cause, attempts }: PrintedMistake['mistake']): string =>
  [
    points.join('、'),
    mistakeStateLabels[state],
    `错因：${mistakeCauseLabels[cause]}`,
    attempts.map(attemptText).join('；'),
  ].join('　');
