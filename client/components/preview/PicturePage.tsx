import { useCallback, useState, type ReactNode } from 'react';
import { Fault } from './Fault.tsx';
import styles from './preview.module.css';
import { usePicture } from './use-picture.ts';

/** Reads one page of a picture as something that a browser can show. */
export type LoadPicture = (page: number, signal: AbortSignal) => Promise<Blob>;

interface Props {
  page: number;
  /** Must stay the same function as long as it loads the same. */
  load: LoadPicture;
  onRatio: (ratio: number) => void;
}

/** One page of a picture. */
export function PicturePage({ page, load, onRatio }: Props): ReactNode {
  const read = useCallback((signal: AbortSignal) => load(page, signal), [page, load]);
  const { value: url, error, again } = usePicture(read);
  const [broken, setBroken] = useState(false);
  const retry = () => {
    setBroken(false);
    again();
  };
  if (error || broken) return <Fault text={`第 ${page} 页无法显示：${error?.message ?? '图片已损坏'}`} retry={retry} />;
  if (url === undefined) return <div className={styles.sheet} role="status" aria-label="加载中" />;
  return (
    <img
      className={styles.sheet}
      src={url}
      alt={`第 ${page} 页`}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / naturalHeight)}
      onError={() => setBroken(true)}
    />
  );
}
