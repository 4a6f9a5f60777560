import { keptBytesFrom } from '../../../../../database/kept-bytes.ts';
import type { Caller } from '../../../../../http/teaching.ts';
import { turnOf } from '../../../../../workers/turn-of.ts';
import { makeReport } from '../../../reports/pool.ts';
import type { MarkingAsked } from './tasks.ts';

/**
 * What leaders see of the marking, made in a thread of its own, as all marks of an exam are added up, and kept for the minute while
 * nobody marks.
 */
export function markingFor(
  { sandbox, user }: Pick<Caller, 'sandbox' | 'user'>,
  asked: MarkingAsked,
): Promise<Uint8Array> {
  const now = `${sandbox.clock.dateTime().slice(0, 16)}:00`;
  return keptBytesFrom(sandbox, JSON.stringify(['marking', asked, now]), () =>
    makeReport({ of: 'marking', databaseFile: sandbox.file, asked, now }, turnOf(sandbox, user.id)),
  );
}
