import type { ReactNode } from 'react';
import type { Change } from './change.ts';
import styles from './partner.module.css';

const arrows = { up: '↑', down: '↓', same: '' } as const;
const words = { up: '增加', down: '减少', same: '' } as const;

/** A change, green for better and red for worse, with an arrow that does not need the colour. */
export const ChangeText = ({ change: { text, direction } }: { change: Change }): ReactNode => (
  <span className={styles.change} data-direction={direction}>
    <span aria-hidden>{arrows[direction]} </span>
    <span className={styles.unseen}>{words[direction]}</span>
    {text}
  </span>
);
