import { eq, sql, type SQL } from 'drizzle-orm';
import { catalogue, type CatalogueItem, type RefundLabel } from '../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { Page, PageRequest } from '../../../../contracts/paging.ts';
import type { getOrderSums, pageOrders } from '../../../../contracts/wrongbook/trade/orders.ts';
import { aggregated, pageable } from '../../../database/pages.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { partners, schools } from '../../../database/tables.ts';
import { orders } from '../../../database/trade-tables.ts';

const at = sql.placeholder;

/** That an order belongs to a channel or one below it. */
const isBelow = (name: string): SQL => sql`${orders.partnerId} in (select p.id from partners p
  where p.id = ${at(name)} or instr(',' || p.ancestors || ',', ',' || ${at(name)} || ',') > 0)`;

const label = sql<RefundLabel>`case ${orders.refundState} when 2 then 'succeeded' when 1 then 'refunding'
  else iif(exists (select 1 from refunds r where r.order_id = ${orders.id} and r.stage = 'asked'), 'asked', 'none') end`;

/** What is asked back, on its way or paid back. */
const refundCents = sql<number>`coalesce((select r.cents from refunds r where r.order_id = ${orders.id} and r.stage <> 'refused'), 0)`;

/** Whether a refund waits for the caller: as the superior of who asks, or as the highest level, which pays. */
const isForCaller = sql<number>`exists (select 1 from refunds r join partners a on a.id = r.partner_id
  where r.order_id = ${orders.id} and (r.stage = 'asked' and a.parent_id = ${at('own')}
    or r.stage = 'approved' and exists (select 1 from partners t where t.id = ${at('own')} and t.ancestors = '0')))`;

const list = {
  table: orders,
  always: [isBelow('own')],
  filters: {
    month: sql`substr(${orders.createTime}, 1, 7) = ${at('month')}`,
    state: sql`${orders.state} = ${at('state')}`,
    refundState: sql`${orders.refundState} = ${at('refundState')}`,
    refund: sql`${label} = ${at('refund')}`,
    partnerId: isBelow('partnerId'),
    schoolId: sql`${orders.schoolId} = ${at('schoolId')}`,
    keyword: sql`(instr(${orders.code}, ${at('keyword')}) > 0 or ${orders.schoolId} in
      (select h.id from schools h where instr(h.name, ${at('keyword')}) > 0))`,
  },
};

/** The lines of an order as JSON, which both lists and details read. */
const content = sql<string>`(select json_group_array(json_array(l.item, l.quantity)) from order_lines l
  where l.order_id = ${orders.id})`;

const page = pageable({
  ...list,
  sorts: { createTime: orders.createTime, cents: orders.cents, code: orders.code },
  defaultSort: orders.createTime,
  newestFirst: true,
  rows: (orm, where, order) =>
    orm
      .select({
        id: orders.id,
        code: orders.code,
        schoolId: orders.schoolId,
        schoolName: schools.name,
        partnerId: orders.partnerId,
        partnerName: partners.name,
        content,
        state: orders.state,
        cents: orders.cents,
        refundState: sql<0 | 1 | 2>`${orders.refundState}`,
        refundLabel: label,
        refundCents,
        isForCaller,
        createTime: orders.createTime,
        payTime: orders.payTime,
      })
      .from(orders)
      .innerJoin(schools, eq(schools.id, orders.schoolId))
      .innerJoin(partners, eq(partners.id, orders.partnerId))
      .where(where)
      .orderBy(...order),
});

const known = new Map<string, (typeof catalogue)[number]>(catalogue.map((one) => [one.item, one]));

/** What an item is called and counted in. */
export const itemOf = (item: CatalogueItem) => known.get(item)!;

const inWords = (json: string): string =>
  (JSON.parse(json) as [CatalogueItem, number][])
    .map(([item, quantity]) => `${itemOf(item).name} ${quantity} ${itemOf(item).unit}`)
    .join('，');

export type OrderRow = DataOf<typeof pageOrders>['records'][number];

/** What orders are searched by, for the channel `own`. */
export type OrderFilters = Record<string, unknown> & { own: string };

/** A page of the orders that a channel reaches. */
export function selectOrders(sandbox: Sandbox, request: PageRequest & OrderFilters): Page<OrderRow> {
  const { records, ...rest } = page(sandbox, request);
  return {
    ...rest,
    records: records.map((row) => ({ ...row, content: inWords(row.content), isForCaller: Boolean(row.isForCaller) })),
  };
}

const sumIf = (condition: SQL, value: SQL = sql`1`): SQL => sql`coalesce(sum(iif(${condition}, ${value}, 0)), 0)`;
const isPaid = sql`${orders.payTime} <> ''`;
const isLabel = (name: RefundLabel): SQL => sql`${label} = ${sql.raw(`'${name}'`)}`;

/** What the orders that filters find come to. */
export const sumOrders = aggregated<DataOf<typeof getOrderSums>>(list, {
  count: sql`count(*)`,
  cents: sql`coalesce(sum(${orders.cents}), 0)`,
  paidCount: sumIf(isPaid),
  paidCents: sumIf(isPaid, sql`${orders.cents}`),
  askedCount: sumIf(isLabel('asked')),
  askedCents: sumIf(isLabel('asked'), refundCents),
  refundingCount: sumIf(isLabel('refunding')),
  refundingCents: sumIf(isLabel('refunding'), refundCents),
  refundedCount: sumIf(isLabel('succeeded')),
  refundedCents: sumIf(isLabel('succeeded'), refundCents),
  forCaller: sumIf(isForCaller),
});
