import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { listSubmissions, type getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { MissingList } from '../MissingList.tsx';
import type { ScanPage } from '../scan.ts';
import { collectedOf } from './collected.ts';
import styles from './desk.module.css';

/** A piece of work. */
export type Work = DataOf<typeof getAssignment>;

/** Lists whose sheets have not come in whole, to decide about them. */
export const openMissing = (work: Work): Promise<unknown> =>
  openDialog(
    <Dialog title="没有收齐的学生" size={860} closing="关闭">
      <MissingList assignmentId={work.id} />
    </Dialog>,
  );

/** How far the sheets have come in, class by class. */
export function CollectedCard({ work, pages }: { work: Work; pages: readonly ScanPage[] }): ReactNode {
  const { data } = useFollowed(listSubmissions, { assignmentId: work.id }, () => work.reading.isRunning);
  const classes = collectedOf(data ?? [], pages);
  if (classes.length === 0) return null;
  const all = classes.reduce((sum, one) => ({ students: sum.students + one.students, came: sum.came + one.came }), {
    students: 0,
    came: 0,
  });
  const rows = [...classes, ...(classes.length > 1 ? [{ className: '合计', tray: pages.length, ...all }] : [])];
  return (
    <section className={styles.card} aria-label="收齐情况">
      <h2 className={styles.head}>
        收齐情况
        <Button size="compact-sm" variant="subtle" onClick={() => void openMissing(work)}>
          看名单
        </Button>
      </h2>
      <table className={styles.collected}>
        <thead>
          <tr>
            <th>班级</th>
            <th>已收</th>
            <th>待处理</th>
            <th>未到</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ className, students, came, tray }) => (
            <tr key={className}>
              <th>{className}</th>
              <td>
                {came}/{students}
              </td>
              <td data-waits={tray > 0 || undefined}>{tray}</td>
              <td>{students - came}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
