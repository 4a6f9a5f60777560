import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { getEntryBook, getEntryPage } from '../../../contracts/wrongbook/workbooks.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { personal } from '../../session/personal.ts';
import { BookFrame } from './BookFrame.tsx';
import { firstPage } from './entry.ts';
import { PageDesk } from './PageDesk.tsx';

/** A workbook as it is entered: one page at a time in three panes, with the progress of all. */
export function WorkbookScreen({ bookId }: { bookId: string }): ReactNode {
  const answer = useCall(getEntryBook, { bookId });
  const { userId } = useSnapshot(personal);
  const [address, setAddress] = useSearchParams();
  const book = answer.data;
  const pageId = address.get('page') ?? (book && firstPage(book, userId));
  const page = useCall(getEntryPage, pageId === undefined ? null : { workbookPageId: pageId }, {
    keepPreviousData: false,
  });
  const go = (id: string) => setAddress({ page: id }, { replace: true });
  if (book && page.data) return <PageDesk key={page.data.id} book={book} page={page.data} onPage={go} />;
  return (
    <BookFrame book={book}>
      <Loaded answer={answer} what="练习册" isPage>
        {() => (
          <Loaded answer={page} what="练习册页">
            {() => null}
          </Loaded>
        )}
      </Loaded>
    </BookFrame>
  );
}
