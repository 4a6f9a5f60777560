import type { Sandbox } from '../database/sandbox.ts';

/** The turn of a user in a pool: ids of users are each sandbox's own. */
export const turnOf = ({ name }: Sandbox, userId: string): string => `${name}/${userId}`;
