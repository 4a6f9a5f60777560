import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Fault } from './Fault.tsx';
import { drawPage, type Pdf } from './pdf.ts';
import styles from './preview.module.css';

interface Props {
  pdf: Pdf;
  page: number;
  /** Pixels. */
  width: number;
  onRatio: (ratio: number) => void;
}

/** One page of a PDF, drawn anew for each width; the last drawing stays until the next is ready. */
export function PdfPage({ pdf, page, width, onRatio }: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const tellRatio = useEffectEvent(onRatio);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const content = await pdf.getPage(page);
      signal.throwIfAborted();
      const size = content.getViewport({ scale: 1 });
      tellRatio(size.width / size.height);
      const canvas = await drawPage(content, width, signal);
      signal.throwIfAborted();
      holder.current?.replaceChildren(canvas);
    };
    draw().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [pdf, page, width]);
  if (failed) return <Fault text={`第 ${page} 页无法显示`} />;
  return <div ref={holder} className={styles.sheet} role="img" aria-label={`第 ${page} 页`} />;
}
