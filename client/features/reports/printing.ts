import { readyToPrint } from '../../components/print-dialog.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { loadKatex } from '../../components/rich-text/use-katex.ts';

let printing = false;
const watchers = new Set<() => void>();

function become(state: boolean): void {
  printing = state;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// The browser prints what stands when the listener returns.
const start = (): void => flushSync(() => become(true));
const end = (): void => become(false);

/** Whether the page is being printed: then all of a report is to be there, not only the open section. */
export function usePrinting(): boolean {
  useEffect(() => {
    void loadKatex();
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      end();
    };
  }, []);
  return useSyncExternalStore(watch, () => printing);
}

/** Prints all of a report, once its formulas are set and its fonts are there. */
export async function printReport(): Promise<void> {
  become(true);
  await readyToPrint();
  window.print();
  end();
}
