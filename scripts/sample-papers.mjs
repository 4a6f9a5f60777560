import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode, toolPath } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  const { code } = await runNode([toolPath('tsx'), 'scripts/sample-papers.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
