import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { getExamBorderline } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import styles from './report.module.css';
import type { Report } from './report.ts';
import { useReportAddress } from './use-report-address.ts';

/** Who is just above and just below each line; a number leads to these students in the order of their numbers. */
export function Borderline({ report, actions }: { report: Report; actions?: ReactNode }): ReactNode {
  const { examId } = useReportAddress();
  const answer = useCall(getExamBorderline, report.isWhole && report.totalFull !== null ? { examId } : null);
  if (!report.isWhole) return null;
  return (
    <Card title="临界学生" aside={actions}>
      {report.totalFull === null ? (
        <EmptyState text={`${unpublished(report)}还没有发布，全部发布后这里是总分线上、线下的学生。`} />
      ) : (
        <Loaded answer={answer} what="临界学生">
          {({ lines, margin }) =>
            lines.length === 0 ? (
              <EmptyState text="还没有设分数线，设好后这里是线上、线下的学生。" />
            ) : (
              <Lines report={report} lines={lines} margin={margin} />
            )
          }
        </Loaded>
      )}
    </Card>
  );
}

const unpublished = ({ subjects }: Report): string =>
  subjects.flatMap(({ courseName, isPublished }) => (isPublished ? [] : courseName)).join('、');

type Line = { name: string; score: number; reached: number; share: number | null; above: number; below: number } & {
  weakest: readonly { subjectId: string; count: number }[];
};

function Lines({ report, lines, margin }: { report: Report; lines: readonly Line[]; margin: number }): ReactNode {
  const { pathOf } = useReportAddress();
  const to = (line: number, side: string) =>
    pathOf({ view: 'students', line: String(line + 1), side, classId: undefined, subjectId: undefined });
  const courses = new Map(report.subjects.map(({ subjectId, courseName }) => [subjectId, courseName]));
  const width = formatScore(margin);
  return (
    <table className={styles.figures} aria-label="临界学生">
      <thead>
        <tr>
          <th scope="col">线</th>
          <th scope="col">过线</th>
          <th scope="col">线上 {width} 分内</th>
          <th scope="col">线下 {width} 分内</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, score, reached, share, above, below, weakest }, at) => (
          <Fragment key={name}>
            <tr>
              <th scope="row">
                {name}{' '}
                <Text span inherit fw={400} c="dimmed">
                  {formatScore(score)}
                </Text>
              </th>
              <td>
                <Link to={to(at, 'reached')}>{reached}</Link>{' '}
                <Text span inherit fz={12} c="dimmed">
                  {formatRate(share)}
                </Text>
              </td>
              <td>
                <Link to={to(at, 'above')}>{above}</Link>
              </td>
              <td>
                <Link to={to(at, 'below')}>{below}</Link>
              </td>
            </tr>
            <tr className={styles.note}>
              <td colSpan={4}>
                {weakest.length === 0
                  ? '线下没有临界学生'
                  : `线下的最弱学科：${weakest.map((one) => `${courses.get(one.subjectId)} ${one.count}`).join('，')}`}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
