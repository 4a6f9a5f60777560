import { resolve } from 'node:path';
import type { Situated } from '../plan.ts';
import { GivenStates } from './given-states.ts';
import type { Options } from './options.ts';
import { OwnSandbox } from './own-sandbox.ts';
import { probeConnection, probeSandbox, probeToken } from './probe.ts';
import type { Redactor } from './redactor.ts';
import type { Surroundings } from './situation.ts';
import type { StatesFile } from './states-file.ts';
import { exits, Stop } from './stop.ts';
import { Lost, type Transport } from './transport.ts';

/** What decides where the states come from. */
export interface Given {
  options: Options;
  file: StatesFile | undefined;
  run: readonly Situated[];
  /** Into how many parts the run falls that may be carried out at the same time. */
  shares: number;
  transport: Transport;
  redactor: Redactor;
  env: Readonly<Record<string, string | undefined>>;
}

const noFile: StatesFile = { paths: {}, accountUrl: '', states: new Map() };

/** Sandboxes that are in use at once: what one waits for, the other goes on with. */
const mostAtOnce = 2;

/**
 * The states that cases are carried out in, after the server has shown that it answers and accepts their tokens: several
 * sandboxes of the stand-in, the one and only world of another server.
 */
export async function surround(given: Given): Promise<Surroundings[]> {
  const { file, options, shares } = given;
  if (file ?? options.credentials) return [await givenStates(given, file ?? noFile)];
  await probeConnection(given.transport);
  return ownSandboxes(given, Math.max(1, Math.min(mostAtOnce, shares)));
}

async function ownSandboxes({ transport, redactor, env }: Given, count: number): Promise<Surroundings[]> {
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const sandboxes: OwnSandbox[] = [];
  try {
    while (sandboxes.length < count) {
      const sandbox = await OwnSandbox.make(dataDir);
      sandboxes.push(sandbox);
      const token = sandbox.anyToken();
      redactor.add(token);
      await probeSandbox(transport, token, dataDir);
    }
    return sandboxes;
  } catch (error) {
    for (const sandbox of sandboxes) sandbox.close();
    throw error;
  }
}

async function givenStates({ options, run, transport, redactor }: Given, file: StatesFile): Promise<Surroundings> {
  const states = new GivenStates(file, options.credentials);
  states.check(run);
  await probeConnection(transport);
  for (const token of await signIn(states, run, transport, redactor)) await probeToken(transport, token);
  return states;
}

async function signIn(
  states: GivenStates,
  run: readonly Situated[],
  transport: Transport,
  redactor: Redactor,
): Promise<string[]> {
  try {
    return await states.signIn(run, transport, redactor);
  } catch (error) {
    throw error instanceof Lost ? new Stop(exits.unverified, `账号服务${error.message}`) : error;
  }
}
