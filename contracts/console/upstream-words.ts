/** The services whose calls may go to another server. */
export const upstreamServices = ['vesta', 'juno', 'wrongbook', 'minerva'] as const;
export type UpstreamService = (typeof upstreamServices)[number];

/**
 * Who answers: this server; the upstream; the upstream, and this server is asked for comparison (spy); this server, and the
 * upstream is asked for comparison (diff).
 */
export const upstreamModes = ['local', 'upstream', 'spy', 'diff'] as const;
export type UpstreamMode = (typeof upstreamModes)[number];

/** With which token the upstream is asked: the caller's own, always the same, or one that it gives for account and password. */
export const tokenWays = ['own', 'fixed', 'persona'] as const;
export type TokenWay = (typeof tokenWays)[number];

/**
 * What a difference is worth: it contradicts the specification; it is other than we assume, or than we have made up in calls of
 * ours; the profile knows it; one side refuses what the other does; the two have other data.
 */
export const judgements = ['spec', 'assumed', 'ours', 'known', 'outcome', 'data'] as const;
export type Judgement = (typeof judgements)[number];
