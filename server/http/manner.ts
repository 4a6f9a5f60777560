import type { FastifyInstance, FastifyReply } from 'fastify';
import { callEntries, type CallName } from '../../contracts/calls.ts';
import { pathOf, type Endpoint, type Paths } from '../../contracts/endpoint.ts';
import type { CaseProfile, FieldKind, Profile } from '../../contracts/profile.ts';
import { refusalIn } from '../../contracts/refusals.ts';
import { exchangeOf } from './exchange.ts';

interface Wrapped {
  code: number;
  success: boolean;
  data: unknown;
  msg: string;
  [extra: string]: unknown;
}

/** Answers as a real server does by its profile, wherever that differs from what we assume. */
export function answerByProfile(app: FastifyInstance, profile: Profile, paths: Paths): void {
  const known = new Map(
    callEntries
      .filter(([name]) => profile.calls[name])
      .map(([name, endpoint]) => [pathOf(endpoint, paths), { name, endpoint }] as const),
  );
  app.addHook('onSend', (request, reply, payload, done) => {
    // An upstream has its own manner.
    if (exchangeOf(request)?.origin !== undefined) return done(null, payload);
    const call = known.get(request.url.split('?')[0]!);
    const envelope = call && envelopeIn(reply, payload);
    done(null, envelope ? inManner(reply, envelope, mannerFor(profile, call, envelope)) : payload);
  });
}

function envelopeIn(reply: FastifyReply, payload: unknown): Wrapped | undefined {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isText || !String(reply.getHeader('content-type')).startsWith('application/json')) return undefined;
  return JSON.parse(payload.toString()) as Wrapped;
}

/** How the server answers in the case that this answer is one of. */
function mannerFor(
  profile: Profile,
  { name, endpoint }: { name: CallName; endpoint: Endpoint },
  envelope: Wrapped,
): CaseProfile {
  const cases = profile.calls[name]!;
  return cases[caseOf(endpoint, envelope)] ?? (envelope.code === 200 ? cases['success'] : undefined) ?? {};
}

const codes: Record<number, string> = { 401: 'no token', 403: 'forbidden' };

function caseOf(endpoint: Endpoint, { code, data, msg }: Wrapped): string {
  if (code === 200) return isEmpty(data) ? 'empty' : 'success';
  if (code !== 400) return codes[code] ?? '';
  const rule = refusalIn(endpoint, { message: msg });
  if (rule !== undefined) return `refused ${rule}`;
  return /^缺少|不能为空$/.test(msg) ? 'missing parameter' : 'malformed parameter';
}

function isEmpty(data: unknown): boolean {
  const list = (data as { records?: unknown } | null)?.records ?? data;
  return Array.isArray(list) && list.length === 0;
}

function inManner(reply: FastifyReply, envelope: Wrapped, manner: CaseProfile): string {
  const { status, code, text, type, fields = {}, extra = {} } = manner;
  if (status !== undefined) reply.code(status);
  if (type !== undefined) reply.header('content-type', `${type}; charset=utf-8`);
  if (code !== undefined) envelope.code = code;
  for (const [path, kind] of Object.entries(fields)) shape(envelope, keysOf(path), kind, false);
  for (const [path, kind] of Object.entries(extra)) shape(envelope, keysOf(path), kind, true);
  if (text === undefined) return JSON.stringify(envelope);
  const { msg, ...rest } = envelope;
  return JSON.stringify({ ...rest, message: msg });
}

const keysOf = (path: string): string[] => path.match(/[A-Za-z_]\w*|\[\*\]/g) ?? [];

/** Makes what lies at a path in every item of the lists on it of another kind; what is not there stays away unless it is to be added. */
function shape(place: unknown, [key, ...rest]: readonly string[], kind: FieldKind, adds: boolean): void {
  if (place === null || typeof place !== 'object' || key === undefined) return;
  if (key === '[*]') {
    if (!Array.isArray(place)) return;
    if (rest.length > 0) for (const item of place) shape(item, rest, kind, adds);
    return;
  }
  const fields = place as Record<string, unknown>;
  if (rest.length > 0) return shape(fields[key], rest, kind, adds);
  if (kind === '缺少') delete fields[key];
  else if (adds || Object.hasOwn(fields, key)) fields[key] = ofKind[kind](fields[key]);
}

const isNumber = (value: unknown): boolean => value !== '' && value !== null && Number.isFinite(Number(value));

/** The moment that a text tells, of a day its beginning. */
function momentIn(value: unknown): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(String(value)) ?? [];
  return `${day ?? '2000-01-01'} ${time ?? '00:00:00'}`;
}

/** A value as one of another kind: what it says where that can be kept, else the plainest one. */
const ofKind: Record<Exclude<FieldKind, '缺少'>, (value: unknown) => unknown> = {
  null: () => null,
  整数: (value) => (isNumber(value) ? Math.trunc(Number(value)) : 0),
  小数: (value) => (isNumber(value) && !Number.isInteger(Number(value)) ? Number(value) : 0.5),
  布尔值: Boolean,
  字符串: (value) => (isNumber(value) ? `第${String(value)}` : '文本'),
  空字符串: () => '',
  数字文本: (value) => (isNumber(value) ? String(Math.trunc(Number(value))) : '0'),
  '日期 yyyy-MM-dd': (value) => momentIn(value).slice(0, 10),
  '时间 yyyy-MM-dd HH:mm:ss': momentIn,
  '时间 yyyy-MM-ddTHH:mm:ss': (value) => momentIn(value).replace(' ', 'T'),
  数组: (value): unknown => (Array.isArray(value) ? value : []),
  对象: (value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}),
};
