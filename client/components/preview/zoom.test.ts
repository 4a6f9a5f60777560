import { expect, it } from 'vitest';
import { keyMeaning, nextZoom, pageAt, pageWidth } from './zoom.ts';

it('zooms by steps and stays at either end', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(1.1, 1), nextZoom(3, 1), nextZoom(0.5, -1)]).toEqual([
    1.25, 0.75, 1.25, 3, 0.5,
  ]);
});

it('fits a page into a narrow region and keeps it readable in a wide one', () => {
  expect([pageWidth(600, 1), pageWidth(600, 1.5), pageWidth(2000, 1), pageWidth(0, 1)]).toEqual([600, 900, 880, 1]);
});

it('tells the page in the middle of what is in sight', () => {
  const tops = [0, 1000, 2000];
  expect([pageAt(tops, 0), pageAt(tops, 999), pageAt(tops, 1000), pageAt(tops, 9000), pageAt([], 5)]).toEqual([
    1, 1, 2, 3, 1,
  ]);
});

it('turns pages by arrows and page keys, zooms by plus and minus, and leaves other keys alone', () => {
  expect(['PageDown', 'ArrowLeft', '+', '-', 'ArrowDown', 'toString'].map(keyMeaning)).toEqual([
    { pages: 1 },
    { pages: -1 },
    { zoom: 1 },
    { zoom: -1 },
    undefined,
    undefined,
  ]);
});
