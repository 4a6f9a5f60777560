import type { Canvas } from './canvas.ts';
import { at, onArc, type Point } from './points.ts';
import { style } from './style.ts';

// Symbols of circuits (GB/T 4728, as the textbooks of physics have them), on a wire from left to right through `middle`.

/** A symbol: half its width, which stays free of wire; how far it goes above the wire and below; and how it is drawn. */
export interface SymbolShape {
  half: number;
  above: number;
  below: number;
  draw: (canvas: Canvas, middle: Point, option: string) => void;
  /** What stands in it unless a name does; undefined where names stand beside. */
  inside?: string;
  /** What follows the part's name after a colon; the first is meant where none is written. */
  options?: readonly string[];
  /** Whether letters of the name are those of a quantity, as of resistors, or of a device. */
  isQuantity?: boolean;
  /** Where the name stands: above unless told. */
  nameBelow?: boolean;
}

/** A place beside the middle of a symbol. */
const off = ({ x, y }: Point, right: number, down: number): Point => at(x + right, y + down);

const box = (canvas: Canvas, middle: Point, half: number, high: number): Canvas =>
  canvas.shape([
    off(middle, -half, -high),
    off(middle, half, -high),
    off(middle, half, high),
    off(middle, -half, high),
  ]);

const round = (inside: string): SymbolShape => ({
  half: 12,
  above: 12,
  below: 12,
  inside,
  draw: (canvas, middle) => void canvas.ellipse(middle, 12, 12),
});

/** A long thin stroke for the positive pole and a short thick one. */
function pole(canvas: Canvas, middle: Point, x: number, isPositive: boolean): void {
  const high = isPositive ? 13 : 7;
  canvas.line([off(middle, x, -high), off(middle, x, high)], { width: isPositive ? style.line : 3 });
}

const poles =
  (pairs: readonly number[]): SymbolShape['draw'] =>
  (canvas, middle, option) => {
    const side = option === 'right' ? -1 : 1;
    for (const pair of pairs) {
      pole(canvas, middle, side * (pair - 3), true);
      pole(canvas, middle, side * (pair + 3), false);
    }
  };

const resistor: SymbolShape = {
  half: 20,
  above: 6,
  below: 6,
  isQuantity: true,
  draw: (canvas, middle) => void box(canvas, middle, 20, 6),
};

const switchOf =
  (lifted: number): SymbolShape['draw'] =>
  (canvas, middle) => {
    canvas.line([off(middle, -12, 0), off(middle, 12, -lifted)]);
    for (const x of [-13, 13]) canvas.dot(off(middle, x, 0), true);
  };

/** A resistor and a slider that comes from one of its wires; the end of the resistor on that side is not connected. */
const rheostat: SymbolShape = {
  half: 28,
  above: 24,
  below: 6,
  isQuantity: true,
  nameBelow: true,
  options: ['left', 'right'],
  draw: (canvas, middle, option) => {
    const side = option === 'right' ? -1 : 1;
    box(canvas, middle, 20, 6);
    canvas.line([off(middle, side * -28, 0), off(middle, side * -20, 0)]);
    canvas.line([off(middle, side * 28, 0), off(middle, side * 28, -22), off(middle, 0, -22)]);
    canvas.arrow(off(middle, 0, -22), off(middle, 0, -6), { width: style.line });
    canvas.label(off(middle, 0, -20), 'P', { towards: side * 22 + 90 + side * 68, isUpright: true, gap: 3 });
  },
};

/** Turns of a coil. */
const inductor: SymbolShape = {
  half: 24,
  above: 8,
  below: 2,
  isQuantity: true,
  draw: (canvas, middle) => {
    for (const x of [-18, -6, 6, 18]) canvas.line(onArc(off(middle, x, 0), [6, 8], [180, 360], 16));
  },
};

const diode: SymbolShape = {
  half: 9,
  above: 9,
  below: 9,
  options: ['right', 'left'],
  draw: (canvas, middle, option) => {
    const side = option === 'left' ? -1 : 1;
    canvas.shape([off(middle, -9 * side, -8), off(middle, -9 * side, 8), off(middle, 8 * side, 0)]);
    canvas.line([off(middle, 8 * side, -9), off(middle, 8 * side, 9)]);
    canvas.line([off(middle, -9, 0), off(middle, 9, 0)]);
  },
};

/** All symbols by the name that they have in parameters. */
export const symbols: Readonly<Record<string, SymbolShape>> = {
  cell: { half: 4, above: 13, below: 13, options: ['left', 'right'], isQuantity: true, draw: poles([0]) },
  battery: { half: 13, above: 13, below: 13, options: ['left', 'right'], isQuantity: true, draw: poles([-9, 9]) },
  source: {
    half: 15.5,
    above: 3,
    below: 3,
    isQuantity: true,
    draw: (canvas, middle) => {
      for (const x of [-12, 12]) canvas.dot(off(middle, x, 0), true);
    },
  },
  alternating: {
    half: 12,
    above: 12,
    below: 12,
    isQuantity: true,
    draw: (canvas, middle) => {
      const wave = Array.from({ length: 25 }, (_, step) =>
        off(middle, step / 1.5 - 8, -5 * Math.sin((step * Math.PI) / 12)),
      );
      canvas.ellipse(middle, 12, 12).line(wave);
    },
  },
  switch: {
    half: 15.5,
    above: 15,
    below: 3,
    options: ['open', 'closed'],
    draw: (canvas, middle, option) => switchOf(option === 'closed' ? 0 : 13)(canvas, middle, option),
  },
  resistor,
  rheostat,
  variable: {
    ...resistor,
    above: 14,
    below: 14,
    draw: (canvas, middle) => void box(canvas, middle, 20, 6).arrow(off(middle, -16, 14), off(middle, 16, -14)),
  },
  thermistor: {
    ...resistor,
    above: 12,
    below: 12,
    draw: (canvas, middle) => {
      box(canvas, middle, 20, 6);
      canvas.line([off(middle, -20, 12), off(middle, -12, 12), off(middle, 14, -12)], { width: style.thin });
    },
  },
  lamp: {
    half: 11,
    above: 11,
    below: 11,
    draw: (canvas, middle) => {
      canvas.ellipse(middle, 11, 11);
      for (const side of [1, -1]) canvas.line([off(middle, -7.8, -7.8 * side), off(middle, 7.8, 7.8 * side)]);
    },
  },
  ammeter: round('A'),
  voltmeter: round('V'),
  galvanometer: round('G'),
  milliammeter: round('mA'),
  motor: round('M'),
  meter: round(''),
  bell: {
    half: 12,
    above: 12,
    below: 0,
    draw: (canvas, middle) => void canvas.shape(onArc(middle, [12, 12], [180, 360], 24)),
  },
  diode,
  capacitor: {
    half: 4,
    above: 12,
    below: 12,
    isQuantity: true,
    draw: (canvas, middle) => {
      for (const x of [-4, 4]) canvas.line([off(middle, x, -12), off(middle, x, 12)], { width: 2 });
    },
  },
  inductor,
  fuse: {
    ...resistor,
    isQuantity: false,
    draw: (canvas, middle) => void box(canvas, middle, 20, 6).line([off(middle, -20, 0), off(middle, 20, 0)]),
  },
  point: { half: 0, above: 3, below: 3, draw: (canvas, middle) => void canvas.dot(middle) },
  gap: {
    half: 15.5,
    above: 3,
    below: 3,
    draw: (canvas, middle) => {
      for (const x of [-12, 12]) canvas.dot(off(middle, x, 0), true);
    },
  },
};
