import { IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, ReactNode } from 'react';
import styles from './composing.module.css';
import { dragType } from './use-drop-place.ts';

/** Where a question, or the group that it is the first of, is taken hold of to drag it. */
export const DragGrip = ({ questionId }: { questionId: string }): ReactNode => (
  <span
    className={styles.grip}
    draggable
    title="拖动排序"
    aria-hidden
    onDragStart={(event) => startDrag(event, questionId)}
  >
    <IconGripVertical size={14} />
  </span>
);

function startDrag(event: DragEvent<HTMLElement>, questionId: string): void {
  event.dataTransfer.setData(dragType, questionId);
  event.dataTransfer.effectAllowed = 'move';
  const row = event.currentTarget.closest('li');
  if (row) event.dataTransfer.setDragImage(row, 16, 16);
}
