import { command } from './lib/command.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSuite } from './lib/vitest.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const suite = { name: 'guide-pictures', projects: ['e2e'], files: ['client/e2e/guide.e2e.ts'] };
  const { failed } = await runSuite(suite, { env: { GUIDE_PICTURES: '1' } });
  process.exitCode = failed > 0 ? 1 : 0;
});
