import { Paper } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useShortcuts } from '../../components/shortcuts.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useChosen } from '../use-chosen.ts';
import { useWords } from '../words.ts';
import { copyRequest } from './acts.ts';
import { ListHead } from './ListHead.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestList } from './RequestList.tsx';
import { beside, shownOf } from './requests.ts';
import { useList } from './use-list.ts';
import { useRequests } from './use-requests.ts';
import { useSteady } from './use-steady.ts';
import styles from './inspector.module.css';

/** The requests of the chosen sandbox as they come, and beside them all of the one that was chosen. */
export function Inspector(): ReactNode {
  const { say } = useWords();
  const [sandbox] = useChosen();
  const list = useList();
  const live = useRequests(sandbox);
  const place = useRef<HTMLElement>(null);
  const steady = useSteady(live.requests);
  const shown = shownOf(steady.value, list.kind, list.typed);
  const isKnown = live.requests.some(({ requestId }) => requestId === list.chosen);
  const go = (by: 1 | -1) => {
    const next = beside(shown, list.chosen, by);
    if (!next) return;
    list.set({ request: next.requestId });
    const row = place.current?.querySelector<HTMLElement>(`[data-request="${next.requestId}"]`);
    row?.focus();
  };
  const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)?.focus();
  useShortcuts([
    { keys: [' '], shown: '空格', label: '暂停、继续', run: () => live.pause(!live.isPaused) },
    { keys: ['f'], label: '筛选请求', run: () => find('[data-find]') },
    { keys: ['ArrowDown'], shown: '↑ ↓', label: '上一个、下一个请求', run: () => go(1) },
    { keys: ['ArrowUp'], run: () => go(-1) },
    { keys: ['Enter'], label: '看这个请求', run: () => find('[role=tab][aria-selected=true]') },
    { keys: ['c'], label: '复制 cURL', run: () => isKnown && copyRequest(sandbox, list.chosen, false, say) },
  ]);
  return (
    <Paper component="section" shadow="xs" className={styles.inspector} aria-label={say('请求')} ref={place}>
      <div className={styles.side}>
        <ListHead sandbox={sandbox} live={live} list={list} />
        <RequestList sandbox={sandbox} live={live} shown={shown} list={list} pointing={steady.pointing} />
      </div>
      <div className={styles.detail}>
        {isKnown ? (
          <RequestDetail key={list.chosen} sandbox={sandbox} requestId={list.chosen} list={list} />
        ) : (
          <EmptyState text={say('选一个请求，看它为什么这样回答')} />
        )}
      </div>
    </Paper>
  );
}
