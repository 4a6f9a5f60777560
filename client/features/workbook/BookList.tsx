import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stages } from '../../../contracts/subjects.ts';
import { listEntryBooks } from '../../../contracts/wrongbook/workbooks.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { changeAddress } from '../../components/page-query.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { BookTable } from './BookTable.tsx';

const grades = stages.flatMap(({ firstGradeId, grades: names }) =>
  names.map((label, index) => ({ value: String(firstGradeId + index), label })),
);

/** The workbooks of a grade, each with its progress and the way in; those that are worked on first. */
export function BookList(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const gradeId = address.get('gradeId') ?? '7';
  const course = address.get('course') ?? '';
  const books = useCall(listEntryBooks, { gradeId });
  const courses = [...new Set(books.data?.map(({ courseName }) => courseName))];
  return (
    <Screen
      title="录题工作室"
      note="本学期的练习册，和以前没有做完的"
      actions={
        <>
          <FilterSelect
            label="年级"
            options={grades}
            value={gradeId}
            onChange={(value) => setAddress({ gradeId: value })}
          />
          <FilterSelect
            label="课程"
            all="全部课程"
            options={courses.map((name) => ({ value: name, label: name }))}
            value={course}
            onChange={(value) => setAddress(changeAddress(address, { course: value }))}
          />
        </>
      }
    >
      <Card flush>
        <Loaded answer={books} what="练习册">
          {(list) => <BookTable books={list.filter(({ courseName }) => course === '' || courseName === course)} />}
        </Loaded>
      </Card>
    </Screen>
  );
}
