import { generalRefusal, type HttpError } from '../../http/errors.ts';
import { ClosedAddress } from './address.ts';
import { Late } from './ask.ts';

/** An upstream answers something that no call may answer; the message says what, behind the name of the service. */
export class Odd extends Error {
  override name = 'Odd';
}

/** An upstream does not take the token with which it is asked. */
export class NotLetIn extends Error {
  override name = 'NotLetIn';
}

const reasons: Record<string, string> = {
  ECONNREFUSED: '没有服务在监听',
  ENOTFOUND: '找不到主机',
  EAI_AGAIN: '找不到主机',
  EHOSTUNREACH: '网络不通',
  ENETUNREACH: '网络不通',
  ETIMEDOUT: '主机没有回应',
  ECONNRESET: '连接中断',
  EPIPE: '连接中断',
  CERT_HAS_EXPIRED: '证书已过期',
  DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签名的，可用 NODE_EXTRA_CA_CERTS 指定根证书',
  SELF_SIGNED_CERT_IN_CHAIN: '证书链中有自签名的证书，可用 NODE_EXTRA_CA_CERTS 指定根证书',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书链不完整',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '不认识签发证书的机构',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不属于该主机',
  EPROTO: '对方不是 HTTPS 服务',
};

/** Why an upstream could not be used, for people: behind the name of the service. */
export function reasonOf(error: unknown): string {
  if (error instanceof Late) return '没有及时回应';
  if (error instanceof Odd || error instanceof NotLetIn) return error.message;
  if (error instanceof ClosedAddress) return '的主机名指向链路本地地址或云主机的元数据地址';
  const { code = '' } = error as NodeJS.ErrnoException;
  return `无法连接：${reasons[code] ?? (code.startsWith('HPE_') ? '答复不是 HTTP' : code || '请求失败')}`;
}

/** How whoever made a call is told: never by 401 or 403, which would end the session here. */
export function refusalOf(service: string, error: unknown): HttpError {
  const text = `上游服务 ${service} ${reasonOf(error)}，可在控制台改回本地`;
  if (error instanceof Late) return generalRefusal('upstreamLate', text);
  if (error instanceof Odd) return generalRefusal('upstreamOdd', text);
  return generalRefusal(error instanceof NotLetIn ? 'upstreamToken' : 'upstreamGone', text);
}
