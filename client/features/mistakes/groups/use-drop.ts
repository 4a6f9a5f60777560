import { useState, type DragEvent } from 'react';

/** What is dragged, as other windows must not take it for something else. */
export const dragType = 'application/x-student';

interface Student {
  studentId: string;
  studentName: string;
}

/** Lets students be dropped on something; whether one is above it by now. */
export function useDrop(onDropped: (student: Student) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setOver(false);
        const dropped = event.dataTransfer.getData(dragType);
        if (dropped === '') return;
        event.preventDefault();
        onDropped(JSON.parse(dropped) as Student);
      },
    },
  };
}
