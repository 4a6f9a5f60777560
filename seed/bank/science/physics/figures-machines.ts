import { arrow, box, circle, hatch, line, svg, text } from '../../figures/shapes.ts';

/** A balanced lever with marks at equal distances and weights hung at some of them, counted from the pivot. */
export function lever(left: number, leftWeights: number, right: number, hanger: string): string {
  const step = 26;
  const hung = (marks: number, words: string) => {
    const x = 190 + marks * step;
    return line([x, 50], [x, 72]) + box([x - 14, 72], 28, 22) + text([x, 88], words);
  };
  return svg(
    380,
    150,
    line([25, 50], [355, 50]),
    ...Array.from({ length: 13 }, (_, mark) => line([34 + mark * step, 46], [34 + mark * step, 54])),
    circle([190, 50], 3, '#222'),
    line([190, 50], [180, 135], [200, 135], [190, 50]),
    text([190, 40], 'O'),
    text([190 - left * step, 38], 'A'),
    text([190 + right * step, 38], 'B'),
    hung(-left, String(leftWeights)),
    hung(right, hanger),
  );
}

const block = (x: number, y: number, weight: string): string =>
  line([x, y], [x, y + 12]) + box([x - 16, y + 12], 32, 26) + text([x, y + 30], weight);

/** Two strands hold the load: the rope begins at the upper pulley and leaves it downwards. */
const twoStrands = svg(
  220,
  260,
  hatch(70, 150, 15, -1),
  line([65, 15], [155, 15]),
  line([110, 15], [110, 50]),
  circle([110, 50], 20),
  circle([110, 50], 2, '#222'),
  line([110, 50], [110, 162]),
  circle([100, 162], 10),
  circle([100, 162], 2, '#222'),
  line([90, 162], [90, 50]),
  line([100, 162], [100, 182]),
  block(100, 182, 'G'),
  arrow([130, 50], [130, 130]),
  text([145, 128], 'F'),
);

/** Three strands hold the load: the rope begins at the lower pulley and leaves it upwards. */
const threeStrands = svg(
  220,
  260,
  hatch(75, 145, 15, -1),
  line([70, 15], [150, 15]),
  line([110, 15], [110, 50]),
  circle([110, 50], 10),
  circle([110, 50], 2, '#222'),
  line([100, 50], [100, 160]),
  line([120, 50], [120, 160]),
  circle([100, 160], 20),
  circle([100, 160], 2, '#222'),
  arrow([80, 160], [80, 80]),
  text([66, 88], 'F'),
  line([100, 160], [100, 192]),
  block(100, 192, 'G'),
);

/** A block and tackle whose load hangs on two or three strands. */
export const pulleys = (strands: 2 | 3): string => (strands === 2 ? twoStrands : threeStrands);
