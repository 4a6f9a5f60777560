import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../printing/testing/pages.ts';
import { imagePdf } from './image-pdf.ts';

const page = async (shade: number, width: number, height: number) => ({
  width,
  height,
  jpeg: await sharp(new Uint8Array(width * height).fill(shade), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer(),
});

describe('a PDF of pictures', () => {
  it('has a page for each picture, of its size and its shades', async () => {
    const pdf = await openPdf(await imagePdf([await page(200, 300, 150), await page(40, 150, 300)], 150));
    expect(pdf.pages).toBe(2);
    const [first, second] = [await pdf.render(1), await pdf.render(2)];
    expect([first.width, first.height, second.width, second.height]).toEqual([300, 150, 150, 300]);
    expect(Math.abs(first.pixels[20_000]! - 200)).toBeLessThan(4);
    expect(Math.abs(second.pixels[20_000]! - 40)).toBeLessThan(4);
    await pdf.close();
  });

  it('is the same for the same pictures', async () => {
    const pictures = [await page(200, 30, 15)];
    expect(await imagePdf(pictures, 150)).toEqual(await imagePdf(pictures, 150));
  });
});
