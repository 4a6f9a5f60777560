import { say } from './print.mjs';
import { runNode } from './run.mjs';
import { runSuite, vitestArgs } from './vitest.mjs';

/** The tests that are run again and again while one works. */
const fast = ['unit', 'unit-client', 'unit-dom'];

/** The suites of tests in the order in which they run; each is one or more projects of the vitest configuration. */
const suites = [
  { name: 'unit', projects: [...fast, 'thorough'] },
  { name: 'contract', projects: ['consumer', 'provider'] },
  { name: 'e2e', projects: ['e2e'] },
];

/** What runs each suite, under its name. */
export const suiteRuns = suites.map((suite) => () => {
  say(`\n${suite.name}`);
  return runSuite(suite);
});

/** The fast tests alone, as a check. */
export const unitTests = {
  name: 'unit tests',
  run: () => runNode([...vitestArgs({ name: 'fast', projects: fast }), '--reporter', 'dot'], { capture: true }),
};
