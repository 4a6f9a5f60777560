import { afterAll, describe, expect, it } from 'vitest';
import { closePicturePool, pictureFaultApart } from './pool.ts';
import { dataUrlOf, turbulence } from './testing/hostile.ts';

afterAll(closePicturePool);

const svg = (content: string): string =>
  dataUrlOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);

/** What comes first: the judgement, or the next turn of the event loop. */
const firstOf = (judged: Promise<unknown>): Promise<string> =>
  Promise.race([
    judged.then(() => 'judged'),
    new Promise<string>((resolve) => {
      setImmediate(() => resolve('others'));
    }),
  ]);

describe('a large drawing', () => {
  const large = svg('<path d="M0 0 l1 1" style="fill:red;stroke:blue"/>'.repeat(3_000));
  const hostile = dataUrlOf(turbulence.replace('<filter', `${' '.repeat(20_000)}<filter`));

  it('is looked through while others are answered', async () => {
    const judged = pictureFaultApart(large, 'one');
    expect(await firstOf(judged)).toBe('others');
    expect(await judged).toBeUndefined();
  });

  it('is refused for the same reasons as a small one', async () => {
    expect(await pictureFaultApart(hostile, 'one')).toBe(await pictureFaultApart(dataUrlOf(turbulence), 'one'));
    expect(await pictureFaultApart(hostile, 'one')).toBe('SVG 含有不支持的内容 filter');
  });
});

it('a small drawing is judged at once', async () => {
  expect(await firstOf(pictureFaultApart(svg('<path d="M0 0 l1 1"/>'), 'one'))).toBe('judged');
});
