import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { vi } from 'vitest';
import { openPages } from '../pages.ts';
import type { GrayPicture } from '../picture.ts';

/** Pixels of the sheet at 150 dpi. */
export const [wide, high] = [1_240, 1_754];
/** Points of the sheet. */
export const [x, y] = [595.2, 841.92];

/** The first page of a PDF, and whether it was drawn. */
export async function readFirst(file: Uint8Array): Promise<{ picture: GrayPicture; isDrawn: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-page-'));
  const path = join(folder, 'page.pdf');
  const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as CanvasRenderingContext2D;
  const drawing = vi.spyOn(context, 'getImageData');
  writeFileSync(path, file);
  const pages = await openPages(path, 'pdf');
  try {
    return { picture: await pages.page(1), isDrawn: drawing.mock.calls.length > 0 };
  } finally {
    drawing.mockRestore();
    await pages.close();
    rmSync(folder, { recursive: true });
  }
}

/** A picture as a JPEG, in such colours. */
export const jpegIn = ({ data, width, height }: GrayPicture, space: 'b-w' | 'srgb' | 'cmyk' = 'b-w') =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace(space)
    .jpeg({ quality: 85 })
    .toBuffer();

/** What an image says of itself. */
export const dictionary = (space: string, width = wide, height = high): string =>
  `/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace${space}/Filter/DCTDecode`;

export const resources = '/Resources<</XObject<</Im0 5 0 R>>>>';
export const paper = `/MediaBox[0 0 ${x} ${y}]`;
/** Puts the image on the whole sheet. */
export const whole = `q ${x} 0 0 ${y} 0 0 cm /Im0 Do Q`;
