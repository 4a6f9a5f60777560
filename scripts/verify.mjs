import { command } from './lib/command.mjs';
import { loadEnvironment } from './lib/env.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode, toolPath } from './lib/run.mjs';

// Files on the command line are relative to where it was typed; npm says where that was.
const INIT_CWD = process.env.INIT_CWD || process.cwd();

// 1 says that a server breaks the contract; that nothing could be found out is 2.
const unverified = 2;

await command(
  async () => {
    await ensureInstalled();
    loadEnvironment();
    const args = [toolPath('tsx'), 'contracts/pact/verify/main.ts', ...process.argv.slice(2)];
    const { code } = await runNode(args, { env: { INIT_CWD } });
    process.exitCode = code;
  },
  { failed: unverified },
);
