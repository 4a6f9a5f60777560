import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedFromRecording } from '../../../contracts/console/traffic.ts';
import type { DataOf, ParsedOf } from '../../../contracts/endpoint.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';
import { againWhileBusy } from '../../database/passing.ts';
import { isSandboxName, sandboxFile } from '../../database/sandbox.ts';
import { refusal } from '../../http/errors.ts';
import { bytesOf, type IncomingFile } from '../../http/upload.ts';
import type { House } from '../house.ts';
import { inThread } from '../pool.ts';
import { writeAbout } from '../sandboxes/about.ts';

type Made = DataOf<typeof seedFromRecording>;

/** Makes a sandbox of the school of which a HAR tells: in a folder beside the others, from where it is moved whole. */
export async function makeFromHar(
  { sandboxes, standing }: House,
  { sandbox: name, title }: ParsedOf<typeof seedFromRecording>,
  file: IncomingFile,
): Promise<Made> {
  if (!isSandboxName(name)) throw refusal(seedFromRecording, 'badName');
  const { dataDir } = sandboxes;
  const refuseTaken = (): void => {
    if (existsSync(sandboxFile(dataDir, name))) throw refusal(seedFromRecording, 'taken', { sandbox: name });
  };
  refuseTaken();
  const har = await bytesOf(file, { maxMb: 64 });
  if (har.length === 0) throw refusal(seedFromRecording, 'noFile');
  const dir = mkdtempSync(join(dataDir, '.making-'));
  try {
    const seeded = await inThread('seed', { har, paths: standing.paths ?? {}, dir, name }, name);
    if (seeded.refused !== undefined) throw refusal(seedFromRecording, seeded.refused);
    // Somebody else may have made one meanwhile.
    refuseTaken();
    writeAbout(dataDir, name, { title, scenario: '录制', createTime: localDateTime(systemNow()) });
    renameSync(sandboxFile(dir, name), sandboxFile(dataDir, name));
    await againWhileBusy(() => sandboxes.find(name));
    const { refused: _, ...counts } = seeded;
    return { sandbox: name, ...counts };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
