import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import type { getExamStudent } from '../../../../contracts/wrongbook/exams/reports.ts';
import type { Column } from '../../../components/table/columns.ts';
import { signedText } from './report.ts';

type StudentReport = DataOf<typeof getExamStudent>;
type Subject = StudentReport['subjects'][number];

const right = { align: 'right', width: 68 } as const;

/** What one candidate reached, subject by subject. */
export const subjectColumns = (
  { student }: StudentReport,
  nameOf: (subject: Subject) => string,
): readonly Column<Subject>[] => {
  const standard = new Map(student.scores.map((one) => [one.subjectId, one.standardScore]));
  const now = ({ subjectId }: Subject): number | null =>
    subjectId === '' ? student.totalStandardScore : (standard.get(subjectId) ?? null);
  return [
    { key: 'name', title: '学科', width: 60, render: nameOf },
    { key: 'score', title: '得分', ...right, render: ({ score }) => formatScore(score) },
    { key: 'class', title: '班均', ...right, render: (subject) => formatNumber(subject.class.mean, 1) },
    { key: 'all', title: '年级', ...right, render: ({ all }) => formatNumber(all.mean, 1) },
    { key: 'standard', title: '标准分', ...right, render: (subject) => formatNumber(now(subject), 1) },
    {
      key: 'change',
      title: '变化',
      ...right,
      render: (subject) => {
        const { earlierStandardScore: before } = subject;
        const after = now(subject);
        return signedText(before === null || after === null ? null : after - before);
      },
    },
  ];
};
