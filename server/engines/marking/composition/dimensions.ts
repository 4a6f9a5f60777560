import { inHalves, sumOf, worthOf } from '../given.ts';
import type { DimensionKey, MarkingQuestion } from '../marker.ts';

/** Names of the sides of a composition. */
export const dimensionNames: Readonly<Record<DimensionKey, string>> = {
  content: '内容',
  structure: '结构',
  language: '语言',
  writing: '书写',
};

/** Words of rubrics by the side that they are about; the first that occurs in a point decides. */
const words: readonly (readonly [RegExp, DimensionKey])[] = [
  [/内容|中心|立意|选材|要点|主题|观点|题意|切题/, 'content'],
  [/结构|层次|条理|衔接|格式|篇章|段落|连贯/, 'structure'],
  [/语言|语句|语法|表达|用词|句式|文采|词汇/, 'language'],
  [/书写|字迹|卷面|标点|大小写/, 'writing'],
];

/**
 * Shares of the score where the rubric names no sides: the weight that provincial papers give content (立意、内容) and
 * language first, structure next and writing last.
 */
const usual: readonly (readonly [DimensionKey, number])[] = [
  ['content', 0.4],
  ['structure', 0.2],
  ['language', 0.3],
  ['writing', 0.1],
];

/** A part of a composition's score: which side it belongs to and what it is worth. */
export interface Portion {
  key: DimensionKey;
  max: number;
}

/** The side that a point of a rubric is about: that of the word that comes first; undefined where it names none. */
export function sideOf(text: string): DimensionKey | undefined {
  const found = words.map(([pattern, key]) => ({ key, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.key;
}

/** The parts of a composition's score, in the order of the rubric; points that name no side count as content. */
export function portionsOf(question: MarkingQuestion): Portion[] {
  const keys = question.rubric.map(({ text }) => sideOf(text));
  if (keys.some((key) => key !== undefined)) {
    const worth = worthOf(question);
    return keys.map((key = 'content', index) => ({ key, max: worth[index]! }));
  }
  const shares = usual.slice(1).map(([key, share]) => ({ key, max: inHalves(share * question.score) }));
  const content = question.score - sumOf(shares.map(({ max }) => max));
  return [{ key: 'content', max: content }, ...shares];
}
