import { resolve } from 'node:path';
import type { Paths } from '../../endpoint.ts';
import type { StateName } from '../states/states.ts';
import { carryOutLaws, situated } from './laws/carry-out.ts';
import { readOptions, usage, type Options } from './options.ts';
import { Redactor } from './redactor.ts';
import { presentable, reportOf, reportOfNothing, type Report } from './report.ts';
import { prepareReport, writeReport } from './report-files.ts';
import { carryOut } from './run.ts';
import { select, type Only } from './selection.ts';
import { pathSettings, readStatesFile, type StatesFile } from './states-file.ts';
import { exits, Interrupted, Misuse, Stop } from './stop.ts';
import { surround } from './surround.ts';
import { textOfReport } from './text-report.ts';
import { Transport } from './transport.ts';

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

/** The exit code of a run that somebody ended. */
const interrupted = 130;

/** Runs the command and says its exit code: 0 kept, 1 broken, 2 not verified, 3 a state missing or misuse. */
export async function verify(args: readonly string[], context: Context): Promise<number> {
  const redactor = new Redactor();
  const print = (line: string): void => context.print(redactor.hide(line));
  try {
    const options = readOptions(args, context.env);
    const file = options.report && resolve(context.cwd, options.report);
    if (file) prepareReport(file);
    const report = presentable(await findOut(options, context, redactor), (text) => redactor.hide(text));
    const lines = textOfReport(report);
    if (file) lines.splice(-1, 0, `报告：${writeReport(file, report).join('、')}`);
    lines.forEach(print);
    return report.exitCode;
  } catch (error) {
    return explain(error, print);
  }
}

function explain(error: unknown, print: (line: string) => void): number {
  if (error instanceof Interrupted) {
    print('✗ 已中断');
    return interrupted;
  }
  const known = error instanceof Stop;
  print(`✗ ${known ? error.message : `意外错误：${error instanceof Error ? error.message : String(error)}`}`);
  if (error instanceof Misuse) print(usage);
  return known ? error.exit : exits.unverified;
}

async function findOut(options: Options, context: Context, redactor: Redactor): Promise<Report> {
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
  const circumstances = { url, services, diff, writes, paths, states: foreign ? '状态文件' : '替身的专用沙箱' };
  const transport = new Transport(url, paths, timeout, context.interruption);
  try {
    const surroundings = await surround({
      options,
      file,
      run: [...run, ...laws.map(situated)],
      transport,
      redactor,
      env: context.env,
    });
    try {
      const equipment = { surroundings, transport, redactor, diff };
      const results = await carryOut(run, equipment);
      const held = await carryOutLaws(laws, equipment);
      return reportOf(circumstances, [...results, ...held.results], [...leftOut, ...held.notExercised]);
    } finally {
      surroundings.close();
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
