import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode, toolPath } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  const program = args.includes('--examples') ? 'contracts/pact/examples/main.ts' : 'scripts/write-openapi.ts';
  const { code } = await runNode([toolPath('tsx'), program, ...args]);
  process.exitCode = code;
});
