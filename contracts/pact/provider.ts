import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import type { FastifyInstance } from 'fastify';
import { helperIds, personaIds } from '../../seed/landmarks.ts';
import { insertToken } from '../../server/account/account.queries.ts';
import { buildApp } from '../../server/app.ts';
import { openSandbox } from '../../server/database/sandbox.ts';
import type { StateValues } from './state-values.ts';
import { states, wrongRole, type StateName } from './states/states.ts';
import { World, type Account } from './states/world.ts';

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;

const userIds: Record<Account, string> = { ...personaIds, ...helperIds };

/** The stand-in on a copy of a seeded world, and what brings its states about. */
export class Provider {
  /** What went wrong while a state was brought about; Pact itself goes on as if nothing had. */
  readonly troubles: string[] = [];
  private caller: Account | undefined;

  private constructor(
    readonly app: FastifyInstance,
    readonly url: string,
    private readonly world: World,
    private readonly dataDir: string,
  ) {}

  /** Starts the stand-in on a free port; `worldFile` is the world to go back to before each interaction. */
  static async start(worldFile: string): Promise<Provider> {
    const dataDir = mkdtempSync(join(tmpdir(), 'understudy-provider-'));
    copyFileSync(worldFile, join(dataDir, 'main.sqlite'));
    const app = await buildApp({ dataDir, strictAnswers: true });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return new Provider(app, url, new World(openSandbox(dataDir, 'main'), worldFile), dataDir);
  }

  /** Brings a state about, from the beginning unless it comes on top of another, and tells its values. */
  enter(name: StateName): StateValues {
    const { as, prepare, values } = states[name];
    this.caller = as;
    if (name === wrongRole) return {};
    this.world.reset();
    prepare?.(this.world);
    return values?.(this.world) ?? {};
  }

  /** A new token of whoever the last state says is signed in. */
  token(): string {
    if (!this.caller) throw new Error('Nobody is signed in in this state');
    return insertToken(this.world.sandbox, userIds[this.caller], 'access');
  }

  /** Verifies a pact against the server at `url`; rejects when it is broken. */
  async verify(provider: string, pactFile: string, url: string = this.url): Promise<void> {
    const verifier = new Verifier({
      provider,
      providerBaseUrl: url,
      pactUrls: [pactFile],
      stateHandlers: this.handlers(),
      requestFilter: (request: IncomingMessage, _: unknown, next: () => void) => {
        if (request.headers['blade-auth']) request.headers['blade-auth'] = `bearer ${this.token()}`;
        next();
      },
      logLevel: 'error',
    });
    await verifier.verifyProvider();
  }

  async close(): Promise<void> {
    this.world.sandbox.sqlite.close();
    await this.app.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private handlers(): StateHandlers {
    const enter = (name: StateName) => async () => {
      try {
        return { ...this.enter(name) };
      } catch (error) {
        this.troubles.push(`${name}: ${String(error)}`);
        throw error;
      }
    };
    return Object.fromEntries((Object.keys(states) as StateName[]).map((name) => [name, enter(name)]));
  }
}
