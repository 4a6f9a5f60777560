import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { partnerIds, schoolIds } from '../../../../../seed/landmarks.ts';
import { writeSheet } from '../../../../engines/spreadsheets/write.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 09:00:00' });
});

afterAll(() => server.close());

type Channel = 'partner-1' | 'partner-2' | 'partner-3' | 'partner-sibling' | 'partner-foreign';

const list = async (account: Channel, filters: object = {}) =>
  (await server.call(account, calls.pageDevices, { size: 500, ...filters })).body.data.records;
const sums = async (account: Channel) => (await server.call(account, calls.getDeviceSums, {})).body.data;
const device = async (deviceId: string) => (await server.call('partner-1', calls.getDevice, { deviceId })).body.data;
const assign = async (account: Channel, fields: { serials: string[]; schoolId?: string; partnerId?: string }) =>
  (await server.call(account, calls.assignDevices, fields)).body;
const note = async (deviceId: string, fields: object) =>
  (await server.call('partner-1', calls.noteDevice, { deviceId, kind: 'repair', ...fields })).body;

describe('devices', () => {
  it('R4.21 are listed by distribution: 2 not assigned, 1 assigned, 0 both, and counts agree with lists', async () => {
    const [all, assigned, free] = [
      await list('partner-1', { distribution: 0 }),
      await list('partner-1', { distribution: 1 }),
      await list('partner-1', { distribution: 2 }),
    ];
    expect(free).toHaveLength(3);
    expect(assigned.length + free.length).toBe(all.length);
    expect(free.every(({ schoolId, concern }) => schoolId === '' && concern === 'unassigned')).toBe(true);
    const counts = await sums('partner-1');
    expect(counts).toMatchObject({ total: all.length, assigned: assigned.length, notAssigned: 3 });
    expect(counts.printers + counts.scanners + counts.allInOnes).toBe(counts.total);
    expect(counts.online + counts.offline + counts.boxed).toBe(counts.total);
    for (const concern of ['repair', 'supplies', 'anomaly', 'idle'] as const)
      expect((await list('partner-1', { concern })).length, concern).toBe(counts[concern]);
    expect(counts.repair + counts.supplies + counts.anomaly + counts.idle).toBeGreaterThan(4);
    const order = all.map(({ concern }) =>
      ['repair', 'supplies', 'anomaly', 'idle', 'unassigned', ''].indexOf(concern),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('come page by page in the same order, also from the end', async () => {
    const all = (await list('partner-1')).map(({ id }) => id);
    const paged: string[] = [];
    for (let current = 1; current <= Math.ceil(all.length / 4); current++)
      paged.push(...(await list('partner-1', { size: 4, current })).map(({ id }) => id));
    expect(paged).toEqual(all);
  });

  it('are those of the own channel and the ones below', async () => {
    const [first, second, third] = [await list('partner-1'), await list('partner-2'), await list('partner-3')];
    expect(first.length).toBeGreaterThan(second.length);
    expect(second.length).toBeGreaterThan(third.length);
    const ids = new Set(first.map(({ id }) => id));
    expect((await list('partner-foreign')).filter(({ id }) => ids.has(id))).toEqual([]);
    expect((await server.call('partner-foreign', calls.getDevice, { deviceId: first[0]!.id })).status).toBe(403);
  });

  it('show what they have counted in the last twelve months, and never a negative volume', async () => {
    const [odd] = await list('partner-1', { concern: 'anomaly' });
    const { months, anomalies, monthSheets } = await device(odd!.id);
    expect(anomalies).toHaveLength(1);
    expect(months).toHaveLength(12);
    expect(months.every(({ sheets }) => sheets >= 0)).toBe(true);
    expect(months.at(-1)).toEqual({ month: '2026-10', sheets: monthSheets });
  });
});

describe('giving devices away', () => {
  it('judges each line of a scan, and gives all or none', async () => {
    const free = (await list('partner-1', { distribution: 2 })).map(({ serial }) => serial);
    const [taken] = await list('partner-1', { distribution: 1 });
    const typo = `${free[0]!.slice(0, -1)}X`;
    const serials = [free[0]!, free[0]!, taken!.serial, typo, 'NONSENSE-1'];
    const { data } = (await server.call('partner-1', calls.judgeSerials, { serials })).body;
    expect(data.map(({ verdict }) => verdict)).toEqual(['ready', 'repeated', 'elsewhere', 'unknown', 'unknown']);
    expect(data[3]!.detail).toBe(`是不是 ${free[0]!}`);
    expect((await assign('partner-1', { schoolId: schoolIds.senior, serials })).msg).toMatch(/一台也没有分配$/);
    expect((await sums('partner-1')).notAssigned).toBe(3);
    expect((await assign('partner-1', { schoolId: schoolIds.senior, serials: free.slice(0, 1) })).data.count).toBe(1);
    const [given] = await list('partner-2', { keyword: free[0]! });
    expect(given).toMatchObject({ schoolId: schoolIds.senior, partnerId: partnerIds.level2 });
    expect((await device(given!.id)).events[0]).toMatchObject({ kind: 'assigned', userName: '傅振东' });
  });

  it('passes them down channel by channel, and takes them back into the own stock', async () => {
    const [free] = await list('partner-1', { distribution: 2 });
    const serials = [free!.serial];
    expect((await assign('partner-1', { partnerId: partnerIds.level1, serials })).msg).toBe('只能分给下级渠道');
    expect((await assign('partner-1', { serials })).msg).toBe('请选择学校或下级渠道');
    expect((await assign('partner-1', { partnerId: partnerIds.level2, serials })).code).toBe(200);
    expect((await list('partner-2', { distribution: 2 })).map(({ serial }) => serial)).toEqual(serials);
    expect(
      (await server.call('partner-2', calls.assignDevices, { partnerId: partnerIds.level1, serials })).status,
    ).toBe(403);
    expect(
      (await server.call('partner-3', calls.takeBackDevices, { deviceId: free!.id, reason: '试用结束' })).status,
    ).toBe(403);
    const back = () => server.call('partner-1', calls.takeBackDevices, { deviceId: free!.id, reason: '试用结束' });
    expect((await back()).body.data.count).toBe(1);
    expect((await back()).body.msg).toBe(`${free!.serial} 没有分配，不用收回`);
    expect((await device(free!.id)).events.map(({ kind }) => kind).slice(0, 2)).toEqual(['taken', 'assigned']);
  });
});

describe('the history of a device', () => {
  it('grows by entries that change its state, and is never changed', async () => {
    const [sound] = (await list('partner-1', { distribution: 1, kind: 'printer' })).filter(
      ({ concern }) => concern === '',
    );
    const { id } = sound!;
    const before = (await device(id)).events;
    expect((await note(id, {})).msg).toBe('请填写说明');
    expect((await note(id, { text: '卡纸' })).code).toBe(200);
    expect(await device(id)).toMatchObject({ concern: 'repair', fault: '卡纸' });
    expect((await note(id, { kind: 'repaired', text: '换搓纸轮', cents: 8_600 })).code).toBe(200);
    expect((await note(id, { kind: 'repaired' })).msg).toBe('设备没有报修');
    expect((await note(id, { kind: 'supply', supply: '没有的耗材' })).msg).toBe('没有这种耗材');
    expect((await note(id, { kind: 'supply', supply: sound!.supplies[0]!.name })).code).toBe(200);
    const after = await device(id);
    expect(after.supplies[0]!.percent).toBe(100);
    expect(after.events.slice(3)).toEqual(before);
    expect(() => server.sandbox.sqlite.prepare("update device_events set text = ''").run()).toThrow(
      'the history of a device is not changed',
    );
  });

  it('gets one entry of an attempt that is sent twice, and another of the next', async () => {
    const { id } = (await list('partner-1', { distribution: 1 }))[0]!;
    const count = async () => (await device(id)).events.length;
    const before = await count();
    const correction = { kind: 'correction', text: '上一条写错了' } as const;
    expect((await note(id, { ...correction, attemptKey: 'note-attempt-1' })).code).toBe(200);
    expect((await note(id, { ...correction, attemptKey: 'note-attempt-1' })).code).toBe(200);
    expect(await count()).toBe(before + 1);
    expect((await note(id, { ...correction, attemptKey: 'note-attempt-2' })).code).toBe(200);
    expect(await count()).toBe(before + 2);
  });

  it('says what it says in any words: a correction about a falling counter is no anomaly', async () => {
    const [sound] = (await list('partner-1', { distribution: 1 })).filter(({ concern }) => concern === '');
    expect((await note(sound!.id, { kind: 'correction', text: '读数比上次小是抄错了' })).code).toBe(200);
    const after = await device(sound!.id);
    expect(after).toMatchObject({ concern: '' });
    expect(after.events[0]!.kind).toBe('correction');
  });

  it('marks a counter that falls as an anomaly', async () => {
    const [sound] = (await list('partner-1', { distribution: 1, kind: 'scanner' })).filter(
      ({ concern }) => concern === '',
    );
    const { total, monthSheets } = await device(sound!.id);
    expect((await note(sound!.id, { kind: 'reading', total: total + 50 })).code).toBe(200);
    expect((await device(sound!.id)).monthSheets).toBe(monthSheets + 50);
    expect((await note(sound!.id, { kind: 'reading', total: 5 })).code).toBe(200);
    const after = await device(sound!.id);
    expect(after).toMatchObject({ concern: 'anomaly', total: 5 });
    expect(after.monthSheets).toBeLessThan(monthSheets);
    expect(after.months.every(({ sheets }) => sheets >= 0)).toBe(true);
    expect(after.events[0]!.kind).toBe('anomaly');
  });
});

describe('new devices', () => {
  it('come from a list whose lines are checked one by one, all or none', async () => {
    const [known] = await list('partner-1');
    const rows = [
      ['序列号', '类别', '型号'],
      ['pm4-2611-0001', '打印机', 'A3 黑白 M420'],
      ['PM4-2611-0001', '打印机', 'A3 黑白 M420'],
      [known!.serial, '扫描仪', '馈纸 S60'],
      ['SX1-2611-0002', '复印机', '馈纸 S60'],
    ];
    const file = writeSheet({ name: '设备', rows });
    const { data } = (await server.call('partner-1', calls.readDeviceSheet, {}, file)).body;
    expect(data.map(({ number, fault }) => [number, fault])).toEqual([
      [2, ''],
      [3, '与前面的行重复'],
      [4, '已经登记过'],
      [5, '类别须为打印机、扫描仪、一体机'],
    ]);
    const add = async (serials: string[]) =>
      (
        await server.call('partner-2', calls.addDevices, {
          devices: serials.map((serial) => ({ serial, kind: 'printer' as const, model: 'M420' })),
        })
      ).body;
    expect((await add(['NEW-1', known!.serial])).msg).toBe(`第 2 行的序列号 ${known!.serial} 已有`);
    expect(await list('partner-2', { keyword: 'NEW-' })).toEqual([]);
    expect((await add(['new-1', 'NEW-2'])).data.count).toBe(2);
    const added = await list('partner-2', { keyword: 'NEW-', distribution: 2 });
    expect(added).toMatchObject([{ connection: 'boxed', monthSheets: -1, partnerId: partnerIds.level2 }, {}]);
  });

  it('are in the file that is handed out', async () => {
    expect((await server.call('partner-1', calls.exportDevices, {})).bytes.length).toBeGreaterThan(2_000);
  });
});
