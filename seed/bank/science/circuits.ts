import { box, circle, line, text, type Point } from './svg.ts';

/** A part of a circuit on a horizontal wire; half its width stays free of wire on both sides. */
interface Part {
  half: number;
  draw: (x: number, y: number) => string;
}

/** A cell, or a battery with that voltage written below it; its positive pole is the long thin line on the left. */
export const cell = (label = ''): Part => ({
  half: 4,
  draw: (x, y) =>
    line([x - 4, y - 13], [x - 4, y + 13]) + box([x + 3, y - 7], 2, 14, '#222') + text([x, y + 29], label),
});

export const openSwitch = (label = 'S'): Part => ({
  half: 14,
  draw: (x, y) =>
    circle([x - 12, y], 2) + circle([x + 12, y], 2) + line([x - 10, y - 1], [x + 9, y - 14]) + text([x, y - 18], label),
});

export const resistor = (label: string): Part => ({
  half: 20,
  draw: (x, y) => box([x - 20, y - 6], 40, 12) + text([x, y - 12], label),
});

export const lamp = (label: string): Part => ({
  half: 11,
  draw: (x, y) =>
    circle([x, y], 11) +
    line([x - 7.8, y - 7.8], [x + 7.8, y + 7.8]) +
    line([x - 7.8, y + 7.8], [x + 7.8, y - 7.8]) +
    text([x, y - 16], label),
});

export const meter = (letter: string): Part => ({
  half: 12,
  draw: (x, y) => circle([x, y], 12) + text([x, y + 5], letter),
});

/** A wire from left to right with parts at places of it. */
export function wire(y: number, from: number, to: number, ...parts: readonly (readonly [x: number, part: Part])[]) {
  const ends = [from, ...parts.flatMap(([x, { half }]) => [x - half, x + half]), to];
  const pieces = Array.from({ length: ends.length / 2 }, (_, piece) =>
    line([ends[piece * 2]!, y], [ends[piece * 2 + 1]!, y]),
  );
  return pieces.join('') + parts.map(([x, { draw }]) => draw(x, y)).join('');
}

/** A place where wires are joined. */
export const joint = (place: Point): string => circle(place, 2.5, '#222');
