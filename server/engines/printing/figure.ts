import { createHash } from 'node:crypto';
import { isInChineseFont, printable } from './glyphs.ts';
import type { Materials } from './materials.ts';
import { PictureFault } from './pictures/fault.ts';
import { readPicture, type Picture } from './pictures/picture.ts';
import { drawingText, type Drawing } from './pictures/svg.ts';
import { encoded } from './pictures/xml.ts';
import type { Problems } from './problems.ts';

/** A picture as the templates take it: its path among the sources, and its size in points where it is known. */
export interface Figure {
  path: string;
  width?: number;
  height?: number;
}

/** Pixels of a drawing are those of a screen: 96 to the inch. */
const pointsPerPixel = 0.75;

/** Letters that a drawing slants are of Typst's own book face, as the Chinese fonts have no italics. */
const fonts = { upright: 'Noto Sans SC', italic: 'Libertinus Serif' };

/** A picture (SVG as text, or a data URL) put among the sources of a document; undefined where it cannot be printed. */
export function addFigure(figure: string, materials: Materials): Figure | undefined {
  const picture = readable(figure);
  if (!picture) return leftOut(materials);
  const { kind, width, height } = picture;
  const bytes = kind === 'svg' ? printedDrawing(picture, materials) : picture.bytes;
  const path = `/figures/${createHash('sha256').update(bytes).digest('hex')}.${kind}`;
  if (materials.unreadable.has(path)) return leftOut(materials);
  materials.figures.set(path, bytes);
  return {
    path,
    ...(width && { width: width * pointsPerPixel }),
    ...(height && { height: height * pointsPerPixel }),
  };
}

function leftOut({ problems }: Materials): undefined {
  problems.add('有图片无法读取，未印出');
  return undefined;
}

/** What was stored before pictures were checked may be anything. */
function readable(figure: string): Picture | undefined {
  try {
    return readPicture(figure);
  } catch (error) {
    if (error instanceof PictureFault) return undefined;
    throw error;
  }
}

/**
 * A drawing whose letters are in the printed font, whatever fonts the machine has: a character that this font lacks would
 * bring in one of the machine's for all of its line, so raised and lowered digits are drawn as what they are.
 */
const printedDrawing = (drawing: Drawing, { problems }: Materials): Buffer =>
  Buffer.from(drawingText(drawing, fonts, (words) => drawable(encoded(words), problems)));

const drawable = (text: string, problems: Problems): string =>
  printable(text.replace(scripts, shifted), problems, isInChineseFont);

const scripts = /[⁰⁴-⁹⁺⁻₀-₉₊₋]+/g;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋';

function shifted(run: string): string {
  const level = raised.includes(run[0]!) ? raised : lowered;
  const plain = [...run].map((character) => '0123456789+−'[level.indexOf(character)] ?? character).join('');
  return `<tspan baseline-shift="${level === raised ? 'super' : 'sub'}" font-size="70%">${plain}</tspan>`;
}
