import { readFileSync } from 'node:fs';
import type { Problems } from './problems.ts';
import { regularFont } from './typst.ts';

/** Stands for a character that no font has. */
const missing = '〓';

/** First and last of what Typst's own Libertinus Serif has: accents, phonetic letters, raised and lowered digits. */
const serifRanges = [
  [0x104, 0x10f],
  [0x114, 0x119],
  [0x11c, 0x131],
  [0x134, 0x142],
  [0x145, 0x14b],
  [0x14c, 0x151],
  [0x154, 0x17e],
  [0x250, 0x2ba],
  [0x2bc, 0x2d8],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x2090, 0x209c],
  [0x2153, 0x215e],
] as const;

/** Signs that only formulas have: their font is Typst's own New Computer Modern Math. */
const mathematical = /[\u2200-\u22ff\u27f5-\u27fa\u2a7d\u2a7e]/u;

/** Characters that leave no trace on paper. */
const invisible = /[\r\u00ad\u200b-\u200f\u2060\ufeff\ufe00-\ufe0f]/gu;

let chinese: Set<number> | undefined;

function isChinese(code: number): boolean {
  chinese ??= readCharacters(readFileSync(regularFont));
  return chinese.has(code);
}

/** Tells whether the Chinese font has a character. */
export const isInChineseFont = (character: string): boolean => isChinese(character.codePointAt(0)!);

let serif: Set<number> | undefined;

/** Code points for which a font of Typst's own complements the Chinese one. */
export function complement(): ReadonlySet<number> {
  serif ??= new Set(
    serifRanges.flatMap(([first, last]) => codesBetween(first, last)).filter((code) => !isChinese(code)),
  );
  return serif;
}

const codesBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Tells whether text can show a character. */
const isInText = (character: string): boolean =>
  isInChineseFont(character) || complement().has(character.codePointAt(0)!);

/** Tells whether a formula can show a character. */
export const isInFormula = (character: string): boolean => isInText(character) || mathematical.test(character);

/** Text in which every character can be printed; those that cannot become 〓 and are told. */
export function printable(text: string, problems: Problems, isKnown = isInText): string {
  const shown = text.replace(invisible, '').replaceAll('\t', ' ');
  return shown.replace(/[^\n -~]/gu, (character) => {
    if (isKnown(character)) return character;
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    problems.add(`字库中没有“${/\p{C}/u.test(character) ? ' ' : character}”（U+${code}），以“${missing}”代替`);
    return missing;
  });
}

// OpenType: a font begins with 12 bytes and a record of 16 bytes for each table; `cmap` has a record of 8 bytes for each
// encoding, and format 12 lists groups of 12 bytes (first and last code point, first glyph).
const [tableRecords, tableRecordLength] = [12, 16];
const [encodingRecords, encodingRecordLength] = [4, 8];
const [groups, groupLength] = [16, 12];
const segmentedCoverage = 12;

function readCharacters(font: Buffer): Set<number> {
  const table = findTable(font, 'cmap');
  const characters = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(table + 2); index++) {
    const record = table + encodingRecords + index * encodingRecordLength;
    const encoding = table + font.readUInt32BE(record + 4);
    if (font.readUInt16BE(encoding) === segmentedCoverage) addGroups(font, encoding, characters);
  }
  return characters;
}

function findTable(font: Buffer, name: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = tableRecords + index * tableRecordLength;
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The printed font has no table ${name}.`);
}

function addGroups(font: Buffer, encoding: number, characters: Set<number>): void {
  for (let index = 0; index < font.readUInt32BE(encoding + 12); index++) {
    const group = encoding + groups + index * groupLength;
    const last = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= last; code++) characters.add(code);
  }
}
