import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { format } from 'prettier';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pictureFile, type PlaceInPicture } from '../features/guide/pictures.ts';

// Pictures of guides: taken anew when they are asked for, compared with the screens else.

const inClient = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const placesFile = inClient('features/guide/pictures.json');

/** Places by role, address and what is pointed at. */
type Places = Record<string, Record<string, Record<string, PlaceInPicture>>>;

const taken: Places = {};

/** Whether pictures are taken anew, which `npm run guide-pictures` asks for. */
export const takesPictures = process.env['GUIDE_PICTURES'] === '1';

/** The place of the ring as shares of the window; undefined while there is none. */
export async function ringOn(page: Page): Promise<PlaceInPicture | undefined> {
  const rings = await page
    .locator('[data-guide-ring]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [ring] = rings;
  if (!ring) return undefined;
  const window = page.viewportSize()!;
  const share = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;
  const { x, y, width, height } = ring;
  return [share(x, window.width), share(y, window.height), share(width, window.width), share(height, window.height)];
}

/** Whether two places have something in common. */
export const overlap = (one: PlaceInPicture, other: PlaceInPicture): boolean =>
  one[0] < other[0] + other[2] &&
  other[0] < one[0] + one[2] &&
  one[1] < other[1] + other[3] &&
  other[1] < one[1] + one[3];

/** Shows or hides what a guide lays over the screen. */
const showGuide = (page: Page, isShown: boolean): Promise<void> =>
  page.locator('[data-guide], [data-guide-ring]').evaluateAll(
    (elements, display) => {
      for (const element of elements) (element as HTMLElement).style.display = display;
    },
    isShown ? '' : 'none',
  );

/** Keeps the picture of a screen without what the guide lays over it, once, and the place that is pointed at. */
export async function take(page: Page, role: string, path: string, point: string): Promise<void> {
  const ofRole = (taken[role] ??= {});
  if (!ofRole[path]) {
    await showGuide(page, false);
    const shot = await page.screenshot();
    await showGuide(page, true);
    const file = inClient(`public/${pictureFile(role, path)}`);
    mkdirSync(inClient('public/guides'), { recursive: true });
    writeFileSync(file, await sharp(shot).resize(800).webp({ quality: 60, effort: 6 }).toBuffer());
  }
  // The ring is still once it stands where it stood, at longer intervals than the pointer looks in.
  let place: PlaceInPicture | undefined;
  await expect
    .poll(
      async () => {
        const before = place;
        place = await ringOn(page);
        return place !== undefined && String(place) === String(before);
      },
      { interval: 400, message: `${path} ${point}` },
    )
    .toBe(true);
  (ofRole[path] ??= {})[point] = place!;
}

/** Throws the pictures away that were there before. */
export const forgetPictures = (): void => rmSync(inClient('public/guides'), { recursive: true, force: true });

/** Writes down the places in the pictures that were taken. */
export async function keepPlaces(): Promise<void> {
  const sorted = (record: object) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  const places = sorted(Object.fromEntries(Object.entries(taken).map(([role, paths]) => [role, sorted(paths)])));
  const options: unknown = JSON.parse(readFileSync(inClient('../scripts/tools/prettier.json'), 'utf8'));
  writeFileSync(placesFile, await format(JSON.stringify(places), { ...(options as object), parser: 'json' }));
}
