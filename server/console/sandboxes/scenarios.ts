import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { scenarios, type ScenarioName } from '../../../contracts/constants/scenarios.ts';
import { forgetClock } from '../../database/clock-setting.ts';
import { sizeOf } from '../../database/file-size.ts';
import { openSandbox, sandboxFile, type Sandbox } from '../../database/sandbox.ts';
import { runScenario, scenarioFingerprint } from '../../engines/sandboxes/pool.ts';
import { notePath, preparedDir, preparedName, readPrepared, type Prepared } from '../../engines/sandboxes/prepared.ts';

/** Does the jobs that wait in a world which nobody serves, and resolves when none is left. */
export type WorkThrough = (sandbox: Sandbox) => Promise<void>;

/** Share of the way that seeding takes; the rest is for the jobs that a world begins with. */
const seeding = 90;

/** The prepared worlds of scenarios, made when they are first wanted. */
export class Scenarios {
  private readonly running = new Map<ScenarioName, { work: Promise<void>; percent: number }>();

  constructor(
    private readonly dataDir: string,
    private readonly workThrough: WorkThrough,
  ) {}

  /** The world of a scenario that is ready to be copied; undefined where none is, or where it would be made otherwise now. */
  ready(scenario: ScenarioName): Prepared | undefined {
    const prepared = readPrepared(this.dataDir, scenario);
    return prepared?.fingerprint === scenarioFingerprint(scenario) ? prepared : undefined;
  }

  /** How far preparing has come, in percent; 0 where nothing is prepared. */
  percent = (scenario: ScenarioName): number => this.running.get(scenario)?.percent ?? 0;

  /** The folder with the world of a scenario, which is made first where there is none. */
  async folder(scenario: ScenarioName): Promise<string> {
    if (!this.ready(scenario)) await (this.running.get(scenario)?.work ?? this.begin(scenario));
    return preparedDir(this.dataDir, scenario);
  }

  private begin(scenario: ScenarioName): Promise<void> {
    const state = { work: Promise.resolve(), percent: 1 };
    this.running.set(scenario, state);
    state.work = this.prepare(scenario, (percent) => (state.percent = percent)).finally(() =>
      this.running.delete(scenario),
    );
    return state.work;
  }

  private async prepare(scenario: ScenarioName, tell: (percent: number) => void): Promise<void> {
    const fingerprint = scenarioFingerprint(scenario);
    const folder = preparedDir(this.dataDir, scenario);
    const draft = `${folder}.making`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    await runScenario({ scenario, folder: draft }, ({ done, total }) =>
      tell(Math.max(1, Math.round((seeding * done) / total))),
    );
    if (scenarios[scenario].hasJobs) await this.finish(draft);
    const bytes = sizeOf(sandboxFile(draft, preparedName));
    writeFileSync(notePath(draft), JSON.stringify({ fingerprint, bytes } satisfies Prepared));
    // Sandboxes that were made of the one before keep it by their links.
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }

  /** Its clock has begun with that, and is to begin anew in each that is made of it. */
  private async finish(folder: string): Promise<void> {
    const sandbox = openSandbox(folder, preparedName);
    try {
      await this.workThrough(sandbox);
      forgetClock(sandbox.sqlite);
      sandbox.sqlite.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      sandbox.sqlite.close();
    }
  }
}
