import { parseArgs } from 'node:util';
import { nearestOf } from '../../../server/http/nearest.ts';
import type { Service } from '../../endpoint.ts';
import { services as allServices } from '../folder.ts';
import { Misuse } from './stop.ts';

/** Shown when the command is misused. */
export const usage = [
  '用法：npm run verify -- [--url 地址] [--token 令牌 | --account 账号 --password 密码] [--service vesta,juno,wrongbook,minerva]',
  '      [--states 文件] [--read-only | --allow-writes] [--report 文件.json] [--diff] [--timeout 毫秒]',
  '      [--strict] [--accept 档案.json] [--profile 档案.json]',
  '违反规格即不符；只与我们的推断不同的另列，--strict 时也算不符。--accept 把这些不同记入档案，--profile 按档案比较。',
  '令牌和密码也可以放在环境变量 VERIFY_TOKEN、VERIFY_PASSWORD 中：npm 会把命令行原样显示出来。',
].join('\n');

/** An account that tokens can be had for. */
export interface Login {
  account: string;
  password: string;
}

/** Who calls where a state does not say: a token, or an account to get one for. */
export type Credentials = { token: string } | Login;

/** What the command was told. */
export interface Options {
  /** Without a slash at its end. */
  url: string;
  services: Service[];
  credentials: Credentials | undefined;
  readOnly: boolean;
  allowWrites: boolean;
  states: string | undefined;
  report: string | undefined;
  diff: boolean;
  /** Whether what is other than assumed counts as broken too. */
  strict: boolean;
  /** Where to write what the server does where we assume. */
  accept: string | undefined;
  /** What was written there before. */
  profile: string | undefined;
  /** Milliseconds for one answer. */
  timeout: number;
}

const longestTimeout = 600_000;
const remote = allServices.filter((service) => service !== 'account');
const nearestService = nearestOf(remote);

const declared = {
  url: { type: 'string' },
  token: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  service: { type: 'string' },
  'read-only': { type: 'boolean' },
  'allow-writes': { type: 'boolean' },
  states: { type: 'string' },
  report: { type: 'string' },
  diff: { type: 'boolean' },
  strict: { type: 'boolean' },
  accept: { type: 'string' },
  profile: { type: 'string' },
  timeout: { type: 'string' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the arguments; throws Misuse, which never repeats a value that may be a secret. */
export function readOptions(args: readonly string[], env: Environment): Options {
  const given = parse(args);
  for (const [name, value] of Object.entries(given)) if (value === '') throw new Misuse(`--${name} 不能为空`);
  if (given['read-only'] && given['allow-writes']) throw new Misuse('--read-only 与 --allow-writes 不能同时使用');
  for (const name of ['report', 'accept'] as const) checkFileName(name, given[name]);
  if (given.accept && given.diff) throw new Misuse('--accept 与 --diff 不能同时使用');
  return {
    url: readUrl(given.url ?? `http://127.0.0.1:${env['PORT'] || 4310}`),
    services: readServices(given.service),
    credentials: readCredentials(given, env),
    readOnly: given['read-only'] ?? false,
    allowWrites: given['allow-writes'] ?? false,
    states: given.states,
    report: given.report,
    diff: given.diff ?? false,
    strict: given.strict ?? false,
    accept: given.accept,
    profile: given.profile,
    timeout: readTimeout(given.timeout ?? '10000'),
  };
}

function checkFileName(option: string, name: string | undefined): void {
  if (name && !name.endsWith('.json')) throw new Misuse(`--${option} 的文件名须以 .json 结尾`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: declared }).values;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = /--?[\w-]+/.exec(message)?.[0] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Misuse(`没有选项 ${option}`);
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') throw new Misuse('有不属于任何选项的值');
    throw new Misuse(`选项 ${option} 的值无效`);
  }
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Misuse('--url 须以 http:// 或 https:// 开头，如 http://127.0.0.1:4310');
  if (url.username || url.password) throw new Misuse('--url 不能含有账号或密码');
  if (url.search || url.hash) throw new Misuse('--url 不能含有查询参数');
  // Slashes at the end are no path that anybody means.
  if (/[^/]/.test(url.pathname)) throw new Misuse(`--url 只写到主机和端口，不带路径：${url.origin}`);
  return url.origin;
}

function readServices(text: string | undefined): Service[] {
  if (text === undefined) return [...remote];
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !remote.some((service) => service === name));
  if (unknown.length > 0) {
    const meant = nearestService(unknown[0]!);
    const guess = meant === undefined ? '' : `，是不是 ${meant}？`;
    throw new Misuse(`没有服务 ${unknown.join('、')}${guess || '：'}可选 ${remote.join('、')}`);
  }
  return remote.filter((service) => names.includes(service));
}

function readCredentials(given: ReturnType<typeof parse>, env: Environment): Credentials | undefined {
  const token = tokenIn(given.token ?? (given.account ? undefined : env['VERIFY_TOKEN'] || undefined));
  const password = given.password ?? (given.account ? env['VERIFY_PASSWORD'] || undefined : undefined);
  if (token !== undefined) {
    if (given.account || password) throw new Misuse('--token 与 --account、--password 不能同时使用');
    return { token: checkedToken(token) };
  }
  if (!given.account && !password) return undefined;
  if (!given.account) throw new Misuse('--password 须与 --account 一起使用');
  if (!password) throw new Misuse('--account 须与 --password 一起使用');
  return { account: given.account, password };
}

function checkedToken(token: string): string {
  if (token === '') throw new Misuse('--token 中没有令牌');
  if (!isToken(token)) throw new Misuse('--token 含有空格或不能放进请求头的字符');
  return token;
}

/** A token as people copy it from a header, without its scheme. */
export const tokenIn = <T extends string | undefined>(text: T): T => text?.trim().replace(/^bearer(?:\s+|$)/i, '') as T;

/** Whether a text can be sent as a bearer token. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

function readTimeout(text: string): number {
  const milliseconds = Number(text);
  if (!/^\d+$/.test(text) || milliseconds < 1 || milliseconds > longestTimeout) {
    throw new Misuse(`--timeout 须为 1 到 ${longestTimeout} 的整数（毫秒）`);
  }
  return milliseconds;
}
