import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrintDialog } from '../../../components/print-dialog.ts';
import { showError } from '../../../components/toast.ts';
import type { Submission } from '../marks.ts';
import { MarkOverlay } from './MarkOverlay.tsx';
import { pictureLoader } from './scan.ts';
import type { Sign } from './signs.ts';
import styles from './print.module.css';

interface Props {
  submission: Submission;
  signs: readonly Sign[];
  heading?: string | undefined;
  /** Called once the print dialog has been closed, or pages could not be read. */
  onDone: () => void;
}

/** Prints the pages of a sheet with the marks over them, each on a page of its own. */
export function PrintedSheets({ submission: { pages }, signs, heading, onDone }: Props): ReactNode {
  const pictures = usePictures(pages, onDone);
  const [ready, setReady] = useState(0);
  const isReady = pictures.urls.length === pages.length && ready >= pages.length;
  usePrintDialog(isReady, onDone);
  return createPortal(
    <div className={styles.sheets} data-print-sheets>
      {pictures.urls.map((url, index) => {
        const { width, height, page } = pages[index]!;
        return (
          <div key={url} className={styles.sheet} data-wide={width > height || undefined}>
            <img
              src={url}
              alt={`第 ${page} 页`}
              onLoad={() => setReady((count) => count + 1)}
              onError={pictures.fail}
            />
            <MarkOverlay
              width={width}
              height={height}
              signs={signs.filter((sign) => sign.page === page)}
              heading={index === 0 ? heading : undefined}
            />
          </div>
        );
      })}
    </div>,
    document.body,
  );
}

function usePictures(pages: Submission['pages'], dropMark: () => void) {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const fail = () => {
    showError('扫描页没有读全，请稍后再打印');
    dropMark();
  };
  const failRead = useEffectEvent(fail);
  useEffect(() => {
    const controller = new AbortController();
    const load = pictureLoader(pages);
    const reading = Promise.all(
      pages.map(async (_, index) => URL.createObjectURL(await load(index + 1, controller.signal))),
    );
    reading.then(
      (read) => !controller.signal.aborted && setUrls(read),
      () => !controller.signal.aborted && failRead(),
    );
    return () => {
      controller.abort();
      reading.then((read) => read.forEach((url) => URL.revokeObjectURL(url))).catch(() => undefined);
    };
  }, [pages]);
  return { urls, fail };
}
