import type { TestProject } from 'vitest/node';
import { seededWorld } from './worlds.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of the seeded world, of which test files work on copies. */
    worldFile: string;
  }
}

/** Provides the small world to all test files. */
export default function setup(project: TestProject): void {
  project.provide('worldFile', seededWorld('small'));
}
