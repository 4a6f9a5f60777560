import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { partnerIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;
const month = '2026-09';
const next = '2026-10';

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 09:00:00' });
});

afterAll(() => server.close());

type Channel = 'partner-1' | 'partner-2' | 'partner-3' | 'partner-sibling' | 'partner-foreign';

const statement = async (account: Channel, of = month, partnerId?: string) =>
  (await server.call(account, calls.getSettlement, { month: of, ...(partnerId && { partnerId }) })).body.data;

const move = async (account: Channel, act: string, fields: object = {}) =>
  (await server.call(account, calls.moveSettlement, { month, act: act as 'confirm', ...fields })).body;

/** An order that is paid today. */
async function sell(quantity = 1): Promise<string> {
  const lines = [{ item: 'toner' as const, quantity }];
  const { body } = await server.call('partner-3', calls.addOrder, {
    schoolId: schoolIds.junior,
    lines,
    attemptKey: `order-${Math.random()}`.slice(0, 20).replace('.', ''),
  });
  await server.call('partner-3', calls.moveOrder, { orderId: body.data.id, act: 'pay' });
  return body.data.id;
}

describe('a statement', () => {
  it('says the same to both sides: what a level passes on is what the levels below it get', async () => {
    for (const of of [month, '2026-08', '2026-07']) {
      const [first, second, third] = [
        await statement('partner-1', of),
        await statement('partner-2', of),
        await statement('partner-3', of),
      ];
      const sibling = await statement('partner-sibling', of);
      expect(second.lines.length).toBeGreaterThan(2);
      expect(first.totals.passedOn).toBe(second.totals.due);
      expect(second.totals.passedOn).toBe(third.totals.due + sibling.totals.due);
      expect(second.totals.net).toBe(second.totals.due - second.totals.passedOn);
      expect(second.lines.reduce((sum, { own }) => sum + own, 0)).toBe(second.totals.due);
    }
    const september = await statement('partner-2');
    expect(september.lines.some(({ kind }) => kind === 'correction')).toBe(true);
    expect(september.open).toMatchObject({ askedCount: 1, refundingCount: 1 });
  });

  it('is of the own channel or one below, never of one beside or above', async () => {
    expect((await statement('partner-1', month, partnerIds.level3)).partnerName).toBe('青岚校园服务站');
    for (const partnerId of [partnerIds.level2, partnerIds.sibling, partnerIds.foreignLevel1]) {
      const { status } = await server.call('partner-3', calls.getSettlement, { month, partnerId });
      expect(status).toBe(403);
    }
  });

  it('is not there before its month is over', async () => {
    expect(await statement('partner-2', next)).toMatchObject({ stage: 'none', lines: [], acts: [] });
    expect((await move('partner-2', 'confirm', { month: next })).msg).toBe('这个月还没有结束，不能对账');
  });
});

describe('the way of a month', () => {
  it('waits for an objection to be withdrawn, which needs a reason', async () => {
    expect((await move('partner-2', 'object')).msg).toBe('提出异议须说明原因');
    expect((await move('partner-2', 'object', { note: '第三笔金额不对' })).code).toBe(200);
    expect((await statement('partner-1', month, partnerIds.level2)).objection).toBe('第三笔金额不对');
    expect((await move('partner-2', 'confirm')).msg).toBe('对账单有异议，先处理异议');
    expect((await move('partner-2', 'withdraw')).code).toBe(200);
  });

  it('is confirmed from below, by the channel itself, and paid by the one above', async () => {
    expect((await move('partner-1', 'confirm')).msg).toBe('下级“青岚教育服务”还没有确认');
    expect((await move('partner-1', 'confirm', { partnerId: partnerIds.level2 })).msg).toBe('只能确认本级的对账单');
    expect((await move('partner-1', 'pay', { partnerId: partnerIds.level2 })).msg).toBe('对方还没有确认，不能付款');
    expect((await move('partner-2', 'confirm')).code).toBe(200);
    expect((await move('partner-2', 'confirm')).msg).toBe('这个月已经确认，不能再改');
    expect((await move('partner-2', 'pay')).msg).toBe('只有付款方可以登记付款');
    expect((await move('partner-1', 'pay', { partnerId: partnerIds.level2 })).code).toBe(200);
    expect((await statement('partner-2')).stage).toBe('closed');
    expect((await move('partner-2', 'object', { note: '晚了' })).msg).toBe('这个月已经付款并关账');
  });

  it('never changes again: a refund of it is an entry of the next open month', async () => {
    const before = await statement('partner-2');
    const pending = before.lines.find(({ refundLabel }) => refundLabel === 'refunding')!;
    const paid = await server.call('partner-1', calls.moveRefund, { orderId: pending.orderId, act: 'pay' });
    expect(paid.body.code).toBe(200);
    const figures = ({ totals, lines }: typeof before) => [
      totals,
      lines.map(({ orderId, base, own, lower, refunded }) => [orderId, base, own, lower, refunded]),
    ];
    expect(figures(await statement('partner-2'))).toEqual(figures(before));
    expect(() =>
      server.sandbox.sqlite.prepare('update settlement_lines set own = own + 1 where month = ?').run(month),
    ).toThrow('confirmed statements are not changed');
    const booked = server.sandbox.sqlite
      .prepare("select booked_month from refunds where order_id = ? and stage = 'paid'")
      .pluck();
    expect(booked.get(pending.orderId)).toBe(next);
  });
});

describe('an order', () => {
  it('takes prices from the catalogue, and is paid, delivered and counted once', async () => {
    const events = () =>
      server.sandbox.sqlite
        .prepare("select count(*), sum(cents) from usage_events where kind = 'order'")
        .raw()
        .get() as number[];
    const [count = 0, cents = 0] = events();
    const orderId = await sell(3);
    expect(events()).toEqual([count + 1, cents + 3 * 42_670]);
    const again = await server.call('partner-3', calls.moveOrder, { orderId, act: 'pay' });
    expect(again.body.msg).toBe('订单的状态已经变了，请刷新');
    expect(events()[0]).toBe(count + 1);
    const { data } = (await server.call('partner-1', calls.getOrder, { orderId })).body;
    expect(data).toMatchObject({ cents: 128_010, state: 'paid', acts: ['deliver', 'request'], refunds: [] });
    expect(data.code).toMatch(/^2026\d{4}-\d{4}$/);
  });

  it('is refunded forward only: asked below, approved by the level above, paid by the highest', async () => {
    const orderId = await sell();
    const ask = (cents: number) =>
      server.call('partner-3', calls.requestRefund, { orderId, cents, reason: '型号不符' });
    const step = async (account: Channel, act: 'approve' | 'refuse' | 'pay', note = '') =>
      (await server.call(account, calls.moveRefund, { orderId, act, note })).body;
    const state = async () => (await server.call('partner-3', calls.getOrder, { orderId })).body.data;
    expect((await ask(42_671)).body.msg).toBe('退款金额不能超过实收 426.70 元');
    expect((await ask(10_000)).body.code).toBe(200);
    expect((await ask(10_000)).body.msg).toBe('这笔订单已经有退款申请');
    expect(await state()).toMatchObject({ refundState: 0, refundLabel: 'asked' });
    for (const account of ['partner-3', 'partner-1'] as const)
      expect((await step(account, 'approve')).msg).toBe('只有申请渠道的上一级“青岚教育服务”可以审批');
    expect((await step('partner-2', 'refuse')).msg).toBe('驳回须说明原因');
    expect((await step('partner-2', 'refuse', '已拆封')).code).toBe(200);
    expect(await state()).toMatchObject({ refundState: 0, refundLabel: 'none' });
    expect((await ask(10_000)).body.code).toBe(200);
    expect((await step('partner-2', 'pay')).msg).toBe('订单的状态已经变了，请刷新');
    expect((await step('partner-2', 'approve')).code).toBe(200);
    expect((await state()).refundState).toBe(1);
    expect((await step('partner-2', 'approve')).msg).toBe('订单的状态已经变了，请刷新');
    expect((await step('partner-2', 'pay')).msg).toBe('只有付款方“云州启明教育科技”可以登记付款');
    expect((await step('partner-1', 'pay')).code).toBe(200);
    const { refundState, refunds } = await state();
    expect(refundState).toBe(2);
    expect(refunds.map(({ stage }) => stage)).toEqual(['refused', 'paid']);
    expect(refunds[1]!.entries.map(({ act }) => act)).toEqual(['ask', 'approve', 'pay']);
    expect(() => server.sandbox.sqlite.prepare('update orders set refund_state = 1 where id = ?').run(orderId)).toThrow(
      'refunds only go forward',
    );
  });

  it('goes straight to being refunded where the highest level asks', async () => {
    const orderId = await sell();
    const asked = await server.call('partner-1', calls.requestRefund, { orderId, cents: 100, reason: '多付' });
    expect(asked.body.code).toBe(200);
    expect((await server.call('partner-1', calls.getOrder, { orderId })).body.data).toMatchObject({ refundState: 1 });
  });

  it('is seen by its channel and those above, listed and summed alike', async () => {
    const counted = async (account: Channel) => {
      const { total } = (await server.call(account, calls.pageOrders, { size: 1 })).body.data;
      const sums = (await server.call(account, calls.getOrderSums, {})).body.data;
      expect(sums.count).toBe(total);
      return total;
    };
    const [first, second, third] = [await counted('partner-1'), await counted('partner-2'), await counted('partner-3')];
    expect(first).toBeGreaterThanOrEqual(second);
    expect(second).toBeGreaterThan(third);
    expect(await counted('partner-sibling')).toBe(0);
    const foreign = (await server.call('partner-foreign', calls.pageOrders, { size: 500 })).body.data.records;
    expect(foreign.every(({ schoolId }) => schoolId === schoolIds.foreign)).toBe(true);
    for (const refundState of [0, 1, 2] as const) {
      const { records } = (await server.call('partner-1', calls.pageOrders, { refundState, size: 500 })).body.data;
      expect(records.length).toBeGreaterThan(0);
      expect(records.every((row) => row.refundState === refundState)).toBe(true);
    }
  });

  it('has a contract, and lists and statements have files', async () => {
    const orderId = await sell();
    const contract = await server.call('partner-3', calls.getOrderContract, { orderId });
    expect(contract.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    for (const format of ['xls', 'pdf'] as const) {
      const { bytes } = await server.call('partner-2', calls.exportSettlement, { month, format });
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(format === 'pdf' ? '%PDF' : 'ÐÏ\u0011à');
    }
    expect((await server.call('partner-2', calls.exportOrders, {})).bytes.length).toBeGreaterThan(2_000);
  });
});

describe('channels', () => {
  const fields = { name: '青岚南站', contact: '王芳', phone: '', rate: 1_500 };
  const add = async (account: Channel, changes: object = {}) =>
    (await server.call(account, calls.addChannel, { ...fields, ...changes })).body;

  it('are seen from above alone, and get less than what is above them', async () => {
    const names = async (account: Channel) =>
      (await server.call(account, calls.listChannels, {})).body.data.map(({ id }) => id);
    expect(await names('partner-1')).toEqual(['501', '502', '505', '506', '503', '504']);
    expect(await names('partner-2')).toEqual(['502', '503', '504']);
    expect((await add('partner-3')).msg).toBe('三级渠道下面不能再有渠道');
    expect((await add('partner-2', { rate: 3_000 })).msg).toBe('分成比例须低于本级的 30%');
    expect((await add('partner-2', { name: '青岚校园服务站' })).msg).toBe('已有同名的渠道');
    expect((await add('partner-2')).code).toBe(200);
    expect(await names('partner-2')).toHaveLength(4);
  });

  it('are changed by the one directly above, with shares from next month on, and may be suspended', async () => {
    const { data } = (await server.call('partner-2', calls.listChannels, {})).body;
    const { id, name, contact, phone, version } = data.find((one) => one.id === partnerIds.level3)!;
    const update = async (account: Channel, changes: object) =>
      (
        await server.call(account, calls.updateChannel, {
          partnerId: id,
          name,
          contact,
          phone,
          rate: 1_800,
          isSuspended: false,
          version,
          ...changes,
        })
      ).body;
    expect((await update('partner-1', {})).msg).toBe('只能修改直接下级渠道');
    expect((await update('partner-2', { version: 9 })).msg).toBe('渠道已被别人修改，请刷新');
    expect((await update('partner-2', { rate: 2_000, isSuspended: true })).code).toBe(200);
    const changed = (await server.call('partner-2', calls.listChannels, {})).body.data.find((one) => one.id === id);
    expect(changed).toMatchObject({ rate: 1_800, nextRate: 2_000, isSuspended: true });
    const order = { schoolId: schoolIds.junior, lines: [{ item: 'paper', quantity: 1 }] } as const;
    const ordered = async (account: Channel, attemptKey: string) =>
      (await server.call(account, calls.addOrder, { ...order, lines: [...order.lines], attemptKey })).body.msg;
    expect(await ordered('partner-2', 'suspended-1')).toBe('渠道“青岚校园服务站”已停用，不能下单');
    const own = '渠道“青岚校园服务站”已停用，只能查看、处理退款和确认对账';
    expect(await ordered('partner-3', 'suspended-2')).toBe(own);
    const device = { serial: 'SUSPENDED-1', kind: 'printer', model: 'M420' } as const;
    expect((await server.call('partner-3', calls.addDevices, { devices: [device] })).body.msg).toBe(own);
    expect((await server.call('partner-3', calls.getSettlement, { month: '2026-09' })).body.code).toBe(200);
    expect((await update('partner-2', { version: version + 1, isSuspended: false })).code).toBe(200);
  });
});
