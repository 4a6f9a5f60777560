import type { Owner } from './owner-files.ts';

/** What is known of a sandbox that somebody asks a server for. */
export interface Known {
  /** Who has it; undefined where nobody has said so. */
  latest: Owner | undefined;
  /** This server. */
  own: string;
  /** Whether its database lies here, and as of which owner; 0 where that was not noted. */
  hasFile: boolean;
  current: number;
  /** Whether servers share the folder in which they say what they have. */
  isShared: boolean;
  /** Whether that server gives no sign of life any more. */
  isDead: (server: string) => boolean;
  /** Whether it is to be taken over though it is on its way. */
  isExpected: boolean;
}

/**
 * There is none; it is this server's; it becomes so, with the data that lie here, or with those of the last snapshot, of which
 * some may be missing where its owner died; another has it; it was removed here while the server stood still.
 */
export type Decision = 'none' | 'keep' | 'take' | 'bring' | 'rescue' | 'refuse' | 'removed';

/** What a server does that is asked for a sandbox. */
export function decide(known: Known): Decision {
  const { latest, own, hasFile, current, isShared, isExpected } = known;
  if (!latest) return hasFile ? (isShared ? 'take' : 'keep') : 'none';
  const isCurrent = hasFile && current === latest.number;
  if (latest.state === 'gone') return hasFile ? (isCurrent ? 'refuse' : 'take') : 'none';
  if (latest.state === 'leaving') return isExpected ? 'bring' : 'refuse';
  return latest.server === own ? ofOwn(known, latest, isCurrent) : ofOther(known, latest);
}

function ofOwn({ hasFile, current }: Known, latest: Owner, isCurrent: boolean): Decision {
  if (isCurrent || (hasFile && latest.had)) return latest.state === 'left' ? 'take' : 'keep';
  // Else it was killed while it brought the data up.
  return !hasFile && current === latest.number ? 'removed' : 'bring';
}

function ofOther({ isDead, isShared }: Known, { server, state }: Owner): Decision {
  if (!isShared) return 'refuse';
  if (state === 'left') return 'bring';
  return isDead(server) ? 'rescue' : 'refuse';
}
