import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { copySandbox } from '../../../server/database/sandbox.ts';
import { startBroken, type Spoil } from '../broken-server.ts';
import { descriptionOf } from '../plan.ts';
import { verify, type Context } from './verify.ts';

/** What comes later in the arguments stands: a test that is about time says how much there is. */
const patient = ['--timeout', '120000'];

/** What the command printed, and its exit code. */
export interface Outcome {
  code: number;
  text: string;
}

/** The stand-in with a data folder of its own, and servers that differ from it. */
export class TestServers {
  private readonly others: Server[] = [];

  private constructor(
    readonly app: FastifyInstance,
    readonly url: string,
    readonly dataDir: string,
  ) {}

  /** Starts the stand-in on a free port with a copy of a seeded world. */
  static async start(worldFile: string): Promise<TestServers> {
    const dataDir = mkdtempSync(join(tmpdir(), 'understudy-verified-'));
    copySandbox(worldFile, dataDir, 'main');
    const app = await buildApp({ dataDir, strictAnswers: true });
    return new TestServers(app, await app.listen({ host: '127.0.0.1', port: 0 }), dataDir);
  }

  /** A server that answers as the stand-in does but for what `spoil` makes of it; says its address. */
  async spoilt(spoil: Spoil): Promise<string> {
    const { server, url } = await startBroken(this.app, spoil);
    this.others.push(server);
    return url;
  }

  /** A server of another kind. */
  async other(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    this.others.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The address of a server that is no more. */
  async gone(): Promise<string> {
    const url = await this.other(() => undefined);
    await new Promise((resolve) => this.others.pop()!.close(resolve));
    return url;
  }

  /** Runs the command, strictly: what is other than assumed is broken too; `only` are the descriptions of the cases and laws to carry out, all cases and no laws without. */
  verify(args: readonly string[], only?: readonly string[], context: Partial<Context> = {}): Promise<Outcome> {
    return this.judge(['--strict', ...args], only, context);
  }

  /** The same by the specification alone. */
  async judge(args: readonly string[], only?: readonly string[], context: Partial<Context> = {}): Promise<Outcome> {
    const lines: string[] = [];
    const code = await verify([...patient, ...args], {
      env: { DATA_DIR: this.dataDir },
      cwd: this.dataDir,
      print: (line) => lines.push(line),
      interruption: new AbortController().signal,
      only: (one) => (only ? only.includes(descriptionOf(one)) : !('hold' in one)),
      ...context,
    });
    return { code, text: lines.join('\n') };
  }

  /** Ends the servers that were started beside the stand-in. */
  closeOthers(): void {
    for (const server of this.others.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  }

  async close(): Promise<void> {
    this.closeOthers();
    await this.app.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
