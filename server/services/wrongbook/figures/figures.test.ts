import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { partnerIds, schoolIds } from '../../../../seed/landmarks.ts';
import { write } from '../../../database/prepared.ts';
import { recordUse } from '../../../engines/usage/record-use.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  const { sandbox } = server;
  const about = { kind: 'order', app: '', subjectId: '', userId: null } as const;
  write(sandbox, () => {
    recordUse(sandbox, {
      ...about,
      schoolId: schoolIds.junior,
      quantity: 1,
      cents: 123_450,
      time: '2026-10-02 10:00:00',
    });
    recordUse(sandbox, {
      ...about,
      schoolId: schoolIds.foreign,
      quantity: 1,
      cents: 999_999,
      time: '2026-10-02 10:00:00',
    });
  });
});

afterAll(() => server.close());

type Account = Parameters<TestApp['call']>[0];
type Overview = DataOf<typeof calls.getPartnerOverview>;

const spans = [
  { range: 'all' },
  { range: 'term' },
  { range: 'month', month: '2026-09' },
  { range: 'custom', from: '2026-09-01', to: '2026-10-19' },
] as const;

const overview = async (account: Account, input: object = spans[0]) =>
  (await server.call(account, calls.getPartnerOverview, input)).body.data;

const idsIn = ({ schools }: Overview) => schools.map(({ schoolId }) => schoolId);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const added = [
  'students',
  'enabled',
  'seats',
  'prints',
  'printsBefore',
  'uses',
  'usesBefore',
  'orders',
  'ordersBefore',
  'cents',
  'centsBefore',
] as const;

describe('figures of a partner', () => {
  it('are of its own schools and those of partners below, never of another', async () => {
    expect(idsIn(await overview('partner-1'))).toEqual([schoolIds.primary, schoolIds.junior, schoolIds.senior]);
    expect(idsIn(await overview('partner-3'))).toEqual([schoolIds.primary, schoolIds.junior]);
    expect(idsIn(await overview('partner-sibling'))).toEqual([]);
    expect(idsIn(await overview('partner-foreign'))).toEqual([schoolIds.foreign]);
  });

  it('name nothing of a channel that is beside or above', async () => {
    for (const [account, partnerId] of [
      ['partner-3', partnerIds.level2],
      ['partner-1', partnerIds.foreignLevel1],
      ['partner-foreign', partnerIds.level3],
    ] as const) {
      const { body } = await server.call(account, calls.getPartnerOverview, { range: 'all', partnerId });
      expect(JSON.stringify(body)).not.toMatch(/学校|小学|中学/);
    }
    const foreign = await server.call('partner-1', calls.getPartnerTrend, {
      range: 'all',
      schoolId: schoolIds.foreign,
    });
    expect(foreign.status).toBe(403);
    const use = await server.call('partner-3', calls.getSchoolUse, { range: 'all', schoolId: schoolIds.senior });
    expect(use.status).toBe(403);
    const preview = await server.call('partner-3', calls.previewEnabling, { schoolId: schoolIds.foreign });
    expect(preview.status).toBe(403);
  });

  it.each(spans)('equal the sums of what the schools see of themselves: %o', async (span) => {
    const { totals, schools, period } = await overview('partner-1', span);
    const own = await Promise.all(
      schools.map(
        async ({ schoolId }) => (await server.call('partner-1', calls.getSchoolUse, { ...span, schoolId })).body.data,
      ),
    );
    for (const key of added) expect([key, totals[key]]).toEqual([key, sum(own.map((school) => school[key]))]);
    expect(totals.prints).toBeGreaterThan(0);
    const [junior] = own.filter((_, at) => schools[at]!.schoolId === schoolIds.junior);
    const asked = span.range === 'all' ? ({ range: 'custom', from: period.from, to: period.to } as const) : span;
    const seen = await server.call('school-admin', calls.getSchoolUse, { ...asked, schoolId: schoolIds.junior });
    expect(seen.body.data.prints).toBe(junior!.prints);
  });

  it.each(['partner-1', 'partner-2', 'partner-3'] as const)(
    'equal at every level what the ledger of its schools comes to: %s',
    async (account) => {
      const { totals, schools, period } = await overview(account);
      expect(schools.length).toBeGreaterThan(1);
      const ids = schools.map(({ schoolId }) => `'${schoolId}'`).join();
      const ledger = server.sandbox.sqlite
        .prepare(
          `select total(quantity) filter (where kind = 'print') prints, count(*) filter (where kind <> 'order') uses,
            total(cents) cents from usage_events where school_id in (${ids}) and date between ? and ?`,
        )
        .get(period.from, period.to);
      expect({ prints: totals.prints, uses: totals.uses, cents: totals.cents }).toEqual(ledger);
      expect(totals.prints).toBeGreaterThan(0);
    },
  );

  it('have every print that is recorded for work in the ledger', () => {
    const missing = server.sandbox.sqlite
      .prepare(
        `select count(*) from print_records r where action = 'print' and not exists (select 1 from usage_events e
          where e.kind = 'print' and e.school_id = r.school_id and e.user_id = r.teacher_id
            and e.quantity = r.pages and e.create_time = r.create_time)`,
      )
      .pluck();
    expect(missing.get()).toBe(0);
    expect(server.sandbox.sqlite.prepare('select count(*) from print_records').pluck().get()).toBeGreaterThan(0);
  });

  it.each(spans)('equal the sums of channels, applications, subjects and days: %o', async (span) => {
    const { totals } = await overview('partner-1', span);
    const channels = await Promise.all(
      [partnerIds.level2, partnerIds.north, partnerIds.brook].map((partnerId) =>
        overview('partner-1', { ...span, partnerId }),
      ),
    );
    for (const key of added) expect([key, sum(channels.map((one) => one.totals[key]))]).toEqual([key, totals[key]]);
    for (const view of [1, 2, 3] as const)
      for (const metric of [3, 4] as const) {
        const { body } = await server.call('partner-1', calls.getPartnerTrend, { ...span, view, metric });
        const { series, steps } = body.data;
        const key = metric === 3 ? 'prints' : 'uses';
        expect(sum(series.map(({ total }) => total))).toBe(totals[key]);
        expect(sum(steps.flatMap(({ values }) => values))).toBe(totals[key]);
        expect(sum(series.map(({ before }) => before))).toBe(totals[`${key}Before`]);
      }
  });

  it('are those of the ledger', async () => {
    const { schools, period } = await overview('partner-1');
    const count = (sql: string) => server.sandbox.sqlite.prepare(sql).pluck();
    for (const { schoolId, uses, cents } of schools) {
      const days = [schoolId, period.from, period.to];
      const of = 'from usage_events where school_id = ? and date between ? and ?';
      expect(uses).toBe(count(`select count(*) ${of} and kind <> 'order'`).get(...days));
      expect(cents).toBe(count(`select coalesce(sum(cents), 0) ${of}`).get(...days));
    }
    expect(sum(schools.map(({ cents }) => cents))).toBeGreaterThan(0);
  });

  it('move when somebody works', async () => {
    const today = { range: 'today' } as const;
    const before = await overview('partner-1', today);
    await server.call('teacher', calls.addPrintRecord, {
      paperId: '90013001',
      kinds: ['paper'],
      action: 'print',
      pages: 7,
    });
    const after = await overview('partner-1', today);
    expect(after.totals.prints - before.totals.prints).toBe(7);
    expect(after.totals.uses - before.totals.uses).toBe(1);
  });

  it('refuse days that are missing, reversed or too many', async () => {
    const ask = async (input: object) =>
      (await server.call('partner-1', calls.getPartnerOverview, { range: 'custom', ...input })).body.msg;
    expect(await ask({})).toBe('请选择开始和结束日期');
    expect(await ask({ from: '2026-10-02', to: '2026-10-01' })).toBe('开始日期不能晚于结束日期');
    expect(await ask({ from: '2020-01-01', to: '2026-10-01' })).toBe('一次最多看三年，请缩短日期范围');
  });

  it('go into a workbook', async () => {
    const { bytes, type } = await server.call('partner-1', calls.exportPartnerOverview, {});
    expect(type).toContain('application/octet-stream');
    expect(bytes.length).toBeGreaterThan(1_000);
  });
});

describe('before students are enabled', () => {
  it('shows how many of each class may use the product, which adds up, and follows what is done', async () => {
    const schoolId = schoolIds.junior;
    const preview = async () => (await server.call('partner-3', calls.previewEnabling, { schoolId })).body.data;
    const before = await preview();
    const { classId, students, enabled } = before.classes.find((one) => one.students > one.enabled && one.enabled > 0)!;
    const done = await server.call('partner-3', calls.enableStudents, { schoolId, classId, enabled: 1 });
    expect(done.body.data).toEqual({ total: students, changed: students - enabled });
    const after = await preview();
    expect(after.enabled).toBe(before.enabled + students - enabled);
    expect(after.classes.find((one) => one.classId === classId)!.enabled).toBe(students);
  });
});
