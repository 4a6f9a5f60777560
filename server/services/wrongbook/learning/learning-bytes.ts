import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { keptBytesFrom } from '../../../database/kept-bytes.ts';
import type { Caller } from '../../../http/teaching.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { makeReport } from '../reports/pool.ts';
import { placeOf, spanOf } from './place.ts';
import type { LearningTask } from './tasks.ts';

/** A call for what a class or its students have learnt in some days. */
type LearningCall = Endpoint & { refusals: { wrongOrder: string; tooLong: string; notTaught: string } };

interface Asked extends Caller {
  input: { classId: string; from?: string | undefined; to?: string | undefined };
}

/** A learning report as the caller sees the class, made in a thread of its own and kept for the day while nothing changes. */
export async function learningBytes(
  context: Asked,
  call: LearningCall,
  as: LearningTask['as'],
  studentIds: readonly string[] = [],
): Promise<Uint8Array> {
  const { sandbox, user, input } = context;
  const place = placeOf(context, call, input.classId);
  const span = spanOf(sandbox, call, input);
  const today = sandbox.clock.dateTime().slice(0, 10);
  const key = JSON.stringify(['learning', as, place, span, studentIds, today]);
  const task = { of: 'learning', as, place, span, today, studentIds, databaseFile: sandbox.file } as const;
  return keptBytesFrom(sandbox, key, () => makeReport(task, turnOf(sandbox, user.id)));
}
