import { Button, Kbd } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { stages } from '../../../contracts/subjects.ts';
import { removeEntry, reviewEmptyPage, saveEntry, submitEntryPage } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import { useShortcuts } from '../../components/shortcuts.ts';
import { AnswerPane } from './AnswerPane.tsx';
import type { Book, Box, Entry, EntryPage } from './entry.ts';
import { PagePane } from './PagePane.tsx';
import { QuestionsPane } from './QuestionsPane.tsx';
import { Both, ReviewPane } from './ReviewPane.tsx';
import { useEntries, type Entries } from './use-entries.ts';
import styles from './workbook.module.css';

interface Props {
  book: Book;
  page: EntryPage;
  onPage: (id: string) => void;
}

/** One page at work: its picture, its questions, and what belongs to the open one. */
export function PageDesk({ book, page, onPage }: Props): ReactNode {
  const entries = useEntries(page);
  const frame = useRef<HTMLDivElement>(null);
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
  const mayEnter = page.task === 'enter';
  useShortcuts([
    { keys: ['ArrowUp'], shown: '↑ ↓', label: '题', run: () => step(-1) },
    { keys: ['ArrowDown'], run: () => step(1) },
    { keys: ['['], shown: '[ ]', label: '页', run: () => turn(-1) },
    { keys: [']'], run: () => turn(1) },
    {
      keys: ['ctrl+s'],
      shown: 'Ctrl S',
      label: '存，到下一题',
      whileTyping: true,
      run: () => void entries.flush().then(() => step(1)),
    },
    ...(mayEnter
      ? [
          { keys: ['c'], shown: 'C', label: '切题', run: () => (page.picture === '' ? cut(null) : setCutting(true)) },
          { keys: ['e'], shown: 'E', label: '空白页或目录，不用录', run: () => submit(true) },
          {
            keys: ['ctrl+enter'],
            shown: 'Ctrl Enter',
            label: '本页交给复核',
            whileTyping: true,
            run: () => submit(false),
          },
        ]
      : []),
    ...(isCutting ? [{ keys: ['Escape'], label: '不切了', run: () => setCutting(false) }] : []),
  ]);
  return (
    <div ref={frame} className={styles.desk}>
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
      <Foot book={book} page={page} savedAt={entries.savedAt} onSubmit={() => void submit(false)} />
    </div>
  );
}

interface SideProps {
  book: Book;
  page: EntryPage;
  open: Entry | undefined;
  entries: Entries;
}

function Side({ book, page, open, entries }: SideProps): ReactNode {
  const mayEnter = page.task === 'enter' && open?.state !== 'approved';
  const position = Number(book.gradeId);
  const { stage } = stages.find(
    ({ firstGradeId, grades }) => position >= firstGradeId && position < firstGradeId + grades.length,
  )!;
  const course = { subjectId: book.subjectId, stage, gradeId: book.gradeId };
  return (
    <section className={styles.pane} aria-label="答案">
      <header className={styles.head}>
        <h2>{open ? `第 ${open.position} 题` : '没有题目'}</h2>
        {open && mayEnter && (
          <Button
            className={styles.right}
            size="compact-sm"
            variant="subtle"
            color="red"
            c="red.9"
            onClick={() => void attempt(() => call(removeEntry, { workbookQuestionId: open.id }))}
          >
            删除这题
          </Button>
        )}
      </header>
      <div className={styles.scroll}>
        {open && mayEnter && (
          <AnswerPane
            key={open.id}
            entry={open}
            draft={entries.of(open)}
            course={course}
            onChange={(patch) => entries.change(open, patch)}
          />
        )}
        {open && !mayEnter && page.task === 'review' && open.state !== 'approved' && open.state !== 'sentBack' && (
          <ReviewPane key={`${open.id} ${open.state}`} entry={open} />
        )}
        {open && !mayEnter && (page.task !== 'review' || open.state === 'approved' || open.state === 'sentBack') && (
          <Both entry={open} />
        )}
        {page.isEmpty && page.task === 'review' && <EmptyReview page={page} />}
      </div>
      <footer className={styles.eyes}>
        <b>第二双眼</b>
        <span>
          录入：{page.enterer.name || '-'}　复核：{page.reviewer.name || '-'}
        </span>
        复核的人先自己做一遍，做完才看到录入的答案；两边不同就退回，写明哪里不同。
      </footer>
    </section>
  );
}

function EmptyReview({ page }: { page: EntryPage }): ReactNode {
  const decide = (isRight: boolean) => void attempt(() => call(reviewEmptyPage, { workbookPageId: page.id, isRight }));
  return (
    <div className={styles.fields}>
      <p>这一页标为空白页，没有题目要录。</p>
      <Button onClick={() => decide(true)}>确实没有题目，通过</Button>
      <Button variant="default" onClick={() => decide(false)}>
        有题目，退回
      </Button>
    </div>
  );
}

interface FootProps {
  book: Book;
  page: EntryPage;
  savedAt: Date | undefined;
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

const Foot = ({ book, page, savedAt, onSubmit }: FootProps): ReactNode => (
  <footer className={styles.foot}>
    {keys.map(([key, label]) => (
      <span key={key}>
        <Kbd size="xs">{key}</Kbd> {label}
      </span>
    ))}
    <span className={styles.right}>
      今天 {book.today.saved} 题，退回 {book.today.returned} 题
      {savedAt && `　已存 ${savedAt.toTimeString().slice(0, 5)}`}
    </span>
    {page.task === 'enter' && <Button onClick={onSubmit}>本页交给复核 Ctrl ↵</Button>}
  </footer>
);
