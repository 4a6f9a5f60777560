import { near, style } from './style.ts';
import type { Point } from './points.ts';

// Letters of a figure as textbooks set them: points and quantities in italics, numbers, units, words and signs upright.
// `_` lowers and `^` raises what follows, one character or what stands in braces; other braces keep upright what they hold.

interface Run {
  text: string;
  italic: boolean;
  level: -1 | 0 | 1;
}

/** How a label is set. */
export interface LabelLook {
  /** For names of devices, substances and such, whose letters are never slanted. */
  isUpright?: boolean | undefined;
  /** Pixels. */
  size?: number | undefined;
}

/** A label with its runs at their places, measured from the left end of its baseline. */
export interface Label {
  width: number;
  size: number;
  runs: readonly (Run & { x: number })[];
}

const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const plain = '0123456789+−';

const isLetter = (character: string): boolean => /[A-Za-zα-ορ-ω]/.test(character);

/** Names of functions, units after a number, and units after a stroke. */
const upright = /sin|cos|tan|lim|log|ln|lg|(?<=\d[ °]?) [A-Za-z]+(?:\/[A-Za-z]+)?|\/.*$/g;

function uprightPlaces(text: string): Set<number> {
  const places = new Set<number>();
  for (const { index, 0: words } of text.matchAll(upright))
    for (let place = index; place < index + words.length; place++) places.add(place);
  return places;
}

interface Piece {
  character: string;
  level: Run['level'];
  /** Its place in the text; undefined where braces keep it upright. */
  place: number | undefined;
}

/** Characters with their level; of a script character the plain one. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let level: Run['level'] = 0;
  let [isScript, isUpright] = [false, false];
  for (let place = 0; place < text.length; place++) {
    const character = text[place]!;
    if (character === '_' || character === '^') {
      level = character === '_' ? -1 : 1;
      isScript = text[place + 1] === '{';
      if (isScript) place++;
    } else if (character === '{') isUpright = true;
    else if (character === '}' && isScript) [level, isScript] = [0, false];
    else if (character === '}') isUpright = false;
    else {
      pieces.push({ ...plainOf(character, level), place: isUpright ? undefined : place });
      if (!isScript) level = 0;
    }
  }
  return pieces;
}

/** What a character is on the line, and its level: that of its own where it is raised or lowered by itself. */
function plainOf(character: string, level: Run['level']): Pick<Piece, 'character' | 'level'> {
  const [low, high] = [lowered.indexOf(character), raised.indexOf(character)];
  const shown = plain[Math.max(low, high)] ?? signs[character] ?? character;
  return { character: shown, level: low >= 0 ? -1 : high >= 0 ? 1 : level };
}

/** Signs that are typed otherwise than set. */
const signs: Readonly<Record<string, string>> = { '-': '−', "'": '′' };

function runsOf(text: string, isUpright: boolean): Run[] {
  const kept = uprightPlaces(text);
  const runs: Run[] = [];
  for (const { character, level, place } of piecesOf(text)) {
    const italic = !isUpright && place !== undefined && !kept.has(place) && isLetter(character);
    const last = runs.at(-1);
    if (last?.level === level && last.italic === italic) last.text += character;
    else runs.push({ text: character, italic, level });
  }
  return runs;
}

/** Widths in hundredths of the size: upright ones of Noto Sans SC, italic ones of Times. */
const widths = { upright: new Map<string, number>(), italic: new Map<string, number>() };

function note(kind: keyof typeof widths, table: Readonly<Record<number, string>>): void {
  for (const [width, characters] of Object.entries(table))
    for (const character of characters) widths[kind].set(character, Number(width));
}

note('upright', {
  28: " ,.:;ijlI!|′'",
  34: '()[]{}f-',
  38: 't/r°',
  47: '"*?sz',
  52: 'xcvyY',
  55: 'JLFek#$+0123456789<=>ag~−VX',
  61: 'AhnouSTZEbdpqPαβθ',
  66: 'CRKBπ',
  73: 'DGNUH&',
  76: 'OQΩ',
  82: 'wM',
  92: 'Wm%@',
});
note('italic', {
  29: 'fijlt',
  33: 'I',
  39: 'rszτι',
  45: 'Jceyvxkγ',
  51: 'abdghnopquSβδηθλμνξρσε',
  57: 'LTYZα',
  62: 'ABEFPRVXκχ',
  68: 'CNKwωφψ',
  73: 'DGHOQU',
  84: 'MWm',
});

const sizeOf = ({ italic, level }: Pick<Run, 'italic' | 'level'>, size: number): number =>
  size * (level === 0 ? 1 : style.script) * (italic ? style.slanted : 1);

const widthOf = ({ text, italic, level }: Run, size: number): number => {
  const table = italic ? widths.italic : widths.upright;
  const hundredths = [...text].reduce((sum, character) => sum + (table.get(character) ?? 100), 0);
  return (hundredths / 100) * sizeOf({ italic, level }, size);
};

/** A label as it is set. */
export function labelOf(text: string, { size = style.text, isUpright = false }: LabelLook = {}): Label {
  let x = 0;
  const runs = runsOf(text, isUpright).map((run) => {
    const placed = { ...run, x };
    x += widthOf(run, size);
    return placed;
  });
  return { width: x, size, runs };
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Italic letters are of a book face; the printing engine has one of its own in its place. */
const slanted = 'font-style="italic" font-family="Times New Roman, serif"';

/**
 * A label around the middle of its box. One of several runs says where each begins: a renderer takes one font for all of a
 * text that it sets at a stretch.
 */
export function labelSvg({ width, size, runs }: Label, { x, y }: Point): string {
  const baseline = y + size * 0.35;
  const looks = (run: Run): string => `font-size="${near(sizeOf(run, size))}"${run.italic ? ` ${slanted}` : ''}`;
  const [only] = runs;
  if (only && runs.length === 1 && only.level === 0)
    return `<text x="${near(x)}" y="${near(baseline)}" text-anchor="middle" fill="${style.ink}" ${looks(only)}>${escaped(only.text)}</text>`;
  const spans = runs.map((run) => {
    const [left, down] = [x - width / 2 + run.x, baseline - run.level * size * (run.level > 0 ? 0.38 : 0.2)];
    return `<tspan x="${near(left)}" y="${near(down)}" ${looks(run)}>${escaped(run.text)}</tspan>`;
  });
  return `<text fill="${style.ink}">${spans.join('')}</text>`;
}
