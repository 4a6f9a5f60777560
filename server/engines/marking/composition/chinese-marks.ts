import type { SentenceRemark } from '../marker.ts';
import { paragraphsOf, remark, remarksAt, type Sentence } from './sentences.ts';

type Said = Omit<SentenceRemark, 'start' | 'end'>;
type Rule = readonly [pattern: RegExp, comment: string, suggestion: string];

/** Marks that cannot stand so, whatever the words say. */
const rules: readonly Rule[] = [
  [/。{3,}/gu, '省略号不能写成句号', '改为“……”'],
  [/(?<!。)。。(?!。)|，，+|、、+/gu, '标点重复', '只留一个'],
  [/、(?=和(?![平谐睦气蔼]))/gu, '“和”前不用顿号', '删去顿号'],
  [/(?<=、[^，。！？“”]{1,8})等……/gu, '“等”和省略号重复', '只留一个'],
  [/(?<!不知道|不知|不清楚|问)[吗](?:。)(?!.)/gu, '问句要用问号', '改为“？”'],
  [
    /(?<=^(?:可是|但是|但|可)?我们?[也还]?(?:不知道|不明白|不清楚|不懂)[^，。！？吗呢]*(?:为什么|怎么|什么|谁|哪)[^，。！？吗呢]*)？/gu,
    '不是问句，不用问号',
    '改为“。”',
  ],
];

/** Marks of a sentence that are surely wrong. */
export const mismarked = (sentence: Sentence): SentenceRemark[] =>
  rules.flatMap(([pattern, comment, suggestion]) =>
    remarksAt(sentence, pattern, (): Said => ({ kind: 'problem', comment, suggestion })),
  );

const ends = /[。！？!?…：:；;）)》>～~—”’"'」』]$/u;

/** The end of a paragraph without a mark, or with a comma; a title, a signature and a line of verse are shorter. */
function unfinished(paragraph: Sentence): SentenceRemark[] {
  const { text, end } = paragraph;
  const last = { start: end - 1, end };
  if (text.endsWith('，') && text.length > 8) return [remark(last, 'problem', '段末不能是逗号', '改为句号')];
  const isText = text.length > 16 && (/[，。！？；]/u.test(text) || text.length > 18);
  return !ends.test(text) && !text.endsWith('，') && isText
    ? [remark(last, 'problem', '句末缺标点', '补上句号、问号或感叹号')]
    : [];
}

/** Brackets of speech and titles: a speech of several paragraphs opens each of them and closes the last. */
const brackets = [
  ['“', '”', '引号'],
  ['《', '》', '书名号'],
] as const;

function unclosed(paragraph: Sentence, next: string): SentenceRemark[] {
  return brackets.flatMap(([open, close, name]) => {
    const places = [...paragraph.text.matchAll(new RegExp(`[${open}${close}]`, 'gu'))];
    const fault = places.findIndex(({ 0: mark }, index) => mark !== (index % 2 === 0 ? open : close));
    const isOdd = places.length % 2 === 1 && !next.trimStart().startsWith(open);
    if (fault < 0 && !isOdd) return [];
    const isMissingFirst = fault >= 0 && fault % 2 === 0;
    const from = fault < 0 ? places.at(-1)! : places[isMissingFirst ? fault : fault - 1]!;
    const to = fault < 0 ? paragraph.text.length : places[fault]!.index + 1;
    const range = { start: paragraph.start + from.index, end: paragraph.start + to };
    const which = isMissingFirst ? '前' : '后';
    return [remark(range, 'problem', `${name}不成对`, `补上${which}${name}`)];
  });
}

/** Two marks of which one is too many, across the end of a sentence too. */
const joined = (paragraph: Sentence): SentenceRemark[] =>
  remarksAt(paragraph, /[。！？][，、；]|[，、；][。！？]|、，|，、/gu, () => ({
    kind: 'problem',
    comment: '两个标点连用',
    suggestion: '只留一个',
  }));

/** Marks that are missing or too many in the paragraphs of a text. */
export function unmarked(text: string): SentenceRemark[] {
  const paragraphs = paragraphsOf(text);
  return paragraphs.flatMap((paragraph, index) => [
    ...joined(paragraph),
    ...unfinished(paragraph),
    ...unclosed(paragraph, paragraphs[index + 1]?.text ?? ''),
  ]);
}
