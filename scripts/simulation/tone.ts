import type { Gray } from '../../server/engines/simulation/warp.ts';

/** How a scanner or a phone renders shades: as they are, far too bright, in black and white, or in a poor light. */
export const tones = ['plain', 'bright', 'bilevel', 'dim'] as const;
export type Tone = (typeof tones)[number];

const curves: Readonly<Record<Tone, (shade: number) => number>> = {
  plain: (shade) => shade,
  bright: (shade) => Math.min(255, shade * 1.25 + 35),
  bilevel: (shade) => (shade < 140 ? 0 : 255),
  dim: (shade) => 15 + shade * 0.45,
};

/** The picture with other shades. */
export function throughTone(picture: Gray, tone: Tone): Gray {
  const table = Uint8Array.from({ length: 256 }, (_, shade) => curves[tone](shade));
  return { ...picture, pixels: picture.pixels.map((shade) => table[shade]!) };
}
