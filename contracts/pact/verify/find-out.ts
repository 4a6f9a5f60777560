import { resolve } from 'node:path';
import type { Paths } from '../../endpoint.ts';
import type { StateName } from '../states/states.ts';
import { carryOutIn, sharesIn } from './lanes.ts';
import { situated } from './laws/plan-of.ts';
import { learn, profileIn } from './learning.ts';
import type { Options } from './options.ts';
import type { Redactor } from './redactor.ts';
import { reportOf, reportOfNothing, type Report } from './report.ts';
import { select, type Only } from './selection.ts';
import { pathSettings, readStatesFile, type StatesFile } from './states-file.ts';
import { exits, Stop } from './stop.ts';
import { surround } from './surround.ts';
import { Transport } from './transport.ts';
import { weigh } from './weigh.ts';

/** What the command has around it. */
export interface Context {
  env: Readonly<Record<string, string | undefined>>;
  /** The folder to which files on the command line are relative. */
  cwd: string;
  print: (line: string) => void;
  /** Ends the run early. */
  interruption: AbortSignal;
  /** Narrows the plan down, for tests. */
  only?: Only;
}

/** Carries out what the options say; throws Stop where that cannot be. */
export async function findOut(options: Options, context: Context, redactor: Redactor): Promise<Report> {
  const file = options.states === undefined ? undefined : readStatesFile(resolve(context.cwd, options.states));
  secretsOf(options, file).forEach((secret) => redactor.add(secret));
  const { url, services, diff, timeout } = options;
  const foreign = file !== undefined || options.credentials !== undefined;
  const writes = foreign ? options.allowWrites : !options.readOnly;
  const paths = { ...pathsIn(context.env), ...file?.paths };
  const isUnknown = (state: StateName): boolean => file !== undefined && !file.states.has(state);
  const isSkipped = (state: StateName): boolean =>
    file !== undefined && !isUnknown(state) && file.states.get(state) === undefined;
  const choice = { services, diff, writes, foreign, only: context.only, isSkipped, isUnknown };
  const { run, laws, leftOut } = select(choice);
  const states = foreign ? '状态文件' : '替身的专用沙箱';
  const circumstances = { url, services, diff, writes, paths, states, strict: options.strict };
  const profile = profileIn(options, context.cwd);
  const transport = new Transport(url, paths, timeout, context.interruption);
  try {
    const places = await surround({
      options,
      file,
      run: [...run, ...laws.map(situated)],
      shares: sharesIn({ run, laws }),
      transport,
      redactor,
      env: context.env,
    });
    try {
      const common = { transport, redactor, diff };
      const { results, notExercised } = await carryOutIn(places, common, { run, laws });
      const accepted = options.accept && learn(results, resolve(context.cwd, options.accept));
      return reportOf(circumstances, weigh(results, accepted || profile), [...leftOut, ...notExercised]);
    } finally {
      for (const surroundings of places) surroundings.close();
    }
  } catch (error) {
    if (error instanceof Stop && error.exit === exits.unverified) return reportOfNothing(circumstances, error.message);
    throw error;
  }
}

/** Paths that the environment sets, for the stand-in as for this command. */
const pathsIn = (env: Context['env']): Paths =>
  Object.fromEntries(pathSettings.map((name) => [name, env[name]?.trim()]).filter(([, path]) => path));

function secretsOf({ credentials }: Options, file: StatesFile | undefined): string[] {
  const given = [...(file?.states.values() ?? [])].map((state) => state?.credentials);
  return [credentials, ...given].flatMap((one) => {
    if (one === undefined) return [];
    return 'token' in one ? [one.token] : [one.password];
  });
}
