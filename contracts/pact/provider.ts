import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { copySandbox, openSandbox } from '../../server/database/sandbox.ts';
import type { PactFile } from './folder.ts';
import { Stage } from './stage.ts';
import type { StateValues } from './state-values.ts';
import type { StateName } from './states/states.ts';
import { World } from './states/world.ts';
import type { Notice, Order } from './verify-process.ts';

/** The stand-in on a copy of a seeded world, and what brings its states about. */
export class Provider {
  /** What went wrong while a state was brought about; the verifier itself goes on as if nothing had. */
  readonly troubles: string[] = [];
  private readonly verifier = fork(join(import.meta.dirname, 'verify-process.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

  private constructor(
    readonly app: FastifyInstance,
    readonly url: string,
    private readonly stage: Stage,
    private readonly folder: string,
  ) {}

  /** Starts the stand-in on a free port; `worldFile` is the world to go back to before each interaction. */
  static async start(worldFile: string): Promise<Provider> {
    const folder = mkdtempSync(join(tmpdir(), 'understudy-provider-'));
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    copySandbox(worldFile, dataDir, 'main');
    const app = await buildApp({ dataDir, strictAnswers: true });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return new Provider(app, url, new Stage(new World(openSandbox(dataDir, 'main'), worldFile)), folder);
  }

  /** Brings a state about and tells its values. */
  enter(name: StateName): StateValues {
    return this.stage.enter(name);
  }

  /** Verifies a pact against the server at `url`; says "" when it is kept, else what the verifier reports. */
  verify(pact: PactFile, url: string = this.url): Promise<string> {
    const pactFile = join(this.folder, 'pact.json');
    writeFileSync(pactFile, JSON.stringify(pact));
    return new Promise((resolve, reject) => {
      let report = '';
      const add = (text: Buffer) => void (report += text.toString());
      this.verifier.stdout!.removeAllListeners('data').on('data', add);
      this.verifier.stderr!.removeAllListeners('data').on('data', add);
      this.verifier.removeAllListeners('exit').once('exit', () => reject(new Error(report)));
      this.verifier.removeAllListeners('message').on('message', (notice: Notice) => {
        if (notice.kind === 'done') resolve(notice.kept ? '' : report || 'broken');
        else this.answer(notice);
      });
      this.order({ kind: 'verify', provider: pact.provider.name, pactFile, url });
    });
  }

  async close(): Promise<void> {
    this.stage.world.sandbox.sqlite.close();
    this.verifier.removeAllListeners('exit').kill();
    await this.app.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private order(order: Order): void {
    this.verifier.send(order);
  }

  private answer(notice: Exclude<Notice, { kind: 'done' }>): void {
    try {
      if (notice.kind === 'state') this.order({ kind: 'values', values: this.enter(notice.name) });
      else this.order({ kind: 'token', token: this.stage.token() });
    } catch (error) {
      this.troubles.push(String(error));
      this.order({ kind: 'values', values: {} });
    }
  }
}
