import { TaskRefused } from '../../workers/messages.ts';
import { refusalIn } from './refused.ts';

/** Carries work of a process beside the server out; what is refused there travels by its name. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const rule = refusalIn(error);
    throw rule === undefined ? error : new TaskRefused(rule);
  }
}
