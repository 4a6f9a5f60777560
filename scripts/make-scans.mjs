import { command } from './lib/command.mjs';
import { loadEnvironment } from './lib/env.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode, toolPath } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  loadEnvironment();
  const { code } = await runNode([toolPath('tsx'), 'scripts/make-scans.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
