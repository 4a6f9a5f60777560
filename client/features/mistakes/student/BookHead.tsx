import type { ReactNode } from 'react';
import { BookLead } from './BookLead.tsx';
import { Former } from './Former.tsx';
import type { Book } from './history.ts';
import { NextExam } from './NextExam.tsx';
import type { BookQuery } from './use-book-query.ts';

interface Props {
  book: Book;
  query: BookQuery;
  /** Back to the students of the class. */
  leave: () => void;
}

/** What is to be done now and what will be left by the next exam; of somebody who is no longer in the class why it can only be read. */
export const BookHead = ({ book, query, leave }: Props): ReactNode =>
  book.student.standing === 'here' ? (
    <BookLead book={book}>
      <NextExam memory={book.memory} exam={query.exam} show={() => query.setState('fading')} />
    </BookLead>
  ) : (
    <Former book={book} leave={leave} />
  );
