import type { Answer } from '../../answers/answer.ts';
import { pathOf, type Paths } from '../../endpoint.ts';
import { fixtureBytes, fixtureFileName, fixtureType } from '../fixtures.ts';
import type { Planned } from '../plan.ts';
import { Interrupted } from './stop.ts';

export type { Answer };

/** No answer came; the message says why, in Chinese. */
export class Lost extends Error {
  override name = 'Lost';

  constructor(
    message: string,
    /** Whether nobody can be reached at the address, whatever is asked. */
    readonly isUnreachable = false,
  ) {
    super(message);
  }
}

/** What a planned call is made with. */
export interface Call {
  planned: Pick<Planned, 'endpoint' | 'file'>;
  input: Record<string, unknown>;
  token: string | undefined;
  /** What stands in the header of the token in the place of it. */
  header?: string | undefined;
}

/** An answer that is larger goes on for ever, as far as a contract is concerned. */
const mostBytes = 64 * 1_048_576;

/** Sends requests to the server at `url`; each must be answered in whole within `timeout` milliseconds. */
export class Transport {
  constructor(
    readonly url: string,
    readonly paths: Paths,
    private readonly timeout: number,
    private readonly interruption: AbortSignal,
    /** What answers in the place of the network, in tests. */
    private readonly fetched: typeof fetch = fetch,
  ) {}

  /** Makes a declared call. */
  call({ planned: { endpoint, file }, input, token, header }: Call): Promise<Answer> {
    const auth = header ?? (token === undefined ? undefined : `bearer ${token}`);
    const headers: Record<string, string> = auth === undefined ? {} : { 'Blade-Auth': auth };
    const address = this.url + pathOf(endpoint, this.paths);
    if (endpoint.method === 'GET') return this.read(withQuery(address, input), headers);
    // An upload without a file is one that comes as JSON.
    if (!endpoint.upload || !file) return this.sendJson(address, input, headers);
    return this.send(withQuery(address, input), { method: 'POST', headers, body: formOf(file) });
  }

  /** Posts JSON to any address. */
  sendJson(address: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(address, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json;charset=utf-8' },
      body: JSON.stringify(body),
    });
  }

  /** Reads once more where the connection broke: a server closes one that was quiet just when it is used again. */
  private async read(address: string, headers: Record<string, string>): Promise<Answer> {
    try {
      return await this.send(address, { headers });
    } catch (error) {
      if (error instanceof Lost && error.message === broken) return this.send(address, { headers });
      throw error;
    }
  }

  /** Sends a request; rejects with Lost when no whole answer comes, with Interrupted when somebody ends the command. */
  private async send(address: string, init: RequestInit): Promise<Answer> {
    const patience = AbortSignal.timeout(this.timeout);
    try {
      const signal = AbortSignal.any([patience, this.interruption]);
      const response = await this.fetched(address, { ...init, redirect: 'manual', signal });
      const { headers } = response;
      return {
        status: response.status,
        type: headers.get('content-type') ?? '',
        disposition: headers.get('content-disposition') ?? '',
        ...(headers.has('location') && { location: headers.get('location')! }),
        bytes: await wholeBody(response),
      };
    } catch (error) {
      if (this.interruption.aborted) throw new Interrupted();
      if (patience.aborted) throw new Lost(`超时：${this.timeout} 毫秒内没有完整答复`);
      throw error instanceof Lost ? error : lostBy(error);
    }
  }
}

function withQuery(address: string, input: Record<string, unknown>): string {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${address}?${query}` : address;
}

function formOf(file: NonNullable<Planned['file']>): FormData {
  const form = new FormData();
  form.append('file', new File([fixtureBytes(file).slice()], fixtureFileName, { type: fixtureType }));
  return form;
}

async function wholeBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Lost(`答复超过 ${mostBytes / 1_048_576} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const broken = '连接中断';

const unreachable: Record<string, string> = {
  ECONNREFUSED: '无法连接：没有服务在监听',
  ENOTFOUND: '无法连接：找不到主机',
  EAI_AGAIN: '无法连接：找不到主机',
  EHOSTUNREACH: '无法连接：网络不通',
  ENETUNREACH: '无法连接：网络不通',
  UND_ERR_CONNECT_TIMEOUT: '无法连接：主机没有回应',
  CERT_HAS_EXPIRED: '无法建立加密连接：证书已过期',
  DEPTH_ZERO_SELF_SIGNED_CERT: '无法建立加密连接：证书是自签名的（可用 NODE_EXTRA_CA_CERTS 指定根证书）',
  SELF_SIGNED_CERT_IN_CHAIN: '无法建立加密连接：证书链中有自签名的证书（可用 NODE_EXTRA_CA_CERTS 指定根证书）',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '无法建立加密连接：证书链不完整',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '无法建立加密连接：不认识签发证书的机构',
  ERR_TLS_CERT_ALTNAME_INVALID: '无法建立加密连接：证书不属于该主机',
  ERR_SSL_WRONG_VERSION_NUMBER: '无法建立加密连接：对方不是 HTTPS 服务',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: '无法建立加密连接：对方不是 HTTPS 服务',
};

const reasons: Record<string, string> = {
  ECONNRESET: broken,
  UND_ERR_SOCKET: broken,
  Z_DATA_ERROR: '答复的压缩与 Content-Encoding 声明的不符',
  Z_BUF_ERROR: '压缩的答复不完整',
};

/** Why no answer came, by the codes of the sockets and of what unpacks an answer. */
function lostBy(error: unknown): Lost {
  const { cause, message, code: own } = error as Error & { code?: string; cause?: { code?: string; message?: string } };
  const code = cause?.code ?? own ?? '';
  if (unreachable[code]) return new Lost(unreachable[code], true);
  if (code.startsWith('HPE_')) return new Lost('对方的答复不是 HTTP');
  if (code.startsWith('ERR__ERROR_')) return new Lost('答复的压缩与 Content-Encoding 声明的不符');
  return new Lost(reasons[code] ?? `请求失败（${code || (cause?.message ?? message)}）`);
}
