import type { SentenceRemark } from '../marker.ts';
import { bounded, type Extent, lengthComment, lengthShare, type Review } from './review.ts';
import { chineseSentences, paragraphsOf, remark, remarksAt, type Sentence } from './sentences.ts';
import { typos } from './typos.ts';

/** Characters of a sentence above which it is hard to read, and of a piece without any comma. */
const limits = { sentence: 90, unbroken: 38 } as const;

/** A comparison names both sides; 好像 and 像 alone may also be a guess. */
const simile = /(?:好像|犹如|宛如|仿佛|如同|恰似|像)[^，。！？]{1,20}(?:一样|一般|似的|那样|般)/;
const parallel = /(?:有的|有时)[^。！？]{1,30}(?:有的|有时)[^。！？]{1,30}(?:有的|有时)/;
const cited = /[“‘][^”’]{4,}[”’]/;
const linked =
  /(?:虽然[^。]*但|不但[^。]*而且|不仅[^。]*还|因为[^。]*所以|既[^。，]*又|即使[^。]*也|只有[^。]*才|如果[^。]*就|与其[^。]*不如)/;

/** Words that may stand twice in a row: 慢慢 and the like have two characters, these have four. */
const twice = /(\p{Script=Han}{2,4})\1/gu;

function praised(sentence: Sentence): SentenceRemark[] {
  const { text } = sentence;
  if (parallel.test(text)) return [remark(sentence, 'praise', '运用排比，句式整齐，有气势')];
  if (simile.test(text)) return [remark(sentence, 'praise', '运用比喻，形象生动')];
  if (cited.test(text)) return [remark(sentence, 'praise', '恰当引用或直接写人物的话，增强了表现力')];
  return linked.test(text) ? [remark(sentence, 'praise', '用关联词语把意思连得清楚')] : [];
}

function tooLong(sentence: Sentence): SentenceRemark[] {
  const { text } = sentence;
  const unbroken = text.split(/[，。！？；：、…—,;:!?“”]/).some((piece) => piece.length > limits.unbroken);
  if (unbroken) return [remark(sentence, 'problem', '句子中间没有停顿，读起来吃力', '在意思停顿的地方加逗号')];
  return text.length > limits.sentence ? [remark(sentence, 'problem', '句子过长', '分成两三个短句')] : [];
}

function unfinished(sentence: Sentence, text: string): SentenceRemark[] {
  const ends = /[。！？!?…：:；;，,”’」』]$/.test(sentence.text);
  const isLine = sentence.end >= text.length || text[sentence.end] === '\n';
  return !ends && isLine && sentence.text.length > 12
    ? [remark({ start: sentence.end - 1, end: sentence.end }, 'problem', '句末缺少标点', '补上句号、问号或感叹号')]
    : [];
}

const repeated = (sentence: Sentence): SentenceRemark[] =>
  remarksAt(sentence, twice, ([, word]) =>
    new Set(word).size > 1 ? { kind: 'problem', comment: `“${word}”重复`, suggestion: `删去一个“${word}”` } : undefined,
  );

const misspelt = (sentence: Sentence): SentenceRemark[] =>
  [...typos].flatMap(([wrong, right]) =>
    remarksAt(sentence, new RegExp(wrong, 'g'), () => ({
      kind: 'typo',
      comment: `“${wrong}”应为“${right}”`,
      suggestion: right,
    })),
  );

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
  if (paragraphs.length < 3)
    return { share: 0.5, comment: `全文只有 ${paragraphs.length} 段，开头、主体、结尾没有分开` };
  if (longest > text.length * 0.7) return { share: 0.7, comment: '有一段占了全文的大半，可以再分层次' };
  return { share: 0.85, comment: `全文 ${paragraphs.length} 段，有头有尾，层次分明` };
}

function languageOf(remarks: readonly SentenceRemark[], sentences: number): { share: number; comment: string } {
  const count = (kind: SentenceRemark['kind']): number => remarks.filter((one) => one.kind === kind).length;
  const [praise, problems] = [count('praise'), count('problem')];
  const share = bounded(0.75 + Math.min(0.15, praise * 0.03) - (problems / Math.max(sentences, 1)) * 0.6, 0.3, 0.95);
  const good = praise > 0 ? `有 ${praise} 处表达较好` : '可以多用修辞和具体的描写';
  return { share, comment: problems > 0 ? `${good}，${problems} 处语句需要修改` : good };
}

/** Reads a Chinese composition. */
export function reviewChinese(text: string, stem: string, extent: Extent): Review {
  const sentences = chineseSentences(text);
  const remarks = sentences.flatMap((sentence) => [
    ...praised(sentence),
    ...tooLong(sentence),
    ...unfinished(sentence, text),
    ...repeated(sentence),
    ...misspelt(sentence),
  ]);
  const length = text.replace(/\s/g, '').length;
  const [structure, language] = [structureOf(text), languageOf(remarks, sentences.length)];
  const size = lengthShare(length, extent);
  const close = closeness(stem, text);
  const typed = remarks.filter(({ kind }) => kind === 'typo').length;
  const about = close < 0.6 ? '与题目的联系不够明显' : '内容与题目有联系';
  return {
    length,
    unit: '字',
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
