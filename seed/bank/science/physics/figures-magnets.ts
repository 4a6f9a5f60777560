import { arrow, box, line, svg, text, type Point } from '../../figures/shapes.ts';

/** A bar on two rails in a field into the page, joined by a resistor at the left. */
export const rails = svg(
  330,
  190,
  line([50, 40], [300, 40]),
  line([50, 150], [300, 150]),
  line([50, 40], [50, 75]),
  box([43, 75], 14, 40),
  text([28, 100], 'R'),
  line([50, 115], [50, 150]),
  line([200, 30], [200, 160]).replace('/>', ' stroke-width="4"/>'),
  text([200, 22], 'a'),
  text([200, 180], 'b'),
  arrow([204, 95], [255, 95]),
  text([264, 100], 'v'),
  ...[90, 145, 235, 285].flatMap((x) => [65, 125].map((y) => cross([x, y]))),
  text([105, 100], 'B'),
);

/** A sign for a field line going into the page. */
function cross([x, y]: Point): string {
  return line([x - 4, y - 4], [x + 4, y + 4]) + line([x - 4, y + 4], [x + 4, y - 4]);
}
