import { Box, Text } from '@mantine/core';
import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { Fault } from '../../components/preview/Fault.tsx';
import { usePicture } from '../../components/preview/use-picture.ts';
import { readScanPicture } from './scan-picture.ts';
import styles from './scanning.module.css';

/** A point of a picture in its own pixels. */
export interface Point {
  x: number;
  y: number;
}

interface Props {
  pageId: string;
  caption: string;
  label: string;
  /** Corners that have been pointed at; with it a click points at the next one. */
  corners?: readonly Point[];
  onPoint?: ((point: Point) => void) | undefined;
}

/** The picture of a scan page. */
export const ScanPicture = ({ caption, ...picture }: Props): ReactNode => (
  <Box component="figure" m={0} miw={0} maw={860}>
    <Text component="figcaption" fz={12} c="dimmed" mb={4}>
      {caption}
    </Text>
    <Picture {...picture} />
  </Box>
);

function Picture({ pageId, label, corners = [], onPoint }: Omit<Props, 'caption'>): ReactNode {
  const read = useCallback((signal: AbortSignal) => readScanPicture(pageId, signal), [pageId]);
  const { value: url, error, again } = usePicture(read);
  const [size, setSize] = useState({ width: 0, height: 0 });
  if (error) return <Fault text={`图片无法显示：${error.message}`} retry={again} />;
  if (url === undefined) return <div className={styles.picture} role="status" aria-label="加载中" />;
  const point = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint?.({
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    });
  };
  return (
    <div className={styles.picture} data-points={onPoint !== undefined || undefined} onClick={point}>
      <img
        src={url}
        alt={label}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {corners.map(({ x, y }, index) => (
        <i
          key={index}
          className={styles.corner}
          style={{ left: `${(100 * x) / size.width}%`, top: `${(100 * y) / size.height}%` }}
        >
          {index + 1}
        </i>
      ))}
    </div>
  );
}
