import * as z from 'zod';
import type { Endpoint } from '../../endpoint.ts';
import { fileDisposition, fileType, jsonType } from '../headers.ts';
import { pageFields } from '../lists.ts';
import type { Expected, Planned } from '../plan.ts';
import { textPattern } from '../text-pattern.ts';
import { jsonOf, refusalIn, textOf } from './bodies.ts';
import { expectedBy } from './issues.ts';
import { inLists, isPageOf } from './check-lists.ts';
import { deviation, type Deviation } from './deviation.ts';
import type { Answer } from './transport.ts';
import { describe, jsonPath, valueAt, withoutIndexes } from './values.ts';

/** Every way in which an answer breaks what is planned; the same strictness as the matchers of the pacts. */
export function deviationsOf(
  { endpoint, expected }: Pick<Planned, 'endpoint' | 'expected'>,
  answer: Answer,
): Deviation[] {
  const status = expected.kind === 'refusal' ? expected.code : 200;
  return [
    ...(answer.status === status ? [] : [deviation('HTTP 状态', String(status), String(answer.status))]),
    ...(expected.kind === 'file' ? inFile(answer) : inEnvelope(endpoint, expected, answer)),
  ];
}

function inFile(answer: Answer): Deviation[] {
  const { type, disposition, bytes } = answer;
  const { msg } = refusalIn(jsonOf(answer));
  if (type.split(';')[0]!.trim() !== fileType) {
    return [deviation('Content-Type', `${fileType}（文件）`, (type || '缺少') + (msg && `，msg ${msg}`))];
  }
  return [
    ...headerDeviation('Content-Disposition', fileDisposition, disposition),
    ...(bytes.length === 0 ? [deviation('内容', '非空的文件', '0 字节')] : []),
  ];
}

const headerDeviation = (name: string, pattern: string, got: string): Deviation[] =>
  new RegExp(pattern).test(got) ? [] : [deviation(name, `格式 ${pattern}`, got || '缺少')];

function inEnvelope(endpoint: Endpoint, expected: Expected, answer: Answer): Deviation[] {
  const type = headerDeviation('Content-Type', jsonType, answer.type);
  const body = jsonOf(answer);
  if (body === undefined) return [...type, deviation('$', 'JSON', notJson(answer))];
  const { code, msg } = refusalIn(body);
  const wanted = expected.kind === 'refusal' ? expected.code : 200;
  // The rest of an answer of another kind would differ in everything, which tells nothing more.
  if (typeof code === 'number' && code !== wanted) {
    return [...type, deviation('$.code', String(wanted), `${code}${msg && `，msg ${msg}`}`)];
  }
  return [
    ...type,
    ...inBody(envelopeSchema(endpoint, expected), expected, body),
    ...inLists(endpoint.data, expected.kind, valueAt(body, ['data'])),
  ];
}

const notJson = (answer: Answer): string =>
  answer.bytes.length === 0 ? '空的答复' : (textOf(answer) ?? '不是 UTF-8 的答复');

/** What the answer must hold; what it holds beyond, Pact leaves alone as well. */
function envelopeSchema({ data }: Endpoint, expected: Expected): z.ZodType {
  if (expected.kind !== 'refusal') {
    return z.object({ code: z.literal(200), success: z.literal(true), data, msg: z.string() });
  }
  const pattern = textPattern(expected.text);
  return z.object({
    code: z.literal(expected.code),
    success: z.literal(false),
    data: z.looseObject({}),
    msg: pattern === undefined ? z.literal(expected.text) : z.string().regex(new RegExp(pattern)),
  });
}

function inBody(schema: z.ZodType, expected: Expected, body: unknown): Deviation[] {
  const found = new Map<string, Deviation>();
  for (const issue of schema.safeParse(body).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys' || isNotReliedOn(schema, issue.path)) continue;
    const isText = issue.path[0] === 'msg' && expected.kind === 'refusal';
    const wanted = isText ? `“${expected.text}”` : expectedBy(issue);
    const key = `${withoutIndexes(issue.path)} ${wanted}`;
    const known = found.get(key);
    if (known) known.times++;
    else found.set(key, deviation(jsonPath(issue.path), wanted, describe(valueAt(body, issue.path))));
  }
  return [...found.values()];
}

/** Of a page, callers may rely on some fields only. */
function isNotReliedOn(schema: z.ZodType, [first, field]: readonly PropertyKey[]): boolean {
  if (first !== 'data' || typeof field !== 'string' || !(schema instanceof z.ZodObject)) return false;
  return isPageOf(schema.shape.data as z.ZodType) && !pageFields.includes(field);
}
