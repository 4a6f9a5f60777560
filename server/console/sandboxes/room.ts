import { statfs } from 'node:fs/promises';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { sandboxNames } from '../../database/sandboxes.ts';
import { refusal } from '../../http/errors.ts';
import { sizeText } from './sizes.ts';

/** The most sandboxes of one server: beyond, lists and starts take too long. */
const mostSandboxes = 1_000;

/** What stays free on the disk, for those who work there. */
const reserve = 256 * 2 ** 20;

type Roomed = Endpoint & { refusals: { noRoom: string; tooMany: string } };

/** Refuses to make so many more of that size where there is no room for them. */
export async function checkRoom(endpoint: Roomed, dataDir: string, count: number, bytes: number): Promise<void> {
  if (sandboxNames(dataDir).length + count > mostSandboxes) throw refusal(endpoint, 'tooMany', { most: mostSandboxes });
  const { bavail, bsize } = await statfs(dataDir);
  const left = Math.max(0, bavail * bsize - reserve);
  if (count * bytes > left) throw refusal(endpoint, 'noRoom', { need: sizeText(count * bytes), left: sizeText(left) });
}
