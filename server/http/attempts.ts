import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { texts } from '../../contracts/envelope.ts';
import { systemNow } from '../database/clock.ts';
import { prepared, write } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { attempts } from '../database/account-tables.ts';
import { generalRefusal } from './errors.ts';

/** Milliseconds for which an attempt is known again. */
const lifetime = 24 * 3_600_000;

const at = sql.placeholder;

const queries = prepared((orm) => ({
  known: orm
    .select({ asked: attempts.asked, answer: attempts.answer })
    .from(attempts)
    .where(and(eq(attempts.userId, at('userId')), eq(attempts.key, at('key'))))
    .prepare(),
  forget: orm
    .delete(attempts)
    .where(lt(attempts.doneAt, at('before')))
    .prepare(),
  remember: orm
    .insert(attempts)
    .values({
      userId: at('userId'),
      key: at('key'),
      asked: at('asked'),
      answer: at('answer'),
      doneAt: at('now'),
    })
    .prepare(),
}));

interface Asked {
  sandbox: Sandbox;
  user: { id: string };
  input: Record<string, unknown>;
}

/**
 * Does the work of a call once per attempt: the same key of the same user gets the first answer again. What was done and
 * that it was done are one transaction, so the work must not wait for anything. One that was refused may be tried again.
 */
export function doOnce({ path }: Endpoint, { sandbox, user, input }: Asked, work: () => unknown): unknown {
  const { attemptKey: key, ...fields } = input;
  if (key === undefined) return work();
  const asked = createHash('sha256')
    .update(`${path} ${JSON.stringify(fields)}`)
    .digest('hex');
  return write(sandbox, () => {
    const known = queries(sandbox).known.get({ userId: user.id, key });
    if (known) {
      if (known.asked !== asked) throw generalRefusal('otherAttempt', texts.otherAttempt);
      // What answers nothing answers nothing again.
      return (JSON.parse(known.answer) as unknown) ?? undefined;
    }
    const answer = work();
    // By the system's time, as nobody sends again by a clock that a trainer has moved.
    const now = systemNow();
    queries(sandbox).forget.run({ before: now - lifetime });
    queries(sandbox).remember.run({ userId: user.id, key, asked, answer: JSON.stringify(answer ?? null), now });
    return answer;
  });
}
