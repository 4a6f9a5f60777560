import type { SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { Dice } from './dice.ts';
import { loadFonts } from './fonts.ts';
import { handOf } from './hand.ts';
import { line, pictureSize, rows, type Handwriting } from './handwriting.ts';
import { writeLine, writeText, type Box } from './lettering.ts';
import { emptyPaper, grayOf } from './printed-pages.ts';
import { pixelsPerMm } from './tasks.ts';

function rule(context: SKRSContext2D, y: number, { x, width }: Box): void {
  context.fillStyle = 'rgb(150,150,150)';
  context.fillRect(x, y, width, 2);
}

/** Draws an answer as a scan of it would show it, without what is printed; the same answer of the same student looks the same. */
export async function drawHandwriting(handwriting: Handwriting): Promise<Uint8Array> {
  loadFonts();
  const { kind, written, worldSeed, studentId } = handwriting;
  const size = pictureSize(handwriting);
  const sheet = emptyPaper(size.width, size.height);
  const hand = handOf(new Dice(worldSeed, studentId, 'hand'));
  const pen = { context: sheet.context, hand, dice: new Dice(worldSeed, studentId, written, 'writing') };
  const margin = (kind === 'blank' ? line.margin : rows.margin) * pixelsPerMm;
  const box = { x: margin, y: 0, width: size.width - 2 * margin, height: size.height };
  if (kind === 'blank') {
    rule(sheet.context, size.height - 2 * pixelsPerMm, box);
    writeLine(pen, written, { ...box, height: size.height - 2 * pixelsPerMm }, line.letter * pixelsPerMm);
  } else
    writeText(pen, written, box, {
      first: (rows.margin + rows.pitch * 0.78) * pixelsPerMm,
      pitch: rows.pitch * pixelsPerMm,
      size: rows.letter * pixelsPerMm,
    });
  const { width, height, pixels } = grayOf(sheet);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 60 })
    .toBuffer();
}
