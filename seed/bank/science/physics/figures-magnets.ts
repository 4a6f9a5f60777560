import { arrow, box, circle, curve, dashed, line, svg, text, type Point } from '../svg.ts';

/** A solenoid on a rod; in front the current runs upwards. */
export const solenoid = svg(
  350,
  160,
  box([40, 55], 280, 40),
  text([26, 80], 'A'),
  text([334, 80], 'B'),
  ...[0, 1, 2, 3, 4].map((turn) => curve(`M${92 + turn * 38},100 Q${84 + turn * 38},75 ${92 + turn * 38},50`)),
  ...[0, 1, 2, 3, 4].map((turn) => arrow([88 + turn * 38, 86], [88 + turn * 38, 66])),
  ...[0, 1, 2, 3, 4].map((turn) =>
    curve(`M${92 + turn * 38},50 Q${111 + turn * 38},44 ${130 + turn * 38},100`).replace(
      '/>',
      ' stroke-dasharray="4 3" stroke-width="1"/>',
    ),
  ),
  line([92, 100], [92, 140]),
  line([282, 100], [282, 140]),
  text([105, 142], 'I', 'start'),
  arrow([92, 140], [92, 115]),
);

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

/** A charge that enters a field into the page at right angles to its straight edge and leaves after half a circle. */
export const halfCircle = svg(
  240,
  230,
  line([70, 15], [70, 215]),
  ...[100, 140, 180, 220].flatMap((x) => [35, 75, 115, 155, 195].map((y) => cross([x, y]))),
  arrow([20, 175], [68, 175]),
  text([36, 167], 'v'),
  text([62, 193], 'P', 'end'),
  text([62, 60], 'Q', 'end'),
  curve('M70,175 A60,60 0 0 0 70,55'),
  dashed([70, 115], [130, 115]),
  circle([70, 115], 2.5, '#222'),
  text([60, 120], 'O', 'end'),
  text([225, 20], 'B'),
);
