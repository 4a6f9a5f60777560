import { describe } from '../../../contracts/answers/values.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { layersOf, schemaAt } from '../../../contracts/faults.ts';
import * as z from 'zod';
import { Alone } from './pairs.ts';
import type { Told } from './task.ts';

/** Letters of a value that are kept. */
const longest = 80;

const secretName = /password|secret|token|ticket|passwd|pwd/i;

/** Whether what lies at a path is a password, a token or a ticket. */
function isSecret({ data }: Endpoint, keys: readonly PropertyKey[]): boolean {
  if (keys.some((key) => typeof key === 'string' && secretName.test(key))) return true;
  return [...layersOf(schemaAt(data, keys.slice(1)))].some((layer) => z.globalRegistry.get(layer)?.['x-secret']);
}

/** A value at a path of an answer, as it may be shown and as it is. */
export function toldAt(endpoint: Endpoint, keys: readonly PropertyKey[], value: unknown): Told {
  if (value instanceof Alone) return same(value.count > 0 ? `独有 ${value.count} 项` : '没有独有的');
  const shape = describe(value);
  if (value === undefined || isSecret(endpoint, keys)) return { shape, value: '' };
  const text = JSON.stringify(value);
  return { shape, value: text.length > longest ? `${text.slice(0, longest)}…` : text };
}

/** What says nothing of anybody. */
export const same = (text: string): Told => ({ shape: text, value: text });
