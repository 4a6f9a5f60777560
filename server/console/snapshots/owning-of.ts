import { mkdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { sandboxNames, type Sandboxes } from '../../database/sandboxes.ts';
import { beatEvery, Beats, serverName } from '../../engines/owning/beats.ts';
import type { BroughtUp } from '../../engines/owning/bring-up.ts';
import { Owning, type Signs } from '../../engines/owning/owning.ts';
import { packingOf } from '../../engines/snapshots/packing.ts';
import { hasChanged, letGo } from './let-go.ts';

interface Ground {
  app: FastifyInstance;
  sandboxes: Sandboxes;
  isShared: boolean;
}

/** Where nobody shares anything there is nobody to watch. */
const alone: Signs = { isSilent: () => false, isDead: () => false, watch: () => undefined };

/** Has each sandbox used by one server at a time, and those taken over that others have left or died over. */
export function owningOf(ground: Ground): Owning {
  const { app, sandboxes, isShared } = ground;
  const { dataDir, snapshotDir: root } = sandboxes;
  mkdirSync(dataDir, { recursive: true });
  const own = serverName(dataDir);
  const beats = isShared ? new Beats(root, own, () => performance.now()) : undefined;
  const owning = new Owning({
    dataDir,
    root,
    own,
    isShared,
    signs: beats ?? alone,
    onBroughtUp: (brought) => tell(app, brought),
    report: (error) => app.log.error({ err: error }, 'taking a sandbox over failed'),
  });
  sandboxes.guardBy((name) => owning.admit(name));
  if (beats) keepBeating(ground, owning, beats);
  return owning;
}

const tell = (app: FastifyInstance, brought: BroughtUp): void =>
  app.log.warn(
    brought,
    brought.age === undefined ? 'a sandbox was taken over' : 'a sandbox was brought up from its last snapshot',
  );

function keepBeating(ground: Ground, owning: Owning, beats: Beats): void {
  beat(ground, owning, beats);
  const timer = setInterval(() => beat(ground, owning, beats), beatEvery).unref();
  ground.app.addHook('onClose', async () => {
    for (const name of owning.owned()) await leave(ground, owning, name);
    clearInterval(timer);
  });
}

function beat({ app, sandboxes }: Ground, owning: Owning, beats: Beats): void {
  try {
    const wasSilent = beats.isSilent();
    beats.beat();
    if (wasSilent) for (const name of owning.lost()) sandboxes.drop(name);
    owning.noteRemoved();
    owning.claim(sandboxNames(sandboxes.dataDir));
  } catch (error) {
    // Until it succeeds, nothing is served that others may take over.
    app.log.error({ err: error }, 'no sign of life could be given');
  }
}

/** Others may have it at once, as nothing is missing in its last snapshot. */
async function leave({ app, sandboxes }: Ground, owning: Owning, name: string): Promise<void> {
  try {
    await packingOf(sandboxes).packAll(name);
    if (hasChanged(sandboxes, name)) await letGo(sandboxes, owning, name, 'left');
    else await owning.leave(name, 'left', async () => sandboxes.drop(name));
  } catch (error) {
    app.log.error({ err: error }, 'a sandbox could not be left to others');
  }
}
