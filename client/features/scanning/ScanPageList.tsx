import { Group, Text, UnstyledButton } from '@mantine/core';
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
export function ScanPageList({ pages, index, named, onChoose }: Props): ReactNode {
  useShortcut('ArrowDown', '下一页扫描', () => onChoose(Math.min(index + 1, pages.length - 1)));
  useShortcut('ArrowUp', '上一页扫描', () => onChoose(Math.max(index - 1, 0)));
  return (
    <ol className={styles.pages} aria-label="扫描页">
      {pages.map((page, place) => (
        <li key={page.id}>
          <UnstyledButton
            className={styles.page}
            aria-current={place === index}
            ref={(button) => {
              if (place === index) button?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => onChoose(place)}
          >
            <Group gap="xs" justify="space-between" wrap="nowrap">
              <Text fz={13} truncate>
                第 {page.pageNo} 页{named && ` ${page.documentTitle}`}
              </Text>
              <PageState page={page} />
            </Group>
            <Text fz={12} c="dimmed" truncate>
              {ownerOf(page) || page.reason}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}

/** What came of a page; what waits for a person stands out. */
const PageState = ({ page }: { page: ScanPage }): ReactNode => (
  <Text fz={12} flex="none" {...(isInTray(page) && { c: 'orange.9', fw: 600 })}>
    {pageStateLabels[page.state]}
  </Text>
);
