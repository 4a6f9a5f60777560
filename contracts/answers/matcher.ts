/** A matcher as Pact writes it between the fields of an example; a rule alone has no example. */
export interface Matcher {
  'pact:matcher:type': string | readonly { 'pact:matcher:type': string; regex?: string }[];
  value: unknown;
  regex?: string;
  min?: number;
  max?: number;
}

const matcher = (type: Matcher['pact:matcher:type'], value: unknown, more: Partial<Matcher> = {}): Matcher => ({
  'pact:matcher:type': type,
  value,
  ...more,
});

export const like = (value: unknown): Matcher => matcher('type', value);
export const integer = (value: number): Matcher => matcher('integer', value);
export const number = (value: number): Matcher => matcher('number', value);
/** The type says it all. */
export const boolean = (value: boolean): Matcher => matcher('type', value);

/** A text that a pattern fits. */
export const regex = (pattern: string, value: string): Matcher => matcher('regex', value, { regex: pattern });

/** A list with one item or more, each like this one. */
export const eachLike = (item: unknown): Matcher => matcher('type', [item], { min: 1 });

/** A list that may be empty, each item like this one. */
export const anyLike = (item: unknown, most: number): Matcher => matcher('type', [item], { min: 0, max: most });

/** A value of a type for which a pattern fits besides: that alone would take a number that looks right. */
export const patterned = (type: 'integer' | 'type', pattern: string, value: unknown): Matcher =>
  matcher([{ 'pact:matcher:type': type }, { 'pact:matcher:type': 'regex', regex: pattern }], value);

export const isMatcher = (value: unknown): value is Matcher =>
  value !== null && typeof value === 'object' && 'pact:matcher:type' in value;
