import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stages } from '../../../contracts/subjects.ts';
import { listEntryBooks } from '../../../contracts/wrongbook/workbooks.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { TextLink } from '../../components/page/links.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { Progress } from './Progress.tsx';
import styles from './workbook.module.css';

const grades = stages.flatMap(({ firstGradeId, grades: names }) =>
  names.map((label, index) => ({ value: String(firstGradeId + index), label })),
);

/** The workbooks of a grade, each with its progress and the way in. */
export function BookList(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const gradeId = address.get('gradeId') ?? '7';
  const books = useCall(listEntryBooks, { gradeId });
  return (
    <Screen
      title="录题工作室"
      note="本学期的练习册"
      actions={
        <Select
          aria-label="年级"
          w={120}
          data={grades}
          value={gradeId}
          allowDeselect={false}
          onChange={(value) => setAddress({ gradeId: value ?? '7' })}
        />
      }
    >
      <Card flush>
        <Loaded answer={books} what="练习册">
          {(list) =>
            list.length === 0 ? (
              <EmptyState text="这个年级本学期没有练习册，可以换一个年级。" />
            ) : (
              <table className={styles.books}>
                <thead>
                  <tr>
                    {['练习册', '课程', '题数', '录入', '复核', '退回给我'].map((head) => (
                      <th key={head}>{head}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {list.map((book) => (
                    <tr key={book.id}>
                      <td>
                        <TextLink to={`/workbook/${book.id}`}>{book.title}</TextLink>
                      </td>
                      <td>{book.courseName}</td>
                      <td>{book.questionCount}</td>
                      <td>
                        <Progress label="录入" done={book.enteredCount} of={book.pageCount} />
                      </td>
                      <td>
                        <Progress label="复核" done={book.approvedCount} of={book.pageCount} isReview />
                      </td>
                      <td>{book.sentBackCount === 0 ? '-' : `${book.sentBackCount} 题`}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}
