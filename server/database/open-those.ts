import { setImmediate as turn } from 'node:timers/promises';
import { DamagedDatabase } from './damage.ts';
import { BeingBroughtUp, NotHere } from './not-here.ts';
import { againWhileBusy } from './passing.ts';
import { sandboxFile } from './sandbox.ts';
import { sandboxNames, type Sandboxes } from './sandboxes.ts';

/**
 * Opens every sandbox that has a file and of which that is wished; one that is damaged, or that another server has, keeps none of the
 * others closed.
 */
export async function openThose(sandboxes: Sandboxes, isWished: (file: string) => boolean): Promise<void> {
  for (const name of sandboxNames(sandboxes.dataDir)) {
    try {
      await againWhileBusy(() => isWished(sandboxFile(sandboxes.dataDir, name)) && sandboxes.find(name));
    } catch (error) {
      if (!(error instanceof DamagedDatabase || error instanceof NotHere || error instanceof BeingBroughtUp))
        throw error;
    }
    await turn();
  }
}
