import { Button, FileButton } from '@mantine/core';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { workbookPageStateLabels } from '../../../contracts/constants/workbooks.ts';
import { setPagePicture } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { showError } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import { pictureEndings, readPicture } from '../question-bank/editor/picture.ts';
import type { Book, Box, EntryPage } from './entry.ts';
import styles from './workbook.module.css';

interface Props {
  book: Book;
  page: EntryPage;
  openId: string | undefined;
  isCutting: boolean;
  onCut: (box: Box | null) => void;
  onCutting: () => void;
  onOpen: (id: string) => void;
  onPage: (id: string) => void;
}

const percent = ({ x, y, width, height }: Box) => ({
  left: `${x / 10}%`,
  top: `${y / 10}%`,
  width: `${width / 10}%`,
  height: `${height / 10}%`,
});

async function put(workbookPageId: string, file: File | null): Promise<void> {
  if (!file) return;
  try {
    const picture = await readPicture(file);
    await attempt(() => call(setPagePicture, { workbookPageId, picture }));
  } catch (error) {
    showError((error as Error).message);
  }
}

/** The page as it is printed, with a box for each question in the colour of its state, and the strip of all pages. */
export function PagePane({ book, page, openId, isCutting, onCut, onCutting, onOpen, onPage }: Props): ReactNode {
  const mayEnter = page.task === 'enter';
  return (
    <section className={styles.pane} aria-label="原页">
      <header className={styles.head}>
        <h2>第 {page.pageNo} 页</h2>
        <span className={styles.faint}>{page.title}</span>
        {mayEnter && (
          <span className={styles.right}>
            <FileButton accept={pictureEndings.join()} onChange={(file) => void put(page.id, file)}>
              {(props) => (
                <Button {...props} size="compact-sm" variant="default">
                  {page.picture === '' ? '放入原图' : '换原图'}
                </Button>
              )}
            </FileButton>
            <Button
              size="compact-sm"
              variant={isCutting ? 'light' : 'default'}
              onClick={page.picture === '' ? () => onCut(null) : onCutting}
            >
              {page.picture === '' ? '加一题' : '切题'} C
            </Button>
          </span>
        )}
      </header>
      <div className={styles.scroll}>
        <Sheet page={page} openId={openId} isCutting={isCutting} onCut={onCut} onOpen={onOpen} />
      </div>
      <nav className={styles.strip} aria-label="各页">
        {book.pages.map((one) => (
          <button
            key={one.id}
            type="button"
            data-state={one.isEmpty ? 'none' : one.state}
            aria-current={one.id === page.id ? 'page' : undefined}
            aria-label={`第 ${one.pageNo} 页，${workbookPageStateLabels[one.state]}`}
            onClick={() => onPage(one.id)}
          >
            {one.pageNo}
          </button>
        ))}
      </nav>
    </section>
  );
}

type SheetProps = Pick<Props, 'page' | 'openId' | 'isCutting' | 'onCut' | 'onOpen'>;

function Sheet({ page, openId, isCutting, onCut, onOpen }: SheetProps): ReactNode {
  const [drawn, setDrawn] = useState<{ from: { x: number; y: number }; box: Box }>();
  const at = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000);
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  };
  const start = (event: PointerEvent) => {
    if (!isCutting) return;
    const from = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ from, box: { ...from, width: 0, height: 0 } });
  };
  const move = (event: PointerEvent) => {
    if (!drawn) return;
    const [{ from }, to] = [drawn, at(event)];
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    setDrawn({ from, box: { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) } });
  };
  const end = () => {
    if (drawn && drawn.box.width >= 10 && drawn.box.height >= 10) onCut(drawn.box);
    setDrawn(undefined);
  };
  if (page.picture === '') return <Printed page={page} openId={openId} onOpen={onOpen} />;
  return (
    <div
      className={styles.sheet}
      data-cutting={isCutting || undefined}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
    >
      <img src={page.picture} alt={`第 ${page.pageNo} 页原图`} draggable={false} />
      {page.questions.map(({ id, position, state, box }) =>
        box === null ? null : (
          <button
            key={id}
            type="button"
            className={styles.box}
            style={percent(box)}
            data-state={id === openId ? 'here' : state}
            aria-label={`第 ${position} 题`}
            onClick={() => onOpen(id)}
          >
            <b>{position}</b>
          </button>
        ),
      )}
      {drawn && <span className={styles.box} data-state="here" style={percent(drawn.box)} />}
    </div>
  );
}

/** The questions of a page that nobody has put a picture of. */
function Printed({ page, openId, onOpen }: Pick<Props, 'page' | 'openId' | 'onOpen'>): ReactNode {
  return (
    <ol className={styles.printed}>
      {page.questions.length === 0 && <li>这一页还没有原图，也没有题目。</li>}
      {page.questions.map(({ id, position, state, stem }) => (
        <li key={id}>
          <button type="button" data-state={id === openId ? 'here' : state} onClick={() => onOpen(id)}>
            {position}. {stem === '' ? '（没录）' : stem.replaceAll('$', '')}
          </button>
        </li>
      ))}
    </ol>
  );
}
