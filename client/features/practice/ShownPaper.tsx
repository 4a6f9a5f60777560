import type { ReactNode } from 'react';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { formatNumber, formatScore } from '../../../contracts/figure-text.ts';
import { previewPracticePaper } from '../../../contracts/wrongbook/practice.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import { sectionsOf } from '../paper-builder/paper-building.ts';
import { PaperSheet } from '../paper-builder/papers/PaperSheet.tsx';
import styles from './practice.module.css';
import { shortfallText, type Practising } from './students.ts';
import type { PracticeInput } from './use-practice.ts';

type Paper = DataOf<typeof previewPracticePaper>;

interface Props {
  input: PracticeInput;
  /** undefined for the paper of the class. */
  student: Practising | undefined;
  withAnswers: boolean;
  met: number | undefined;
}

/** A paper as it would be set, with how much it is and where the bank has too few. */
export function ShownPaper({ input, student, withAnswers, met }: Props): ReactNode {
  const answer = useCall(
    previewPracticePaper,
    { ...input, ...(student && { studentId: student.studentId }) },
    { keepPreviousData: false },
  );
  return (
    <Loaded answer={answer} what="试卷" skeleton={<LoadingState lines={12} height={28} />}>
      {(paper) => (
        <div className={styles.paper} role="region" aria-label="试卷" tabIndex={0}>
          <p className={styles.amounts}>
            {amountsText(paper)}
            {met !== undefined && met > 0 && `，其中 ${met} 题有人做过`}
          </p>
          {paper.shortfall.length > 0 && <p className={styles.short}>题库不够：{shortfallText(paper.shortfall)}</p>}
          <PaperSheet
            title={student ? `${student.studentName}的错题巩固` : '错题巩固'}
            sections={sectionsOf(paper)}
            withAnswers={withAnswers}
          />
        </div>
      )}
    </Loaded>
  );
}

const amountsText = ({ questionCount, score, minutes }: Paper): string =>
  `${formatNumber(questionCount)} 题，${formatScore(score)} 分，约 ${formatNumber(minutes)} 分钟`;
