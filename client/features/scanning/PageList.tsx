import type { ReactNode } from 'react';
import { useShortcut } from '../../components/shortcuts.ts';
import { isInTray, ownerOf, pageStateLabels, type ScanPage } from './scan.ts';
import styles from './scanning.module.css';

interface Props {
  pages: readonly ScanPage[];
  index: number;
  /** Says of which file each page is. */
  named: boolean;
  onChoose: (index: number) => void;
}

/** Pages to choose from, by click or arrow keys. */
export function PageList({ pages, index, named, onChoose }: Props): ReactNode {
  useShortcut('ArrowDown', '下一页扫描', () => onChoose(Math.min(index + 1, pages.length - 1)));
  useShortcut('ArrowUp', '上一页扫描', () => onChoose(Math.max(index - 1, 0)));
  return (
    <ol className={styles.pages} aria-label="扫描页">
      {pages.map((page, place) => (
        <li key={page.id}>
          <button
            type="button"
            className={styles.page}
            aria-current={place === index}
            ref={(button) => {
              if (place === index) button?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => onChoose(place)}
          >
            <span className={styles.pageNo}>
              第 {page.pageNo} 页{named && ` ${page.documentTitle}`}
            </span>
            <span className={styles.pageState} data-waits={isInTray(page) || undefined}>
              {pageStateLabels[page.state]}
            </span>
            <span className={styles.owner}>{ownerOf(page) || page.reason}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
