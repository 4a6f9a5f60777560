// Words for what JSON holds, and for where in it.

/** What a value is; undefined is one that is not there. */
export function kindOf(value: unknown): string {
  if (value === undefined) return '缺少';
  if (value === null) return 'null';
  if (Array.isArray(value)) return '数组';
  switch (typeof value) {
    case 'string':
      return '字符串';
    case 'number':
      return Number.isInteger(value) ? '整数' : '小数';
    case 'boolean':
      return '布尔值';
    default:
      return '对象';
  }
}

/** What a value is and what it says. */
export function describe(value: unknown): string {
  if (value === undefined || value === null) return kindOf(value);
  if (Array.isArray(value)) return `数组（${value.length} 项）`;
  return `${kindOf(value)} ${JSON.stringify(value)}`;
}

/** Stands for every index in a path. */
export const anyIndex = Symbol('*');

/** A path as `$.data.records[0].studentNo`, or `$.data.records[*].studentNo`. */
export const jsonPath = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (key === anyIndex) return `${path}[*]`;
    if (typeof key === 'number') return `${path}[${key}]`;
    return /^[A-Za-z_]\w*$/.test(String(key)) ? `${path}.${String(key)}` : `${path}[${JSON.stringify(String(key))}]`;
  }, '$');

/** A path that stands for its likes at every index. */
export const withoutIndexes = (keys: readonly PropertyKey[]): string =>
  jsonPath(keys.map((key) => (typeof key === 'number' ? anyIndex : key)));

/** The value at a path; undefined where there is none. */
export const valueAt = (root: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    root,
  );
