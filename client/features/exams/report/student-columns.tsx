import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { resultStateLabels } from '../../../../contracts/constants/exams.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import type { pageExamStudents } from '../../../../contracts/wrongbook/exams/reports.ts';
import type { Column } from '../../../components/table/columns.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import { shortNames, type Report } from './report.ts';

export type ExamStudent = DataOf<typeof pageExamStudents>['records'][number];

/** A score as it stands in a list: why there is none, where there is none. */
export function scoreText({ state, score, grade }: ExamStudent['scores'][number]): string {
  if (state === 1 || state === 2 || state === 3) return resultStateLabels[state];
  if (score === null) return '-';
  const text = grade === null ? formatScore(score) : `${formatScore(score)}→${grade}`;
  return state === 4 ? `补 ${text}` : text;
}

/** The columns of the candidates: the subjects that are seen, the total where all are, ranks where the school shows them. */
export function studentColumns(report: Report, pathOf: (studentId: string) => string): readonly Column<ExamStudent>[] {
  const names = shortNames(report.classes);
  const weakest = new Map(report.subjects.map(({ subjectId, courseName }) => [subjectId, courseName]));
  return [
    {
      key: 'studentName',
      title: '姓名',
      width: 108,
      render: ({ studentId, studentName }) => <Link to={pathOf(studentId)}>{studentName}</Link>,
    },
    { key: 'studentNo', title: '学号', width: 108, sortable: true },
    { key: 'className', title: '班级', width: 76, render: ({ classId, className }) => names.get(classId) ?? className },
    ...report.subjects
      .filter(({ isPublished }) => isPublished)
      .map(({ subjectId, courseName }): Column<ExamStudent> => ({
        key: subjectId,
        title: courseName,
        width: 72,
        align: 'right',
        render: ({ scores }) => {
          const found = scores.find((one) => one.subjectId === subjectId);
          if (!found) return '-';
          return found.state === 0 ? (
            scoreText(found)
          ) : (
            <Text span inherit c="dimmed">
              {scoreText(found)}
            </Text>
          );
        },
      })),
    ...(report.isWhole && report.totalFull !== null ? totals(report) : []),
    {
      key: 'weakest',
      title: '最弱',
      width: 64,
      render: (row) => weakest.get(row.weakest) ?? '-',
    },
  ];
}

const totals = ({ showsRanks }: Report): Column<ExamStudent>[] => [
  { key: 'total', title: '总分', width: 76, align: 'right', render: ({ total }) => <b>{formatScore(total)}</b> },
  {
    key: 'totalStandardScore',
    title: '标准分',
    hint: <StatisticHelp name="standardScore" />,
    width: 92,
    align: 'right',
    render: ({ totalStandardScore }) => formatNumber(totalStandardScore, 1),
  },
  ...(showsRanks
    ? [
        {
          key: 'score',
          title: '年级名次',
          width: 92,
          align: 'right',
          sortable: true,
          render: ({ rank }: ExamStudent) => rank ?? '-',
        } as const,
      ]
    : []),
  {
    key: 'balance',
    title: '均衡度',
    hint: <StatisticHelp name="balance" />,
    width: 92,
    align: 'right',
    render: ({ balance }) => formatNumber(balance, 1),
  },
];
