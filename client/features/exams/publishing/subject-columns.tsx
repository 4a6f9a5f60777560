import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { examPath, type ExamDetail } from '../frame/exam.ts';
import type { Scoring } from '../scores/scores.ts';
import { awayText, hindranceOf, isOut } from './publishing.ts';

/** The subjects of an exam as they are to be published: what is there, who is out, what they lack. */
export const subjectColumns = (exam: ExamDetail): Column<Scoring>[] => [
  { key: 'courseName', title: '科目', width: 120 },
  {
    key: 'scoredCount',
    title: '有分数',
    align: 'right',
    width: 120,
    render: ({ scoredCount, candidateCount }) => `${formatNumber(scoredCount)} / ${formatNumber(candidateCount)}`,
  },
  { key: 'away', title: '不计入统计', width: 220, render: (subject) => awayText(subject) || '-' },
  { key: 'hindrance', title: '还差', render: (subject) => <Hindrance exam={exam} subject={subject} /> },
  { key: 'state', title: '状态', width: 110, render: (subject) => <State subject={subject} /> },
  { key: 'publishTime', title: '发布时间', width: 150, render: ({ publishTime }) => publishTime.slice(0, 16) || '-' },
];

function State({ subject }: { subject: Scoring }): ReactNode {
  if (isOut(subject)) return <Tag tone="done">已发布</Tag>;
  return hindranceOf(subject) ? <Tag tone="warn">未齐</Tag> : <Tag tone="good">可以发布</Tag>;
}

/** What a subject lacks leads to where it is seen to. */
function Hindrance({ exam, subject }: { exam: ExamDetail; subject: Scoring }): ReactNode {
  const found = isOut(subject) ? undefined : hindranceOf(subject);
  if (!found) return '-';
  const path = examPath(exam.id, found.step);
  // Who administers the school publishes, but does not mark or enter what is missing.
  if (path === undefined || !exam.isLeader) return found.text;
  const to = found.step === 'scores' ? `${path}&subjectId=${subject.subjectId}&show=missing` : path;
  return <TextLink to={to}>{found.text}</TextLink>;
}
