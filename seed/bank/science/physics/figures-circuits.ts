import { cell, joint, lamp, meter, openSwitch, resistor, rheostat, wire } from '../circuits.ts';
import { axes, dashed, line, svg, text, type Point } from '../svg.ts';

const sides = (left: number, right: number, top: number, bottom: number): string =>
  line([left, top], [left, bottom]) + line([right, top], [right, bottom]);

/** Two parts side by side between two joints, with the battery and the switch below. */
const parallel = (upper: string, lower: string, source: string): string =>
  upper + lower + source + sides(40, 280, 100, 180) + sides(80, 240, 40, 100) + joint([80, 100]) + joint([240, 100]);

/** Two lamps side by side; the switch is in the trunk, a second one in the branch of the second lamp. */
export const twoLamps = svg(
  320,
  225,
  parallel(
    wire(40, 80, 240, [160, lamp('L₁')]),
    wire(100, 40, 280, [130, lamp('L₂')], [195, openSwitch('S₂')]),
    wire(180, 40, 280, [110, cell()], [210, openSwitch('S₁')]),
  ),
);

/** Two lamps side by side, one meter in the trunk, one in the first branch. */
export const branchCurrents = svg(
  320,
  225,
  parallel(
    wire(40, 80, 240, [130, lamp('L₁')], [190, meter('A₁')]),
    wire(100, 40, 280, [160, lamp('L₂')]),
    wire(180, 40, 280, [90, cell()], [160, openSwitch('S')], [230, meter('A')]),
  ),
);

/** Two resistors side by side on a battery. */
export const parallelResistors = (first: number, second: number, volts: string): string =>
  svg(
    320,
    225,
    parallel(
      wire(40, 80, 240, [160, resistor(`R₁=${first} Ω`)]),
      wire(100, 40, 280, [160, resistor(`R₂=${second} Ω`)]),
      wire(180, 40, 280, [110, cell(`U=${volts} V`)], [210, openSwitch('S')]),
    ),
  );

/** Two resistors one after the other on a battery. */
export const seriesResistors = (first: number, second: number, volts: string): string =>
  svg(
    320,
    180,
    wire(50, 40, 280, [110, resistor(`R₁=${first} Ω`)], [210, resistor(`R₂=${second} Ω`)]),
    wire(130, 40, 280, [110, cell(`U=${volts} V`)], [210, openSwitch('S')]),
    sides(40, 280, 50, 130),
  );

/** A resistor with a voltmeter, a rheostat and an ammeter one after the other. */
export const rheostatCircuit = svg(
  340,
  235,
  wire(40, 60, 160, [110, meter('V')]),
  sides(60, 160, 40, 100),
  wire(100, 30, 310, [110, resistor('')], [235, rheostat('')]),
  text([110, 123], 'R'),
  text([235, 123], 'R′'),
  joint([60, 100]),
  joint([160, 100]),
  wire(190, 30, 310, [80, cell()], [165, openSwitch('S')], [250, meter('A')]),
  sides(30, 310, 100, 190),
);

/** Current against voltage of two resistors: 5 Ω and 10 Ω; 60 units to the right are 1 V, 32 upwards 0.1 A. */
export function currentLines(): string {
  const place = (volts: number, tenths: number): Point => [45 + volts * 60, 165 - tenths * 32];
  return svg(
    290,
    195,
    axes([45, 165], 205, 150, 'U/V', 'I/A'),
    ...[1, 2, 3].map((x) => line(place(x, 0), [45 + x * 60, 161]) + text([45 + x * 60, 183], x)),
    ...[1, 2, 3, 4].map((y) => line(place(0, y), [49, 165 - y * 32]) + text([38, 170 - y * 32], `0.${y}`, 'end')),
    line(place(0, 0), place(2.2, 4.4)),
    line(place(0, 0), place(2.8, 2.8)),
    dashed(place(0, 4), place(2, 4), place(2, 0)),
    dashed(place(0, 2), place(2, 2)),
    text([190, 22], 'a'),
    text([224, 78], 'b'),
  );
}
