import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { Fault } from '../../../components/preview/Fault.tsx';
import { usePicture } from '../../../components/preview/use-picture.ts';
import { readScanPicture } from '../scan-picture.ts';
import styles from './picture.module.css';
import { turned, unturned } from './turn.ts';
import type { View } from './view.ts';

/** A point of a picture in its own pixels. */
export interface Point {
  x: number;
  y: number;
}

interface Props {
  pageId: string;
  label: string;
  view: View;
  /** Corners that have been pointed at; with `onPoint` a click points at the next one. */
  corners?: readonly Point[];
  onPoint?: ((point: Point) => void) | undefined;
}

/** The picture of a scan page, in a pane of its own that scrolls. */
export function ScanPicture({ pageId, label, view, corners = [], onPoint }: Props): ReactNode {
  const read = useCallback((signal: AbortSignal) => readScanPicture(pageId, signal), [pageId]);
  const { value: url, error, again } = usePicture(read);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { quarters } = view;
  const isAcross = quarters % 2 === 1;
  const [width, height] = isAcross ? [size.height, size.width] : [size.width, size.height];
  const point = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const seen = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    const { x, y } = unturned(seen, quarters);
    onPoint?.({ x: x * size.width, y: y * size.height });
  };
  return (
    <div className={styles.pane} role="region" aria-label={label} tabIndex={0} data-whole={view.isWhole || undefined}>
      {error && <Fault text={`图片无法显示：${error.message}`} retry={again} />}
      {!error && url === undefined && <div className={styles.waiting} role="status" aria-label="加载中" />}
      {url !== undefined && (
        <div
          className={styles.page}
          data-points={onPoint !== undefined || undefined}
          style={{
            width: view.isWhole ? 'auto' : `${100 * view.zoom}%`,
            ...(width > 0 && { aspectRatio: `${width} / ${height}` }),
          }}
          onClick={point}
        >
          <img
            src={url}
            alt={label}
            style={{ rotate: `${90 * quarters}deg`, width: isAcross ? `${(100 * size.width) / size.height}%` : '100%' }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
          {corners.map((corner, index) => {
            const { x, y } = turned({ x: corner.x / size.width, y: corner.y / size.height }, quarters);
            return (
              <i key={index} className={styles.corner} style={{ left: `${100 * x}%`, top: `${100 * y}%` }}>
                {index + 1}
              </i>
            );
          })}
        </div>
      )}
    </div>
  );
}
