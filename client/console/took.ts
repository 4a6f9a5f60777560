/** How long something took, in seconds; never that it took no time. */
export const took = (milliseconds: number): string => `${Math.max(0.1, milliseconds / 1000).toFixed(1)} 秒`;
