import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';

/** A dialog on screen: what it shows, who waits for its result and where the focus came from. */
interface OpenDialog {
  id: number;
  content: ReactNode;
  settle: (result: unknown) => void;
  origin: Element | null;
}

let open: readonly OpenDialog[] = [];
const watchers = new Set<() => void>();

function show(dialogs: readonly OpenDialog[]): void {
  open = dialogs;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The open dialogs, the topmost last. */
export const useOpenDialogs = (): readonly OpenDialog[] => useSyncExternalStore(watch, () => open);

let last = 0;
let lastOrigin: Element | null = null;

// A dialog that follows on another opens while nothing has the focus: it goes back to where the first one came from.
const focused = (): Element | null => (document.activeElement === document.body ? lastOrigin : document.activeElement);

/** Opens a dialog and resolves with its result when it closes; undefined when it was left without one. */
export function openDialog<Result>(content: ReactNode): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const settle = resolve as (result: unknown) => void;
    show([...open, { id: ++last, content, settle, origin: focused() }]);
  });
}

/** Closes a dialog with its result; the focus goes back to where it came from. */
export function closeDialog(id: number, result?: unknown): void {
  const closed = open.find((dialog) => dialog.id === id);
  if (!closed) return;
  show(open.filter((dialog) => dialog !== closed));
  lastOrigin = closed.origin;
  closed.settle(result);
  requestAnimationFrame(() => returnFocus(closed.origin));
}

/** Closes all dialogs, since what they belong to is gone. */
export function closeAllDialogs(): void {
  for (const { settle } of open) settle(undefined);
  show([]);
}

function returnFocus(origin: Element | null): void {
  const inDialog = origin?.isConnected && origin.closest('[role="dialog"]') !== null;
  if (open.length > 0 && !inDialog) return;
  // What opened the dialog may be gone with the row that was removed.
  const target = origin?.isConnected ? origin : document.querySelector('[data-focus-home]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

interface DialogPlace {
  /** Whether no other dialog is above. */
  top: boolean;
  close: (result?: unknown) => void;
}

export const DialogContext = createContext<DialogPlace>({ top: true, close: () => undefined });

/** The dialog that a component is in. */
export const useDialog = (): DialogPlace => useContext(DialogContext);
