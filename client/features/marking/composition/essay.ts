import { segmentsOf, type Composition, type Segment, type Sentence } from './anchors.ts';

/** A paragraph of a composition as it is set. */
export interface Paragraph {
  kind: 'title' | 'text';
  start: number;
  segments: readonly (Segment & { ending: readonly number[] })[];
}

const longestTitle = 24;
const endOfSentence = /[。！？；，.!?;,…”"]$/;

/**
 * The paragraphs of a composition: a short first line without a mark at its end is its title, blanks that somebody wrote
 * before a paragraph are left to how it is set, and each comment has its number where its text ends.
 */
export function paragraphsOf({ text, sentences }: Pick<Composition, 'text' | 'sentences'>): Paragraph[] {
  const lines = [...text.matchAll(/[^\n]+/g)]
    .map(({ 0: line, index }) => ({
      start: index + (line.length - line.trimStart().length),
      end: index + line.trimEnd().length,
    }))
    .filter(({ start, end }) => start < end);
  const all = lines.map(({ start, end }, index) => ({
    kind: index === 0 && lines.length > 1 && isTitle(text.slice(start, end)) ? ('title' as const) : ('text' as const),
    start,
    segments: segmentsOf(text, sentences, start, end),
  }));
  const last = lastSegments(all.flatMap(({ segments }) => segments));
  return all.map((paragraph) => ({
    ...paragraph,
    segments: paragraph.segments.map((segment) => ({ ...segment, ending: last.get(segment.start) ?? [] })),
  }));
}

const isTitle = (line: string): boolean => line.length <= longestTitle && !endOfSentence.test(line);

/** The comments that end in a segment, by where it starts; a comment may end in the blanks between two paragraphs. */
function lastSegments(segments: readonly Segment[]): Map<number, number[]> {
  const lastOf = new Map<number, number>();
  for (const { start, comments } of segments) for (const comment of comments) lastOf.set(comment, start);
  const ending = new Map<number, number[]>();
  for (const [comment, start] of lastOf) ending.set(start, [...(ending.get(start) ?? []), comment]);
  return ending;
}

/** Whether a text is English: it has more words of Latin letters than Chinese characters. */
export const isEnglish = (text: string): boolean =>
  (text.match(/[a-z]+/gi) ?? []).length > (text.match(/\p{Script=Han}/gu) ?? []).length;

/** How long a text is, as its language counts. */
export function lengthText(text: string): string {
  if (isEnglish(text)) return `${(text.match(/[a-z]+(?:['’-][a-z]+)*/gi) ?? []).length} 词`;
  return `${[...text].filter((sign) => sign.trim() !== '').length} 字`;
}

/** A sentence of an English composition beside what it is with all that is suggested; "" where nothing is. */
export interface SentencePair {
  start: number;
  end: number;
  mended: readonly { text: string; isNew: boolean }[];
}

/** What can stand in the place of words is English; advice on them is Chinese. */
const isWording = ({ kind, suggestion }: Sentence): boolean =>
  kind !== 'praise' && suggestion !== '' && !/\p{Script=Han}/u.test(suggestion);

/** The sentences between two places of an English composition, each with what is suggested for it. */
export function pairsOf(text: string, sentences: readonly Sentence[], from: number, to: number): SentencePair[] {
  const changes = sentences.filter(isWording);
  return [...text.slice(from, to).matchAll(/\S(?:[^.!?]|[.!?](?!["'”’)]*(?:\s|$)))*[.!?]*["'”’)]*/g)].map(
    ({ 0: sentence, index }) => {
      const [start, end] = [from + index, from + index + sentence.length];
      return { start, end, mended: mendedOf(text, changes, start, end) };
    },
  );
}

function mendedOf(text: string, changes: readonly Sentence[], start: number, end: number): SentencePair['mended'] {
  const mended: { text: string; isNew: boolean }[] = [];
  let at = start;
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    // Of two suggestions for the same words only the first can stand.
    if (change.start < at || change.end > end) continue;
    mended.push({ text: text.slice(at, change.start), isNew: false }, { text: change.suggestion, isNew: true });
    at = change.end;
  }
  return mended.length === 0 ? [] : [...mended, { text: text.slice(at, end), isNew: false }];
}
