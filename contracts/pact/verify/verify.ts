import { resolve } from 'node:path';
import { findOut, type Context } from './find-out.ts';
import { readOptions, usage } from './options.ts';
import { Redactor } from './redactor.ts';
import { presentable } from './report.ts';
import { prepareFile, writeReport } from './report-files.ts';
import { exits, Interrupted, Misuse, Stop } from './stop.ts';
import { textOfReport } from './text-report.ts';

export type { Context };

/** The exit code of a run that somebody ended. */
const interrupted = 130;

/** Runs the command and says its exit code: 0 kept, 1 broken, 2 not verified, 3 a state missing or misuse. */
export async function verify(args: readonly string[], context: Context): Promise<number> {
  const redactor = new Redactor();
  const print = (line: string): void => context.print(redactor.hide(line));
  try {
    const options = readOptions(args, context.env);
    const file = options.report && resolve(context.cwd, options.report);
    if (file) prepareFile('报告', file);
    const accept = options.accept && resolve(context.cwd, options.accept);
    if (accept) prepareFile('档案', accept);
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
