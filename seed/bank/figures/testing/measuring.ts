import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

// What stands on a drawing, read from its SVG and measured with the printed font: not by the code that drew it.

const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(
  require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  'Figure letters',
);
const measuring = createCanvas(1, 1).getContext('2d');

/** A rectangle by its sides. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Pair = readonly [x: number, y: number];

const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

function textBox(tag: string, words: string): Sides {
  const attributes = attributesOf(tag);
  const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(attributes.get(name)));
  measuring.font = `${size}px "Figure letters"`;
  const { width } = measuring.measureText(words);
  const left = attributes.get('text-anchor') === 'middle' ? x! - width / 2 : x!;
  return { left, right: left + width, top: y! - size! * 0.7, bottom: y! };
}

/** The boxes of all runs of letters, without what goes below the line. */
export const textBoxes = (svg: string): Sides[] =>
  [...svg.matchAll(/<(text|tspan) ([^>]*)>([^<]+)</g)].map(([, , tag, words]) => textBox(tag!, words!));

/** The boxes that take lines away from under names. */
export const underlays = (svg: string): Sides[] =>
  [...svg.matchAll(/<rect ([^>]*)\/>/g)].map(([, tag]) => {
    const [x, y, wide, high] = ['x', 'y', 'width', 'height'].map((name) => Number(attributesOf(tag!).get(name)));
    return { left: x!, right: x! + wide!, top: y!, bottom: y! + high! };
  });

/** Points along every line that is no line of a grid, a pixel or less apart, and of round shapes. */
export function inkOf(svg: string): Pair[] {
  const round = [...svg.matchAll(/<(?:ellipse|circle) ([^>]*)\/>/g)].flatMap(([, tag]) => {
    const get = (name: string) => Number(attributesOf(tag!).get(name));
    const [wide, high] = [get('rx') || get('r'), get('ry') || get('r')];
    return Array.from({ length: 200 }, (_, step): Pair => {
      const angle = (step * Math.PI) / 100;
      return [get('cx') + wide * Math.cos(angle), get('cy') + high * Math.sin(angle)];
    });
  });
  const straight = [...svg.matchAll(/<poly(?:line|gon) points="([^"]*)"([^>]*)\/>/g)].flatMap(([, list, tag]) =>
    tag!.includes('#aaa')
      ? []
      : between(list!.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])),
  );
  return [...round, ...straight];
}

const between = (corners: readonly Pair[]): Pair[] =>
  corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y)));
    return Array.from({ length: steps }, (_, step): Pair => [
      x + ((nextX - x) * step) / steps,
      y + ((nextY - y) * step) / steps,
    ]);
  });

/** The sides of the picture. */
export function sidesOf(svg: string): Sides {
  const [left, top, wide, high] = /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number);
  return { left: left!, right: left! + wide!, top: top!, bottom: top! + high! };
}
