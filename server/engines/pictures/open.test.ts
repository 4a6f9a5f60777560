import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countPages, openPicture, pictureFault } from './open.ts';
import { claimingHeic, sheetHeic, turnedHeic } from './testing/heic.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

function stored(name: string, content: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const pixelsOf = (picture: Sharp) => picture.flatten().raw().toBuffer({ resolveWithObject: true });

/** The picture as the sensor saw it. */
let flat: Awaited<ReturnType<typeof pixelsOf>>;

beforeAll(async () => {
  flat = await pixelsOf(await openPicture(stored('flat.heic', turnedHeic('irot', 0))));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a HEIC', () => {
  it('is one page of what the camera has seen', async () => {
    expect([flat.info.width, flat.info.height]).toEqual([1404, 992]);
    const path = stored('sheet.heic', sheetHeic);
    expect(await countPages(path)).toBe(1);
    expect((await openPicture(path).then(pixelsOf)).info).toMatchObject({ width: 992, height: 1404 });
    expect(new Set(flat.data).size).toBeGreaterThan(100);
  });

  it.each<[property: 'irot' | 'imir', value: number, turn: (picture: Sharp) => Sharp]>([
    ['irot', 1, (picture) => picture.rotate(270)],
    ['irot', 2, (picture) => picture.rotate(180)],
    ['irot', 3, (picture) => picture.rotate(90)],
    ['imir', 0, (picture) => picture.flip()],
    ['imir', 1, (picture) => picture.flop()],
  ])('is turned and mirrored as it says: %s %i', async (property, value, turn) => {
    const path = stored(`${property}${value}.heic`, turnedHeic(property, value));
    const { width, height, channels } = flat.info;
    const wanted = await pixelsOf(turn(sharp(flat.data, { raw: { width, height, channels } })));
    const found = await pixelsOf(await openPicture(path));
    expect([found.info.width, found.info.height]).toEqual([wanted.info.width, wanted.info.height]);
    expect(Buffer.compare(found.data, wanted.data)).toBe(0);
  });

  it.each([
    ['cut.heic', sheetHeic.subarray(0, 9_000), '图片已损坏'],
    ['head.heic', sheetHeic.subarray(0, 300), '图片已损坏'],
    ['noise.heic', Buffer.concat([sheetHeic.subarray(0, 40), Buffer.alloc(28_000, 0x5a)]), '图片已损坏'],
    ['large.heic', claimingHeic(60_000, 60_000), '图片尺寸过大'],
    ['wide.heic', claimingHeic(2_000_000_000, 2), '图片尺寸过大'],
  ])('is refused in words where it cannot be shown, and writes nothing: %s', async (name, content, reason) => {
    const written = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
    const shown = openPicture(stored(name, content)).then(pixelsOf);
    expect(await shown.then(() => 'shown', pictureFault)).toBe(reason);
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});
