import { useEffect, useRef, type RefObject } from 'react';

/** Brings a part of the screen into view when what it is narrowed to changes: a figure far above it may have led there. */
export function useBroughtIntoView<Part extends HTMLElement>(filter: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (filter !== '') part.current?.scrollIntoView({ block: 'start' });
  }, [filter]);
  return part;
}
