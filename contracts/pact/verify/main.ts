import { verify } from './verify.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interruption.abort());

process.exitCode = await verify(process.argv.slice(2), {
  env: process.env,
  cwd: process.env['INIT_CWD'] || process.cwd(),
  print: (line) => process.stdout.write(`${line}\n`),
  interruption: interruption.signal,
});
