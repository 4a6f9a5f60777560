import { figureOf } from '../../figures/kinds.ts';

/** A balanced lever with marks at equal distances and weights hung at some of them, counted from the pivot. */
export const lever = (left: number, leftWeights: number, right: number, hanger: string): string =>
  figureOf({
    kind: 'machine',
    form: 'lever',
    hung: [
      { at: String(-left), name: String(leftWeights) },
      { at: String(right), name: hanger },
    ],
    points: { A: String(-left), B: String(right) },
  });

/** A block and tackle whose load hangs on two or three strands. */
export const pulleys = (strands: 2 | 3): string =>
  figureOf({ kind: 'machine', form: 'pulleys', strands: String(strands) });
