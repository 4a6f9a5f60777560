import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Panel } from '../../../components/page/Panel.tsx';
import { loadKatex } from '../../../components/rich-text/use-katex.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { TablePager } from '../../../components/table/TablePager.tsx';
import { useLastPage } from '../../../components/table/use-last-page.ts';
import { BookFilters } from './BookFilters.tsx';
import { BookRow } from './BookRow.tsx';
import { decisionsOn, type OfStudent } from './decisions.tsx';
import type { Book } from './history.ts';
import styles from './student.module.css';
import { useBookKeys } from './use-book-keys.ts';
import type { BookQuery } from './use-book-query.ts';

interface Props {
  book: Book;
  query: BookQuery;
  ofStudent: OfStudent;
  isHere: boolean;
  today: string;
  /** The name of the knowledge point that is filtered by; "" for none. */
  point: string;
  /** What is shown belongs to an earlier question. */
  stale: boolean;
  turn: (by: 1 | -1) => void;
}

/** The questions of a student's book, and the keys that act on them. */
export function BookList({ book, query, ofStudent, isHere, today, point, stale, turn }: Props): ReactNode {
  const { page, opened, open } = query;
  const toggle = (questionId: string) => open(questionId === opened ? '' : questionId);
  useBookKeys({
    mistakes: book.records,
    opened,
    toggle,
    master: (mistake) => isHere && decisionsOn(ofStudent, mistake).master(),
    turn,
  });
  // While the list is on its way, since most questions have formulas.
  useEffect(() => void loadKatex(), []);
  useLastPage(book.total, stale, page);
  return (
    <Panel
      label="错题"
      head={<BookFilters query={query} book={book} point={point} />}
      foot={<TablePager label="错题" total={book.total} controls={page} />}
    >
      <div className={styles.head} aria-hidden>
        <span>题目</span>
        <span>历次作答</span>
        <span>错因</span>
        <span>状态</span>
        <span>下次</span>
      </div>
      {book.total === 0 && <Nothing query={query} book={book} />}
      <ul className={styles.rows} aria-label="错题" aria-busy={stale} data-stale={stale || undefined} data-rows>
        {book.records.map((mistake) => (
          <BookRow
            key={mistake.questionId}
            mistake={mistake}
            decisions={isHere ? decisionsOn(ofStudent, mistake) : null}
            today={today}
            isOpen={mistake.questionId === opened}
            toggle={() => toggle(mistake.questionId)}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Why no question is shown, and the way to some. */
function Nothing({ query: { page, state, setState }, book: { counts } }: Pick<Props, 'query' | 'book'>): ReactNode {
  const { cause, source, pointId } = page.filters;
  const isNarrow = cause !== undefined || source !== undefined || pointId !== undefined;
  // The counts are those of a source that is filtered by.
  if (isNarrow)
    return (
      <EmptyState text="没有符合条件的错题。">
        <Button variant="default" onClick={() => page.filter({ cause: '', source: '', pointId: '' })}>
          清除条件
        </Button>
      </EmptyState>
    );
  if (counts.open + counts.consolidating + counts.mastered === 0)
    return <EmptyState text="这段时间没有错题。换个学年看看，或用“手工加错题”加入课外的错题。" />;
  return (
    <EmptyState text={state === 'due' ? '今天没有到期的题，可以休息一天。' : '没有这个状态的错题。'}>
      <Button variant="default" onClick={() => setState('all')}>
        看全部错题
      </Button>
    </EmptyState>
  );
}
