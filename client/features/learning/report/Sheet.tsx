import type { ReactNode } from 'react';
import { daysText, isOfStudent, type AnyReport } from './report.ts';
import styles from './sheet.module.css';

interface Props {
  report: AnyReport;
  isGrey: boolean;
  children: ReactNode;
}

/** The page of a report as paper has it: whom it is about, its parts, and lines for a word of teacher and parents. */
export function Sheet({ report, isGrey, children }: Props): ReactNode {
  return (
    <article className={styles.sheet} aria-label={titleOf(report)} data-grey={isGrey || undefined}>
      <header className={styles.head}>
        <div>
          <p>{report.schoolName}</p>
          <h2>{titleOf(report)}</h2>
        </div>
        <dl>
          {isOfStudent(report) && <Entry name="姓名" value={report.studentName} />}
          <Entry name="班级" value={report.className} />
          <Entry name="时间" value={daysText(report)} />
          {isOfStudent(report) ? (
            <Entry name="学号" value={report.studentNo} />
          ) : (
            <Entry name="学生" value={`${report.students} 人`} />
          )}
        </dl>
      </header>
      {children}
      <footer className={styles.foot}>
        {isOfStudent(report) && (
          <>
            <Line name="教师寄语" />
            <Line name="家长的话" signed />
          </>
        )}
        <p>得分率是各次作业和考试得分率的平均，只算已发布的。{report.day} 生成</p>
      </footer>
    </article>
  );
}

const titleOf = (report: AnyReport): string => (isOfStudent(report) ? '学情报告' : '班级学情报告');

const Entry = ({ name, value }: { name: string; value: string }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Line = ({ name, signed = false }: { name: string; signed?: boolean }): ReactNode => (
  <div className={styles.line}>
    <span>{name}</span>
    <i />
    {signed && (
      <>
        <span>签字</span>
        <i data-short />
      </>
    )}
  </div>
);

interface PartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A part of the page with its heading. */
export const SheetPart = ({ title, note, children }: PartProps): ReactNode => (
  <section className={styles.part} aria-label={title}>
    <h3>{title}</h3>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    {children}
  </section>
);
