import { CallCancelled, CallError } from './errors.ts';

/** Does something that calls the server; false when a call failed, which has shown its toast already. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof CallError || error instanceof CallCancelled) return false;
    throw error;
  }
}
