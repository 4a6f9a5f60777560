import type { ReactNode } from 'react';
import { StageTag } from '../../assignments/work/StageTag.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import styles from '../reports.module.css';
import type { Work } from './report.ts';

/** Which work it is, and whether its scores are out. */
export function WorkNote({ work: { title, stage, publishTime, courseName } }: { work: Work }): ReactNode {
  return (
    <span className={styles.work}>
      <span className={styles.title} title={title}>
        {title}
      </span>
      <Tag>{courseName}</Tag>
      <StageTag stage={stage}>{publishTime === '' ? undefined : `${publishTime.slice(0, 16)} 发布`}</StageTag>
    </span>
  );
}
