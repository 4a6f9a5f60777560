import { entryOf } from '../../../workers/entry.ts';
import { TaskPool } from '../../../workers/task-pool.ts';
import { PictureFault } from './fault.ts';
import { pictureFault } from './picture.ts';

/** Pictures that wait at a time, of all who write questions: the last of them for some seconds. */
const mostWaiting = 64;

const pool = new TaskPool<string, string | undefined>({
  label: '图片',
  entry: entryOf('picture-worker', 'engines/printing/pictures/worker.ts'),
  mostWaiting,
  timeLimit: 10_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new PictureFault(reason),
});

/** Characters of a drawing that is looked through in some milliseconds, whatever it says. */
const fewCharacters = 16_000;

/** Of pixels only the headers are read. */
const isOfPixels = (figure: string): boolean => /^data:image\/(png|jpeg);/.test(figure);

/**
 * As `pictureFault`, of a user's picture: a large drawing is looked through in a thread, since it takes up to half a second.
 * Rejects with PoolFull where too many wait.
 */
export async function pictureFaultApart(figure: string, turn: string): Promise<string | undefined> {
  if (figure.length <= fewCharacters || isOfPixels(figure)) return pictureFault(figure);
  try {
    return await pool.run(figure, { turn });
  } catch (error) {
    if (error instanceof PictureFault) return error.message;
    throw error;
  }
}

/** Ends the thread, after the last request has been answered. */
export const closePicturePool = (): Promise<void> => pool.close();
