import { kindLabels } from '../../../../contracts/effect-text.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Exchange } from '../../../http/exchange.ts';
import type { Detail, Summary } from '../recorded.ts';

/** In one sentence, why a request was answered so; `error` is what it has failed by, where that is known. */
export function sentence(
  { status, result, fault, name }: Summary,
  detail: Pick<Detail, 'steps' | 'message'>,
  { exchange, error }: { exchange: Exchange | undefined; error: unknown },
): string {
  if (fault !== '') return `演示故障：${fault}`;
  if (status === 0) return '没有回答：连接断开了';
  if (!exchange) return `没有这个接口：${detail.message}`;
  if (result === 'ok') return `成功：${titleOf(exchange)}`;
  const reason = reasons[detail.steps.find(({ state }) => state === 'failed')?.step ?? 'work'];
  const stray = error instanceof HttpError ? error.stray : undefined;
  const why = stray ? `这个${kindLabels[stray.kind]}不在${name}的范围内` : reason?.(exchange);
  return `${result === 'refused' ? '拒绝' : '出错'}：${why ?? (detail.message || '没有说明')}`;
}

const titleOf = ({ endpoint }: Exchange): string => endpoint.summary.split(/[：；，]/)[0]!;

/** What a step says by itself; of the others the answer's own text says it. */
const reasons: Partial<Record<Detail['steps'][number]['step'], (exchange: Exchange) => string>> = {
  token: () => '令牌不能用',
  role: (exchange) => `“${titleOf(exchange)}”不给这个身份用`,
};

/** What the product does after an answer (specification, section 8). */
export function afterwards(status: number, code: number): string {
  if (status === 0) return '客户端提示网络错误';
  if ([status, code].some((one) => one === 401 || one === 403)) return '客户端提示后退出登录';
  return status >= 400 || (code !== 200 && code !== 0) ? '客户端提示 3 秒' : '';
}
