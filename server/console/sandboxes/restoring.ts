import * as calls from '../../../contracts/console/sandboxes.ts';
import { againWhileBusy } from '../../database/passing.ts';
import { changesOf } from '../../account/changes-since.ts';
import { restoreWorld } from '../../account/restore-world.ts';
import { hasInitial } from '../../engines/restoring/initial.ts';
import { restoredAt } from '../../engines/restoring/compared-tables.ts';
import { SnapshotRefused } from '../../engines/snapshots/refused.ts';
import { refusal } from '../../http/errors.ts';
import type { House } from '../house.ts';
import { refused } from '../snapshots/snapshot-route.ts';

/** Takes a sandbox back, once what is there has been kept as a snapshot; how many people are told of it. */
export async function restoreOne({ sandboxes, presence, app }: House, sandbox: string) {
  if (!hasInitial(sandboxes.dataDir, sandbox)) throw refusal(calls.restoreSandboxes, 'noInitial', { sandbox });
  const told = presence.online(sandbox);
  try {
    const { milliseconds, before } = await restoreWorld(sandboxes, sandbox);
    return { milliseconds, told, snapshot: before.title };
  } catch (error) {
    if (error instanceof SnapshotRefused) throw refused(calls.restoreSandboxes, error.rule, sandbox);
    app.log.error({ err: error }, 'restoring failed');
    throw refusal(calls.restoreSandboxes, 'failed', { sandbox });
  }
}

/** What is lost by taking a sandbox back, or by removing it, and who is there. */
export async function lossesOf({ sandboxes, presence }: House, name: string) {
  const release = sandboxes.hold(name);
  try {
    const sandbox = (await againWhileBusy(() => sandboxes.find(name)))!;
    const { sqlite } = sandbox;
    const setting = sqlite.prepare('select value from settings where key = ?').pluck();
    const nameOf = sqlite.prepare('select name from users where id = ?').pluck();
    const people = presence.people(name).map((id) => nameOf.get(id));
    return {
      changes: hasInitial(sandboxes.dataDir, name) ? await changesOf(sandboxes, sandbox) : [],
      online: people.length,
      people: people.filter((one): one is string => typeof one === 'string'),
      restoredAt: (setting.get(restoredAt) as string | undefined) ?? '',
    };
  } finally {
    release();
  }
}
