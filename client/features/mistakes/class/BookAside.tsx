import type { ReactNode } from 'react';
import { BookBasket } from './BookBasket.tsx';
import { BookDiscussed } from './BookDiscussed.tsx';
import styles from './aside.module.css';
import type { ClassBook } from './use-class-book.ts';

/** Third column of wide windows: the basket, and what has been talked over. */
export const BookAside = ({ book }: { book: ClassBook }): ReactNode => (
  <aside className={styles.aside} aria-label="试题篮和讲过的题">
    <BookBasket />
    <BookDiscussed book={book} />
  </aside>
);
