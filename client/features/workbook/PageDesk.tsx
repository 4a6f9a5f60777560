import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { BookFrame } from './BookFrame.tsx';
import type { Book, EntryPage } from './entry.ts';
import { Foot, Key } from './Foot.tsx';
import { PagePane } from './PagePane.tsx';
import { QuestionsPane } from './QuestionsPane.tsx';
import { Side } from './Side.tsx';
import { useDesk } from './use-desk.ts';
import styles from './workbook.module.css';

interface Props {
  book: Book;
  page: EntryPage;
  onPage: (id: string) => void;
}

/** One page at work: its picture, its questions, and what belongs to the open one. */
export function PageDesk({ book, page, onPage }: Props): ReactNode {
  const { entries, open, setOpen, isClose, setClose, cutting, startCutting, cut, submit, turn, goOn } = useDesk(
    book,
    page,
    onPage,
  );
  const mayEnter = page.task === 'enter';
  const handOver = (
    <Button rightSection={<Key name="Ctrl ↵" />} onClick={() => void submit(false)}>
      本页交给复核
    </Button>
  );
  return (
    <BookFrame book={book} page={page} actions={mayEnter && handOver}>
      <div className={styles.desk}>
        <div className={styles.panes}>
          <PagePane
            book={book}
            page={page}
            openId={open?.id}
            cutting={cutting}
            isClose={isClose}
            onClose={setClose}
            onCut={(box) => void cut(box)}
            onCutting={startCutting}
            onOpen={setOpen}
            onTurn={turn}
            onPage={onPage}
          />
          <QuestionsPane page={page} open={open} draftOf={entries.of} onChange={entries.change} onOpen={setOpen} />
          <Side book={book} page={page} open={open} entries={entries} onReviewed={goOn} />
        </div>
        <Foot book={book} isSaved={entries.isSaved} mayEnter={mayEnter} />
      </div>
    </BookFrame>
  );
}
