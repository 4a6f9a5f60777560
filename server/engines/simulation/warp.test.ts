import { describe, expect, it } from 'vitest';
import { blur, project, type Gray } from './warp.ts';

/** A white picture with one black square of 20 pixels. */
function withSquare(left: number, top: number): Gray {
  const pixels = new Uint8Array(200 * 100).fill(255);
  for (let row = top; row < top + 20; row++) pixels.fill(0, row * 200 + left, row * 200 + left + 20);
  return { width: 200, height: 100, pixels };
}

/** The middle of what is dark. */
function middleOf({ width, pixels }: Gray): [number, number] {
  let [x, y, count] = [0, 0, 0];
  pixels.forEach((shade, at) => {
    if (shade > 100) return;
    x += at % width;
    y += Math.floor(at / width);
    count += 1;
  });
  return [Math.round(x / count), Math.round(y / count)];
}

describe('a picture that is moved', () => {
  it('stays as it is where its corners stay', () => {
    const corners = [
      [0, 0],
      [200, 0],
      [200, 100],
      [0, 100],
    ] as const;
    const moved = project(withSquare(30, 40), corners, { width: 200, height: 100 }, 255);
    expect(middleOf(moved)).toEqual([40, 50]);
  });

  it('turns with its corners: a quarter turn takes the left to the top', () => {
    const corners = [
      [100, 0],
      [100, 200],
      [0, 200],
      [0, 0],
    ] as const;
    const turned = project(withSquare(20, 10), corners, { width: 100, height: 200 }, 255);
    expect(middleOf(turned)).toEqual([80, 30]);
  });

  it('keeps its light when it is blurred, and loses its edges', () => {
    const picture = withSquare(30, 40);
    const sum = ({ pixels }: Gray) => pixels.reduce((all, one) => all + one, 0);
    const before = sum(picture);
    blur(picture, 1.5);
    expect(Math.abs(sum(picture) / before - 1)).toBeLessThan(0.01);
    expect(picture.pixels[50 * 200 + 29]).toBeLessThan(200);
    expect(picture.pixels[50 * 200 + 40]).toBeLessThan(20);
  });
});
