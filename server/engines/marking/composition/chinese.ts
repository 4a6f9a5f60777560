import type { SentenceRemark } from '../marker.ts';
import { faulty } from './chinese-faults.ts';
import { mismarked, unmarked } from './chinese-marks.ts';
import { repeated } from './chinese-repeats.ts';
import { bounded, type Extent, lengthComment, lengthShare, type Review } from './review.ts';
import { chineseSentences, paragraphsOf, remark, remarksAt, type Sentence } from './sentences.ts';
import { anyTypo, typos } from './typos.ts';

/** Characters without any mark above which a reader must be out of breath, whatever they say. */
const unbroken = 60;

/** A comparison names both sides; 好像 and 像 alone may also be a guess. */
const simile = /(?:好像|犹如|宛如|仿佛|如同|恰似|像)[^，。！？“”]{1,14}(?:一样|一般|似的|那样|般)/;
const parallel = /(有的|有时)[^。！？]{1,30}\1[^。！？]{1,30}\1/;
const cited = /(?:古人|俗话|常言|孔子|孟子|诗|谚语|名言)[^，。“]{0,6}[：，]?“([^”]{4,})”/;
const spoken = /[说道喊问答][：，]“([^”]{6,})/;

/** As often as a teacher says so: the same praise a third time is none. */
const mostPraise = 2;

const short = (text: string): string => {
  const whole = text.replace(/[，。！？；：]+$/, '');
  return whole.length > 14 ? `${whole.slice(0, 12)}……` : whole;
};

/** What is well said in a sentence: what it is an example of, and how a teacher puts it. */
function praisedAs(text: string): readonly [kind: string, comment: string] | undefined {
  const [, word = ''] = parallel.exec(text) ?? [];
  if (word !== '') return ['parallel', `连用“${word}……${word}……”，句式整齐`];
  const [comparison] = simile.exec(text) ?? [];
  if (comparison !== undefined) return ['simile', `“${comparison}”这个比喻很形象`];
  const [, source] = cited.exec(text) ?? [];
  if (source !== undefined) return ['cited', `“${short(source)}”引用得恰当`];
  const [, speech] = spoken.exec(text) ?? [];
  return speech === undefined ? undefined : ['spoken', `“${short(speech)}”，人物的话写得真切`];
}

function praiseOf(sentences: readonly Sentence[]): SentenceRemark[] {
  const count = new Map<string, number>();
  return sentences.flatMap((sentence) => {
    const [kind, comment] = praisedAs(sentence.text) ?? [];
    if (kind === undefined || comment === undefined) return [];
    count.set(kind, (count.get(kind) ?? 0) + 1);
    return count.get(kind)! <= mostPraise ? [remark(sentence, 'praise', comment)] : [];
  });
}

const breathless = (sentence: Sentence): SentenceRemark[] =>
  sentence.text
    .split(/[，。！？；：、…—,;:!?“”《》（）]/)
    .some((piece) => piece.replace(/[^\p{Script=Han}]/gu, '').length > unbroken)
    ? [remark(sentence, 'problem', '句子太长，中间没有停顿', '在意思停顿处加逗号')]
    : [];

const misspelt = (sentence: Sentence): SentenceRemark[] =>
  anyTypo.test(sentence.text)
    ? typos.flatMap(({ pattern, right }) =>
        remarksAt(sentence, pattern, ([wrong]) => ({
          kind: 'typo',
          comment: `“${wrong}”应为“${right}”`,
          suggestion: right,
        })),
      )
    : [];

/** Speech and what is cited: there, how people talk and wrote long ago is no fault. */
const quotesOf = (text: string): readonly (readonly [start: number, end: number])[] =>
  [...text.matchAll(/“[^”]*”?|‘[^’]*’?/g)].map(({ 0: quote, index }) => [index, index + quote.length]);

/** Everything in a text that is surely wrong. */
function faultsOf(text: string, sentences: readonly Sentence[]): SentenceRemark[] {
  const quotes = quotesOf(text);
  const spoken = ({ start }: SentenceRemark): boolean => quotes.some(([from, to]) => start > from && start < to);
  const built = sentences.flatMap((sentence) => [...faulty(sentence), ...repeated(sentence), ...breathless(sentence)]);
  const written = sentences.flatMap((sentence) => [...misspelt(sentence), ...mismarked(sentence)]);
  return [...built.filter((one) => !spoken(one)), ...written, ...unmarked(text)];
}

/** Pieces of the title or task of two characters that occur in the text. */
function closeness(stem: string, text: string): number {
  const quoted = [...stem.matchAll(/[“《]([^”》]{2,20})[”》]/g)].map(([, title]) =>
    title!.replace(/[^\p{Script=Han}]/gu, ''),
  );
  const titles = quoted.filter((title) => title.length >= 2);
  if (titles.length === 0) return 0.8;
  const pairs = titles.flatMap((title) => [...title].slice(1).map((_, index) => title.slice(index, index + 2)));
  return bounded(0.4 + (1.2 * pairs.filter((pair) => text.includes(pair)).length) / pairs.length);
}

function structureOf(text: string): { share: number; comment: string } {
  const paragraphs = paragraphsOf(text).filter(({ text: line }) => line.length > 15);
  const longest = Math.max(0, ...paragraphs.map(({ text: line }) => line.length));
  if (paragraphs.length < 3) return { share: 0.5, comment: `只有 ${paragraphs.length} 段，开头、主体、结尾没有分开` };
  if (longest > text.length * 0.7) return { share: 0.7, comment: '有一段占了大半篇，可以分开写' };
  return { share: 0.85, comment: `分 ${paragraphs.length} 段，层次清楚` };
}

function languageOf(remarks: readonly SentenceRemark[], sentences: number): { share: number; comment: string } {
  const count = (kind: SentenceRemark['kind']): number => remarks.filter((one) => one.kind === kind).length;
  const [praise, problems] = [count('praise'), count('problem')];
  const share = bounded(0.75 + Math.min(0.15, praise * 0.03) - (problems / Math.max(sentences, 1)) * 0.6, 0.3, 0.95);
  const good = praise > 0 ? `有 ${praise} 处写得好` : '可多写些细节';
  return { share, comment: problems > 0 ? `${good}，${problems} 处语句要改` : `语句通顺，${good}` };
}

/** Reads a Chinese composition. */
export function reviewChinese(text: string, stem: string, extent: Extent): Review {
  const sentences = chineseSentences(text);
  const remarks = [...praiseOf(sentences), ...faultsOf(text, sentences)];
  const length = text.replace(/\s/g, '').length;
  const [structure, language] = [structureOf(text), languageOf(remarks, sentences.length)];
  const size = lengthShare(length, extent);
  const close = closeness(stem, text);
  const typed = remarks.filter(({ kind }) => kind === 'typo').length;
  const about = close < 0.6 ? '与题目联系不紧' : '切合题意';
  return {
    length,
    unit: '字',
    share: { content: close, structure: structure.share },
    content: 0.9 * size * close,
    structure: structure.share * bounded(size * 1.25),
    language: language.share * bounded(size * 1.25),
    writing: bounded(0.85 - typed * 0.08, 0.3) * bounded(size * 1.25),
    remarks,
    comments: {
      content: lengthComment(length, '字', extent) || about,
      structure: structure.comment,
      language: language.comment,
    },
  };
}
