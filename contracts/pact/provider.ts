import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PactFile } from './folder.ts';
import type { BegunValues } from './stage.ts';
import { buildStaged, type StagedApp } from './state-server.ts';
import type { StateName } from './states/states.ts';
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
    readonly url: string,
    private readonly staged: StagedApp,
  ) {}

  get app(): FastifyInstance {
    return this.staged.app;
  }

  /** Starts the stand-in on a free port; `worldFile` is the world to go back to before each interaction. */
  static async start(worldFile: string): Promise<Provider> {
    const staged = await buildStaged(worldFile);
    return new Provider(await staged.app.listen({ host: '127.0.0.1', port: 0 }), staged);
  }

  /** Brings a state about and tells its values. */
  enter(name: StateName): BegunValues {
    return this.staged.stage.begin(name);
  }

  /** Verifies a pact against the server at `url`; says "" when it is kept, else what the verifier reports. */
  verify(pact: PactFile, url: string = this.url): Promise<string> {
    const pactFile = join(this.staged.folder, 'pact.json');
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
    this.verifier.removeAllListeners('exit').kill();
    await this.staged.close();
  }

  private order(order: Order): void {
    this.verifier.send(order);
  }

  private answer(notice: Exclude<Notice, { kind: 'done' }>): void {
    try {
      this.order({ kind: 'values', values: this.enter(notice.name) });
    } catch (error) {
      this.troubles.push(String(error));
      this.order({ kind: 'values', values: {} });
    }
  }
}
