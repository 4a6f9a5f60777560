import { seedFromRecording } from '../../../contracts/console/traffic.ts';
import type { DataOf, ParsedOf, Upload } from '../../../contracts/endpoint.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';
import { isSandboxName } from '../../database/sandbox.ts';
import { make } from '../../engines/sandboxes/make.ts';
import { refusal } from '../../http/errors.ts';
import { bytesOf, type IncomingFile } from '../../http/upload.ts';
import type { House } from '../house.ts';
import { inThread } from '../pool.ts';
import { writeAbout } from '../sandboxes/about.ts';
import { checkRoom } from '../sandboxes/room.ts';
import type { Seeded } from './seed.ts';

type Given = ParsedOf<typeof seedFromRecording>;
type Made = DataOf<typeof seedFromRecording>;
type Counts = Extract<Seeded, { refused?: undefined }>;

/** Bytes of an empty world, which what is read is added to. */
const emptyWorld = 4 * 1_048_576;

/** Makes a sandbox of the school of which a HAR tells. */
export async function makeFromHar(house: House, given: Given, file: IncomingFile): Promise<Made> {
  const { sandbox: name } = given;
  const { dataDir } = house.sandboxes;
  if (!isSandboxName(name)) throw refusal(seedFromRecording, 'badName');
  const har = await bytesOf(file, seedFromRecording.upload as Upload);
  if (har.length === 0) throw refusal(seedFromRecording, 'noFile');
  // The beginning to which it goes back is as large.
  await checkRoom(seedFromRecording, dataDir, 1, 2 * (emptyWorld + har.length));
  if (!house.names.hold(name)) throw refusal(seedFromRecording, 'taken', { sandbox: name });
  try {
    const { refused: _, ...counts } = await makeHeld(house, given, har);
    return { sandbox: name, ...counts };
  } finally {
    house.names.giveBack([name]);
  }
}

async function makeHeld({ sandboxes, standing }: House, given: Given, har: Uint8Array): Promise<Counts> {
  const { sandbox: name, title } = given;
  const createTime = localDateTime(systemNow());
  const tell = (folder: string): void => writeAbout(folder, name, { title, scenario: '录制', createTime });
  let counts: Counts | undefined;
  await make({ dataDir: sandboxes.dataDir, name, tell }, async (dir) => {
    const seeded = await inThread('seed', { har, paths: standing.paths ?? {}, dir, name }, name);
    if (seeded.refused !== undefined) throw refusal(seedFromRecording, seeded.refused);
    counts = seeded;
  });
  return counts!;
}
