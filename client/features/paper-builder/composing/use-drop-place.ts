import { useState, type DragEvent } from 'react';

/** What is dragged, as other windows must not take it for something else. */
export const dragType = 'application/x-paper-question';

/** Where in a section a dragged question or group would land: a place among what moves there as one, counted from 0. */
interface DropPlace {
  list: {
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    onDragLeave: (event: DragEvent<HTMLElement>) => void;
    onDrop: (event: DragEvent<HTMLElement>) => void;
  };
  /** On which side of a row the landing place is marked. */
  markAt: (place: number) => 'before' | 'after' | undefined;
}

/** The place below the pointer: before the first row whose middle is lower. */
function placeAt(list: HTMLElement, pointer: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-place]')];
  const next = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return pointer < top + height / 2;
  });
  return next < 0 ? rows.length : next;
}

/** 1 where what is dragged stands before the place itself: it leaves before it lands. */
function ownBefore(list: HTMLElement, questionId: string, place: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-place]')];
  return rows.slice(0, place).some((row) => row.dataset.moves === questionId) ? 1 : 0;
}

/** Lets questions and groups be dragged to a section. */
export function useDropPlace(onMoved: (questionId: string, place: number) => void): DropPlace {
  const [place, setPlace] = useState<number>();
  const [count, setCount] = useState(0);
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setPlace(placeAt(event.currentTarget, event.clientY));
    setCount(event.currentTarget.querySelectorAll(':scope > [data-place]').length);
  };
  const onDragLeave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setPlace(undefined);
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    const questionId = event.dataTransfer.getData(dragType);
    setPlace(undefined);
    if (questionId === '') return;
    event.preventDefault();
    const target = placeAt(event.currentTarget, event.clientY);
    onMoved(questionId, target - ownBefore(event.currentTarget, questionId, target));
  };
  return {
    list: { onDragOver, onDragLeave, onDrop },
    markAt: (row) => {
      if (place === row) return 'before';
      return place === count && row === count - 1 ? 'after' : undefined;
    },
  };
}
