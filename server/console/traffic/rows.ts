import { callEntries, type CallName } from '../../../contracts/calls.ts';
import { pathOf, type Endpoint, type Paths } from '../../../contracts/endpoint.ts';
import { partsOf, valuesAt, type Part } from '../../../contracts/walk.ts';
import { answerIn, entriesOf, type ReadEntry } from './har.ts';

/** What a roster is made of. */
const kinds = ['grade', 'class', 'course', 'teacher', 'teaching', 'student'] as const;
type RowKind = (typeof kinds)[number];

/** A row of a recorded answer, with what was asked for. */
export interface Row {
  call: CallName;
  kind: RowKind;
  fields: Record<string, unknown>;
  query: Record<string, string>;
}

const known = new Map<CallName, { kind: RowKind; path: Part['path'] }[]>();

/** Where rows of these kinds lie in the answers of a call. */
function placesOf(call: CallName, { data }: Endpoint) {
  const found = known.get(call) ?? [];
  if (!known.has(call)) {
    for (const { path, schema } of partsOf(data)) {
      const kind = kinds.find((one) => schema.meta()?.['x-row'] === one);
      if (kind) found.push({ kind, path });
    }
    known.set(call, found);
  }
  return found;
}

/** Every row of a roster in the answers of a HAR, and the plain data of single calls; undefined of what is no HAR. */
export function readRows(
  har: Uint8Array,
  paths: Paths,
): { rows: Row[]; answers: Map<CallName, unknown[]> } | undefined {
  const entries = entriesOf(har);
  if (!entries) return undefined;
  const byPath = new Map(callEntries.map(([call, endpoint]) => [pathOf(endpoint, paths), { call, endpoint }] as const));
  const rows: Row[] = [];
  const answers = new Map<CallName, unknown[]>();
  for (const entry of entries) {
    const found = byPath.get(pathIn(entry));
    if (!found || found.endpoint.method !== entry.request.method || entry.response.status !== 200) continue;
    const answer = answerIn(entry) as { code?: unknown; data?: unknown } | null | undefined;
    if (answer?.code !== 200) continue;
    answers.set(found.call, [...(answers.get(found.call) ?? []), answer.data]);
    rows.push(...rowsIn(found, answer.data, entry));
  }
  return { rows, answers };
}

/** The path below any gateway's own. */
function pathIn({ request: { url } }: ReadEntry): string {
  if (!URL.canParse(url)) return '';
  const { pathname } = new URL(url);
  const start = pathname.search(/\/api\/|\/account\//);
  return start > 0 ? pathname.slice(start) : pathname;
}

function rowsIn({ call, endpoint }: { call: CallName; endpoint: Endpoint }, data: unknown, entry: ReadEntry): Row[] {
  const query = Object.fromEntries(entry.request.queryString.map(({ name, value }) => [name, value]));
  return placesOf(call, endpoint).flatMap(({ kind, path }) =>
    valuesAt(data, path)
      .filter((row) => row !== null && typeof row === 'object')
      .map((fields) => ({ call, kind, fields: fields as Row['fields'], query })),
  );
}
