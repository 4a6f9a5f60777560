import type { ReactNode } from 'react';
import { TextLink } from '../../components/page/links.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { pathTo } from '../../session/paths.ts';
import { byUrgency, type ListedBook } from './entry.ts';
import { Progress } from './Progress.tsx';
import styles from './workbook.module.css';

/** Workbooks with their progress, those first that are in want of somebody. */
export function BookTable({ books }: { books: readonly ListedBook[] }): ReactNode {
  if (books.length === 0) return <EmptyState text="这个年级本学期没有这样的练习册，可以换一个年级或课程。" />;
  return (
    <table className={styles.books} aria-label="练习册">
      <thead>
        <tr>
          {['练习册', '课程', '题数', '录入', '复核', '退回给我'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {books.toSorted(byUrgency).map((book) => (
          <tr key={book.id}>
            <td>
              <TextLink to={`${pathTo('workbooks') ?? ''}/${book.id}`}>{book.title}</TextLink>
            </td>
            <td>{book.courseName}</td>
            <td>{book.questionCount}</td>
            <td>
              <Progress name="录入" done={book.enteredCount} of={book.pageCount} />
            </td>
            <td>
              <Progress name="复核" done={book.approvedCount} of={book.pageCount} isReview />
            </td>
            <td>{book.sentBackCount === 0 ? '-' : <Tag tone="warn">{book.sentBackCount} 题</Tag>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
