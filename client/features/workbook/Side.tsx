import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { removeEntry } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { personal } from '../../session/personal.ts';
import { AnswerPane } from './AnswerPane.tsx';
import { EmptyReview } from './EmptyReview.tsx';
import { courseOf, stateLabelOf, toneOf, type Book, type Draft, type Entry, type EntryPage } from './entry.ts';
import { Both, ReviewPane } from './ReviewPane.tsx';
import type { Entries } from './use-entries.ts';
import styles from './workbook.module.css';

interface Props {
  book: Book;
  page: EntryPage;
  open: Entry | undefined;
  entries: Entries;
  /** A question has been solved a second time. */
  onReviewed: () => void;
}

const named = ({ id, name }: EntryPage['enterer'], userId: string): string =>
  id === userId ? `${name}（您）` : name || '-';

/** What belongs to the open question: its answer to enter, to find out, or to read. */
export function Side({ book, page, open, entries, onReviewed }: Props): ReactNode {
  const { userId } = useSnapshot(personal);
  const mayEnter = page.task === 'enter' && open?.state !== 'approved';
  return (
    <section className={styles.pane} aria-label="答案">
      <header className={styles.head}>
        <h2>{open ? `第 ${open.position} 题` : '没有题目'}</h2>
        {open && <Tag tone={toneOf(open.state)}>{stateLabelOf(open.state, page.state)}</Tag>}
        {open && mayEnter && (
          <Button
            className={styles.right}
            size="compact-sm"
            variant="subtle"
            color="red"
            c="red.9"
            onClick={() => void removeOne(open)}
          >
            删除这题
          </Button>
        )}
      </header>
      <div className={styles.scroll}>
        {open && <Content book={book} page={page} open={open} entries={entries} onReviewed={onReviewed} />}
        {page.isEmpty && page.task === 'review' && <EmptyReview page={page} />}
      </div>
      <footer className={styles.eyes}>
        <b>
          <IconEye size={14} aria-hidden /> 第二双眼
        </b>
        <span>
          录入：{named(page.enterer, userId)}　复核：{named(page.reviewer, userId)}
        </span>
        复核的人先自己做一遍，做完才看到录入的答案；两边不同就退回，写明哪里不同。
      </footer>
    </section>
  );
}

const removeOne = ({ id, position }: Entry) =>
  confirm({
    title: '删除这题',
    message: `第 ${position} 题已录的内容将丢失，后面的题号依次提前。`,
    action: '删除',
    danger: true,
    run: () => call(removeEntry, { workbookQuestionId: id }),
  });

function Content({ book, page, open, entries, onReviewed }: Props & { open: Entry }): ReactNode {
  const isClosed = open.state === 'approved';
  if (page.task === 'enter' && !isClosed) {
    const change = (patch: Partial<Draft>) => entries.change(open, patch);
    return <AnswerPane key={open.id} draft={entries.of(open)} course={courseOf(book)} onChange={change} />;
  }
  if (page.task === 'review' && !isClosed && open.state !== 'sentBack')
    return <ReviewPane key={`${open.id} ${open.state}`} entry={open} onDone={onReviewed} />;
  return <Both entry={open} />;
}
