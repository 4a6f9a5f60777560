import { ActionIcon, Group, Select, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { isInTray, ownerOf, pageStateLabels, pageStateOptions, type ScanPage } from '../scan.ts';
import styles from './desk.module.css';

interface Props {
  pages: readonly ScanPage[];
  /** Pages that were set aside, below the others. */
  aside: readonly ScanPage[];
  currentId: string;
  state: string | undefined;
  onState: (state: string) => void;
  onOpen: (page: ScanPage) => void;
  onMove: (by: number) => void;
}

/** The pages to see to, one after the other, by click or arrow keys. */
export function PageQueue({ pages, aside, currentId, state, onState, onOpen, onMove }: Props): ReactNode {
  useShortcuts([
    { keys: ['ArrowDown'], shown: '↓', label: '下一页扫描', run: () => onMove(1) },
    { keys: ['ArrowUp'], shown: '↑', label: '上一页扫描', run: () => onMove(-1) },
  ]);
  const row = (page: ScanPage) => (
    <li key={page.id}>
      <PageRow page={page} isCurrent={page.id === currentId} onOpen={onOpen} />
    </li>
  );
  return (
    <section className={styles.card} data-grows aria-label="扫描页">
      <Group gap={6} px="sm" mih={48} wrap="nowrap">
        <Select
          aria-label="结果"
          variant="unstyled"
          data={[...pageStateOptions]}
          value={state ?? ''}
          onChange={(chosen) => onState(chosen ?? 'tray')}
          allowDeselect={false}
          styles={{ input: { fontWeight: 600, fontSize: 15 } }}
          w={128}
        />
        <b className={styles.count}>{pages.length} 页</b>
        <Group gap={4} ml="auto" wrap="nowrap">
          <ActionIcon variant="default" size="sm" aria-label="上一页扫描" onClick={() => onMove(-1)}>
            ↑
          </ActionIcon>
          <ActionIcon variant="default" size="sm" aria-label="下一页扫描" onClick={() => onMove(1)}>
            ↓
          </ActionIcon>
        </Group>
      </Group>
      <div className={styles.scrolls} data-flush>
        <ol className={styles.pages} aria-label="扫描页">
          {pages.map(row)}
        </ol>
        {aside.length > 0 && (
          <>
            <p className={styles.aside}>已搁置 {aside.length} 页</p>
            <ol className={styles.pages} aria-label="已搁置的页">
              {aside.map(row)}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  page: ScanPage;
  isCurrent: boolean;
  onOpen: (page: ScanPage) => void;
}

const PageRow = ({ page, isCurrent, onOpen }: RowProps): ReactNode => (
  <UnstyledButton
    className={styles.page}
    aria-current={isCurrent}
    ref={(button) => {
      if (isCurrent) button?.scrollIntoView({ block: 'nearest' });
    }}
    onClick={() => onOpen(page)}
  >
    <span className={styles.pageName} title={page.documentTitle}>
      第 {page.pageNo} 页 <i>{page.documentTitle}</i>
    </span>
    <span className={styles.pageNote}>
      <b data-tray={isInTray(page) || undefined}>{pageStateLabels[page.state]}</b>
      <span>{guessOf(page)}</span>
    </span>
  </UnstyledButton>
);

const words = { likely: '多半是', possible: '可能是' } as const;

/** Whose the page is, or seems to be. */
function guessOf(page: ScanPage): string {
  const [first] = page.candidates;
  if (ownerOf(page) !== '' || !first) return page.studentName;
  return `${words[first.likelihood]}${first.studentName}`;
}
