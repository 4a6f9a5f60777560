import { useState, type ReactNode } from 'react';
import type { Point } from '../picture/ScanPicture.tsx';
import { byArrival } from '../queue.ts';
import { isInTray, type ScanPage } from '../scan.ts';
import { useQueue } from '../use-queue.ts';
import { CollectedCard, type Work } from './CollectedCard.tsx';
import { Decision } from './Decision.tsx';
import { DeskEnd, type Onward } from './DeskEnd.tsx';
import styles from './desk.module.css';
import { PageQueue } from './PageQueue.tsx';
import { PageView } from './PageView.tsx';
import { ScanFiles } from './ScanFiles.tsx';
import { useActs } from './use-acts.ts';

interface Props {
  pages: readonly ScanPage[];
  /** Pages that were set aside. */
  aside: readonly ScanPage[];
  work: Work | undefined;
  /** It stands in a tab rather than on a screen of its own. */
  isFree: boolean;
  isRead: boolean;
  state: string | undefined;
  onState: (state: string) => void;
  onward: Onward | undefined;
}

/** Pages to see to: which there are, the one at hand, and what is decided about it; after each act the next one comes up. */
export function Desk({ pages, aside, work, isFree, isRead, state, onState, onward }: Props): ReactNode {
  const [asideId, setAsideId] = useState('');
  const [pointed, setPointed] = useState<{ pageId: string; corners: readonly Point[] | undefined }>();
  const open = (id: string) => {
    setAsideId('');
    queue.open(id);
  };
  const acts = useActs((id) => open(id));
  const waiting = pages.filter((page) => !acts.isDone(page)).toSorted(byArrival);
  const queue = useQueue(waiting);
  const setAside = aside.filter((page) => !acts.isDone(page));
  const page = setAside.find(({ id }) => id === asideId) ?? queue.page;
  const corners = pointed && pointed.pageId === page?.id ? pointed.corners : undefined;
  const onCorners = (next: readonly Point[] | undefined) => page && setPointed({ pageId: page.id, corners: next });
  return (
    <div className={styles.desk} data-end={page === undefined || undefined} data-free={isFree || undefined}>
      <div className={styles.side}>
        <PageQueue
          pages={waiting}
          aside={setAside}
          currentId={page?.id ?? ''}
          state={state}
          onState={onState}
          onOpen={({ id }) => (setAside.some((one) => one.id === id) ? setAsideId(id) : open(id))}
          onMove={(by) => {
            setAsideId('');
            queue.move(by);
          }}
        />
        {work && <ScanFiles work={work.id} />}
        {work && <CollectedCard work={work} pages={waiting.filter((one) => isInTray(one))} />}
      </div>
      {page ? (
        <>
          <PageView page={page} corners={corners} onCorners={onCorners} />
          <Decision
            key={`${page.id} ${page.state}`}
            page={page}
            place={page.id === queue.page?.id ? `第 ${queue.index + 1} 页，共 ${waiting.length} 页` : ''}
            acts={acts}
            corners={corners}
            onCorners={onCorners}
          />
        </>
      ) : (
        <DeskEnd work={work} isRead={isRead} isTray={state === 'tray'} onward={onward} />
      )}
    </div>
  );
}
