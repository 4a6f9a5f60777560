import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { enrolment, enrolmentLabels } from '../../../../contracts/states.ts';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { leadingTo } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { pathTo } from '../../../session/paths.ts';
import { useOwnSchool } from '../own-school.ts';
import { guardianColumns, identityColumns } from './student-columns.tsx';
import { studentName, type Student } from './student.ts';

const columns = [...identityColumns, ...guardianColumns];
const states: readonly Option[] = Object.entries(enrolmentLabels).map(([value, label]) => ({ value, label }));

/** The students of a class for who teaches it: those in school, and those who graduated from it. */
export function TaughtStudents({ classId }: { classId: string }): ReactNode {
  const schoolId = useOwnSchool();
  const go = useNavigate();
  const query = usePageQuery(pageStudents, { fixed: { schoolId, classId }, defaults: { status: enrolment.inSchool } });
  const students = useCall(pageStudents, query.input);
  const { filters, filter, search } = query;
  const leadsOn = pathTo('studentBook') !== undefined || pathTo('studentUsage') !== undefined;
  return (
    <>
      <Toolbar label="筛选本班学生">
        <FilterSelect
          label="学籍状态"
          options={states}
          value={filters.status}
          onChange={(status) => filter({ status })}
          width={104}
        />
        <SearchField label="姓名或学号" value={filters.keyword ?? ''} onSearch={search} />
      </Toolbar>
      <DataTable
        label="学生"
        answer={students}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={studentName}
        {...(leadsOn && {
          actions: ({ id }: Student) => [
            ...leadingTo('错题本', pathTo('studentBook', { studentId: id }), go),
            ...leadingTo('使用情况', pathTo('studentUsage', { classId, studentId: id }), go),
          ],
        })}
        empty={{
          text:
            filters.status === enrolment.graduated
              ? '本班没有毕业的学生。升级毕业后，原班学生会出现在这里。'
              : '本班没有符合条件的学生，可以换个条件。',
        }}
      />
    </>
  );
}
