import type { ReactNode } from 'react';
import { pageCandidates } from '../../../../contracts/wrongbook/exams/seating.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useOwnPlace, usePageQuery } from '../../../components/use-page-query.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { ExamDetail } from '../frame/exam.ts';
import type { Room } from './rooms.ts';

type Candidate = DataOf<typeof pageCandidates>['records'][number];

const columns: readonly Column<Candidate>[] = [
  { key: 'examNo', title: '考号', sortable: true, width: 132, render: ({ examNo }) => examNo || '-' },
  { key: 'studentName', title: '姓名', width: 112 },
  { key: 'studentNo', title: '学号', width: 140 },
  { key: 'className', title: '班级' },
  { key: 'roomName', title: '考场', width: 140, render: ({ roomName }) => roomName || '-' },
  {
    key: 'seat',
    title: '座位',
    sortable: true,
    align: 'right',
    width: 80,
    render: ({ seat }) => (seat === 0 ? '未排' : seat),
  },
];

/** Who sits an exam, in the class of that day, with number, room and seat. */
export function CandidateList({ exam, rooms }: { exam: ExamDetail; rooms: readonly Room[] }): ReactNode {
  const query = usePageQuery(pageCandidates, { fixed: { examId: exam.id }, place: useOwnPlace() });
  const { filters, filter, search } = query;
  return (
    <>
      <Toolbar label="筛选考生">
        <FilterSelect
          label="班级"
          all="全部班级"
          options={exam.classes.map(({ classId, className }) => ({ value: classId, label: className }))}
          value={filters.classId}
          onChange={(classId) => filter({ classId })}
        />
        {rooms.length > 0 && (
          <FilterSelect
            label="考场"
            all="全部考场"
            options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.examRoomId}
            onChange={(examRoomId) => filter({ examRoomId })}
          />
        )}
        <SearchField label="姓名、学号或考号" value={filters.keyword ?? ''} onSearch={search} />
      </Toolbar>
      <DataTable
        label="考生"
        answer={useCall(pageCandidates, query.input)}
        query={query}
        columns={columns}
        keyOf={({ studentId }) => studentId}
        nameOf={({ studentName }) => studentName}
        empty={{ text: '没有符合条件的考生。' }}
      />
    </>
  );
}
