import { TextLink } from '../../../components/page/links.tsx';
import { taskType as types } from '../../../../contracts/constants/assignments.ts';
import type { Column } from '../../../components/table/columns.ts';
import { pathTo } from '../../../session/paths.ts';
import { classesText } from '../../assignments/list/assignment.ts';
import type { AssessmentPaper } from '../../marking/assessment.ts';

/** The columns of the work to choose from; practice of mistakes has no report. */
export const workColumns: readonly Column<AssessmentPaper>[] = [
  {
    key: 'title',
    title: '名称',
    sortable: true,
    render: ({ id, title, taskType }) =>
      taskType === types.errorNote ? (
        `${title}（每人题目不同，没有报告）`
      ) : (
        <TextLink to={pathTo('assignmentReport', { assignmentId: id })}>{title}</TextLink>
      ),
  },
  { key: 'courseName', title: '课程', width: 96 },
  { key: 'classes', title: '班级', width: 200, render: classesText },
  {
    key: 'submittedCount',
    title: '已交',
    width: 88,
    align: 'right',
    render: ({ submittedCount, studentCount }) => `${submittedCount}/${studentCount}`,
  },
  {
    key: 'markedCount',
    title: '已批',
    width: 88,
    align: 'right',
    render: ({ markedCount, submittedCount }) => `${markedCount}/${submittedCount}`,
  },
  {
    key: 'createTime',
    title: '布置时间',
    width: 144,
    sortable: true,
    render: ({ createTime }) => createTime.slice(0, 16),
  },
];
