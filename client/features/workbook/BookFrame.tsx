import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportEntryBook } from '../../../contracts/wrongbook/workbooks.ts';
import { fetchFile, saveExport } from '../../api/download.ts';
import { BackLink } from '../../components/page/BackLink.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { pathTo } from '../../session/paths.ts';
import { Assign } from './Assign.tsx';
import type { Book } from './entry.ts';
import { Progress } from './Progress.tsx';
import styles from './workbook.module.css';

interface Props {
  book: Book | undefined;
  page?: Pick<Book['pages'][number], 'id'>;
  /** What is done with the page, after what is done with the book. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a workbook that is entered: how far it has come, its export, and who works on the page. */
export function BookFrame({ book, page, actions, children }: Props): ReactNode {
  return (
    <Screen
      title={book?.title ?? '练习册'}
      lead={<BackLink to={pathTo('workbooks')}>录题工作室</BackLink>}
      note={book && `${book.pageCount} 页，${book.questionCount} 题`}
      aside={book && <Figures book={book} />}
      actions={
        <>
          {book && <BookActions book={book} pageId={page?.id} />}
          {actions}
        </>
      }
    >
      {children}
    </Screen>
  );
}

const Figures = ({ book }: { book: Book }): ReactNode => (
  <>
    <span className={styles.figure}>
      录入 <Progress name="录入" done={book.enteredCount} of={book.pageCount} />
    </span>
    <span className={styles.figure}>
      复核 <Progress name="复核" done={book.approvedCount} of={book.pageCount} isReview />
    </span>
    {book.sentBackCount > 0 && <Tag tone="warn">退回给我 {book.sentBackCount} 题</Tag>}
  </>
);

function BookActions({ book, pageId }: { book: Book; pageId: string | undefined }): ReactNode {
  const { run, busy } = useAction(async () => {
    await saveExport(await fetchFile(exportEntryBook, { bookId: book.id }), book.title, '录题');
  });
  const page = book.pages.find(({ id }) => id === pageId);
  return (
    <>
      {book.people.length > 0 && page && <Assign people={book.people} page={page} />}
      <Button variant="default" loading={busy} onClick={() => void run()}>
        导出
      </Button>
    </>
  );
}
