import type { ReactNode } from 'react';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import { isOfStudent, tickOf, type AnyReport } from './report.ts';
import { SheetPart } from './Sheet.tsx';
import styles from './sheet.module.css';

/** What was practised: of a student piece by piece, of a class by subject. */
export function Practised({ report }: { report: AnyReport }): ReactNode {
  if (isOfStudent(report)) {
    return (
      <SheetPart title="练习记录">
        {report.practised.length === 0 ? (
          <p className={styles.note}>这段时间没有做过错题巩固。</p>
        ) : (
          <ul className={styles.practised}>
            {report.practised.map(({ assignmentId, title, subjectName, date, score, full }) => (
              <li key={assignmentId}>
                <span>{tickOf(date)}</span>
                <span>
                  {subjectName}　{title}
                </span>
                <b>
                  {formatScore(score)}/{formatScore(full)}
                </b>
              </li>
            ))}
          </ul>
        )}
      </SheetPart>
    );
  }
  return (
    <SheetPart title="练习记录">
      <ul className={styles.practised}>
        {report.subjects.map(({ subjectId, subjectName, practice }) => (
          <li key={subjectId}>
            <span>{subjectName}</span>
            <span>
              已掌握 {formatNumber(practice.mastered)}，巩固中 {formatNumber(practice.consolidating)}，未掌握{' '}
              {formatNumber(practice.open)}，现在到期 {formatNumber(practice.due)}
            </span>
            <b>共 {formatNumber(practice.total)} 题</b>
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}
