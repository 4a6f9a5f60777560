import { Text } from '@mantine/core';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import type { Column } from '../../../components/table/columns.ts';
import { CountBar } from '../work/CountBar.tsx';
import { StageTag } from '../work/StageTag.tsx';
import { classesText, tagName, typeName, type Assignment } from './assignment.ts';

/** The occasion of work where it has one, else its type. */
const kindOf = ({ tag, taskType }: Assignment): string => tagName(tag) || typeName(taskType);

/** The mean in points; of papers that differ from student to student there is none. */
const meanText = ({ meanRate, paperId, totalScore }: Assignment): string =>
  meanRate === null || paperId === '' ? '-' : `${formatNumber(meanRate * totalScore, 1)} / ${formatScore(totalScore)}`;

const short = (time: string): string => time.slice(5, 16);

/** The columns of the list of assignments. */
export const assignmentColumns: readonly Column<Assignment>[] = [
  {
    key: 'title',
    title: '作业',
    sortable: true,
    render: (work) => (
      <>
        {work.title}
        <Text span fz="xs" c="dimmed" ml={8}>
          {kindOf(work)}
        </Text>
      </>
    ),
  },
  { key: 'classes', title: '班级', width: 120, render: classesText },
  {
    key: 'createTime',
    title: '布置',
    sortable: true,
    width: 76,
    render: ({ createTime }) => createTime.slice(5, 10),
  },
  { key: 'dueTime', title: '截止', width: 100, render: ({ dueTime }) => short(dueTime) || '-' },
  {
    key: 'submittedCount',
    title: '已交',
    width: 116,
    render: ({ submittedCount, studentCount }) => <CountBar count={submittedCount} total={studentCount} />,
  },
  {
    key: 'markedCount',
    title: '已批',
    width: 116,
    render: ({ markedCount, submittedCount }) => <CountBar count={markedCount} total={submittedCount} />,
  },
  { key: 'mean', title: '均分', align: 'right', width: 88, render: meanText },
  { key: 'meanRate', title: '得分率', align: 'right', width: 68, render: ({ meanRate }) => formatRate(meanRate) },
  { key: 'stage', title: '进度', width: 84, render: ({ stage }) => <StageTag stage={stage} /> },
];
