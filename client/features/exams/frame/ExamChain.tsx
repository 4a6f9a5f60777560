import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chainOf, type Link as ChainLink } from './chain.ts';
import { examPath, examReportPath, type ExamDetail } from './exam.ts';
import type { ExamStep } from './steps.ts';
import styles from './chain.module.css';

interface Props {
  exam: ExamDetail;
  current: ExamStep | 'report';
}

/** The steps of an exam in their order: what is done, how far the rest is, and the way to each. */
export const ExamChain = ({ exam, current }: Props): ReactNode => (
  <nav aria-label="考试进度" data-screen-only>
    <ol className={styles.chain}>
      {chainOf(exam).map((link, index) => (
        <Fragment key={link.step}>
          {index > 0 && <li className={styles.line} aria-hidden />}
          <li data-done={link.isDone || undefined} data-current={link.step === current || undefined}>
            <Door exam={exam} link={link} isCurrent={link.step === current} />
          </li>
        </Fragment>
      ))}
    </ol>
  </nav>
);

function Door({ exam: { id }, link, isCurrent }: { exam: ExamDetail; link: ChainLink; isCurrent: boolean }): ReactNode {
  const { step, title, note, isDone } = link;
  const to = step === 'report' ? examReportPath(id) : examPath(id, step);
  const text = (
    <>
      {isDone && <IconCheck size={14} role="img" aria-label="已完成" />}
      {title}
      {note !== '' && <span className={styles.note}>{note}</span>}
    </>
  );
  if (to === undefined) return <span className={styles.door}>{text}</span>;
  return (
    <Link className={styles.door} to={to} aria-current={isCurrent ? 'step' : undefined}>
      {text}
    </Link>
  );
}
