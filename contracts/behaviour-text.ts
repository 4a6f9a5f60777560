import type { Endpoint } from './endpoint.ts';
import { relationsOf, type Derived } from './relations.ts';

/** What the input of a read does to its rows, in a line; "" of a write, and where the input is only of what the answer is. */
export function behaviourText(call: Endpoint): string {
  if (call.effects) return '';
  const told = Object.entries(relationsOf(call)).flatMap(([field, relation]) => {
    const text = relation ? textOf(relation) : '';
    return text === '' ? [] : [`${field} ${text}`];
  });
  return told.length === 0 ? '' : `${told.join('；')}。`;
}

function textOf(relation: Derived): string {
  if ('is' in relation) return `等于 ${[relation.is].flat().join(' 或 ')}`;
  if ('contains' in relation) return `含于 ${relation.contains.join(' 或 ')}`;
  if ('startsWith' in relation) return `是 ${relation.startsWith} 的开头`;
  if ('notBefore' in relation) return `不晚于 ${relation.notBefore}`;
  if ('notAfter' in relation) return `不早于 ${relation.notAfter}`;
  if ('isBlank' in relation) return `为 1 时 ${relation.isBlank} 为空`;
  return 'unchecked' in relation ? `（${relation.unchecked}）` : '';
}
