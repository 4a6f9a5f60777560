/** Fitted by `npm run measure-mastery -- --fit` to the answers of four in five students of the seeded world (demo, seed 7, 2026-10-15): 275807 answers; nothing here is set by hand. */
export const fitted = { weights: [-0.8512, 1.2587, 0.1381, -0.414, 0.6241, -0.7047], typicalFacility: 0.7406 } as const;
