import { systemNow } from '../../../database/clock.ts';
import type { Sandboxes } from '../../../database/sandboxes.ts';
import { hashToken } from '../../../http/user.ts';
import type { Caller } from '../../../http/gate.ts';
import { nameQueries } from './names.queries.ts';

/** How long a token is still good, in words. */
function left(milliseconds: number): string {
  const minutes = Math.max(Math.floor(milliseconds / 60_000), 0);
  if (minutes >= 120) return `还有 ${Math.floor(minutes / 60)} 小时`;
  return minutes > 0 ? `还有 ${minutes} 分钟` : '不到 1 分钟';
}

/** Why a token was good. */
export const goodToken = ({ sandbox, user, expiresAt }: Caller): string =>
  `有效，${user.name}，沙箱“${sandbox.name}”，${left(expiresAt - systemNow())}`;

/** Why a token was refused: what is wrong with it is for the console alone, its sender hears that it is not good. */
export function badTokenWhy(header: string | string[] | undefined, sandboxes: Sandboxes): string {
  if (header === undefined || header === '') return '请求头里没有 Blade-Auth，所以没有令牌';
  const token = Array.isArray(header) ? undefined : /^bearer\s+(\S+)$/i.exec(header)?.[1];
  if (token === undefined) return 'Blade-Auth 须为“bearer 空格 令牌”';
  const dot = token.indexOf('.');
  if (dot < 1) return '不是这里签发的令牌：令牌以沙箱的名称和一个点开头';
  const name = token.slice(0, dot);
  const sandbox = sandboxes.opened().find((one) => one.name === name);
  if (!sandbox) return `令牌说的沙箱“${name}”不存在`;
  const found = nameQueries(sandbox).token.get({ id: hashToken(token) });
  if (!found) return `沙箱“${name}”里没有这个令牌：已退出、已过期清除，或从未签发`;
  if (found.purpose === 'restored') return '演示数据恢复过，以前的令牌都已作废';
  if (found.purpose !== 'access') return '这是登录票据，不是令牌';
  return found.expiresAt <= systemNow() ? '令牌已过期' : '令牌的主人已被删除';
}
