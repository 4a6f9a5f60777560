import * as z from 'zod';
import { touchedBy } from '../../../../effects.ts';
import type { Kind } from '../../../../kinds.ts';
import { isShown, shownAfter, shownIn } from '../../../../shown.ts';
import { aboutId, idFields, idsAt } from '../../../../walk.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { describe, valueAt } from '../../../../answers/values.ts';
import { isAdded, isAffected, isMeant, namesOf, type Aim } from './aim.ts';
import { keyOf, type Row } from './rows.ts';
import { isWhole, type Sight } from './sight.ts';
import { listedIn } from './tellers.ts';

/** A read before and after a write. */
export interface Pair {
  before: Sight;
  after: Sight;
}

const at = ({ witness }: Sight, row?: Row): string => [witness.call, ...(row ? [row.kind] : [])].join(' → ');

/** What of a write is not seen in a read that has to show it. */
export function missedIn(aim: Aim, pair: Pair): Deviation[] {
  return [
    ...additionMissed(aim, pair),
    ...changeMissed(aim, pair),
    ...wordsMissed(aim, pair),
    ...removalMissed(aim, pair),
    ...answeredFor(aim, pair),
  ];
}

function additionMissed(aim: Aim, { before, after }: Pair): Deviation[] {
  if (after.data === undefined || !isWhole(after)) return [];
  return [...aim.added].flatMap(([kind, ids]) => {
    const rows = after.rows.filter((row) => isAdded(aim, row) && row.kind === kind);
    const wrong = rows.flatMap((row) => unlike(aim, after, row));
    if (!hasToList(aim, after, kind)) return wrong;
    const lost = [...ids].filter((id) => !rows.some(({ own }) => own === id));
    const absent = lost.map(() => deviation(at(after), `新增的 ${kind}`, '缺少'));
    return [...wrong, ...absent, ...wrongTotal(before, after, ids.size)];
  });
}

function hasToList({ call, input }: Aim, { witness, ...sight }: Sight, kind: Kind): boolean {
  const only = listedIn[call]?.(input);
  const lists = only === undefined ? witness.lists : only === witness.call;
  return lists && hasOuterRows({ witness, ...sight }, kind);
}

/** Whether the things of a kind are what a read lists, not what they belong to. */
const hasOuterRows = ({ witness: { endpoint } }: Sight, kind: Kind): boolean => outerKind(endpoint.data) === kind;

function outerKind(data: z.ZodType): Kind | undefined {
  const list = data instanceof z.ZodObject ? (data.shape as Record<string, z.ZodType>)['records'] : data;
  return list instanceof z.ZodArray ? ((list.element as z.ZodType).meta()?.['x-row'] as Kind | undefined) : undefined;
}

function wrongTotal(before: Sight, after: Sight, more: number): Deviation[] {
  const [was, is] = [before, after].map(({ data }) => valueAt(data, ['total']));
  if (typeof was !== 'number' || is === was + more) return [];
  return [deviation(`${at(after)} $.data.total`, `${more < 0 ? '减少' : '增加'} ${Math.abs(more)}`, describe(is))];
}

function changeMissed(aim: Aim, { after }: Pair): Deviation[] {
  const kinds = aim.write.effects!.changes;
  return after.rows
    .filter((row) => kinds.includes(row.kind) && isMeant(aim, row) && !isAdded(aim, row))
    .flatMap((row) => unlike(aim, after, row));
}

/** Rows of another kind that name a changed thing show its words beside its id: the name of the class of a student. */
function wordsMissed(aim: Aim, { after }: Pair): Deviation[] {
  const changed = aim.write.effects!.changes.filter((kind) => namesOf(aim.write, kind));
  return after.rows
    .filter((row) => !changed.includes(row.kind) && changed.some((kind) => holds(row, kind, aim.given.get(kind))))
    .flatMap((row) => unlike(aim, after, row, (field) => isWord(row, field)));
}

const holds = ({ schema, value }: Row, kind: Kind, ids: ReadonlySet<string> | undefined): boolean =>
  Object.entries(schema.shape).some(
    ([name, field]) => aboutId(field as z.ZodType)?.of === kind && ids?.has(value[name] as string),
  );

/** Whether a field of a row is a text and no id. */
const isWord = ({ schema }: Row, field: string): boolean => {
  const found = schema.shape[field] as z.ZodType | undefined;
  return found instanceof z.ZodString && aboutId(found) === undefined;
};

/** Whether the things that a write changes were shown before as it makes them. */
export function wasSo(aim: Aim, { before }: Pair): boolean {
  const kinds = aim.write.effects!.changes.filter((kind) => namesOf(aim.write, kind));
  const rows = before.rows.filter((row) => kinds.includes(row.kind) && isMeant(aim, row));
  const told = rows.flatMap(({ kind, schema }) => shownAfter(aim.write, aim.input, kind, schema));
  return told.length > 0 && rows.every((row) => unlike(aim, before, row).length === 0);
}

/** The fields of a row that do not show what the write was given. */
const unlike = (aim: Aim, sight: Sight, row: Row, isWanted = (_field: string): boolean => true): Deviation[] =>
  shownAfter(aim.write, aim.input, row.kind, row.schema)
    .filter(({ field }) => isWanted(field))
    .filter((expected) => !isShown(shownIn(row.value, expected.field), expected))
    .map(({ field, from }) =>
      deviation(
        `${at(sight, row)}.${field}`,
        from === undefined ? '写入后的值' : `写入的 ${from}`,
        describe(shownIn(row.value, field)),
      ),
    );

function removalMissed(aim: Aim, { before, after }: Pair): Deviation[] {
  const kinds = aim.write.effects!.removes.filter((kind) => !aim.write.effects!.changes.includes(kind));
  const gone = (row: Row): boolean => kinds.includes(row.kind) && isMeant(aim, row);
  const were = before.rows.filter(gone);
  if (were.length === 0) return [];
  const left = after.rows.filter(gone).map((row) => deviation(at(after, row), '已删除', '仍在'));
  if (left.length > 0) return left;
  if (were.some(({ path, kind }) => path.length === 0 && isOneThing(before, kind))) {
    return after.data === undefined ? [] : [deviation(at(after), '拒绝', '成功的答复')];
  }
  const outer = were.filter(({ kind, path }) => hasOuterRows(before, kind) && path[0] === 'records');
  return isWhole(before) && after.data !== undefined ? wrongTotal(before, after, -outer.length) : [];
}

/** A read that was asked for what is gone is refused, or lists nothing. */
function answeredFor({ write, given }: Aim, { before, after }: Pair): Deviation[] {
  const gone = write.effects!.removes.filter((kind) => !write.effects!.changes.includes(kind));
  const { endpoint, input } = after.witness;
  const isAsked = idFields(endpoint.input).some(
    ({ path, about }) => gone.includes(about.of) && idsAt(input, path).some((id) => given.get(about.of)?.has(id)),
  );
  if (!isAsked || after.data === undefined || before.rows.length === 0 || after.rows.length === 0) return [];
  return [deviation(at(after), '拒绝或没有内容', '仍有内容')];
}

const isOneThing = ({ witness }: Sight, kind: Kind): boolean => witness.endpoint.data.meta()?.['x-row'] === kind;

/** What has changed in a read besides what the write touches. */
export function straysIn(aim: Aim, { before, after }: Pair): Deviation[] {
  const touched = touchedBy(aim.write);
  const isMade = before.witness.endpoint.data.meta()?.['x-made-of'] as readonly Kind[] | undefined;
  if (after.data === undefined || isMade?.some((kind) => touched.includes(kind))) return [];
  if (!isWhole(before) || !isWhole(after)) return [];
  const others = ({ rows }: Sight): Map<string, Row> =>
    new Map(rows.filter((row) => !isAffected(aim, row)).map((row) => [keyOf(row), row]));
  const [were, are] = [others(before), others(after)];
  const lost = [...were]
    .filter(([key]) => !are.has(key))
    .map(([, row]) => deviation(at(before, row), '与写入前相同', '缺少'));
  const more = unnamed(aim) ? [] : [...are].filter(([key]) => !were.has(key));
  const added = more.map(([, row]) => deviation(at(after, row), '与写入前相同', '多出一条'));
  const changed = [...were].flatMap(([key, row]) =>
    are.has(key) ? changesOf(touched, row, are.get(key)!, after) : [],
  );
  return [...lost, ...added, ...changed];
}

/** Whether a write adds things without saying which. */
const unnamed = ({ write, added }: Aim): boolean => write.effects!.adds.some((kind) => !added.has(kind));

const changesOf = (touched: readonly Kind[], was: Row, is: Row, sight: Sight): Deviation[] =>
  Object.entries(was.schema.shape as Record<string, z.ZodType>)
    .filter(([name, field]) => typeof was.value[name] !== 'object' && !dependsOn(field, touched))
    .filter(([name]) => was.value[name] !== is.value[name])
    .map(([name]) => deviation(`${at(sight, was)}.${name}`, '与写入前相同', describe(is.value[name])));

function dependsOn(field: z.ZodType, touched: readonly Kind[]): boolean {
  const { 'x-count': counted, 'x-made-of': parts = [] } = (field.meta() ?? {}) as Dependence;
  const kinds = [counted, aboutId(field)?.of, ...parts];
  return kinds.some((kind) => kind !== undefined && touched.includes(kind));
}

interface Dependence {
  'x-count'?: Kind;
  'x-made-of'?: readonly Kind[];
}

/** Whether a read tells something else after a write. */
export const isChanged = ({ before, after }: Pair): boolean =>
  JSON.stringify(before.data) !== JSON.stringify(after.data);

/** What has changed in a read that must not have. */
export const changeIn = (pair: Pair): Deviation[] =>
  isChanged(pair)
    ? [deviation(at(pair.after), '与写入前相同', pair.after.data === undefined ? '被拒绝' : '有变化')]
    : [];
