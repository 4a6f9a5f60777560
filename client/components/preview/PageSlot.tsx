import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './preview.module.css';

interface Props {
  page: number;
  /** Pixels. */
  width: number;
  /** What a page shows, and how it tells the ratio of its width to its height once it knows. */
  children: (onRatio: (ratio: number) => void) => ReactNode;
}

/** Width by height of an upright A4 page, which most turn out to be. */
const usualRatio = 1 / Math.SQRT2;

/** How far outside of what is in sight a page is made ready, and kept. */
const margin = '800px 0px';

/** The place of one page, which is filled only while it is in sight or nearly so. */
export function PageSlot({ page, width, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [ratio, setRatio] = useState(usualRatio);
  useEffect(() => {
    const element = place.current!;
    const watch = (entries: IntersectionObserverEntry[]) => setNear(entries.at(-1)!.isIntersecting);
    const observer = new IntersectionObserver(watch, { root: element.parentElement, rootMargin: margin });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.page} data-page={page} style={{ width, height: Math.round(width / ratio) }}>
      {near && children(setRatio)}
    </div>
  );
}
