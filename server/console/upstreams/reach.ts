import { askUpstream } from './ask.ts';
import { reasonOf } from './failure.ts';
import type { Setting } from './setting.ts';

/** Why an upstream cannot be reached; "" where it can: whatever it answers to a request that asks for nothing counts. */
export async function reach({ origin, timeout }: Setting, gone: AbortSignal): Promise<string> {
  try {
    const sent = { origin, method: 'GET', path: '/', headers: {}, timeout: timeout * 1_000, gone };
    (await askUpstream(sent)).destroy();
    return '';
  } catch (error) {
    return reasonOf(error);
  }
}
