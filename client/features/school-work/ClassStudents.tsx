import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { submissionStateLabels } from '../../../contracts/constants/assignments.ts';
import { sheetScore } from '../assignments/work/sheet-score.ts';
import { changeAddress } from '../../components/page-query.ts';
import { Card } from '../../components/page/Card.tsx';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Toolbar } from '../../components/page/Toolbar.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import type { Column } from '../../components/table/columns.ts';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { useBroughtIntoView } from '../../components/use-brought-into-view.ts';
import { textTones } from '../reports/text-tones.ts';
import { isIn, markOptions } from './mark-state.ts';
import type { SchoolWorkDetail } from './school-work.ts';

type Student = SchoolWorkDetail['students'][number];

const stateColours = { 0: textTones['pass'], 1: textTones['excellent'], 2: textTones['fail'] };

const columns: readonly Column<Student>[] = [
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

/** The students of the chosen class, or of all, with what each has come to. */
export function ClassStudents({ detail: { classes, students } }: { detail: SchoolWorkDetail }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const classId = address.get('classId') ?? '';
  const state = address.get('state') ?? '';
  const shown = students.filter((student) => (classId === '' || student.classId === classId) && isIn(student, state));
  const change = (changes: Record<string, string>) => setAddress(changeAddress(address, changes), { replace: true });
  const list = useBroughtIntoView<HTMLDivElement>(classId + state);
  return (
    <div ref={list}>
      <Card title="学生名单" flush>
        <Toolbar label="筛选学生">
          <FilterSelect
            label="班级"
            all="全部班级"
            options={classes.map(({ classId: value, className }) => ({ value, label: className }))}
            value={classId}
            onChange={(value) => change({ classId: value })}
          />
          <FilterSelect
            label="状态"
            all="全部状态"
            options={markOptions}
            value={state}
            onChange={(value) => change({ state: value })}
            width={128}
          />
          <span role="status">{`${shown.length} 人`}</span>
        </Toolbar>
        <RecordTable
          label="学生名单"
          columns={columns}
          rows={shown}
          keyOf={({ submissionId }) => submissionId}
          nameOf={({ studentName }) => studentName}
        >
          {shown.length === 0 && <EmptyState text="没有符合条件的学生，可以换个条件。" />}
        </RecordTable>
      </Card>
    </div>
  );
}
