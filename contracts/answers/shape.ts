import type { Provenance } from '../endpoint.ts';
import { kindsOf, type Schema } from '../openapi/schema.ts';
import { anyIndex, jsonPath, kindOf, valueAt } from './values.ts';

/** How the shape of an answer differs from the declared one. Indexes of the path are `[*]`. */
export interface Difference {
  kind: '未声明' | '缺少' | '类型不同';
  path: string;
  /** The declared type; "" for what nobody declared. */
  expected: string;
  got: string;
  /** From where what is declared is known. */
  provenance?: Provenance;
}

const typeNames: Record<string, string> = {
  object: '对象',
  array: '数组',
  string: '字符串',
  integer: '整数',
  number: '数字',
  boolean: '布尔值',
};

/** What a value of a schema is; undefined of one that comes in several kinds, and of one that may be anything. */
const nameOf = ({ type }: Schema): string | undefined => (typeof type === 'string' ? typeNames[type] : undefined);

/** Every difference between a value and its schema once; values count for nothing but their types. */
export function differencesOf(schema: Schema, value: unknown): Difference[] {
  const comparison = new Comparison();
  comparison.compare(schema, value, []);
  return [...comparison.found.values(), ...comparison.absent()];
}

/** Fields that may be absent here and there, and are absent everywhere. */
export function absentEverywhere(schema: Schema, value: unknown): Difference[] {
  const comparison = new Comparison();
  comparison.compare(schema, value, []);
  return comparison.absent();
}

class Comparison {
  readonly found = new Map<string, Difference>();
  /** Fields that may be absent, with whether any object had them. */
  private readonly optional = new Map<string, { difference: Difference; seen: boolean }>();

  compare(schema: Schema, value: unknown, path: readonly PropertyKey[]): void {
    const kinds = kindsOf(schema);
    if (kinds.length > 1) return this.compareKinds(kinds, value, path);
    const expected = nameOf(schema);
    if (expected === undefined) return;
    const got = kindOf(value);
    if (!(got === expected || (expected === '数字' && typeof value === 'number'))) {
      return this.add({ kind: '类型不同', path: jsonPath(path), expected, got });
    }
    if (Array.isArray(value)) for (const item of value) this.compare(schema.items ?? {}, item, [...path, anyIndex]);
    else if (schema.type === 'object') this.compareFields(schema, value as Record<string, unknown>, path);
  }

  /** Compares with the kind of which the value is, where its constants tell, else with the first. */
  private compareKinds(kinds: readonly Schema[], value: unknown, path: readonly PropertyKey[]): void {
    const objects = kinds.filter(({ type }) => type !== 'null');
    if (value === null && objects.length < kinds.length) return;
    const isOf = ({ properties = {} }: Schema): boolean =>
      Object.entries(properties).every(
        ([name, field]) => !('const' in field) || field.const === valueAt(value, [name]),
      );
    this.compare(objects.find(isOf) ?? objects[0]!, value, path);
  }

  absent(): Difference[] {
    return [...this.optional.values()].filter(({ seen }) => !seen).map(({ difference }) => difference);
  }

  private compareFields(schema: Schema, value: Record<string, unknown>, path: readonly PropertyKey[]): void {
    const { properties = {}, required = [] } = schema;
    for (const [name, field] of Object.entries(properties)) {
      const there = Object.hasOwn(value, name);
      this.note(name, field, [...path, name], there, required.includes(name));
      if (there) this.compare(field, value[name], [...path, name]);
    }
    for (const name of Object.keys(value).filter((key) => !Object.hasOwn(properties, key))) {
      this.add({ kind: '未声明', path: jsonPath([...path, name]), expected: '', got: kindOf(value[name]) });
    }
  }

  private note(name: string, field: Schema, path: PropertyKey[], there: boolean, required: boolean): void {
    const expected = nameOf(field) ?? name;
    const difference: Difference = { kind: '缺少', path: jsonPath(path), expected, got: '缺少' };
    if (required) return there ? undefined : this.add(difference);
    const known = this.optional.get(difference.path);
    this.optional.set(difference.path, { difference, seen: there || (known?.seen ?? false) });
  }

  private add(difference: Difference): void {
    const key = `${difference.kind} ${difference.path} ${difference.got}`;
    if (!this.found.has(key)) this.found.set(key, difference);
  }
}
