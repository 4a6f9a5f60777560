import type { PaperSize } from '../document.ts';
import { pageSizes } from '../layouts.ts';
import { gridFaults } from './option-grid.ts';
import { openPdf, type Box, type Opened, type Piece, type Shades } from './pages.ts';

// Looks at the printed pages of a question paper as people would: what is white, cut off, or stands where something else is.

/** What was seen of a paper. */
export interface Sight {
  pages: number;
  /** The largest white bands of all columns but the last one, as shares of its height: at the foot, and within. */
  foot: number;
  gap: number;
  figures: number;
  /** For people, each with its page. */
  faults: string[];
}

/** Millimetres; the sealed edge of an examination shifts the text of all its pages. */
const margin = { x: 20, top: 18, bottom: 20, edge: 5, sealed: 6, gutter: 30 };
const dpi = 72;
/** What is nearer than so is taken as touching. */
const nearness = 0.4;
/** So far a dash, which is never broken, may hang over the end of a line. */
const hang = 1.5;

/** From the left to the right of a column, and where it ends. */
type Column = readonly [left: number, right: number, bottom: number];

function columnsOf(size: PaperSize, isExam: boolean): Column[] {
  const left = margin.x + (isExam ? margin.sealed : 0);
  const count = size === 'A4' ? 1 : 2;
  const page = pageSizes[size];
  const width = (page.width - 2 * margin.x - (count - 1) * margin.gutter) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = left + index * (width + margin.gutter);
    return [from, from + width, page.height - margin.bottom] as const;
  });
}

const isInk = (shade: number): boolean => shade < 200;

/** Whether there is ink within a box. */
function hasInk({ at }: Shades, { x, y, width, height }: Box): boolean {
  const step = 25.4 / dpi;
  for (let row = y + step / 2; row < y + height; row += step) {
    for (let column = x + step / 2; column < x + width; column += step) if (isInk(at(column, row))) return true;
  }
  return false;
}

interface Band {
  isEmpty: boolean;
  foot: number;
  gap: number;
}

/** The white bands of a column. */
function bandsOf(shades: Shades, [left, right, bottom]: Column): Band {
  const step = 25.4 / dpi;
  const height = bottom - margin.top;
  const inked: number[] = [];
  for (let y = margin.top; y < bottom; y += step)
    if (hasInk(shades, { x: left - 1, y, width: right - left + 2, height: step })) inked.push(y);
  if (inked.length === 0) return { isEmpty: true, foot: 1, gap: 0 };
  const gaps = inked.map((y, index) => y - (inked[index - 1] ?? margin.top));
  return { isEmpty: false, foot: (bottom - inked.at(-1)!) / height, gap: Math.max(...gaps) / height };
}

/** Strips of the margins in which nothing may stand. */
function marginsOf(size: PaperSize, columns: readonly Column[], isSealed: boolean): Box[] {
  const page = pageSizes[size];
  const height = page.height - margin.bottom - margin.top;
  const strip = (x: number, right: number): Box => ({ x, y: margin.top, width: right - x, height });
  const ends = [
    ...(isSealed ? [] : [strip(margin.edge, columns[0]![0] - 1)]),
    strip(columns.at(-1)![1] + hang, page.width),
  ];
  const gutters = columns.slice(1).map(([left], index) => strip(columns[index]![1] + hang, left - 1));
  const around = [
    { x: 0, y: 0, width: page.width, height: margin.edge },
    { x: 0, y: page.height - margin.edge, width: page.width, height: margin.edge },
    { x: 0, y: 0, width: margin.edge, height: page.height },
  ];
  return [...ends, ...gutters, ...around];
}

const contains = (outer: Box, x: number, y: number): boolean =>
  x > outer.x - nearness &&
  x < outer.x + outer.width + nearness &&
  y > outer.y - nearness &&
  y < outer.y + outer.height + 2;

/** The part of a piece in which its letters have their ink. */
const inkOf = ({ x, y, width, size }: Piece): Box => ({ x, y: y - 0.7 * size, width, height: 0.72 * size });

/** How far two boxes overlap: to the side, and up and down. */
const overlapOf = (a: Box, b: Box): [across: number, along: number] => [
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
];

/** On one line pieces end where the next one begins, but for punctuation, whose white half is left out beside another. */
function isOver(a: Piece, b: Piece): boolean {
  const [across, along] = overlapOf(inkOf(a), inkOf(b));
  return along > nearness && across > (Math.abs(a.y - b.y) < 0.1 ? 2 * a.size : nearness);
}

/** In formulas what stands above another is what is meant. */
const isMath = ({ font }: Piece): boolean => font.includes('Math');

const overlapsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => !(isMath(piece) && isMath(other)) && isOver(piece, other))
      .map((other) => `“${piece.text}”与“${other.text}”重叠`),
  );

/** What may not begin a line. */
const closing = /^[，。、；：！？）》」』】”’,;:!?)\]}%]/;

/** Pieces by lines, from above, each from the left. */
function linesOf(pieces: readonly Piece[], [left, right]: Column): Piece[][] {
  const own = pieces.filter(({ x }) => x >= left - 1 && x < right + 1);
  const lines: Piece[][] = [];
  for (const piece of own.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && piece.y - line[0]!.y < 0.3) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** What stands alone at the foot of a column although it heads what follows. */
const heading = /^(?:[一二三四五六七八九十]+、.*（共\d+题|阅读.*完成第|看下面的图|\d+．$)/;

function lineFaults(pieces: readonly Piece[], column: Column): string[] {
  const lines = linesOf(pieces, column).filter((line) => line[0]!.y > margin.top && line[0]!.y < column[2]);
  const texts = lines.map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, ''),
  );
  // Beside a figure a line may begin anywhere: only what begins where lines begin is looked at.
  const begins = lines.filter(([first]) => first!.x < column[0] + 9);
  return [
    ...begins.filter(([first]) => closing.test(first!.text)).map(([first]) => `行首是“${first!.text}”`),
    ...(heading.test(texts.at(-1) ?? '') ? [`栏底只有“${texts.at(-1)!}”`] : []),
  ];
}

function figureFaults(shades: Shades, figures: readonly Box[], columns: readonly Column[]): string[] {
  return figures.flatMap((figure) => {
    const { x, y, width, height } = figure;
    const isWithin = columns.some(([left, right]) => x > left - nearness && x + width < right + nearness);
    const isCut = y < margin.top - nearness || y + height > columns[0]![2] + nearness;
    const ring = nearness;
    const around = [
      { x: x - 2 * ring, y, width: ring, height },
      { x: x + width + ring, y, width: ring, height },
      { x, y: y - 2 * ring, width, height: ring },
      { x, y: y + height + ring, width, height: ring },
    ];
    return [
      ...(isWithin && !isCut ? [] : ['图超出版心']),
      ...(around.some((side) => hasInk(shades, side)) ? ['图与文字相碰'] : []),
    ];
  });
}

/** Looks at a paper. */
export async function lookAt(pdf: Uint8Array, { size, isExam }: { size: PaperSize; isExam: boolean }): Promise<Sight> {
  const opened = await openPdf(pdf);
  try {
    return await lookAtPages(opened, size, isExam);
  } finally {
    await opened.close();
  }
}

async function lookAtPages(opened: Opened, size: PaperSize, isExam: boolean): Promise<Sight> {
  const columns = columnsOf(size, isExam);
  const bands: Band[] = [];
  const sight: Sight = { pages: opened.pages, foot: 0, gap: 0, figures: 0, faults: [] };
  for (let page = 1; page <= opened.pages; page++) {
    const [shades, all, figures] = [
      await opened.render(page, dpi),
      await opened.pieces(page),
      await opened.figures(page),
    ];
    const shown = all.filter(({ text }) => text.trim() !== '');
    const pieces = shown.filter(
      ({ x, y }) => x >= columns[0]![0] - 1 && !figures.some((figure) => contains(figure, x, y)),
    );
    bands.push(...columns.map((column) => bandsOf(shades, column)));
    const isSealed = isExam && page === 1;
    const faults = [
      ...(marginsOf(size, columns, isSealed).some((strip) => hasInk(shades, strip)) ? ['页边有墨'] : []),
      ...overlapsOf(pieces),
      ...gridFaults(pieces),
      ...columns.flatMap((column) => lineFaults(pieces, column)),
      ...figureFaults(shades, figures, columns),
    ];
    sight.figures += figures.length;
    sight.faults.push(...faults.map((fault) => `第 ${page} 页：${fault}`));
  }
  const last = bands.findLastIndex(({ isEmpty }) => !isEmpty);
  const full = bands.slice(0, last);
  sight.foot = Math.max(0, ...full.map(({ foot }) => foot));
  sight.gap = Math.max(0, ...bands.map(({ gap }) => gap));
  return sight;
}
