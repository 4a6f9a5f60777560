import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Verifying a provider reads what the consumers' tests have written. */
class ProviderLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = (file: TestSpecification) => `${file.moduleId.includes('provider') ? 1 : 0}${file.moduleId}`;
    return Promise.resolve([...files].sort((a, b) => (order(a) < order(b) ? -1 : 1)));
  }
}

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    sequence: { sequencer: ProviderLast },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{server,contracts,seed,scripts}/**/*.test.ts'],
          // Modules are loaded once for all files of a worker: they keep nothing from one test to the next.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['client/**/*.test.{ts,tsx}'],
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['contracts/pact/**/*.pact.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['client/e2e/**/*.e2e.ts', 'scripts/torture/*.e2e.ts'],
          globalSetup: ['client/e2e/setup.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
