import { Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Book } from './entry.ts';
import styles from './workbook.module.css';

/** The name of a key beside what it does. */
export const Key = ({ name }: { name: string }): ReactNode => (
  <Kbd size="xs" aria-hidden>
    {name}
  </Kbd>
);

const reading = [
  ['↑ ↓', '题'],
  ['[ ]', '页'],
  ['Z', '放大原图'],
  ['?', '全部按键'],
] as const;

const entering = [
  ['Tab', '下一格'],
  ['Ctrl S', '存，到下一题'],
  ['E', '空白页或目录，不用录'],
] as const;

interface Props {
  book: Book;
  isSaved: boolean;
  mayEnter: boolean;
}

/** The keys of the desk, and what whoever works here has done today. */
export const Foot = ({ book: { today }, isSaved, mayEnter }: Props): ReactNode => (
  <footer className={styles.foot}>
    {[...(mayEnter ? entering : []), ...reading].map(([key, label]) => (
      <span key={key}>
        <Key name={key} /> {label}
      </span>
    ))}
    <span className={styles.right} role="status">
      {isSaved && <b>已存</b>}
      今天 {today.saved} 题，退回 {today.returned} 题
    </span>
  </footer>
);
