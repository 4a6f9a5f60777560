import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Tests that take long: they walk the whole of something (every call by everybody, hostile input, every question of the
 * bank), read real scans, typeset, hash passwords or start other servers.
 */
const thorough = [
  'server/account/{account,flood}.test.ts',
  'server/http/{access,proxy,robustness}*.test.ts',
  'server/**/hostile-*.test.ts',
  'server/engines/printing/{book,formula,paper,pixels,print,sight,pictures/pictures}.test.ts',
  'server/engines/scanning/{pages,printed,read-page,forms/form}.test.ts',
  'server/services/wrongbook/scans/{making,mending,reading}/*.test.ts',
  'scripts/{papers,simulation}/*.test.ts',
  'seed/{bank/**/*,documents,sandbox,scenarios/scenarios,seed}.test.ts',
];

/** The files that take longest: one that begins last runs alone at the end. */
const longest = /\/(provider-wrongbook\.pact|(loop|scanning|smoke)\.e2e)\.ts$/;

/** Where no earlier run has told how long files take, Vitest goes by their size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.config.sequence.groupOrder * 2 + (longest.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Tests of the stores themselves, which must find them as they are at the start. */
const ofStores = ['client/session/script.test.ts', 'client/session/stores.test.ts'];

/** Limits for what hangs, not for what is slow: other work may keep the machine busy. */
const patient = {
  maxWorkers: 2,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 90_000 } },
};

const onServer = {
  ...patient,
  // Modules are loaded once for all files of a worker: they keep nothing from one test to the next.
  isolate: false,
  globalSetup: ['server/testing/global-setup.ts'],
  setupFiles: ['server/testing/soak.ts'],
};

const onClient = { ...patient, setupFiles: ['client/testing/patience.ts'] };

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...onServer,
          name: 'unit',
          include: ['{server,contracts,seed,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...thorough],
        },
      },
      { extends: true, test: { ...onServer, name: 'thorough', include: thorough } },
      {
        extends: true,
        test: {
          ...onClient,
          name: 'unit-client',
          // Those that need a page say so: to make one takes longer than most of them.
          include: ['client/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ofStores],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...onClient,
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['client/**/*.test.tsx', ...ofStores],
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'consumer',
          include: ['contracts/pact/consumer-*.pact.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'provider',
          include: ['contracts/pact/**/*.pact.ts'],
          exclude: ['contracts/pact/consumer-*.pact.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          // Verifying reads what the consumer's tests have written.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          // More than there are cores: most of the time each waits for a browser, which waits for the network.
          maxWorkers: 3,
          name: 'e2e',
          isolate: false,
          include: ['client/e2e/**/*.e2e.ts', 'scripts/{examples,torture}/*.e2e.ts'],
          globalSetup: ['client/e2e/setup.ts'],
        },
      },
    ],
  },
});
