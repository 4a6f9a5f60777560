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
  /** Whether the default sort begins with what is last. */
  newestFirst?: boolean;
  /** What comes before all sorts, lowest first. */
  first?: SQL;
  /** Selects the rows for which `where` holds, in `order`. */
  rows: (orm: Orm, where: SQL, order: SQL[]) => Preparable<Row> & { limit(count: Placeholder): Preparable<Row> };
}

type Order = { column: SQLiteColumn; descending: boolean }[];

/** The part of a list that says which of its rows are found. */
type Filtered = Pick<Pageable<unknown>, 'table' | 'always' | 'filters'>;

let lists = 0;

/** Makes a function that brings the rows which the filters of a list find down to one row, prepared once per combination of filters. */
export function aggregated<Row extends object>(
  list: Filtered,
  columns: Record<keyof Row & string, SQL>,
): (sandbox: Sandbox, request: Record<string, unknown>) => Row {
  const prepare = statementStore();
  return (sandbox, request) => {
    const filters = filtersOf(list, request);
    const statement = prepare(sandbox, filters.join(), () =>
      sandbox.orm.select(columns).from(list.table).where(conditions(list, filters)),
    );
    return statement.all(request)[0] as Row;
  };
}

/**
 * Makes a function that counts the rows which the filters of a list find, as `records`, and adds up columns over them.
 * Totals are remembered until the next write.
 */
export function summable<Name extends string>(
  list: Filtered,
  columns: Record<Name, SQLiteColumn | SQL>,
): (sandbox: Sandbox, request: Record<string, unknown>) => Record<Name | 'records', number> {
  const summed = Object.entries<SQLiteColumn | SQL>(columns).map(([name, column]) => [
    name,
    sql`coalesce(sum(${column}), 0)`,
  ]);
  const totals = { records: sql`count(*)`, ...(Object.fromEntries(summed) as Record<Name, SQL>) };
  const total = aggregated<Record<Name | 'records', number>>(list, totals);
  // Lists over one table find different rows by the same filters.
  const own = ++lists;
  return (sandbox, request) =>
    cached(sandbox, JSON.stringify(['sums', own, withoutPage(request)]), () => total(sandbox, request));
}

/**
 * Makes a function that returns one page. Statements are prepared once per combination of filters and order. In the
 * second half of a list a page is counted from the end, so that the last costs no more than the first; one with rows to
 * skip is found by row ids alone, from an index where one fits, and only then joined.
 */
export function pageable<Row>(
  list: Pageable<Row>,
): (sandbox: Sandbox, request: PageRequest & Record<string, unknown>) => Page<Row> {
  const prepare = statementStore();
  const total = summable(list, {});

  return (sandbox, request) => {
    const filters = filtersOf(list, request);
    const order = orderIn(list, request);
    const orderKey = order.map(({ column, descending }) => `${column.name}${descending ? '-' : '+'}`).join();
    const count = total(sandbox, request).records;
    const offset = (request.current - 1) * request.size;
    if (offset >= count) return page<Row>([], count, request);
    const limit = Math.min(request.size, count - offset);
    const fromEnd = offset > count / 2;
    const skipped = fromEnd ? count - offset - limit : offset;
    const sorted = [...firstOf(list, fromEnd), ...orderOf(list.table, order, fromEnd)];
    const statement = prepare(sandbox, `${filters.join()} ${orderKey} ${fromEnd} ${skipped > 0}`, () =>
      skipped > 0
        ? list.rows(sandbox.orm, chosen(list, filters, sorted), sorted)
        : list.rows(sandbox.orm, conditions(list, filters), sorted).limit(sql.placeholder('limit')),
    );
    const records = statement.all({ ...request, limit, offset: skipped });
    return page(fromEnd ? records.reverse() : records, count, request);
  };
}

/** Statements by a key, each prepared once per sandbox. */
function statementStore() {
  const statements = new WeakMap<Sandbox, Map<string, Statement<unknown>>>();
  return <T>(sandbox: Sandbox, key: string, build: () => Preparable<T>): Statement<T> => {
    let own = statements.get(sandbox);
    if (!own) statements.set(sandbox, (own = new Map<string, Statement<unknown>>()));
    let statement = own.get(key) as Statement<T> | undefined;
    if (!statement) own.set(key, (statement = build().prepare()));
    return statement;
  };
}

/** What decides which rows are found: the filters, and what else their conditions take. */
const withoutPage = ({ current, size, ascs, descs, ...asked }: Record<string, unknown>) => asked;

const filtersOf = (list: Filtered, request: Record<string, unknown>): string[] =>
  Object.keys(list.filters).filter((name) => request[name] !== undefined);

function orderIn(
  { sorts, defaultSort, newestFirst = false }: Pick<Pageable<unknown>, 'sorts' | 'defaultSort' | 'newestFirst'>,
  request: PageRequest,
): Order {
  const columns = (names: string | undefined, descending: boolean) =>
    (names?.split(',') ?? []).flatMap((name) => {
      const column = sorts[name];
      return column ? [{ column, descending }] : [];
    });
  const order = [...columns(request.ascs, false), ...columns(request.descs, true)];
  return order.length > 0 ? order : [{ column: defaultSort, descending: newestFirst }];
}

const conditions = (list: Filtered, filters: readonly string[]): SQL =>
  and(...list.always, ...filters.map((name) => list.filters[name]!))!;

const firstOf = ({ first }: Pick<Pageable<unknown>, 'first'>, reversed: boolean): SQL[] =>
  first === undefined ? [] : [reversed ? desc(first) : asc(first)];

/** Order with the row id behind it, in the direction of the last column, so that an index can serve it either way. */
const orderOf = (table: SQLiteTable, order: Order, reversed: boolean): SQL[] => {
  const last = order.at(-1)!.descending !== reversed;
  const rowId = sql`${table}.rowid`;
  return [
    ...order.map(({ column, descending }) => (descending !== reversed ? desc(column) : asc(column))),
    last ? desc(rowId) : asc(rowId),
  ];
};

const chosen = (list: Filtered, filters: readonly string[], order: SQL[]): SQL =>
  sql`${list.table}.rowid in (select rowid from ${list.table} where ${conditions(list, filters)}
    order by ${sql.join(order, sql`, `)} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})`;
