import { runChecks, staticChecks } from './lib/checks.mjs';
import { command, Stop } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode, toolPath } from './lib/run.mjs';
import { unitTests } from './lib/suites.mjs';

await command(async () => {
  await ensureInstalled();
  const checked = await runChecks([unitTests, ...staticChecks]);
  const listed = await runNode([toolPath('tsx'), 'scripts/missing-routes.ts']);
  const failed = checked.filter(({ passed }) => !passed).map(({ name }) => name);
  if (listed.code !== 0) failed.push('routes');
  if (failed.length > 0) throw new Stop(`未通过：${failed.join('、')}`);
});
