import type { ReactNode } from 'react';
import { DialogHost } from '../dialog/DialogHost.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import styles from './page.module.css';

interface Props {
  title: string;
  /** What the title is about, in a few words. */
  note?: ReactNode;
  /** The main action and its neighbours, on the line of the title. */
  actions?: ReactNode;
  /** The content takes the height of the window, and its table scrolls within. */
  fill?: boolean;
  children: ReactNode;
}

/** The frame of every screen: title and main action on one line, the content below, dialogs and the list of keys. */
export function Screen({ title, note, actions, fill = false, children }: Props): ReactNode {
  return (
    <div className={styles.screen} data-fill={fill || undefined}>
      <div className={styles.header}>
        <h1 className={styles.title} tabIndex={-1} data-focus-home>
          {title}
        </h1>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
      <ShortcutHelp />
      <DialogHost />
    </div>
  );
}
