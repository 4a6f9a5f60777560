import { useEffect, useEffectEvent } from 'react';

interface Shortcut {
  /** The key as the keyboard event names it. */
  key: string;
  /** What it does, for the list of keys. */
  label: string;
}

const known = new Set<Shortcut>();

/** The keys of the screen as it is now. */
export const currentShortcuts = (): readonly Shortcut[] => [...known];

const textFields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=file])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));

const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Held, only an arrow goes on: what acts on one thing must not run through those that come up after it. */
const isHeld = ({ repeat, key }: KeyboardEvent): boolean => repeat && !key.startsWith('Arrow');

/** Runs an action on a key while nobody types and no dialog is open; the list of keys shows it. */
export function useShortcut(key: string, label: string, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key.toLowerCase() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || isTyping(event.target) || dialogIsOpen()) return;
    if (isHeld(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const shortcut = { key, label };
    known.add(shortcut);
    window.addEventListener('keydown', onKey);
    return () => {
      known.delete(shortcut);
      window.removeEventListener('keydown', onKey);
    };
  }, [key, label]);
}

/** Several keys that one handler takes; it says whether a key was one of its. The list of keys shows them. */
export function useShortcuts(keys: readonly Shortcut[], handle: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || dialogIsOpen()) return;
    // A space that is held must not scroll either.
    if (isHeld(event) ? event.key === ' ' : handle(event)) event.preventDefault();
  });
  useEffect(() => {
    const shown = keys.map((shortcut) => ({ ...shortcut }));
    for (const shortcut of shown) known.add(shortcut);
    window.addEventListener('keydown', onKey);
    return () => {
      for (const shortcut of shown) known.delete(shortcut);
      window.removeEventListener('keydown', onKey);
    };
  }, [keys]);
}
