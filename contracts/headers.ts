/** How many times as fast as the system's the clock goes by which `Date` was told: 0 is frozen; absent where it is as fast. */
export const clockRateHeader = 'X-Clock-Rate';

/** What is not as it would be of a real server, as `clock=…,fault=…,console=…`: see client/api/stand-in.ts. Absent where nothing is. */
export const standInHeader = 'X-Stand-In';
