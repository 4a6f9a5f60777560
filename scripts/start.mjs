import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { hasData, loadEnvironment } from './lib/env.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject } from './lib/paths.mjs';
import { runNode, stopForwardingSignals, toolPath } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  loadEnvironment();
  await ensureBuilt();
  if (!hasData()) {
    // The seeding says itself what it does and what went wrong.
    const { code } = await runNode(['dist/server/seed.js', '--size', 'demo', '--seed', '7']);
    if (code !== 0) process.exit(code);
  }
  // What brings states about stands with the contracts, of which the built server holds nothing.
  if (process.env.PROVIDER_STATES === '1') {
    const { code } = await runNode([toolPath('tsx'), 'contracts/pact/state-main.ts']);
    process.exitCode = code;
    return;
  }
  // The server runs in this process, so signals and exit code are its own.
  stopForwardingSignals();
  await import(pathToFileURL(inProject('dist/server/main.js')).href);
});
