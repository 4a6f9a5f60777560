import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenarios, type ScenarioName } from '../../../contracts/constants/scenarios.ts';
import { versionOf } from '../../database/damage.ts';
import { newestMigration } from '../../database/migrate.ts';
import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import type { ScenarioProgress, ScenarioTask } from './tasks.ts';

const entry = entryOf('scenario-worker', '../seed/scenarios/worker.ts');

const pool = new TaskPool<ScenarioTask, null, ScenarioProgress>({
  label: '准备场景',
  place: 'process',
  entry,
  timeLimit: 300_000,
  idleLimit: 20_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`场景没有准备好：${reason}`),
});

/** Makes the world of a scenario in a process of its own. */
export const runScenario = (task: ScenarioTask, onProgress: (progress: ScenarioProgress) => void): Promise<null> =>
  pool.run(task, { onProgress });

/** Ends the process, whatever it is at. */
export const closeScenarioPool = (): Promise<void> => pool.close();

const programFile = entry.argv ? fileURLToPath(entry.argv[0]!) : fileURLToPath(entry.file);

let program: { version: string; hash: string } | undefined;

/**
 * The built program names its parts by what they hold, so that it differs as soon as any of them does. It is read again only when
 * it has changed: each sandbox that is made asks for it.
 */
function programHash(): string {
  const version = versionOf(programFile);
  if (program?.version !== version)
    program = { version, hash: createHash('sha256').update(readFileSync(programFile)).digest('hex') };
  return program.hash;
}

/** What the world of a scenario is made of: what it is, what makes it, and how its database is laid out. */
export const scenarioFingerprint = (scenario: ScenarioName): string =>
  createHash('sha256')
    .update(JSON.stringify([scenario, scenarios[scenario], newestMigration()]))
    .update(programHash())
    .digest('hex');
