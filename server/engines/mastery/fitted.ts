/** Fitted by `npm run measure-mastery -- --fit` to the answers of four in five students of the seeded world (demo, seed 7, 2026-10-15): 266810 answers; nothing here is set by hand. */
export const fitted = { weights: [-0.6793, 1.1514, 0.1142, -0.3938, 0.6356, -0.7366], typicalFacility: 0.739 } as const;
