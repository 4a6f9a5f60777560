import { figureOf } from '../../figures/kinds.ts';

/** Two lamps side by side, one meter in the trunk, one in the first branch. */
export const branchCurrents = figureOf({
  kind: 'circuit',
  rows: [['lamp L₁', 'ammeter A₁'], ['lamp L₂'], ['cell', 'switch S', 'ammeter A']],
});

/** Two resistors side by side on a battery. */
export const parallelResistors = (first: number, second: number, volts: string): string =>
  figureOf({
    kind: 'circuit',
    rows: [[`resistor R₁=${first} Ω`], [`resistor R₂=${second} Ω`], [`cell U=${volts} V`, 'switch S']],
  });

/** Two resistors one after the other on a battery. */
export const seriesResistors = (first: number, second: number, volts: string): string =>
  figureOf({
    kind: 'circuit',
    rows: [
      [`resistor R₁=${first} Ω`, `resistor R₂=${second} Ω`],
      [`cell U=${volts} V`, 'switch S'],
    ],
  });

/** A cell with inner resistance and an outer resistor. */
export const closedCircuit = (ohms: string): string =>
  figureOf({
    kind: 'circuit',
    rows: [
      [`resistor R=${ohms} Ω`, 'ammeter'],
      ['cell E，r', 'switch S'],
    ],
  });
