import { resolve } from 'node:path';
import { judge, readCoverage, startCounting, writeReport } from './coverage/gate.mjs';
import { readOptions } from './coverage/options.mjs';
import { command } from './lib/command.mjs';
import { loadEnvironment } from './lib/env.mjs';
import { say } from './lib/print.mjs';

// A report on the command line is relative to where it was typed; npm says where that was.
const cwd = process.env.INIT_CWD || process.cwd();

// 1 says that too little was used; that nothing could be found out is 2.
const unknown = 2;

await command(
  async () => {
    const options = readOptions(process.argv.slice(2));
    loadEnvironment();
    const key = process.env.CONSOLE_KEY ?? '';
    if (options.start) {
      await startCounting(options, key);
      say('✓ 从现在起统计');
      return;
    }
    const coverage = await readCoverage(options, key);
    if (options.report) writeReport(resolve(cwd, options.report), coverage);
    const { code, line } = judge(coverage, options.least);
    say(line);
    process.exitCode = code;
  },
  { failed: unknown },
);
