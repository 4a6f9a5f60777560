import type { TestProject } from 'vitest/node';
import { bundleWorkers } from '../../scripts/lib/bundle.mjs';
import { compiledBeside } from '../workers/entry.ts';
import { kept } from './kept.ts';
import { seededWorld } from './worlds.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of the seeded world, of which test files work on copies. */
    worldFile: string;
  }
}

/** All that works beside the server, compiled: from sources each start of one takes as long as many a test. */
const workers = (): Promise<string> =>
  kept({
    kind: 'workers',
    name: 'all',
    sources: ['server', 'seed', 'contracts', 'scripts/lib/bundle.mjs', 'package-lock.json'],
    make: bundleWorkers,
  });

/** Provides the small world and the compiled workers to all test files. */
export default async function setup(project: TestProject): Promise<void> {
  process.env[compiledBeside] = await workers();
  project.provide('worldFile', await seededWorld('small'));
}
