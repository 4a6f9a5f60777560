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
  transport: Transport;
  redactor: Redactor;
  env: Readonly<Record<string, string | undefined>>;
}

const noFile: StatesFile = { paths: {}, accountUrl: '', states: new Map() };

/** The states that cases are carried out in, after the server has shown that it answers and accepts their tokens. */
export async function surround(given: Given): Promise<Surroundings> {
  const { file, options } = given;
  if (file ?? options.credentials) return givenStates(given, file ?? noFile);
  await probeConnection(given.transport);
  return ownSandbox(given);
}

async function ownSandbox({ transport, redactor, env }: Given): Promise<Surroundings> {
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const sandbox = OwnSandbox.make(dataDir);
  try {
    const token = sandbox.anyToken();
    redactor.add(token);
    await probeSandbox(transport, token, dataDir);
    return sandbox;
  } catch (error) {
    sandbox.close();
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
