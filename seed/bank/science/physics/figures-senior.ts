import { cell, meter, openSwitch, resistor, wire } from '../circuits.ts';
import { arrow, axes, box, circle, dashed, hatch, line, plot, svg, text, type Point } from '../svg.ts';

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
