import { useState, type ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { MendPanel } from './MendPanel.tsx';
import { PagePicture, type Point } from './PagePicture.tsx';
import { isInTray, ownerOf, pageStateLabels, type ScanPage } from './scan.ts';
import styles from './scanning.module.css';

const cornerNames = ['左上', '右上', '左下', '右下'] as const;

/** One page: its picture, beside it the one that stands where it would belong, and what can be done. */
export function PageDesk({ page }: { page: ScanPage }): ReactNode {
  const [corners, setCorners] = useState<readonly Point[] | undefined>();
  const isPointing = corners !== undefined && corners.length < cornerNames.length;
  const point = (next: Point) => setCorners((known = []) => [...known, next]);
  return (
    <div className={styles.work}>
      <div className={styles.facts}>
        <Tag tone={isInTray(page) ? 'warn' : 'plain'}>{pageStateLabels[page.state]}</Tag>
        <span>{page.reason}</span>
        {ownerOf(page) !== '' && <strong>{ownerOf(page)}</strong>}
        {page.isMended && <span className={styles.owner}>人工处理过</span>}
      </div>
      <MendPanel page={page} corners={corners} onCorners={setCorners} />
      {corners && (
        <p className={styles.hint} role="status">
          {isPointing
            ? `请点答题卡${cornerNames[corners.length]!}角定位标记的中心（${corners.length + 1} / 4）`
            : '四角已点好，请归到学生。'}
        </p>
      )}
      <div className={styles.pictures}>
        <figure>
          <figcaption>这一页</figcaption>
          <PagePicture
            pageId={page.id}
            label={`第 ${page.pageNo} 页扫描`}
            corners={corners ?? []}
            onPoint={isPointing ? point : undefined}
          />
        </figure>
        {page.rivalId !== '' && (
          <figure>
            <figcaption>已有的一页</figcaption>
            <PagePicture pageId={page.rivalId} label="已有的扫描" />
          </figure>
        )}
      </div>
    </div>
  );
}
