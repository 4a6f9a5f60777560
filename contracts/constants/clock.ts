/** The fastest that a clock may go, in times as fast as the system's: a day takes a minute. */
export const mostSpeed = 1_440;
