import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode, toolPath } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  const { code } = await runNode([toolPath('tsx'), 'scripts/measure-world.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
