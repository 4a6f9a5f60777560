import { jsonOf } from '../../../../answers/bodies.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { jsonPath, withoutIndexes } from '../../../../answers/values.ts';
import type { Law } from '../law.ts';
import { howOf, lawOf, ownInput, type Subject } from './subject.ts';

const secret = /passw|passphrase|secret|token|salt|credential/i;
const time = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?.*)?$/;

/** Values are what they say: dates exist, and no field tells a secret. */
export const valueLaws = (subject: Subject): Law[] => [
  lawOf(subject, '取值', async (prober) => {
    const answer = await prober.ask(subject.call, ownInput(subject, prober), howOf(subject));
    const found = new Map([...oddIn(jsonOf(answer), [])].map((one) => [one.key, one.deviation]));
    return [...found.values()];
  }),
];

interface Odd {
  /** The same for its likes at every index. */
  key: string;
  deviation: Deviation;
}

/** Values in an answer that are not what they say: days that do not exist, and what is secret. */
export function* oddIn(value: unknown, path: PropertyKey[]): Generator<Odd> {
  const odd = (expected: string, got: string): Odd => ({
    key: withoutIndexes(path),
    deviation: deviation(jsonPath(path), expected, got),
  });
  if (typeof value === 'string' && !isReal(value)) yield odd('存在的日期', '不存在的日期');
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    if (typeof inner === 'string' && secret.test(name))
      yield { ...odd('没有密码、令牌等字段', '有'), key: withoutIndexes([...path, key]) };
    yield* oddIn(inner, [...path, key]);
  }
}

/** Whether a text that looks like a date or time is one. */
function isReal(text: string): boolean {
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00'] = time.exec(text) ?? [];
  if (year === undefined) return true;
  const said = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
  const date = new Date(said);
  return !Number.isNaN(date.getTime()) && date.toISOString() === said;
}
