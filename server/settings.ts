import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { callEntries } from '../contracts/calls.ts';
import { pathOf, type Paths } from '../contracts/endpoint.ts';
import { readProfile, type Profile } from '../contracts/profile.ts';
import { checkOffers } from './client-offers.ts';
import { companionSettings, type CompanionSettings } from './companion/settings.ts';
import type { ConsoleSettings, SnapshotSettings } from './console/house.ts';
import { listOf, numberOf, originOf, textOf, type Environment } from './environment.ts';
import type { Upstreams } from './http/proxy.ts';
import { snapshotDirOf } from './engines/snapshots/places.ts';
import type { ModelSettings } from './engines/marking/model/client.ts';

/** How the server runs, as the environment says. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  logLevel: string;
  /** What config.json tells the client. */
  clientConfig: object;
  strictAnswers: boolean;
  /** Milliseconds that the server may lag behind before it refuses calls as busy; 0 never refuses. */
  overloadDelay: number;
  /** The paths that stand in the place of declared ones. */
  paths: Paths;
  /** Origins whose pages may call this server. */
  corsOrigins: readonly string[];
  /** Addresses and networks of the proxies whose word on the caller's address counts. */
  trustedProxies: readonly string[];
  upstreams: Upstreams;
  /** What a real server does where we assume, as `npm run verify -- --accept` has written it down; null without one. */
  profile: Profile | null;
  /** How this server stands beside real services; null where it stands in for them. */
  companion: CompanionSettings | null;
  /** The model that marks; null where the rules do it that need no network. */
  marker: ModelSettings | null;
  /** Where snapshots lie, and when they are taken by themselves. */
  snapshots: SnapshotSettings;
  /** How the console is opened; null where there is none. */
  console: ConsoleSettings | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** What the server answers besides calls. */
const ownPaths = [
  '/',
  '/account',
  '/account/',
  '/config.json',
  '/console',
  '/console/',
  '/docs',
  '/docs/',
  '/healthz',
  '/openapi.json',
];
const assets = '/assets/';

const endpoints = callEntries.map(([, endpoint]) => endpoint);

/** Reads the settings; throws an Error with one line for people that names the variable which is wrong. */
export function readSettings(env: Environment): Settings {
  const settings = {
    port: portOf(env),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || '.data',
    logLevel: logLevelOf(env),
    clientConfig: configOf(env['CLIENT_CONFIG']),
    strictAnswers: env['STRICT_ANSWERS'] === '1',
    overloadDelay: numberOf(env, 'OVERLOAD_DELAY', 2_000, 0, 600_000),
    paths: pathsOf(env),
    corsOrigins: listOf(env, 'CORS_ORIGINS').map((text) => originOf('CORS_ORIGINS', text)),
    trustedProxies: listOf(env, 'TRUSTED_PROXIES').map(networkOf),
    upstreams: upstreamsOf(env),
    profile: profileOf(env),
    companion: companionSettings(env),
    marker: markerSettings(env),
    snapshots: {
      dir: snapshotDirOf(env, env['DATA_DIR'] || '.data'),
      every: numberOf(env, 'SNAPSHOT_EVERY', 0, 0, 1_440),
      isShared: textOf(env, 'SNAPSHOT_DIR') !== '',
    },
    console: consoleSettings(env),
  };
  for (const [service, origin] of Object.entries(settings.upstreams))
    refuseSelf(origin === settings.companion?.of ? 'COMPANION_OF' : upstreamName(service), origin, settings);
  return settings;
}

function portOf(env: Environment): number {
  const port = Number(env['PORT'] || 4310);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error('PORT 须为 0 到 65535 的整数');
}

function logLevelOf(env: Environment): string {
  const level = env['LOG_LEVEL'] || 'warn';
  if (logLevels.includes(level)) return level;
  throw new Error(`LOG_LEVEL 须为 ${logLevels.join('、')} 之一`);
}

function configOf(file: string | undefined): object {
  if (!file) return {};
  const config = readObject(file);
  if (config === undefined) throw new Error(`CLIENT_CONFIG 指向的文件无法读取：${file}`);
  checkOffers(config);
  return config;
}

function readObject(file: string): object | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return content !== null && typeof content === 'object' ? content : undefined;
  } catch {
    return undefined;
  }
}

function profileOf(env: Environment): Profile | null {
  const file = textOf(env, 'PROFILE');
  if (file === '') return null;
  try {
    return readProfile(file);
  } catch (error) {
    throw new Error(`PROFILE：${(error as Error).message}`, { cause: error });
  }
}

function pathsOf(env: Environment): Paths {
  const names = endpoints.flatMap(({ setting }) => setting ?? []);
  const given = names.map((name) => [name, textOf(env, name)] as const).filter(([, path]) => path !== '');
  const paths: Paths = Object.fromEntries(given);
  for (const [name, path] of given) {
    checkPath(name, path);
    const others = endpoints.filter(({ setting }) => setting !== name).map((endpoint) => pathOf(endpoint, paths));
    if ([...ownPaths, ...others].includes(path) || path.startsWith(assets))
      throw new Error(`${name} 与其他地址重复：${path}`);
  }
  return paths;
}

/** Letters that the router or an address would read in another way are left out, and so are segments that it would resolve. */
function checkPath(name: string, path: string): void {
  if (/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+\/?$/.test(path)) return;
  throw new Error(`${name} 须为以 / 开头的路径，只含字母、数字和 - _ . ~ /：${path}`);
}

/** An address or a network in the form address/bits; one that holds everybody would let anybody say who they are. */
function networkOf(given: string): string {
  const text = given.trim();
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isLength = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
  if (longest > 0 && isLength && rest.length === 0) return text;
  throw new Error(`TRUSTED_PROXIES 须为代理服务器的地址或网段，如 127.0.0.1,10.0.0.0/8：${text}`);
}

const upstreamName = (service: string): string => `UPSTREAM_${service.toUpperCase()}`;

function upstreamsOf(env: Environment): Upstreams {
  const services = [...new Set(endpoints.map(({ service }) => service))];
  // A companion answers calls of ours alone: all others are for the services that it accompanies.
  const usual = companionSettings(env)?.of ?? '';
  const given = services.map((service) => [service, textOf(env, upstreamName(service)) || usual] as const);
  const named = given.filter(([, text]) => text !== '');
  return Object.fromEntries(named.map(([service, text]) => [service, originOf(upstreamName(service), text)]));
}

/** A server that passes calls on to itself would never answer one. */
function refuseSelf(name: string, origin: string, { host, port }: Pick<Settings, 'host' | 'port'>): void {
  const upstream = new URL(origin);
  const own = [host, 'localhost', '127.0.0.1', '[::1]'].includes(upstream.hostname);
  if (own && origin.startsWith('http:') && (upstream.port || '80') === String(port))
    throw new Error(`${name} 不能是本服务自己的地址：${origin}`);
}

/** There is one unless it is switched off, as where a server stands in for many and nobody looks at it. */
function consoleSettings(env: Environment): ConsoleSettings | null {
  const state = textOf(env, 'CONSOLE') || 'on';
  if (state !== 'on' && state !== 'off') throw new Error(`CONSOLE 须为 on 或 off：${state}`);
  return state === 'off' ? null : { key: textOf(env, 'CONSOLE_KEY') };
}

/** Address and model belong together; a key is optional, since a server of one's own may need none. */
function markerSettings(env: Environment): ModelSettings | null {
  const [baseUrl, model, apiKey] = [textOf(env, 'MARKER_URL'), textOf(env, 'MARKER_MODEL'), textOf(env, 'MARKER_KEY')];
  const timeoutMs = numberOf(env, 'MARKER_TIMEOUT', 60, 1, 600) * 1000;
  const inputPerMillion = numberOf(env, 'MARKER_PRICE_IN', 0, 0, 1e6);
  const outputPerMillion = numberOf(env, 'MARKER_PRICE_OUT', 0, 0, 1e6);
  if (baseUrl === '' && model === '') return null;
  if (baseUrl === '' || model === '') throw new Error('MARKER_URL 和 MARKER_MODEL 须同时设置');
  if (!isAddress(baseUrl)) throw new Error(`MARKER_URL 须为模型服务的地址，如 https://models.example/v1：${baseUrl}`);
  return {
    baseUrl,
    apiKey: apiKey || 'none',
    model,
    timeoutMs,
    maxRetries: 2,
    price: { inputPerMillion, outputPerMillion },
  };
}

/** An address without what the SDK would carry along: a name, a query, a fragment. */
function isAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return [username, password, search, hash].every((part) => part === '');
}
