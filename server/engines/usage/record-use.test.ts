import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usageApps, usageKinds } from '../../../contracts/constants/usage.ts';
import { schoolIds } from '../../../seed/landmarks.ts';
import { write } from '../../database/prepared.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { runs } from '../../testing/soak.ts';
import { recordUse, type Use } from './record-use.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const all = (sql: string) => server.sandbox.sqlite.prepare(sql).all();

const columns = 'school_id, date, kind, app, subject_id';
const kept = () => all(`select ${columns}, events, quantity, cents from usage_days order by ${columns}`);
const summed = () =>
  all(`select ${columns}, count(*) events, sum(quantity) quantity, sum(cents) cents from usage_events
    group by ${columns} order by ${columns}`);

const uses: fc.Arbitrary<Use[]> = fc.array(
  fc.record({
    schoolId: fc.constantFrom(schoolIds.junior, schoolIds.senior),
    kind: fc.constantFrom(...usageKinds),
    app: fc.constantFrom(...usageApps, '' as const),
    subjectId: fc.constantFrom('', '1', '2'),
    userId: fc.constant(null),
    quantity: fc.integer({ min: -5, max: 400 }),
    cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    time: fc.constantFrom('2026-01-31 23:59:59', '2026-02-01 00:00:00', '2026-02-01 10:15:00'),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('the sums of days', () => {
  it('are those of the ledger as the world begins', () => {
    expect(kept()).toEqual(summed());
  });

  it('stay those of the ledger whatever is written, and whatever is undone', () => {
    fc.assert(
      fc.property(uses, fc.boolean(), (list, isUndone) => {
        const before = all('select count(*) count from usage_events');
        const attempt = () =>
          write(server.sandbox, () => {
            for (const use of list) recordUse(server.sandbox, use);
            if (isUndone) throw new Error('undone');
          });
        if (isUndone) expect(attempt).toThrow('undone');
        else attempt();
        expect(kept()).toEqual(summed());
        expect(kept().length).toBeGreaterThan(isUndone ? -1 : 0);
        if (isUndone) expect(all('select count(*) count from usage_events')).toEqual(before);
      }),
      { numRuns: runs(40, 400) },
    );
  });
});
