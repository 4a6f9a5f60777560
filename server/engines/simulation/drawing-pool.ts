import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import type { Handwriting } from './handwriting.ts';

/** Pictures that wait at a time: a screen asks for a few, one after another. */
const mostWaiting = 400;

const pool = new TaskPool<Handwriting, Uint8Array>({
  label: '手写作答',
  entry: entryOf('drawing-worker', 'engines/simulation/drawing-worker.ts'),
  mostWaiting,
  timeLimit: 20_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`作答图片没有画成：${reason}`),
});

/** Draws an answer in a thread; rejects with PoolFull where too many wait. */
export const drawHandwritingApart = (handwriting: Handwriting, turn: string): Promise<Uint8Array> =>
  pool.run(handwriting, { turn });

/** Ends the thread, after the last request has been answered. */
export const closeDrawingPool = (): Promise<void> => pool.close();
