import { groupHeading } from '../../../contracts/headings.ts';
import { withoutMarks } from '../../../contracts/rich-text.ts';
import type { PaperGroup } from './paper-question.ts';

/** How a line of a passage is set. */
export type LinePlace = 'title' | 'author' | 'verse' | 'label' | 'source' | 'paragraph' | 'line';

/** A passage as papers set it: what heads it, and its lines. */
export interface Passage {
  heading: string;
  lines: { text: string; place: LinePlace }[];
}

/** A first line that says what is to be done; it heads the passage. */
const instruction = /^(?:阅读|根据).*。$/;
const withoutNumbers = /，?(?:完成(?:下面的?)?(?:题目|各题|小题))?。$/;

const endsSentence = /[。！？，；：、….!?,;:）)”"’]$/;
const chinese = /\p{sc=Han}/u;
const indented = /^[　\s]+/;
const material = /^【?材料[一二三四五六]?】?$/;
/** Where a passage was taken from. */
const source = /^（(?:选自|节选自|摘自|摘编自|改编自|取材于|根据).*）$/;
/** What is said, what is listed, and what is noted stand as they are written. */
const listed = /^(?:[A-Z][\w ]{0,14}: |[A-Z\d]+[.．、] |（|【|[\d①-⑳])/;
const versed = /^[^　\s（].*[，。！？；]$/;

const longestTitle = { chinese: 16, latin: 44 };
const longestVerse = 24;
const longestAuthor = 8;
/** Characters from which on a line is a paragraph; those of other letters are half as wide. */
const leastParagraph = { chinese: 26, latin: 60 };
const longestSource = 40;

const scriptOf = (text: string): 'chinese' | 'latin' => (chinese.test(text) ? 'chinese' : 'latin');

const isTitle = (lines: readonly string[]): boolean => {
  const [first = ''] = lines;
  if (lines.length < 3 || indented.test(first) || listed.test(first)) return false;
  if (endsSentence.test(first.replace(/（[^（）]*）$/, ''))) return false;
  return !material.test(first) && first.length <= longestTitle[scriptOf(first)];
};

const isAuthor = (line: string): boolean =>
  chinese.test(line) && !indented.test(line) && !endsSentence.test(line) && line.length <= longestAuthor;

const isParagraph = (line: string): boolean => line.length >= leastParagraph[scriptOf(line)] && !listed.test(line);

/** Verses before notes, before what is asked about them below a title, or alone; one line is none. */
function versesOf(lines: readonly string[], isTitled: boolean): number {
  const isVerse = (line: string): boolean =>
    versed.test(line) && line.length <= longestVerse && scriptOf(line) === 'chinese';
  const other = lines.findIndex((line) => !isVerse(line));
  const count = other < 0 ? lines.length : other;
  return count > 1 && (isTitled || other < 0 || lines[other]!.startsWith('（')) ? count : 0;
}

function placeOf(line: string): LinePlace {
  const text = line.replace(indented, '');
  if (material.test(text)) return 'label';
  if (source.test(text) && text.length <= longestSource) return 'source';
  return indented.test(line) || isParagraph(line) ? 'paragraph' : 'line';
}

/** Lines of a passage with their places: title and author above, the verses of a poem below each other. */
function placed(lines: readonly string[]): Passage['lines'] {
  const bare = lines.map(withoutMarks);
  const titles = isTitle(bare) ? 1 : 0;
  const authors = titles > 0 && isAuthor(bare[1] ?? '') ? 1 : 0;
  const body = bare.slice(titles + authors);
  const verses = versesOf(body, titles > 0);
  return lines.map((line, index) => {
    const text = line.replace(indented, '');
    if (index < titles) return { text, place: 'title' };
    if (index < titles + authors) return { text, place: 'author' };
    return { text, place: index < titles + authors + verses ? 'verse' : placeOf(bare[index]!) };
  });
}

/** A stem as papers set it; the poem that it asks about stands as one. */
export function stemLines(stem: string): Passage['lines'] {
  const [first = '', ...rest] = stem.split('\n');
  const own = { text: first, place: 'line' } as const;
  const lines = instruction.test(first) ? placed(rest) : [];
  const isPoem = lines.some(({ place }) => place === 'verse');
  return [own, ...(isPoem ? lines : rest.map((text) => ({ text, place: 'line' }) as const))];
}

/** A passage that is asked about from one number to another, as papers set it. */
export function passageOf(group: PaperGroup, first: number, last: number): Passage {
  const lines = group.passage === '' ? [] : group.passage.split('\n');
  const usual = groupHeading(group, first, last);
  const [opening = ''] = lines;
  if (lines.length < 2 || !instruction.test(opening)) return { heading: usual, lines: placed(lines) };
  const task = opening.replace(withoutNumbers, '');
  return { heading: `${task}，${usual.slice(usual.lastIndexOf('，') + 1)}`, lines: placed(lines.slice(1)) };
}

/** What is read aloud, as teachers have it below what stands above the questions. */
export const transcriptOf = ({ transcript }: PaperGroup): Passage['lines'] =>
  transcript === undefined
    ? []
    : ['【听力原文】', ...transcript.split('\n')].map((text, index) => ({
        text,
        place: index === 0 ? 'label' : 'line',
      }));
