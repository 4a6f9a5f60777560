import { isMatcher, type Matcher } from '../../../contracts/answers/matcher.ts';

/** The matchers of one place of a body, as a pact file has them. */
interface Rule {
  combine: 'AND';
  matchers: object[];
}

/** The rules of a body by JSON path: those of the contract where what was recorded fits them, else its type alone. */
export function rulesOf(matcher: unknown, recorded: unknown): Record<string, Rule> {
  const rules: Record<string, Rule> = {};
  collect(matcher, [recorded], '$', rules);
  return rules;
}

/** `values` are all that were recorded at this place. */
function collect(matcher: unknown, values: readonly unknown[], path: string, rules: Record<string, Rule>): void {
  if (values.length === 0) return;
  if (isMatcher(matcher)) {
    const fits = values.every((value) => isLike(matcher, value));
    rules[path] = { combine: 'AND', matchers: fits ? matchersOf(matcher) : [{ match: 'type' }] };
    const [item] = Array.isArray(matcher.value) ? (matcher.value as unknown[]) : [];
    if (item !== undefined) collect(item, values.flatMap(itemsOf), `${path}[*]`, rules);
    return;
  }
  if (matcher === null || typeof matcher !== 'object') return;
  for (const [name, field] of Object.entries(matcher)) {
    const fields = values.flatMap((value) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? [(value as Record<string, unknown>)[name]]
        : [],
    );
    collect(field, fields, `${path}.${name}`, rules);
  }
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function matchersOf({ 'pact:matcher:type': type, value: _, ...more }: Matcher): object[] {
  if (typeof type === 'string') return [{ match: type, ...more }];
  return type.map(({ 'pact:matcher:type': match, ...each }) => ({ match, ...each }));
}

/** Whether a recorded value is what a matcher takes. */
function isLike({ 'pact:matcher:type': type, value: example, regex, min }: Matcher, value: unknown): boolean {
  const all = typeof type === 'string' ? [{ 'pact:matcher:type': type, regex }] : type;
  return all.every(({ 'pact:matcher:type': kind, regex: pattern }) => {
    if (kind === 'regex') return new RegExp(pattern ?? '').test(String(value));
    if (kind === 'integer') return Number.isInteger(value);
    if (kind === 'number') return typeof value === 'number';
    if (Array.isArray(example)) return Array.isArray(value) && value.length >= (min ?? 0);
    return typeof value === typeof example && (value === null) === (example === null);
  });
}
