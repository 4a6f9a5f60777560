import type { UpstreamService } from '../../../contracts/console/upstream-words.ts';
import { calls } from '../../../contracts/calls.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { dataMatcher, emptyMatcher, textMatcher } from '../../../contracts/answers/matchers.ts';
import { like } from '../../../contracts/answers/matcher.ts';
import { lists } from '../../../contracts/answers/lists.ts';
import { jsonType } from '../../../contracts/answers/headers.ts';
import type { HarEntry } from './har.ts';
import { rulesOf } from './pact-rules.ts';

type Envelope = { code?: unknown; data?: unknown; msg?: unknown };

const json = 'application/json;charset=utf-8';

/** A pact of version 4 of what was recorded of a service; undefined where none of it can stand in a contract. */
export function pactOf(service: UpstreamService, entries: readonly Uint8Array[]): Uint8Array | undefined {
  const interactions = new Map<string, object>();
  for (const bytes of entries) {
    const entry = JSON.parse(new TextDecoder().decode(bytes)) as HarEntry;
    const endpoint: Endpoint = calls[entry._call as keyof typeof calls];
    const text = entry.response.content.text;
    if (endpoint.provenance === 'ours' || text === undefined || entry.request.postData?.text === '') continue;
    const description = descriptionOf(entry, JSON.parse(text) as Envelope);
    if (!interactions.has(description))
      interactions.set(description, interactionOf(endpoint, entry, description, JSON.parse(text) as Envelope));
  }
  if (interactions.size === 0) return undefined;
  const pact = {
    consumer: { name: 'understudy-recorded' },
    provider: { name: service },
    interactions: [...interactions.values()],
    metadata: { pactSpecification: { version: '4.0' } },
  };
  return Buffer.from(JSON.stringify(pact, null, 2));
}

/** What tells an exchange from others of its call: how it ended, and what was asked for. */
function descriptionOf({ _call, request, response }: HarEntry, { code }: Envelope): string {
  const body = request.postData ? (JSON.parse(request.postData.text) as object) : {};
  const asked = [...request.queryString.map(({ name }) => name), ...Object.keys(body)].sort();
  const refusal = response.headers.find(({ name }) => name === 'X-Refusal')?.value;
  const outcome = code === 200 ? 'answered' : `refused ${refusal ?? String(code)}`;
  return `${_call}: ${outcome}${asked.length > 0 ? `, by ${asked.join(', ')}` : ''}`;
}

function interactionOf(endpoint: Endpoint, entry: HarEntry, description: string, envelope: Envelope): object {
  return {
    type: 'Synchronous/HTTP',
    description,
    pending: false,
    request: requestOf(endpoint, entry),
    response: responseOf(endpoint, entry, envelope),
  };
}

const any = { combine: 'AND', matchers: [{ match: 'type' }] };

/** Whose token it is, is for whoever verifies: verifiers put headers of their own in the place of those of a pact. */
function requestOf({ method, path }: Endpoint, { request }: HarEntry): object {
  const query = Object.fromEntries(request.queryString.map(({ name, value }) => [name, [value]]));
  const hasBody = request.postData !== undefined;
  return {
    method,
    path,
    ...(request.queryString.length > 0 && { query }),
    headers: { 'Blade-Auth': ['bearer main.example'], ...(hasBody && { 'Content-Type': [json] }) },
    matchingRules: { header: { 'Blade-Auth': any } },
    ...(hasBody && { body: bodyOf(JSON.parse(request.postData!.text)) }),
  };
}

const bodyOf = (content: unknown): object => ({ content, contentType: 'application/json', encoded: false });

function responseOf(endpoint: Endpoint, { response }: HarEntry, envelope: Envelope): object {
  return {
    status: response.status,
    headers: { 'Content-Type': [json] },
    body: bodyOf(envelope),
    matchingRules: {
      header: { 'Content-Type': { combine: 'AND', matchers: [{ match: 'regex', regex: jsonType }] } },
      body: rulesOf(matcherOf(endpoint, envelope), envelope),
    },
  };
}

/** By what the contract says the answer has to be matched. */
function matcherOf(endpoint: Endpoint, { code, data, msg }: Envelope): Record<string, unknown> {
  const records = (data as { records?: unknown } | null)?.records ?? data;
  const isEmpty = lists(endpoint.data) && Array.isArray(records) && records.length === 0;
  const text = { msg: typeof msg === 'string' && code !== 200 ? textMatcher(msg, endpoint) : like(msg) };
  if (code !== 200) return text;
  return { ...text, data: isEmpty ? emptyMatcher(endpoint) : dataMatcher(endpoint) };
}
