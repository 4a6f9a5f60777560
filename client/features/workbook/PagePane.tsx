import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPhotoUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { workbookPageStateLabels } from '../../../contracts/constants/workbooks.ts';
import { setPagePicture } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { attempt } from '../../components/use-action.ts';
import type { Book, Box, EntryPage } from './entry.ts';
import { Key } from './Foot.tsx';
import { choosePicture } from './choose-picture.ts';
import { Sheet } from './Sheet.tsx';
import styles from './workbook.module.css';

interface Props {
  book: Book;
  page: EntryPage;
  openId: string | undefined;
  /** What the frame that is drawn now will be; undefined while none is. */
  cutting: string | undefined;
  isClose: boolean;
  onClose: (isClose: boolean) => void;
  onCut: (box: Box) => void;
  onCutting: () => void;
  onOpen: (id: string) => void;
  onTurn: (by: number) => void;
  onPage: (id: string) => void;
}

/** The page as it is printed, and the strip of all pages. */
export function PagePane({ book, page, openId, cutting, isClose, onCut, onOpen, ...act }: Props): ReactNode {
  return (
    <section className={styles.pane} aria-label="原页">
      <header className={styles.head}>
        <h2>第 {page.pageNo} 页</h2>
        <span className={styles.faint} title={page.title}>
          {cutting ?? page.title}
        </span>
        <span className={styles.right}>
          {page.task === 'enter' && <PageTools page={page} isCutting={cutting !== undefined} {...act} />}
          {page.picture !== '' && (
            <SegmentedControl
              size="xs"
              aria-label="看原图"
              data={[
                { value: 'page', label: '整页' },
                { value: 'question', label: '本题' },
              ]}
              value={isClose ? 'question' : 'page'}
              onChange={(value) => act.onClose(value === 'question')}
            />
          )}
        </span>
      </header>
      <div className={styles.scroll} data-picture>
        <Sheet
          page={page}
          openId={openId}
          isCutting={cutting !== undefined}
          isClose={isClose}
          onCut={onCut}
          onOpen={onOpen}
        />
      </div>
      <Strip book={book} page={page} onTurn={act.onTurn} onPage={act.onPage} />
    </section>
  );
}

interface ToolsProps {
  page: EntryPage;
  isCutting: boolean;
  onCutting: () => void;
}

function PageTools({ page, isCutting, onCutting }: ToolsProps): ReactNode {
  const put = async () => {
    const picture = await choosePicture();
    if (picture !== undefined) await attempt(() => call(setPagePicture, { workbookPageId: page.id, picture }));
  };
  const label = page.picture === '' ? '放入原图' : '换原图';
  return (
    <>
      <ActionIcon variant="default" size={28} aria-label={label} title={label} onClick={() => void put()}>
        <IconPhotoUp size={16} aria-hidden />
      </ActionIcon>
      <Button
        size="compact-sm"
        variant={isCutting ? 'light' : 'default'}
        rightSection={<Key name="C" />}
        onClick={onCutting}
      >
        {page.picture === '' ? '加一题' : '切题'}
      </Button>
    </>
  );
}

function Strip({ book, page, onTurn, onPage }: Pick<Props, 'book' | 'page' | 'onTurn' | 'onPage'>): ReactNode {
  const { pages } = book;
  return (
    <nav className={styles.strip} aria-label="各页">
      <button type="button" aria-label="上一页" disabled={pages[0]?.id === page.id} onClick={() => onTurn(-1)}>
        <IconChevronLeft size={14} aria-hidden />
      </button>
      {pages.map((one) => (
        <button
          key={one.id}
          type="button"
          data-state={one.isEmpty ? 'none' : one.state}
          aria-current={one.id === page.id ? 'page' : undefined}
          aria-label={`第 ${one.pageNo} 页，${workbookPageStateLabels[one.state]}`}
          title={workbookPageStateLabels[one.state]}
          onClick={() => onPage(one.id)}
        >
          {one.pageNo}
        </button>
      ))}
      <button type="button" aria-label="下一页" disabled={pages.at(-1)?.id === page.id} onClick={() => onTurn(1)}>
        <IconChevronRight size={14} aria-hidden />
      </button>
    </nav>
  );
}
