import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './composition.module.css';
import { Remark } from './Remark.tsx';
import { pushedApart } from './remarks.ts';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Props {
  draft: CompositionDraft;
  /** Where the text stands whose lines the comments are beside. */
  text: RefObject<HTMLElement | null>;
}

const gap = 8;

/** The comments beside their lines, in the order of the text; none lies over another. */
export function MarginNotes({ draft, text }: Props): ReactNode {
  const { sentences } = draft.detail;
  const list = useRef<HTMLOListElement>(null);
  const { tops, height } = useTops(list, text);
  return (
    <ol ref={list} className={styles.notes} aria-label="批注" style={{ minHeight: height }}>
      {sentences.map((sentence, index) => (
        <Remark
          key={`${sentence.start}-${sentence.end}-${index}`}
          draft={draft}
          index={index}
          sentence={sentence}
          top={tops[index] ?? 0}
        />
      ))}
    </ol>
  );
}

/** Where the notes go, looked up again whenever text or notes change their size. */
function useTops(list: RefObject<HTMLElement | null>, text: RefObject<HTMLElement | null>) {
  const [places, setPlaces] = useState<{ tops: readonly number[]; height: number }>({ tops: [], height: 0 });
  const place = () => {
    const notes = [...(list.current?.children ?? [])] as HTMLElement[];
    if (!text.current) return;
    const heights = notes.map((note) => note.offsetHeight);
    const tops = pushedApart(linesOf(text.current, notes.length), heights, gap);
    const height = Math.max(0, ...tops.map((top, index) => top + heights[index]!));
    setPlaces((before) =>
      String(before.tops) === String(tops) && before.height === height ? before : { tops, height },
    );
  };
  useLayoutEffect(() => {
    place();
    const observer = new ResizeObserver(place);
    for (const element of [text.current, ...(list.current?.children ?? [])]) if (element) observer.observe(element);
    return () => observer.disconnect();
  });
  return places;
}

/** How far from the top of the text the line stands in which each comment begins. */
function linesOf(text: HTMLElement, count: number): number[] {
  const { top } = text.getBoundingClientRect();
  return Array.from({ length: count }, (_, place) => {
    const first = text.querySelector(`[data-comments~="${place}"]`)?.getClientRects()[0];
    return first ? Math.round(first.top - top) : 0;
  });
}
