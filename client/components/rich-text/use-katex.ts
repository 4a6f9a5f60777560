import { useEffect, useSyncExternalStore } from 'react';
import type library from './katex.ts';

/** The library that sets formulas. */
export type Katex = typeof library;

let katex: Katex | undefined;
let loading: Promise<void> | undefined;
const watchers = new Set<() => void>();

/** Fetches KaTeX, once; a screen that will show formulas may ask for it while its data is on the way. */
export function loadKatex(): Promise<void> {
  loading ??= fetchKatex();
  return loading;
}

async function fetchKatex(): Promise<void> {
  try {
    katex = (await import('./katex.ts')).default;
    for (const watcher of watchers) watcher();
  } catch {
    // Formulas stay readable as they were typed; the next one that comes on screen tries again.
    loading = undefined;
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** KaTeX, or undefined until it has come. */
export function useKatex(): Katex | undefined {
  useEffect(() => void loadKatex(), []);
  return useSyncExternalStore(watch, () => katex);
}
