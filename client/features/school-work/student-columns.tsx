import { Text } from '@mantine/core';
import { submissionStateLabels } from '../../../contracts/constants/assignments.ts';
import type { Column } from '../../components/table/columns.ts';
import { sheetScore } from '../assignments/work/sheet-score.ts';
import { textTones } from '../reports/text-tones.ts';
import type { SchoolWorkDetail } from './school-work.ts';

type Student = SchoolWorkDetail['students'][number];

const stateColours = { 0: textTones['pass'], 1: textTones['excellent'], 2: textTones['fail'] };

/** The columns of a work's students. */
export const studentColumns: readonly Column<Student>[] = [
  { key: 'studentNo', title: '学号', width: 160 },
  { key: 'studentName', title: '姓名' },
  { key: 'className', title: '班级', width: 160 },
  {
    key: 'state',
    title: '状态',
    width: 100,
    render: ({ state }) => (
      <Text span inherit c={stateColours[state]}>
        {submissionStateLabels[state]}
      </Text>
    ),
  },
  {
    key: 'markedCount',
    title: '已批',
    width: 120,
    align: 'right',
    render: ({ state, markedCount, questionCount }) => (state === 1 ? `${markedCount}/${questionCount} 题` : '-'),
  },
  { key: 'score', title: '得分', width: 100, align: 'right', render: sheetScore },
];
