import { cell, joint, lamp, meter, openSwitch, resistor, wire } from '../circuits.ts';
import { line, svg } from '../svg.ts';

const sides = (left: number, right: number, top: number, bottom: number): string =>
  line([left, top], [left, bottom]) + line([right, top], [right, bottom]);

/** Two parts side by side between two joints, with the battery and the switch below. */
const parallel = (upper: string, lower: string, source: string): string =>
  upper + lower + source + sides(40, 280, 100, 180) + sides(80, 240, 40, 100) + joint([80, 100]) + joint([240, 100]);

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
