import { configureGlobal } from 'fast-check';

export const isSoak = process.env['SOAK'] === '1';

/** What chance begins with: the same unless it is named, as the soak does. */
export const chanceSeed = Number(process.env['SOAK_SEED'] ?? 20_260_901);

/** How often something is left to chance: a few times in the tests, many times in the soak. */
export const runs = (few: number, many: number): number => (isSoak ? many : few);

/** Lets every property that says nothing else of itself begin alike. */
configureGlobal({ seed: chanceSeed, numRuns: runs(50, 2_000) });
