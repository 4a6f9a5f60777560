import { Button, Kbd } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { saveEntry, submitEntryPage } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import type { Book, Box, EntryPage } from './entry.ts';
import { Side } from './Side.tsx';
import { useKeys } from './use-keys.ts';
import { PagePane } from './PagePane.tsx';
import { QuestionsPane } from './QuestionsPane.tsx';
import { useEntries } from './use-entries.ts';
import styles from './workbook.module.css';

interface Props {
  book: Book;
  page: EntryPage;
  onPage: (id: string) => void;
}

/** One page at work: its picture, its questions, and what belongs to the open one. */
export function PageDesk({ book, page, onPage }: Props): ReactNode {
  const entries = useEntries(page);
  const [openId, setOpen] = useState<string>();
  const [isCutting, setCutting] = useState(false);
  const { questions } = page;
  const open =
    questions.find(({ id }) => id === openId) ?? questions.find(({ state }) => state !== 'approved') ?? questions[0];
  const cut = async (box: Box | null) => {
    setCutting(false);
    const add = () => call(saveEntry, { workbookPageId: page.id, questionType: 3, box });
    await attempt(async () => setOpen((await add()).id));
  };
  const submit = (isEmpty: boolean) =>
    attempt(async () => {
      if (!(await entries.flush())) return;
      await call(submitEntryPage, { workbookPageId: page.id, isEmpty });
      showDone(`第 ${page.pageNo} 页已交给复核`);
    });
  const step = (by: number) => {
    const next = questions[questions.findIndex(({ id }) => id === open?.id) + by];
    if (next) setOpen(next.id);
  };
  const turn = (by: number) => {
    const next = book.pages[book.pages.findIndex(({ id }) => id === page.id) + by];
    if (next) onPage(next.id);
  };
  useKeys({
    mayEnter: page.task === 'enter',
    isCutting,
    step,
    turn,
    submit,
    flush: entries.flush,
    cut: () => (page.picture === '' ? cut(null) : setCutting(true)),
    stop: () => setCutting(false),
  });
  return (
    <div className={styles.desk}>
      <div className={styles.panes}>
        <PagePane
          book={book}
          page={page}
          openId={open?.id}
          isCutting={isCutting}
          onCut={(box) => void cut(box)}
          onCutting={() => setCutting(!isCutting)}
          onOpen={setOpen}
          onPage={onPage}
        />
        <QuestionsPane page={page} open={open} draftOf={entries.of} onChange={entries.change} onOpen={setOpen} />
        <Side book={book} page={page} open={open} entries={entries} />
      </div>
      <Foot book={book} page={page} isSaved={entries.isSaved} onSubmit={() => void submit(false)} />
    </div>
  );
}

interface FootProps {
  book: Book;
  page: EntryPage;
  isSaved: boolean;
  onSubmit: () => void;
}

const keys = [
  ['↑ ↓', '题'],
  ['Tab', '下一格'],
  ['Ctrl S', '存，到下一题'],
  ['[ ]', '页'],
  ['C', '切题'],
  ['E', '空白页，不用录'],
  ['?', '全部按键'],
] as const;

const Foot = ({ book, page, isSaved, onSubmit }: FootProps): ReactNode => (
  <footer className={styles.foot}>
    {keys.map(([key, label]) => (
      <span key={key}>
        <Kbd size="xs">{key}</Kbd> {label}
      </span>
    ))}
    <span className={styles.right}>
      今天 {book.today.saved} 题，退回 {book.today.returned} 题{isSaved && '　已存'}
    </span>
    {page.task === 'enter' && <Button onClick={onSubmit}>本页交给复核 Ctrl ↵</Button>}
  </footer>
);
