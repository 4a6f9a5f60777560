import { and, asc, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { page, type Page, type PageRequest } from '../../contracts/paging.ts';
import { cached } from './prepared.ts';
import type { Orm, Sandbox } from './sandbox.ts';

/** What a prepared select must be able to do here. */
interface Statement<Row> {
  all(values: Record<string, unknown>): Row[];
}

interface Preparable<Row> {
  prepare(): Statement<Row>;
}

/** A list that can be paged: its table, its filters by name, its sorts by name, and how a row is selected. */
interface Pageable<Row> {
  table: SQLiteTable;
  /** Conditions that always hold. */
  always: SQL[];
  /** A condition per filter, with a placeholder of the filter's name. */
  filters: Record<string, SQL>;
  sorts: Record<string, SQLiteColumn>;
  defaultSort: SQLiteColumn;
  /** Selects the rows for which `where` holds, in `order`. */
  rows: (orm: Orm, where: SQL, order: SQL[]) => Preparable<Row> & { limit(count: Placeholder): Preparable<Row> };
}

interface Shape {
  filters: string[];
  order: { column: SQLiteColumn; descending: boolean }[];
}

/**
 * Makes a function that returns one page. Statements are prepared once per combination of filters and order. In the
 * second half of a list a page is counted from the end, so that the last costs no more than the first; one with rows to
 * skip is found by row ids alone, from an index where one fits, and only then joined. Totals are remembered until the
 * next write.
 */
export function pageable<Row>(
  list: Pageable<Row>,
): (sandbox: Sandbox, request: PageRequest & Record<string, unknown>) => Page<Row> {
  const statements = new WeakMap<Sandbox, Map<string, Statement<unknown>>>();

  const prepare = <T>(sandbox: Sandbox, key: string, build: () => Preparable<T>): Statement<T> => {
    let own = statements.get(sandbox);
    if (!own) statements.set(sandbox, (own = new Map<string, Statement<unknown>>()));
    let statement = own.get(key) as Statement<T> | undefined;
    if (!statement) own.set(key, (statement = build().prepare()));
    return statement;
  };

  const total = (sandbox: Sandbox, shape: Shape, key: string, values: Record<string, unknown>): number => {
    const count = prepare(sandbox, `count ${key}`, () =>
      sandbox.orm
        .select({ total: sql<number>`count(*)` })
        .from(list.table)
        .where(conditions(list, shape)),
    );
    const asked = shape.filters.map((name) => values[name]);
    return cached(sandbox, JSON.stringify([nameOf(list.table), key, asked]), () => count.all(values)[0]!.total);
  };

  return (sandbox, request) => {
    const shape = shapeOf(list, request);
    const filterKey = shape.filters.join();
    const orderKey = shape.order.map(({ column, descending }) => `${column.name}${descending ? '-' : '+'}`).join();
    const count = total(sandbox, shape, filterKey, request);
    const offset = (request.current - 1) * request.size;
    if (offset >= count) return page<Row>([], count, request);
    const limit = Math.min(request.size, count - offset);
    const fromEnd = offset > count / 2;
    const skipped = fromEnd ? count - offset - limit : offset;
    const statement = prepare(sandbox, `page ${filterKey} ${orderKey} ${fromEnd} ${skipped > 0}`, () =>
      skipped > 0
        ? list.rows(sandbox.orm, chosen(list, shape, fromEnd), orderOf(list.table, shape, fromEnd))
        : list
            .rows(sandbox.orm, conditions(list, shape), orderOf(list.table, shape, fromEnd))
            .limit(sql.placeholder('limit')),
    );
    const records = statement.all({ ...request, limit, offset: skipped });
    return page(fromEnd ? records.reverse() : records, count, request);
  };
}

const nameOf = (table: SQLiteTable): string =>
  (table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')]!;

function shapeOf(list: Pageable<unknown>, request: PageRequest & Record<string, unknown>): Shape {
  const columns = (names: string | undefined, descending: boolean) =>
    (names?.split(',') ?? []).flatMap((name) => {
      const column = list.sorts[name];
      return column ? [{ column, descending }] : [];
    });
  const order = [...columns(request.ascs, false), ...columns(request.descs, true)];
  return {
    filters: Object.keys(list.filters).filter((name) => request[name] !== undefined),
    order: order.length > 0 ? order : [{ column: list.defaultSort, descending: false }],
  };
}

const conditions = (list: Pageable<unknown>, shape: Shape): SQL =>
  and(...list.always, ...shape.filters.map((name) => list.filters[name]!))!;

/** Order with the row id behind it, in the direction of the last column, so that an index can serve it either way. */
const orderOf = (table: SQLiteTable, { order }: Shape, reversed: boolean): SQL[] => {
  const last = order.at(-1)!.descending !== reversed;
  const rowId = sql`${table}.rowid`;
  return [
    ...order.map(({ column, descending }) => (descending !== reversed ? desc(column) : asc(column))),
    last ? desc(rowId) : asc(rowId),
  ];
};

const chosen = (list: Pageable<unknown>, shape: Shape, fromEnd: boolean): SQL => {
  const order = sql.join(orderOf(list.table, shape, fromEnd), sql`, `);
  return sql`${list.table}.rowid in (select rowid from ${list.table} where ${conditions(list, shape)} order by ${order}
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})`;
};
