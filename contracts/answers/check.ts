import * as z from 'zod';
import type { Endpoint, Provenance } from '../endpoint.ts';
import { fileDisposition, fileType, jsonType } from './headers.ts';
import { pageFields } from './lists.ts';
import type { Expected, Judged } from './expected.ts';
import { textPattern } from './text-pattern.ts';
import { jsonOf, refusalIn } from './bodies.ts';
import { inLists, isPageOf } from './check-lists.ts';
import { deviation, type Deviation } from './deviation.ts';
import { expectedBy } from './issues.ts';
import { assumedOf, provenanceAt, provenanceOfValueAt } from './provenance.ts';
import { saidIn, unlikeJson } from './said.ts';
import type { Answer } from './answer.ts';
import { describe, jsonPath, valueAt, withoutIndexes } from './values.ts';

/** Every way in which an answer is other than planned, each with where that is known from. */
export function deviationsOf({ endpoint, expected }: Judged, answer: Answer): Deviation[] {
  const odd = expected.kind === 'file' && answer.status === 200 ? undefined : unlikeJson(answer);
  if (odd !== undefined) return [deviation('$', 'JSON', odd, endpoint.provenance)];
  return [
    ...inStatus(endpoint, expected, answer),
    ...(expected.kind === 'file' ? inFile(endpoint, answer) : inEnvelope(endpoint, expected, answer)),
  ];
}

/** A success is told by its status too; that a refusal has one of its own is assumed. */
function inStatus(endpoint: Endpoint, expected: Expected, { status }: Answer): Deviation[] {
  const wanted = expected.kind === 'refusal' ? expected.code : 200;
  if (status === wanted) return [];
  const isClear = wanted === 200 && (status < 200 || status >= 300);
  return [deviation('HTTP 状态', String(wanted), String(status), isClear ? endpoint.provenance : assumedOf(endpoint))];
}

function inFile(endpoint: Endpoint, answer: Answer): Deviation[] {
  const { type, disposition, bytes } = answer;
  const known = endpoint.provenance;
  const kind = mediaType(type);
  if (kind !== fileType) {
    const said = saidIn(endpoint, jsonOf(answer));
    return [deviation('Content-Type', `${fileType}（文件）`, (kind || '缺少') + said, known)];
  }
  return [
    ...headerDeviation('Content-Disposition', fileDisposition, disposition, assumedOf(endpoint)),
    ...(bytes.length === 0 ? [deviation('内容', '非空的文件', '0 字节', known)] : []),
  ];
}

const mediaType = (type: string): string => type.split(';')[0]!.trim();

/** The name of a file is not told: it may be somebody's. */
const headerDeviation = (name: string, pattern: string, got: string, known: Provenance): Deviation[] =>
  new RegExp(pattern).test(got) ? [] : [deviation(name, `格式 ${pattern}`, got ? shortly(name, got) : '缺少', known)];

const shortly = (name: string, got: string): string => (name === 'Content-Type' ? mediaType(got) : '其他格式');

function inEnvelope(endpoint: Endpoint, expected: Expected, answer: Answer): Deviation[] {
  const type = headerDeviation('Content-Type', jsonType, answer.type, assumedOf(endpoint));
  const body = withMsg(jsonOf(answer));
  const { code } = refusalIn(body);
  const wanted = expected.kind === 'refusal' ? expected.code : 200;
  // The rest of an answer of another kind would differ in everything, which tells nothing more.
  if (typeof code === 'number' && code !== wanted) {
    const known = codeProvenance(endpoint, wanted, code);
    return [...type, deviation('$.code', String(wanted), `${code}${saidIn(endpoint, body)}`, known)];
  }
  return [...type, ...inBody(endpoint, expected, body), ...inLists(endpoint, expected.kind, valueAt(body, ['data']))];
}

/** Strangers have to be sent away, by whichever of the two codes; which rules refuse, and by which code, is assumed. */
function codeProvenance(endpoint: Endpoint, wanted: number, code: number): Provenance {
  if (wanted === 200) return endpoint.provenance;
  const isStranger = wanted === 401 || wanted === 403;
  return isStranger && code !== 401 && code !== 403 ? endpoint.provenance : assumedOf(endpoint);
}

/** An envelope may call its text `message` as well. */
function withMsg(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || !('message' in body) || 'msg' in body) return body;
  const { message, ...rest } = body;
  return { ...rest, msg: message };
}

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

function inBody(endpoint: Endpoint, expected: Expected, body: unknown): Deviation[] {
  const schema = envelopeSchema(endpoint, expected);
  const found = new Map<string, Deviation>();
  for (const issue of schema.safeParse(body).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys' || isNotReliedOn(schema, issue.path)) continue;
    const isText = issue.path[0] === 'msg' && expected.kind === 'refusal';
    const wanted = isText ? `“${expected.text}”` : expectedBy(issue);
    const key = `${withoutIndexes(issue.path)} ${wanted}`;
    const known = found.get(key);
    if (known) known.times++;
    else {
      const value = valueAt(body, issue.path);
      const provenance = provenanceOfIssue(endpoint, expected, issue.path, value);
      found.set(key, deviation(jsonPath(issue.path), wanted, describe(value), provenance));
    }
  }
  return [...found.values()];
}

/** Of a refusal, the specification knows that it has a code and a text; not what the text says, nor what data comes along. */
function provenanceOfIssue(endpoint: Endpoint, expected: Expected, path: PropertyKey[], value: unknown): Provenance {
  if (expected.kind !== 'refusal')
    return value === undefined ? provenanceAt(endpoint, path) : provenanceOfValueAt(endpoint, path);
  const isText = path[0] === 'msg' && typeof value === 'string';
  return isText || path[0] === 'data' ? assumedOf(endpoint) : provenanceAt(endpoint, path);
}

/** Of a page, callers may rely on some fields only. */
function isNotReliedOn(schema: z.ZodType, [first, field]: readonly PropertyKey[]): boolean {
  if (first !== 'data' || typeof field !== 'string' || !(schema instanceof z.ZodObject)) return false;
  return isPageOf(schema.shape.data as z.ZodType) && !pageFields.includes(field);
}
