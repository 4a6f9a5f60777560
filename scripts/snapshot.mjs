import { command, Stop } from './lib/command.mjs';
import { loadEnvironment } from './lib/env.mjs';
import { acts, usage } from './snapshot/acts.mjs';
import { readGiven } from './snapshot/given.mjs';

// Files on the command line are relative to where it was typed; npm says where that was.
const folder = process.env.INIT_CWD || process.cwd();

await command(async () => {
  loadEnvironment();
  const [act = '', ...words] = process.argv.slice(2);
  const run = acts[act];
  if (!run) throw new Stop(usage);
  await run(readGiven(words, folder));
});
