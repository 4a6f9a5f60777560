import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../components/page-query.ts';
import { Card } from '../../components/page/Card.tsx';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Toolbar } from '../../components/page/Toolbar.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { useBroughtIntoView } from '../../components/use-brought-into-view.ts';
import { isIn, markOptions } from './mark-state.ts';
import type { SchoolWorkDetail } from './school-work.ts';
import { studentColumns } from './student-columns.tsx';

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
          columns={studentColumns}
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
