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

/** Formats that tell what a text is for without telling what it says. */
const formats: readonly (readonly [string, RegExp])[] = [
  ['日期 yyyy-MM-dd', /^\d{4}-\d{2}-\d{2}$/],
  ['时间 yyyy-MM-dd HH:mm:ss', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/],
  ['时间 yyyy-MM-ddTHH:mm:ss', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/],
  ['数字文本', /^\d+$/],
];

/** The shape of a value: what it says may be a pupil's name, and reports lie where everybody reads them. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `数组（${value.length} 项）`;
  if (typeof value !== 'string') return kindOf(value);
  if (value === '') return '空字符串';
  return formats.find(([, pattern]) => pattern.test(value))?.[0] ?? `字符串（${[...value].length} 字）`;
}

/** Stands for every index in a path. */
export const anyIndex = Symbol('*');

/** A path as `$.data.records[0].studentNo`, or `$.data.records[*].studentNo`; a name that is no identifier may be anybody's, and is left out. */
export const jsonPath = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (key === anyIndex) return `${path}[*]`;
    if (typeof key === 'number') return `${path}[${key}]`;
    return /^[A-Za-z_]\w*$/.test(String(key)) ? `${path}.${String(key)}` : `${path}["…"]`;
  }, '$');

/** A path that stands for its likes at every index. */
export const withoutIndexes = (keys: readonly PropertyKey[]): string =>
  jsonPath(keys.map((key) => (typeof key === 'number' ? anyIndex : key)));

/** The keys of a path that is written so; any number stands for an index. */
export const keysIn = (path: string): PropertyKey[] =>
  (path.match(/[A-Za-z_]\w*|\[(\*|\d+)\]/g) ?? []).map((key) => (key.startsWith('[') ? 0 : key));

/** The value at a path; undefined where there is none. */
export const valueAt = (root: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    root,
  );
