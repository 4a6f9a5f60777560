import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { signOf, stateLabelOf, type Box, type EntryPage } from './entry.ts';
import styles from './workbook.module.css';

interface Props {
  page: EntryPage;
  openId: string | undefined;
  isCutting: boolean;
  /** The page is seen close up at the open question. */
  isClose: boolean;
  onCut: (box: Box) => void;
  onOpen: (id: string) => void;
}

const percent = ({ x, y, width, height }: Box) => ({
  left: `${x / 10}%`,
  top: `${y / 10}%`,
  width: `${width / 10}%`,
  height: `${height / 10}%`,
});

/** The least that is taken for a question, in thousandths of the page: less is a slip of the hand. */
const least = 10;

/** A frame that is drawn with the pointer, and what to do with it. */
function useDrawing(isCutting: boolean, onCut: (box: Box) => void) {
  const [drawn, setDrawn] = useState<{ from: { x: number; y: number }; box: Box }>();
  const at = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000);
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (!isCutting) return;
    const from = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ from, box: { ...from, width: 0, height: 0 } });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drawn) return;
    const [{ from }, to] = [drawn, at(event)];
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    setDrawn({ from, box: { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) } });
  };
  const onPointerUp = () => {
    if (drawn && drawn.box.width >= least && drawn.box.height >= least) onCut(drawn.box);
    setDrawn(undefined);
  };
  return { box: drawn?.box, handlers: { onPointerDown, onPointerMove, onPointerUp } };
}

/** How much larger the page is close up, in percent: what is narrow fills the pane, what is wide is enlarged all the same. */
const closer = (width = 1000): number => Math.max(170, Math.min(300, 98_000 / width));

/** The page as it is printed, with a box for each question in the colour of its state. */
export function Sheet({ page, openId, isCutting, isClose, onCut, onOpen }: Props): ReactNode {
  const { box: drawn, handlers } = useDrawing(isCutting, onCut);
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: isClose ? 'start' : 'nearest' }), [openId, isClose]);
  if (page.picture === '') return <Printed page={page} openId={openId} onOpen={onOpen} />;
  const open = page.questions.find(({ id }) => id === openId)?.box;
  const width = isClose ? `${closer(open?.width)}%` : undefined;
  return (
    <div className={styles.sheet} data-cutting={isCutting || undefined} style={{ width }} {...handlers}>
      <img src={page.picture} alt={`第 ${page.pageNo} 页原图`} draggable={false} />
      {page.questions.map(({ id, position, state, box }) =>
        box === null ? null : (
          <button
            key={id}
            type="button"
            ref={id === openId ? here : undefined}
            className={styles.box}
            style={percent(box)}
            data-state={id === openId ? 'here' : signOf(state, page.state)}
            aria-label={`第 ${position} 题，${stateLabelOf(state, page.state)}`}
            onClick={() => onOpen(id)}
          >
            <b>{position}</b>
          </button>
        ),
      )}
      {drawn && <span className={styles.box} data-state="here" style={percent(drawn)} />}
    </div>
  );
}

/** The questions of a page that nobody has put a picture of. */
function Printed({ page, openId, onOpen }: Pick<Props, 'page' | 'openId' | 'onOpen'>): ReactNode {
  return (
    <ol className={styles.printed}>
      {page.questions.length === 0 && <li>这一页还没有原图，也没有题目。</li>}
      {page.questions.map(({ id, position, state, stem, group }, index) => (
        <li key={id}>
          {group && group.title !== page.questions[index - 1]?.group?.title && <RichText text={group.passage} />}
          <button type="button" data-state={id === openId ? 'here' : state} onClick={() => onOpen(id)}>
            {position}. {stem === '' ? '（没录）' : <RichText text={stem} />}
          </button>
        </li>
      ))}
    </ol>
  );
}
