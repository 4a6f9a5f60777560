import { Paper } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { PageViewer } from '../../../components/preview/PageViewer.tsx';
import { PicturePage } from '../../../components/preview/PicturePage.tsx';
import type { Submission } from '../marks.ts';
import { MarkOverlay } from './MarkOverlay.tsx';
import { pictureLoader } from './scan.ts';
import type { Sign } from './signs.ts';
import styles from './sheet.module.css';

interface Props {
  submission: Submission;
  signs: readonly Sign[];
  heading?: string | undefined;
}

/** The scanned pages of a sheet with the marks over them. */
export function SheetPages({ submission: { pages, studentName }, signs, heading }: Props): ReactNode {
  const load = useMemo(() => pictureLoader(pages), [pages]);
  return (
    <Paper shadow="var(--shadow-card)" p={12} className={styles.pages}>
      <PageViewer
        name={`${studentName}的答卷`}
        pages={pages.length}
        renderPage={(number, _width, onRatio) => {
          const page = pages[number - 1]!;
          return (
            <div className={styles.page}>
              <PicturePage page={number} load={load} onRatio={() => onRatio(page.width / page.height)} />
              <MarkOverlay
                width={page.width}
                height={page.height}
                signs={signs.filter((sign) => sign.page === page.page)}
                heading={number === 1 ? heading : undefined}
              />
            </div>
          );
        }}
      />
    </Paper>
  );
}
