import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { loadEnvironment } from './lib/env.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  loadEnvironment();
  await ensureBuilt();
  const { code } = await runNode(['dist/server/reset.js', ...process.argv.slice(2)]);
  process.exitCode = code;
});
