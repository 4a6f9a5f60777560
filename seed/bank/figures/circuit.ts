import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { symbols, type SymbolShape } from './circuit-symbols.ts';
import { positive, textOr } from './fields.ts';
import { labelOf } from './labels.ts';
import { at, type Point } from './points.ts';

/** A part on a wire. */
interface Part {
  symbol: SymbolShape;
  option: string;
  name: string;
}

/** What stands one after the other on a wire: parts, and branches side by side. */
type Item = Part | { beside: Row[] };
type Row = readonly Item[];

const partPattern = /^([a-z]+)(?::([a-z]+))?(?:\s+(.+))?$/;

/** A part as it is written: symbol, option and name, as `switch:closed S`. */
const part = text.transform((written, context): Part => {
  const [, kind = '', option, name = ''] = partPattern.exec(written.trim()) ?? [];
  const symbol = symbols[kind];
  const options = symbol?.options ?? [];
  if (symbol && (option === undefined || options.includes(option)))
    return { symbol, option: option ?? options[0] ?? '', name };
  const message = symbol
    ? `${kind} 没有选项 ${option}${options.length > 0 ? `，须为 ${options.join('、')}` : ''}`
    : `没有元件 ${kind || written}，须为 ${Object.keys(symbols).join('、')}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const item: z.ZodType<Item> = textOr(part, z.strictObject({ beside: z.lazy(() => z.array(row).min(2)) }));

/** Parts from left to right; a row without any is a wire. */
const row: z.ZodType<Row> = z.array(item);

/**
 * What a circuit consists of: rows one below the other between two wires. Rows are connected side by side, so that two of
 * them are one loop; `beside` stands for branches within a row, as a part with its voltmeter.
 */
export const circuitFields = z.strictObject({
  kind: z.literal('circuit'),
  rows: z.array(row).min(2),
  /** Pixels of its width; as wide as its parts need unless given. */
  width: positive.optional(),
});
export type Circuit = z.output<typeof circuitFields>;

/** Room that something takes on a wire and on both sides of it. */
interface Room {
  wide: number;
  above: number;
  below: number;
}

/** Pixels of wire between two parts, from a joint to its branches, of a line of text, and between rows. */
const lead = 14;
const bend = 12;
const words = 20;
const apart = { least: 44, air: 10 };

const isPart = (one: Item): one is Part => 'symbol' in one;

function roomOfPart({ symbol, name }: Part): Room {
  const { half, above, below, inside, nameBelow = false, isQuantity = false } = symbol;
  if (inside !== undefined) return { wide: 2 * half, above, below };
  const label = labelOf(name, { isUpright: !isQuantity });
  return {
    wide: Math.max(2 * half, label.width),
    above: above + (name !== '' && !nameBelow ? words : 0),
    below: below + (name !== '' && nameBelow ? words : 0),
  };
}

/** How far each row lies below the first. */
function depthsOf(rows: readonly Row[]): number[] {
  const rooms = rows.map(roomOfRow);
  return rooms.reduce<number[]>((depths, { above }, index) => {
    const before = rooms[index - 1];
    const step = before ? Math.max(apart.least, before.below + above + apart.air) : 0;
    return [...depths, (depths.at(-1) ?? 0) + step];
  }, []);
}

function roomOf(one: Item): Room {
  if (isPart(one)) return roomOfPart(one);
  const rooms = one.beside.map(roomOfRow);
  return {
    wide: Math.max(...rooms.map(({ wide }) => wide)) + 2 * bend,
    above: rooms[0]!.above,
    below: depthsOf(one.beside).at(-1)! + rooms.at(-1)!.below,
  };
}

function roomOfRow(items: Row): Room {
  const rooms = items.map(roomOf);
  return {
    wide: rooms.reduce((sum, { wide }) => sum + wide, (items.length + 1) * lead),
    above: Math.max(0, ...rooms.map(({ above }) => above)),
    below: Math.max(0, ...rooms.map(({ below }) => below)),
  };
}

function drawPart(canvas: Canvas, { symbol, option, name }: Part, middle: Point): void {
  const { above, below, inside, nameBelow, isQuantity = false } = symbol;
  symbol.draw(canvas, middle, option);
  if (inside !== undefined) return void canvas.text(middle, name || inside, { isUpright: true });
  const far = nameBelow ? below + words / 2 : -above - words / 2;
  if (name !== '') canvas.text(at(middle.x, middle.y + far), name, { isUpright: !isQuantity });
}

/** Branches between two joints, the first of them on the wire itself. */
function drawBranches(canvas: Canvas, rows: readonly Row[], from: Point, to: number): void {
  const depths = depthsOf(rows);
  const [left, right, last] = [from.x + bend / 2, to - bend / 2, from.y + depths.at(-1)!];
  rows.forEach((items, index) => drawRow(canvas, items, at(left, from.y + depths[index]!), right));
  for (const [x, outer] of [
    [left, from.x],
    [right, to],
  ] as const) {
    canvas.line([at(outer, from.y), at(x, from.y), at(x, last)]);
    for (const depth of depths.slice(0, -1)) canvas.dot(at(x, from.y + depth));
  }
}

function drawRow(canvas: Canvas, items: Row, from: Point, to: number): void {
  const rooms = items.map(roomOf);
  const spare = to - from.x - rooms.reduce((sum, { wide }) => sum + wide, 0);
  let [x, wired] = [from.x, from.x];
  const wire = (end: number): void => void (end > wired && canvas.line([at(wired, from.y), at(end, from.y)]));
  items.forEach((one, index) => {
    const { wide } = rooms[index]!;
    x += spare / (items.length + 1);
    const half = isPart(one) ? one.symbol.half : wide / 2;
    const middle = at(x + wide / 2, from.y);
    wire(middle.x - half);
    if (isPart(one)) drawPart(canvas, one, middle);
    else drawBranches(canvas, one.beside, at(x, from.y), x + wide);
    wired = middle.x + half;
    x += wide;
  });
  wire(to);
}

const narrowest = 190;

/** A circuit, its wires at right angles. */
export function circuit({ rows, width }: Circuit): string {
  const canvas = new Canvas();
  const depths = depthsOf(rows);
  const right = width ?? Math.max(narrowest, ...rows.map((items) => roomOfRow(items).wide));
  rows.forEach((items, index) => drawRow(canvas, items, at(0, depths[index]!), right));
  for (const x of [0, right]) {
    canvas.line([at(x, 0), at(x, depths.at(-1)!)]);
    for (const depth of depths.slice(1, -1)) canvas.dot(at(x, depth));
  }
  return canvas.svg();
}
