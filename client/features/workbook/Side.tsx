import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { stages } from '../../../contracts/subjects.ts';
import { removeEntry, reviewEmptyPage } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { attempt } from '../../components/use-action.ts';
import type { Course } from '../question-bank/question/question.ts';
import { AnswerPane } from './AnswerPane.tsx';
import type { Book, Draft, Entry, EntryPage } from './entry.ts';
import { Both, ReviewPane } from './ReviewPane.tsx';
import type { Entries } from './use-entries.ts';
import styles from './workbook.module.css';

interface Props {
  book: Book;
  page: EntryPage;
  open: Entry | undefined;
  entries: Entries;
}

/** What belongs to the open question: its answer to enter, to find out, or to read. */
export function Side({ book, page, open, entries }: Props): ReactNode {
  const mayEnter = page.task === 'enter' && open?.state !== 'approved';
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
        {open && <Content book={book} page={page} open={open} entries={entries} />}
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

function Content({ book, page, open, entries }: Props & { open: Entry }): ReactNode {
  const isClosed = open.state === 'approved';
  if (page.task === 'enter' && !isClosed) {
    const change = (patch: Partial<Draft>) => entries.change(open, patch);
    return <AnswerPane key={open.id} draft={entries.of(open)} course={courseOf(book)} onChange={change} />;
  }
  if (page.task === 'review' && !isClosed && open.state !== 'sentBack')
    return <ReviewPane key={`${open.id} ${open.state}`} entry={open} />;
  return <Both entry={open} />;
}

function courseOf({ subjectId, gradeId }: Book): Course {
  const position = Number(gradeId);
  const { stage } = stages.find(
    ({ firstGradeId, grades }) => position >= firstGradeId && position < firstGradeId + grades.length,
  )!;
  return { subjectId, stage, gradeId };
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
