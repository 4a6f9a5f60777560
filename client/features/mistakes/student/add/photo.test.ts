import { expect, it } from 'vitest';
import { bestWithin, shrunk } from './photo-size.ts';
import { readPhoto } from './photo.ts';

it('takes a photo over no larger than it is, and by its longer side', () => {
  expect(shrunk({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  expect(shrunk({ width: 8160, height: 6120 })).toEqual({ width: 1600, height: 1200 });
  expect(shrunk({ width: 1, height: 20_000 })).toEqual({ width: 1, height: 1600 });
});

it('refuses a file that is too large before it reads it', async () => {
  const file = { size: 31 * 1024 * 1024 } as File;
  await expect(readPhoto(file)).rejects.toThrow('照片超过 30 MB');
});

it('makes a picture as good as the call takes it', async () => {
  const lengths = (per: number) => bestWithin((quality) => 'x'.repeat(quality * per));
  expect(await lengths(800_000)).toHaveLength(680_000);
  expect(await lengths(1_200_000)).toHaveLength(600_000);
  await expect(lengths(3_000_000)).rejects.toThrow('选中的部分太大');
});
