import { createHash } from 'node:crypto';
import { isInChineseFont, printable } from './glyphs.ts';
import type { Materials } from './materials.ts';
import type { Problems } from './problems.ts';

/** A picture as the templates take it: its path among the sources, and its width in points where it is known. */
export interface Figure {
  path: string;
  width?: number;
}

/** Pixels of a drawing are those of a screen: 96 to the inch. */
const pointsPerPixel = 0.75;

const dataUrl = /^data:image\/(png|jpeg|svg\+xml);base64,(.*)$/s;
const textNode = />([^<>]+)</g;

/** A picture (SVG as text, or a data URL) put among the sources of a document; undefined where it cannot be printed. */
export function addFigure(figure: string, materials: Materials): Figure | undefined {
  const [, format, base64 = ''] = dataUrl.exec(figure) ?? [];
  const bytes = format ? Buffer.from(base64, 'base64') : Buffer.from(figure);
  if (format === 'png') return addFile(bytes, 'png', pngWidth(bytes), materials);
  if (format === 'jpeg') return addFile(bytes, 'jpg', jpegWidth(bytes), materials);
  const svg = bytes.toString();
  return addFile(Buffer.from(withPrintedFont(svg, materials)), 'svg', svgWidth(svg), materials);
}

function addFile(
  bytes: Buffer,
  extension: string,
  pixels: number | undefined,
  { figures, unreadable, problems }: Materials,
): Figure | undefined {
  const path = `/figures/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  if (unreadable.has(path)) {
    problems.add('有图片无法读取，未印出');
    return undefined;
  }
  figures.set(path, bytes);
  return { path, ...(pixels && { width: pixels * pointsPerPixel }) };
}

function svgWidth(svg: string): number | undefined {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [, box] = /viewBox\s*=\s*["']([^"']+)["']/.exec(root) ?? [];
  const [, attribute] = /\swidth\s*=\s*["']([\d.]+)(?:px)?["']/.exec(root) ?? [];
  const width = Number(box?.trim().split(/[\s,]+/)[2] ?? attribute);
  return width > 0 ? width : undefined;
}

/** The header's first field (PNG specification, 11.2.1). */
const pngWidth = (png: Buffer): number | undefined => (png.length < 20 ? undefined : png.readUInt32BE(16));

/** Found in the segment that begins a frame (ITU-T T.81, B.2.2), whose mark is 0xc0 to 0xcf but for three others. */
function jpegWidth(jpeg: Buffer): number | undefined {
  const others = [0xc4, 0xc8, 0xcc];
  for (let at = 2; at + 9 <= jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const mark = jpeg[at + 1]!;
    if (mark >= 0xc0 && mark <= 0xcf && !others.includes(mark)) return jpeg.readUInt16BE(at + 7);
  }
  return undefined;
}

/**
 * A drawing whose letters are in the printed font, whatever fonts the machine has: a character that this font lacks would
 * bring in one of the machine's for all of its line, so raised and lowered digits are drawn as what they are.
 */
function withPrintedFont(svg: string, { problems }: Materials): string {
  const plain = svg
    .replace(/\sfont-family\s*=\s*("[^"]*"|'[^']*')/g, '')
    .replace(/font-family\s*:[^;"'}]*;?/g, '')
    .replace('<svg', '<svg font-family="Noto Sans SC"');
  return plain.replace(textNode, (_, text: string) => `>${drawable(text, problems)}<`);
}

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
