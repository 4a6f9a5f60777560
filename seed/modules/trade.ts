import { catalogue, type CatalogueItem, type OrderState } from '../../contracts/constants/trade.ts';
import { linesOf, type Sale } from '../../server/engines/settlement/statement.ts';
import { helperIds, partnerIds as partners, personaIds } from '../landmarks.ts';
import { joinedOn } from '../joining.ts';
import type { Random } from '../random.ts';
import { channelOf, monthsBefore, tradingSchools } from '../trade/channels.ts';
import type { SeedModule, World } from '../world.ts';

/** Shares from the first month on, in hundredths of a percent. */
const rates: Record<string, number> = {
  [partners.level1]: 4_500,
  [partners.level2]: 3_000,
  [partners.level3]: 1_800,
  [partners.sibling]: 1_600,
  [partners.north]: 2_900,
  [partners.brook]: 2_700,
  [partners.foreignLevel1]: 4_200,
  [partners.foreignLevel2]: 2_800,
  [partners.foreignLevel3]: 1_700,
};

const keepers: Record<string, string> = {
  [partners.level1]: personaIds['partner-1'],
  [partners.level2]: personaIds['partner-2'],
  [partners.level3]: personaIds['partner-3'],
  [partners.sibling]: helperIds['partner-sibling'],
  [partners.north]: personaIds['partner-1'],
  [partners.brook]: personaIds['partner-1'],
};

const keeperOf = (partnerId: string): string => keepers[partnerId] ?? helperIds['partner-foreign'];

/** Statements of so many months are closed before that of the last month, which is open. */
const months = 12;

const smallItems: CatalogueItem[] = ['toner', 'drum', 'paper', 'toner', 'paper', 'scanner', 'printer'];

interface Order {
  id: string;
  partnerId: string;
  schoolId: string;
  month: string;
  state: OrderState;
  cents: number;
  sale: Sale;
  payTime: string;
}

/** Writes an order that was paid for, or what of one was paid back, into the ledger of use. */
const addOrderUse = (
  world: World,
  use: { schoolId: string; userId: string; createTime: string; quantity: number; cents: number },
): void => world.write.usageEvent({ ...use, kind: 'order', app: '', subjectId: '', date: use.createTime.slice(0, 10) });

/** Makes orders one after the other, each with a code of its day. */
function orderWriter(world: World, random: Random) {
  const ofDay = new Map<string, number>();
  let count = 0;
  return (
    school: { id: string; partnerId: string },
    day: string,
    items: [CatalogueItem, number][],
    state: OrderState,
  ): Order => {
    const number = (ofDay.get(day) ?? 0) + 1;
    ofDay.set(day, number);
    const id = String(93_000_000 + ++count);
    const lines = items.map(([item, quantity]) => {
      return { item, quantity, cents: catalogue.find((one) => one.item === item)!.cents };
    });
    const cents = lines.reduce((sum, line) => sum + line.quantity * line.cents, 0);
    const isPaid = state === 'paid' || state === 'delivered';
    const at = (hour: number): string =>
      `${day} ${String(hour).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}:00`;
    const [createTime, payTime, deliverTime] = [at(8), isPaid ? at(9) : '', state === 'delivered' ? at(16) : ''];
    const { partnerId, id: schoolId } = school;
    const code = `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`;
    const userId = keeperOf(partnerId);
    world.write.order({ id, code, partnerId, schoolId, userId, state, cents, createTime, payTime, deliverTime });
    lines.forEach((line, index) => world.write.orderLine({ orderId: id, position: index + 1, ...line }));
    if (isPaid) addOrderUse(world, { schoolId, userId, createTime: payTime, quantity: 1, cents });
    const month = day.slice(0, 7);
    return {
      id,
      partnerId,
      schoolId,
      month,
      state,
      cents,
      payTime,
      sale: { orderId: id, month, paid: cents, chain: channelOf(partnerId) },
    };
  };
}

/** The orders of a school over a year: seats in September, devices and consumables now and then. */
function sell(world: World, random: Random, all: readonly string[]): Order[] {
  const write = orderWriter(world, random);
  const today = world.now.slice(0, 10);
  const orders: Order[] = [];
  for (const month of all)
    for (const school of tradingSchools(world)) {
      const isLast = month === all.at(-2);
      const count = school.isNeighbour ? (random.chance(0.35) || isLast ? 1 : 0) : isLast ? 3 : 1 + random.below(2);
      const days = Array.from({ length: count }, () => 1 + random.below(27)).sort((a, b) => a - b);
      days.forEach((dayOfMonth, index) => {
        const day = `${month}-${String(dayOfMonth).padStart(2, '0')}`;
        if (day >= today || day < joinedOn(world, school)) return;
        const isSeats = month.endsWith('-09') && index === 0;
        const items: [CatalogueItem, number][] = isSeats
          ? [['seats', Math.max(20, school.grades * school.classesPerGrade * school.studentsPerClass)]]
          : [[random.pick(smallItems), 1 + random.below(school.isNeighbour ? 2 : 4)]];
        const fresh = month === all.at(-1);
        const state: OrderState =
          fresh && random.chance(0.3)
            ? 'unpaid'
            : random.chance(0.04)
              ? 'cancelled'
              : random.chance(fresh ? 0.5 : 0.97)
                ? 'delivered'
                : 'paid';
        orders.push(write(school, day, items, state));
      });
    }
  return orders;
}

interface Wish {
  cents: number;
  reason: string;
  stage: 'asked' | 'approved' | 'paid';
  /** Days and times of its steps. */
  times: string[];
  bookedMonth?: string;
}

function refund(
  world: World,
  order: Order,
  number: number,
  { cents, reason, stage, times, bookedMonth = '' }: Wish,
): void {
  const { id: orderId, partnerId } = order;
  const [createTime = ''] = times;
  world.write.refund({ id: number, orderId, partnerId, cents, stage, reason, bookedMonth, createTime });
  const chain = channelOf(partnerId);
  const steps = [
    { act: 'ask', userId: keeperOf(partnerId), note: reason },
    { act: 'approve', userId: keeperOf(chain.at(-2) ?? partnerId), note: '同意退款' },
    { act: 'pay', userId: keeperOf(chain[0]!), note: '付款回单已到' },
  ] as const;
  times.forEach((time, index) => world.write.refundEntry({ refundId: number, ...steps[index]!, createTime: time }));
  if (stage !== 'paid') return;
  order.sale.refund = { cents, bookedMonth };
  const userId = keeperOf(partnerId);
  addOrderUse(world, { schoolId: order.schoolId, userId, createTime: times.at(-1)!, quantity: 0, cents: -cents });
}

/** What a refund of the state of an order's numbers is: 0 as long as nobody has approved it. */
const refundStateOf = { asked: 0, approved: 1, paid: 2 } as const;

export const tradeModule: SeedModule = {
  name: 'trade',
  title: '渠道、订单与结算',
  run(world, random) {
    const all = monthsBefore(world.now, months);
    const [first = '', last = '', before = ''] = [all[0], all.at(-2), all.at(-3)];
    for (const [partnerId, rate] of Object.entries(rates))
      world.write.channelRate({ partnerId, fromMonth: first, rate });
    const orders = sell(world, random, all);
    const refundable = (month: string) =>
      orders.filter(
        ({ partnerId, payTime, month: of }) => partnerId === partners.level3 && payTime !== '' && of === month,
      );
    const [done, going, asked] = refundable(last);
    const [late] = refundable(before);
    const day = world.now.slice(0, 10);
    const time = (clock: string): string => (`${day} ${clock}` < world.now ? `${day} ${clock}` : world.now);
    const wishes: [Order | undefined, Wish][] = [
      [
        done,
        {
          cents: 115_20,
          reason: '2 支感光鼓型号不符',
          stage: 'paid',
          bookedMonth: last,
          times: [1, 2, 3].map((n) => `${last}-28 1${n}:12:00`),
        },
      ],
      [
        going,
        { cents: 42_670, reason: '1 箱黑粉盒型号不符', stage: 'approved', times: [time('07:12:00'), time('07:40:00')] },
      ],
      [
        asked,
        { cents: asked?.cents ?? 0, reason: '到货进纸卡顿，学校要求退货', stage: 'asked', times: [time('07:32:00')] },
      ],
      [
        late,
        {
          cents: 28_800,
          reason: '一箱纸受潮，关账后退款',
          stage: 'paid',
          bookedMonth: last,
          times: [1, 2, 3].map((n) => `${last}-2${n} 10:20:00`),
        },
      ],
    ];
    wishes.forEach(([order, wish], index) => {
      if (!order) return;
      refund(world, order, index + 1, { ...wish, cents: Math.min(wish.cents, order.cents) });
      world.write.refundedOrder(order.id, refundStateOf[wish.stage]);
    });
    settle(world, orders, all);
  },
};

/** Confirms and pays the statements of all months but the last two; of the month that is open those of the lowest level alone. */
function settle(world: World, orders: readonly Order[], all: readonly string[]): void {
  const sales = orders.filter(({ payTime }) => payTime !== '').map(({ sale }) => sale);
  const last = all.at(-2)!;
  const rateOf = (partnerId: string): number => rates[partnerId]!;
  for (const [index, month] of all.slice(0, -1).entries())
    for (const partnerId of Object.keys(rates)) {
      const isLowest = channelOf(partnerId).length === 3;
      if (month === last && !isLowest) continue;
      const next = all[index + 1]!;
      const confirmTime = `${next}-0${isLowest ? 1 : 2} 09:10:00`;
      if (confirmTime > world.now) continue;
      const payTime = month === last || `${next}-05 15:00:00` > world.now ? '' : `${next}-05 15:00:00`;
      const userId = keeperOf(partnerId);
      world.write.settlement({
        partnerId,
        month,
        confirmTime,
        confirmedBy: userId,
        payTime,
        paidBy: payTime === '' ? null : userId,
      });
      linesOf(sales, partnerId, month, rateOf).forEach((line, at) =>
        world.write.settlementLine({ partnerId, month, position: at + 1, ...line }),
      );
    }
}
