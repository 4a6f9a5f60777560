import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Input, Json } from './exchange.ts';
import { lieOf, misread, spoilData, without, type Liar, type Lie } from './lie.ts';

type Page = { records: Json[]; total: number; size: number; current: number; pages: number };

const spoilPage = (change: (page: Page) => Partial<Page>): Liar =>
  spoilData((data) => ({ ...(data as Page), ...change(data as Page) }));

const currentOf = ({ current }: Input): number => Number(current ?? 1);

/** The first row of each page but the first is the last of the one before. */
const overlapping: Liar = async (asked, server, known) => {
  if (currentOf(asked.input) === 1) return server(asked);
  const before = { ...asked, input: { ...asked.input, current: currentOf(asked.input) - 1 } };
  const last = (JSON.parse((await server(before)).bytes.toString()) as { data?: Partial<Page> }).data?.records?.at(-1);
  const shifted = spoilPage(({ records }) => ({
    records: last === undefined ? records : [last, ...records.slice(0, -1)],
  }));
  return shifted(asked, server, known);
};

const wrongs: Record<string, Liar> = {
  'every page is the first': misread((input) => without(input, 'current')),
  'size is ignored': misread((input) => ({ ...without(input, 'size'), size: 500 })),
  'size is what it is by default': misread((input) => without(input, 'size')),
  'pages overlap': overlapping,
  'a page lacks its last row': spoilPage(({ records }) => ({ records: records.slice(0, -1) })),
  'total is 0': spoilPage(() => ({ total: 0 })),
  'total is one too many': spoilPage(({ total }) => ({ total: total + 1 })),
  'total is one too few': spoilPage(({ total }) => ({ total: Math.max(total - 1, 0) })),
  'total is that of the page': spoilPage(({ records }) => ({ total: records.length })),
  'pages is 1': spoilPage(() => ({ pages: 1 })),
  'pages is one too many': spoilPage(({ pages }) => ({ pages: pages + 1 })),
  'size is told as 10': spoilPage(() => ({ size: 10 })),
  'current is told as 1': spoilPage(() => ({ current: 1 })),
};

/** The columns by which a page may be sorted: what its schema accepts of the names of its fields. */
function columnsOf({ input, data }: Endpoint): string[] {
  const { ascs } = input.shape as Record<string, { safeParse: (value: unknown) => { success: boolean } }>;
  const { records } = (data as unknown as { shape: Record<string, { element: { shape: object } }> }).shape;
  return Object.keys(records!.element.shape).filter((column) => ascs!.safeParse(column).success);
}

/** Pages overlap, tell wrong figures, and come in the order in which the server has them. */
export function liesAboutPages(call: CallName, endpoint: Endpoint): Lie[] {
  if (!('ascs' in endpoint.input.shape)) return [];
  return [
    ...Object.entries(wrongs).map(([name, liar]) => lieOf(call, 'page', name, liar)),
    ...columnsOf(endpoint).flatMap((column) => aboutSort(call, column)),
  ];
}

function aboutSort(call: CallName, column: string): Lie[] {
  const asked = (input: Input, name: string): boolean => input[name] === column;
  const ignored = (name: string): Liar => misread((input) => (asked(input, name) ? without(input, name) : input));
  const turned = misread((input) => (asked(input, 'descs') ? { ...without(input, 'descs'), ascs: column } : input));
  return [
    lieOf(call, 'sort', `ascs ${column} is ignored`, ignored('ascs'), ['ascs', column]),
    lieOf(call, 'sort', `descs ${column} is ignored`, ignored('descs'), ['descs', column]),
    lieOf(call, 'sort', `descs ${column} sorts upwards`, turned, ['descs', column]),
  ];
}
