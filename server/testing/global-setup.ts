import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSandbox } from '../../seed/sandbox.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of the seeded world, of which test files work on copies. */
    worldFile: string;
  }
}

/** The moment at which the tests' world begins: in the first term of the school year 2026. */
export const testNow = '2026-10-15 08:00:00';

/** Seeds the small world once for all test files. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-world-'));
  createSandbox(folder, 'main', { size: 'small', seed: 7, now: testNow });
  project.provide('worldFile', join(folder, 'main.sqlite'));
  return () => rmSync(folder, { recursive: true, force: true });
}
