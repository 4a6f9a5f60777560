import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { flag, place } from './fields.ts';
import { labelOf } from './labels.ts';
import { at, type Point } from './points.ts';
import { style } from './style.ts';

/** Things with arrows between them: food webs, flows of a process, chains of cause. */
export const webFields = z.strictObject({
  kind: z.literal('web'),
  /** Where each stands: `column row`, rows from the top. */
  nodes: z.record(text, place),
  /** `草-兔`, in the direction of the arrow; what stands beside it after a colon: `海水-沉淀:试剂 X`. */
  arrows: z.array(text),
  /** A box around each. */
  boxed: flag,
  /** `wide high`: pixels from column to column and from row to row. */
  spacing: place.default({ x: 82, y: 46 }),
});
type Web = z.output<typeof webFields>;

interface Node {
  middle: Point;
  halfWidth: number;
  halfHeight: number;
}

/** Where the line from the middle of a node towards a point leaves its box. */
function edge({ middle, halfWidth, halfHeight }: Node, to: Point): Point {
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const share = Math.min(halfWidth / Math.max(Math.abs(dx), 1e-9), halfHeight / Math.max(Math.abs(dy), 1e-9));
  return at(middle.x + dx * share, middle.y + dy * share);
}

/** A web. Throws FigureFault where an arrow names what is not there. */
export function web({ nodes, arrows, boxed, spacing }: Web): string {
  const canvas = new Canvas();
  const known = new Map<string, Node>();
  for (const [name, { x, y }] of Object.entries(nodes)) {
    const middle = at(x * spacing.x, y * spacing.y);
    const [halfWidth, halfHeight] = [labelOf(name, { isUpright: true }).width / 2 + (boxed ? 7 : 4), boxed ? 13 : 10];
    known.set(name, { middle, halfWidth, halfHeight });
    canvas.text(middle, name, { isUpright: true });
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    if (boxed)
      canvas.shape(
        corners.map(([right, down]) => at(middle.x + right * halfWidth, middle.y + down * halfHeight)),
        { width: style.thin },
      );
  }
  const nodeOf = (name: string, index: number): Node => {
    const node = known.get(name.trim());
    if (node) return node;
    throw new FigureFault(['arrows', index], `没有 ${name}，须为 nodes 之一`);
  };
  arrows.forEach((arrow, index) => {
    const [ends = '', words] = arrow.split(/[:：]/);
    const [from, to] = ends.split('-').map((name) => nodeOf(name, index));
    if (!from || !to) throw new FigureFault(['arrows', index], '须为“甲-乙”');
    const [start, end] = [edge(from, to.middle), edge(to, from.middle)];
    canvas.arrow(start, end);
    const half = at((start.x + end.x) / 2, (start.y + end.y) / 2);
    if (words !== undefined)
      canvas.label(half, words.trim(), { towards: Math.abs(start.x - end.x) < 2 ? 0 : 90, gap: 4, isUpright: true });
  });
  return canvas.svg();
}
