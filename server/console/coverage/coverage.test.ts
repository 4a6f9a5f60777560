import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEntries, type CallName } from '../../../contracts/calls.ts';
import * as calls from '../../../contracts/console/coverage.ts';
import { addClass } from '../../../contracts/vesta/class.ts';
import { pageStudents } from '../../../contracts/vesta/student.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { declaredCalls } from './declared.ts';
import { Tally } from './tally.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ console: { key: '' } });
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.call(undefined, calls.setCoverage, { isOn: true });
  await server.call(undefined, calls.resetCoverage, {});
});

const coverage = async (sandbox?: string) => (await server.call(undefined, calls.getCoverage, { sandbox })).body.data;

const usedOf = async (call: CallName) => {
  const { data } = (await server.call(undefined, calls.getCallCoverage, { call })).body;
  const names = (items: typeof data.cases) => items.flatMap(({ name, count }) => (count > 0 ? [name] : []));
  return {
    cases: names(data.cases),
    inputs: names(data.inputs),
    fields: names(data.fields),
    effects: names(data.effects),
  };
};

const own = { schoolId: '1002', classId: '100207001' };

describe('coverage', () => {
  it('knows what every call declares', () => {
    expect([...declaredCalls().keys()]).toEqual(callEntries.map(([name]) => name));
    expect(
      declaredCalls()
        .get('pageStudents')!
        .cases.map(({ name }) => name),
    ).toEqual(['success', 'empty', 'missing parameter', 'malformed parameter', 'no token', 'forbidden']);
    const { effects } = declaredCalls().get('addClass')!;
    expect(effects).toEqual([{ name: 'adds class', label: '新增班级', from: 'spec' }]);
  });

  it('counts cases, parameters and fields with a value of a read', async () => {
    await server.call('teacher', pageStudents, { ...own, size: 5 });
    expect(await usedOf('pageStudents')).toMatchObject({
      cases: ['success'],
      inputs: expect.arrayContaining(['size', 'schoolId', 'classId']),
      effects: [],
    });
    const { fields } = await usedOf('pageStudents');
    expect(fields).toEqual(expect.arrayContaining(['data.records', 'data.records[].name', 'data.total']));
    await server.call('teacher', pageStudents, { ...own, keyword: '没有这个人' });
    await server.call('teacher', pageStudents, { ...own, classId: '100907001' });
    await server.call(undefined, pageStudents, own);
    await server.call('teacher', pageStudents, { ...own, classId: 'x' });
    await server.call('teacher', pageStudents, { classId: own.classId } as never);
    expect((await usedOf('pageStudents')).cases).toHaveLength(6);
  });

  it('counts the effects of a write that was done, and its refusals', async () => {
    await server.call('school-admin', addClass, { schoolId: '1002', gradeId: '7', className: '1班' });
    expect(await usedOf('addClass')).toMatchObject({ cases: ['refused duplicateName'], effects: [] });
    await server.call('school-admin', addClass, { schoolId: '1002', gradeId: '7', className: '66班' });
    expect(await usedOf('addClass')).toMatchObject({
      cases: ['success', 'refused duplicateName'],
      effects: ['adds class'],
    });
  });

  it('tells all together, of one sandbox or of all, since when', async () => {
    await server.call('teacher', pageStudents, own);
    const all = await coverage();
    expect(all).toMatchObject({ isOn: true, requests: 1, calls: { used: 1, all: callEntries.length } });
    expect(all.since).toMatch(/^\d{4}-/);
    expect(all.each.find(({ call }) => call === 'pageStudents')).toMatchObject({
      requests: 1,
      cases: { used: 1, all: 6 },
    });
    expect(await coverage('main')).toMatchObject({ requests: 1 });
    expect(await coverage('other')).toMatchObject({ requests: 0, since: '', calls: { used: 0 } });
  });

  it('counts nothing while it is off, and begins anew when it is told to', async () => {
    await server.call(undefined, calls.setCoverage, { isOn: false });
    await server.call('teacher', pageStudents, own);
    expect(await coverage()).toMatchObject({ isOn: false, requests: 0 });
    await server.call(undefined, calls.setCoverage, { isOn: true });
    await server.call('teacher', pageStudents, own);
    await server.call(undefined, calls.resetCoverage, { sandbox: 'main' });
    expect(await coverage()).toMatchObject({ requests: 0 });
  });

  it('refuses a call that is none, and strangers', async () => {
    const none = await server.call(undefined, calls.getCallCoverage, { call: 'nothing' });
    expect(none).toMatchObject({ status: 400, body: { msg: '没有接口 nothing' } });
    const stranger = await server.app.inject({ url: calls.getCoverage.path, remoteAddress: '10.0.0.8' });
    expect(stranger.statusCode).toBe(403);
  });
});

it('a tally holds what is declared alone, however much is noted', () => {
  const tally = new Tally('now');
  const names = Array.from({ length: 10_000 }, (_, index) => `data.${index}`);
  tally.note('pageStudents', { fields: names, inputs: ['schoolId', 'made-up'] });
  const { fields, inputs } = declaredCalls().get('pageStudents')!;
  expect(tally.counts('pageStudents', 'fields')).toHaveLength(fields.length);
  const counts = tally.counts('pageStudents', 'inputs')!;
  expect(counts).toHaveLength(inputs.length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});
