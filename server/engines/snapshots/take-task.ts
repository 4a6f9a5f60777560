import { localDateTime, systemNow } from '../../database/clock.ts';
import type { Sandboxes } from '../../database/sandboxes.ts';
import type { Manifest } from './manifest.ts';
import { newSnapshotId } from './places.ts';
import type { TakeTask } from './tasks.ts';

/** What a snapshot before a restoring is called: 恢复前 10:15. */
const titleBefore = (moment: string): string => `恢复前 ${moment.slice(11, 16)}`;

/** A snapshot of a sandbox as of now, to be taken. Without a title it is called by the time. */
export function takeTask(
  { dataDir, snapshotDir: root }: Pick<Sandboxes, 'dataDir' | 'snapshotDir'>,
  { name, clock }: { name: string; clock: { dateTime: () => string } },
  { why, title = '' }: { why: Manifest['why']; title?: string },
): TakeTask {
  const now = systemNow();
  const createTime = localDateTime(now);
  const usual = why === 'before' ? titleBefore(createTime) : createTime.slice(5, 16);
  const label = { title: title || usual, why, createTime, moment: clock.dateTime() };
  return { act: 'take', dataDir, name, root, id: newSnapshotId(now), label };
}
