import * as z from 'zod';
import { createToken } from '../../../contracts/account/account.ts';
import type { UpstreamService } from '../../../contracts/console/upstream-words.ts';
import type { Caller } from '../../http/gate.ts';
import { askUpstream } from './ask.ts';
import { NotLetIn } from './failure.ts';
import { readAnswer } from './read-answer.ts';
import type { Setting } from './setting.ts';

const keyOf = (...parts: readonly string[]): string => parts.join('\n');

const envelope = z.object({ code: z.number(), data: z.object({ accessToken: z.string().min(1) }) });

/** Signing in is asked for at once by many, and answered once. */
type Token = Promise<string>;

const mostTokens = 1_000;

/**
 * The tokens with which upstreams are asked, and what they are got for. They are kept in memory alone: a sandbox travels in
 * snapshots, and what is not written anywhere is in none of them.
 */
export class UpstreamTokens {
  private readonly secrets = new Map<string, string>();
  private readonly signedIn = new Map<string, Token>();

  hasSecret = (sandbox: string, service: UpstreamService): boolean => this.secrets.has(keyOf(sandbox, service));

  /** Keeps a token or a password; what was got for the one before is forgotten. */
  setSecret(sandbox: string, service: UpstreamService, secret: string): void {
    this.secrets.set(keyOf(sandbox, service), secret);
    this.forgetSignedIn(sandbox, service);
  }

  /** Forgets the secret of a service, or all those of a sandbox. */
  forget(sandbox: string, service?: UpstreamService): void {
    const mine = (key: string): boolean => key.startsWith(keyOf(sandbox, service ?? ''));
    for (const key of this.secrets.keys()) if (mine(key)) this.secrets.delete(key);
    this.forgetSignedIn(sandbox, service);
  }

  forgetSignedIn(sandbox: string, service?: UpstreamService): void {
    const start = keyOf(sandbox, service ?? '');
    for (const key of this.signedIn.keys()) if (key.startsWith(start)) this.signedIn.delete(key);
  }

  /** The token with which an upstream is asked for somebody; `anew` where it has refused the last one. */
  async tokenFor(service: UpstreamService, setting: Setting, caller: Caller, anew: boolean): Promise<string> {
    const { name } = caller.sandbox;
    if (setting.tokenWay === 'own') return caller.token;
    const secret = this.secrets.get(keyOf(name, service));
    if (secret === undefined) throw new NotLetIn('还没有令牌或密码，请在控制台重新填写（服务重新启动后不保留）');
    if (setting.tokenWay === 'fixed') return secret;
    const account = setting.account || caller.user.account;
    const key = keyOf(name, service, setting.accountOrigin || setting.origin, account);
    const known = anew ? undefined : this.signedIn.get(key);
    if (known) return known;
    const signing = signIn(setting, account, secret);
    this.signedIn.set(key, signing);
    if (this.signedIn.size > mostTokens) this.signedIn.delete(this.signedIn.keys().next().value!);
    // Who signed in in vain asks again the next time.
    signing.catch(() => this.signedIn.get(key) === signing && this.signedIn.delete(key));
    return signing;
  }
}

/** Signs in at the upstream's account service. */
async function signIn({ origin, accountOrigin, timeout }: Setting, account: string, password: string): Token {
  const body = Buffer.from(JSON.stringify({ account, password }));
  const answer = await askUpstream({
    origin: accountOrigin || origin,
    method: createToken.method,
    path: createToken.path,
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': String(body.length) },
    body,
    timeout: timeout * 1_000,
    // Others wait for it too.
    gone: new AbortController().signal,
  });
  const { status, body: answered } = await readAnswer(createToken, answer);
  const given = envelope.safeParse(parsed(Buffer.isBuffer(answered) ? answered.toString() : ''));
  if (status === 200 && given.success && given.data.code === 200) return given.data.data.accessToken;
  throw new NotLetIn(`的账号服务不让账号 ${account} 登录（HTTP ${status}）`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
