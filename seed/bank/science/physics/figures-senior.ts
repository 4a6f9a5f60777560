import { cell, meter, openSwitch, resistor, wire } from '../circuits.ts';
import { arrow, axes, box, circle, curve, dashed, hatch, line, plot, shape, svg, text, type Point } from '../svg.ts';

/** Speed over time: faster until `first`, steady until `second`, slower until it stands at `third` seconds. */
export function speedGraph(speed: number, first: number, second: number, third: number): string {
  const place = (time: number, height: number): Point => [45 + (time * 220) / third, 150 - height * 100];
  const times = [first, second, third];
  return svg(
    330,
    180,
    axes([45, 150], 245, 135, 't/s', 'v/(m·s⁻¹)'),
    line(place(0, 0), place(first, 1), place(second, 1), place(third, 0)),
    dashed(place(0, 1), place(first, 1), place(first, 0)),
    dashed(place(second, 1), place(second, 0)),
    text([38, 55], speed, 'end'),
    ...times.map((time) => text([place(time, 0)[0], 168], time)),
  );
}

/** Speed over time on one straight line from 4 m/s to -4 m/s in four seconds. */
export const reversingGraph = svg(
  290,
  220,
  arrow([45, 110], [250, 110]),
  arrow([45, 205], [45, 15]),
  text([255, 115], 't/s', 'start'),
  text([54, 23], 'v/(m·s⁻¹)', 'start'),
  text([36, 126], '0'),
  ...[1, 2, 3, 4].map((x) => line([45 + x * 42, 110], [45 + x * 42, 106])),
  text([129, 128], '2'),
  text([213, 102], '4'),
  ...[4, 2, -2, -4].map((y) => line([45, 110 - y * 18], [49, 110 - y * 18]) + text([38, 115 - y * 18], y, 'end')),
  line([45, 38], [213, 182]),
  dashed([45, 182], [213, 182], [213, 110]),
);

/** A load on a knot: one rope to the ceiling 37° from the vertical, one rope level to the wall. */
export const knot = svg(
  250,
  230,
  hatch(115, 225, 25, -1),
  line([110, 25], [225, 25]),
  ...Array.from({ length: 17 }, (_, step) => line([25, 22 + step * 8], [18, 28 + step * 8])),
  line([25, 18], [25, 158]),
  line([25, 105], [125, 105]),
  line([125, 105], [185, 25]),
  dashed([125, 105], [125, 35]),
  line([125, 105], [125, 165]),
  box([107, 165], 36, 30),
  text([125, 185], 'G'),
  text([133, 120], 'O', 'start'),
  text([192, 42], 'A', 'start'),
  text([36, 98], 'B'),
  text([140, 66], '37°'),
);

/** A block on a slope of 30°. */
export const slope = svg(
  270,
  170,
  shape([
    [25, 145],
    [245, 145],
    [245, 18],
  ]),
  shape([
    [140, 78.6],
    [174.6, 58.6],
    [162.6, 37.8],
    [128, 57.8],
  ]),
  curve('M65,145 A40,40 0 0 0 59.6,125'),
  text([85, 138], '30°'),
);

/** Two wheels on one belt, the radius of the left one twice that of the right one. */
export const belt = svg(
  310,
  140,
  circle([85, 70], 48),
  circle([85, 70], 2.5, '#222'),
  circle([235, 70], 24),
  circle([235, 70], 2.5, '#222'),
  line([92.7, 22.6], [238.8, 46.3]),
  line([92.7, 117.4], [238.8, 93.7]),
  circle([37, 70], 3, '#222'),
  text([22, 75], 'A'),
  circle([259, 70], 3, '#222'),
  text([274, 75], 'B'),
  text([85, 92], 'O₁'),
  text([235, 88], 'O₂'),
);

/** A block on a smooth table, tied over a pulley to a hanging one. */
export const tablePulley = svg(
  270,
  200,
  line([20, 80], [190, 80]),
  hatch(30, 180, 80),
  line([190, 80], [190, 180]),
  line([190, 80], [204, 68]),
  box([60, 48], 46, 32),
  text([83, 69], 'A'),
  circle([204, 68], 12),
  circle([204, 68], 2, '#222'),
  line([106, 56], [204, 56]),
  line([216, 68], [216, 120]),
  box([201, 120], 30, 32),
  text([216, 141], 'B'),
);

/** Field lines that part from each other to the right, with a dense place A and a sparse place B on the middle one. */
export const fieldLines = svg(
  300,
  190,
  arrow([30, 95], [275, 95]),
  curve('M30,75 Q150,70 270,25'),
  curve('M30,115 Q150,120 270,165'),
  arrow([178, 53.7], [190, 50.6]),
  arrow([178, 136.3], [190, 139.4]),
  circle([70, 95], 3, '#222'),
  text([70, 90], 'A'),
  circle([220, 95], 3, '#222'),
  text([220, 90], 'B'),
);

/** A cell with inner resistance and an outer resistor. */
export const closedCircuit = (ohms: string): string =>
  svg(
    300,
    190,
    wire(50, 40, 260, [100, resistor(`R=${ohms} Ω`)], [200, meter('A')]),
    wire(140, 40, 260, [100, cell('E，r')], [200, openSwitch('S')]),
    line([40, 50], [40, 140]),
    line([260, 50], [260, 140]),
  );

/** Voltage at a cell's poles against the current: 3.0 V at no current, 2.0 V at 1.0 A. */
export const cellLine = svg(
  300,
  210,
  axes([50, 180], 205, 165, 'I/A', 'U/V'),
  ...[1, 2, 3].map((y) => line([50, 180 - y * 45], [54, 180 - y * 45]) + text([43, 185 - y * 45], `${y}.0`, 'end')),
  ...[0.5, 1].map((x) => line([50 + x * 150, 180], [50 + x * 150, 176]) + text([50 + x * 150, 198], x.toFixed(1))),
  line([50, 45], [200, 90]),
  dashed([50, 90], [200, 90], [200, 180]),
);

/** One moment of a wave of that length in metres, with its height in centimetres; one and a half waves are drawn. */
export function waveGraph(length: number, height: number): string {
  const place = (share: number): Point => [45 + share * 150, 90 - 50 * Math.sin(2 * Math.PI * share)];
  const marks = [0.5, 1, 1.5];
  return svg(
    350,
    180,
    arrow([45, 90], [305, 90]),
    arrow([45, 165], [45, 15]),
    text([310, 95], 'x/m', 'start'),
    text([54, 23], 'y/cm', 'start'),
    text([36, 104], '0'),
    plot(0, 1.5, 90, place),
    ...marks.map(
      (share) =>
        line([45 + share * 150, 90], [45 + share * 150, 86]) + text([45 + share * 150 + 8, 106], share * length),
    ),
    dashed([45, 40], [82.5, 40]),
    dashed([45, 140], [157.5, 140]),
    text([38, 45], height, 'end'),
    text([38, 145], -height, 'end'),
  );
}
