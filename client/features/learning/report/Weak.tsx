import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { openQuestion } from '../../mistakes/open-question.tsx';
import { isOfStudent, type AnyReport, type ClassReport, type StudentReport } from './report.ts';
import { Tried } from './Tried.tsx';
import styles from './sheet.module.css';

/** An example of what to mend first: how it was answered, and again if it was right then. */
export function Weak({ report }: { report: AnyReport }): ReactNode {
  if (isOfStudent(report)) return <OfStudent weak={report.weak.find(({ example }) => example !== null)} />;
  return <OfClass weak={report.weak.find(({ example }) => example !== null)} />;
}

function OfStudent({ weak }: { weak: StudentReport['weak'][number] | undefined }): ReactNode {
  const example = weak?.example;
  if (!example) return null;
  const { stem, before, after, afterStem, timesLeft } = example;
  const more = timesLeft > 0 ? `做对了，再做对 ${timesLeft} 次即掌握` : '做对了，已掌握';
  return (
    <>
      <Tried stem={stem} attempt={before} verdict={before.reason || '没有得满分'} isRight={false} />
      {after && <Tried stem={afterStem || stem} attempt={after} verdict={more} isRight />}
    </>
  );
}

/** The question of a point that went wrong most; it opens with its answer. */
function OfClass({ weak }: { weak: ClassReport['weak'][number] | undefined }): ReactNode {
  const example = weak?.example;
  if (!example) return null;
  return (
    <div className={styles.tried}>
      <p className={styles.note}>错得最多的一道题</p>
      <button type="button" className={styles.stem} onClick={() => void openQuestion(example.questionId)}>
        <RichText text={example.stem} />
      </button>
      <p className={styles.verdict}>
        ✕ {formatNumber(example.wrong)}/{formatNumber(example.answered)} 人次没有得满分
      </p>
    </div>
  );
}
