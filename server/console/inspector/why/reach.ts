import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { kindLabels } from '../../../../contracts/effect-text.ts';
import { idsAt } from '../../../../contracts/walk.ts';
import type { Stray } from '../../../http/errors.ts';
import type { Exchange } from '../../../http/exchange.ts';
import { claimsOf } from '../../../http/reach.ts';
import { ledClasses } from '../../../http/teaching.ts';
import { belongsTo } from './owners.ts';
import { roleWith } from './role.ts';
import { scopeWords } from './words.ts';

const idsShown = 3;

/** Some ids, the first ones by themselves. */
function few(ids: readonly string[]): string {
  if (ids.length <= idsShown) return ids.join('、');
  return `${ids.slice(0, idsShown).join('、')} 等 ${ids.length} 个`;
}

const known = new WeakMap<Endpoint, ReturnType<typeof claimsOf>>();

function claimsIn(endpoint: Endpoint): ReturnType<typeof claimsOf> {
  let claims = known.get(endpoint);
  if (!claims) known.set(endpoint, (claims = claimsOf(endpoint)));
  return claims;
}

/** The things of others that an input names, by their kinds. */
const claimed = (endpoint: Endpoint, given: unknown): string[] =>
  claimsIn(endpoint).flatMap(({ of, path }) => {
    const ids = idsAt(given, path);
    return ids.length === 0 ? [] : [`${kindLabels[of]} ${few(ids)}`];
  });

/** Why what was named is in reach. */
export function inReach({ endpoint, scopes, given, caller }: Exchange): string {
  if (!caller) return '不需要登录，不看归属';
  const named = claimed(endpoint, given);
  if (scopes.has('all')) return named.length > 0 ? `${named.join('，')}：这个身份能用全部` : '没有要核对归属的编号';
  if (named.length === 0) return '没有要核对归属的编号';
  return `${named.join('，')} 在范围内：${[...scopes].map((scope) => scopeWords[scope]).join('；')}`;
}

/** Which id is out of reach, whose it is, and what the caller would reach. */
export function outOfReach({ call, scopes, caller }: Exchange, stray: Stray): string {
  const { user, sandbox } = caller!;
  const role = roleWith(call, user, scopes);
  const own = scopes.has('classes') && stray.kind === 'class' ? [...ledClasses(sandbox, user)].sort() : [];
  const reach = [...scopes].map((scope) => scopeWords[scope]).join('；');
  const range = own.length > 0 ? `${reach}（${few(own)}）` : reach;
  const what = belongsTo(sandbox, user, stray);
  return `${role}只${stray.need === 'change' ? '能改' : '看'}${range}；请求的 ${stray.id} ${what}`;
}
