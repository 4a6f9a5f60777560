/** The seeded world in which the browser tests play, the same in every sandbox. */
export const world = { size: 'demo', seed: 7, now: '2026-10-15 08:00:00' } as const;
