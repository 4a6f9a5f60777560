import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportEntryBook, getEntryBook, getEntryPage } from '../../../contracts/wrongbook/workbooks.ts';
import { fetchFile, saveExport } from '../../api/download.ts';
import { useCall } from '../../api/use-call.ts';
import { BackLink } from '../../components/page/BackLink.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useAction } from '../../components/use-action.ts';
import { Assign } from './Assign.tsx';
import type { Book } from './entry.ts';
import { PageDesk } from './PageDesk.tsx';
import { Progress } from './Progress.tsx';

/** A workbook as it is entered: one page at a time in three panes, with the progress of all. */
export function WorkbookScreen({ bookId }: { bookId: string }): ReactNode {
  const answer = useCall(getEntryBook, { bookId });
  const [address, setAddress] = useSearchParams();
  const book = answer.data;
  const pageId = address.get('page') ?? firstOf(book);
  const page = useCall(getEntryPage, pageId === undefined ? null : { workbookPageId: pageId }, {
    keepPreviousData: false,
  });
  const go = (id: string) => setAddress({ page: id }, { replace: true });
  return (
    <Screen
      title={book?.title ?? '练习册'}
      lead={<BackLink to="/workbook">录题工作室</BackLink>}
      note={book && `${book.pageCount} 页，${book.questionCount} 题`}
      aside={book && <Figures book={book} />}
      actions={book && <Actions book={book} pageId={pageId} />}
    >
      <Loaded answer={answer} what="练习册" isPage>
        {(known) => (
          <Loaded answer={page} what="练习册页">
            {(data) => <PageDesk key={data.id} book={known} page={data} onPage={go} />}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

/** The page where there is something to do: sent back, then begun, then not begun. */
function firstOf(book: Book | undefined): string | undefined {
  const order = ['sentBack', 'entering', 'open', 'review', 'approved'] as const;
  const found = order.map((state) => book?.pages.find((page) => page.state === state));
  return found.find((page) => page !== undefined)?.id;
}

const Figures = ({ book }: { book: Book }): ReactNode => (
  <>
    <Progress label="录入" done={book.enteredCount} of={book.pageCount} />
    <Progress label="复核" done={book.approvedCount} of={book.pageCount} isReview />
    {book.sentBackCount > 0 && <b>退回给我 {book.sentBackCount} 题</b>}
  </>
);

function Actions({ book, pageId }: { book: Book; pageId: string | undefined }): ReactNode {
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
