import { useEffect, useEffectEvent } from 'react';
import { loadKatex } from './rich-text/use-katex.ts';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the formulas on the page are set and the fonts of all that is laid out are there. */
export async function readyToPrint(): Promise<void> {
  await loadKatex();
  // A font is asked for when something in it has been laid out.
  await nextFrame();
  await nextFrame();
  await document.fonts.ready;
}

/** Opens the print dialog once what is to be printed stands, and says when it has been closed. */
export function usePrintDialog(isReady: boolean, onDone: () => void): void {
  const print = useEffectEvent(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
  });
  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    void readyToPrint().then(() => {
      if (!isGone) print();
    });
    return () => {
      isGone = true;
    };
  }, [isReady]);
}
