import type { Cue } from './cue.ts';

// Who says it, of whom, and whether it is denied: what is quoted from a song is no cry for help, what a friend has said is one.

/** What stands around words takes them away, or says that somebody else is meant. */
export interface Around {
  kind: 'own' | 'discounted' | 'other';
  /** Why, where it is not the writer's own. */
  reason: string;
}

const own: Around = { kind: 'own', reason: '' };

const stops = /[。！？；\n]/u;
const clauseStops = /[，。！？；：、\n]/u;

/** The text from the last stop to a place. */
function since(text: string, at: number, stop: RegExp): string {
  let from = at;
  while (from > 0 && !stop.test(text[from - 1]!)) from--;
  return text.slice(from, at);
}

function sentenceAt(text: string, from: number, to: number): string {
  let end = to;
  while (end < text.length && !stops.test(text[end]!)) end++;
  return since(text, from, stops) + text.slice(from, end);
}

const pairs = [
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
] as const;

interface Quote {
  before: string;
  after: string;
}

/** The quotation that a place lies in. */
function quoteAt(text: string, at: number): Quote | undefined {
  for (const [open, close] of pairs) {
    const from = text.lastIndexOf(open, at);
    if (from < 0 || text.lastIndexOf(close, at - 1) > from) continue;
    const to = text.indexOf(close, at);
    if (to < 0) continue;
    return { before: text.slice(Math.max(0, from - 16), from), after: text.slice(to + 1, to + 17) };
  }
  const straight = [...text.matchAll(/"[^"\n]*"/gu)].find(
    ({ 0: { length }, index }) => index < at && at < index + length,
  );
  if (!straight) return undefined;
  const to = straight.index + straight[0].length;
  return { before: text.slice(Math.max(0, straight.index - 16), straight.index), after: text.slice(to, to + 16) };
}

const isInTitle = (text: string, at: number): boolean => {
  const from = text.lastIndexOf('《', at);
  return from >= 0 && text.lastIndexOf('》', at - 1) < from && text.includes('》', at);
};

const work =
  /歌|唱|曲|诗|词(?!汇)|课文|小说|书(?:里|中|上)|电影|剧|台词|主角|主人公|作者|古人|名言|俗话|广告|动漫|漫画|(?:司马|孔|孟|老)[迁子]|文章|故事(?:里|中)|海报|标语|网上说/u;
const self =
  /我(?:就|又|也|曾|总|忍不住|哭着|大声|小声|在[^，。]{0,6}里?)*(?:对|跟|和|向|给|冲|朝)?[^，。我]{0,8}(?:说|喊|写|想|回答|发|吼|讲)/u;
const jokes = /都笑|大家笑|开玩笑|玩笑话|逗得|装作|假装|演/u;
const joked = /开了?个玩笑|演得像|都笑(?:了|她|他)|逗你|骗你/u;

function quoted(text: string, at: number): Around | undefined {
  if (isInTitle(text, at)) return { kind: 'discounted', reason: '作品名' };
  const quote = quoteAt(text, at);
  if (!quote) return undefined;
  if (work.test(quote.before) || /这(?:句|首)(?:歌|诗|词)/u.test(quote.after))
    return { kind: 'discounted', reason: '引用作品' };
  if (self.test(quote.before)) return own;
  if (jokes.test(quote.after) || jokes.test(quote.before)) return { kind: 'discounted', reason: '玩笑' };
  return { kind: 'other', reason: '别人说的话' };
}

const fiction =
  /《[^》]+》|电影|小说|课文|主角|主人公|动画片|动漫|剧里|故事里|剧本|游戏里|传说|历史上|纪录片|新闻里|神话|古代/u;

/** The writer in the same clause, whom a story told in between does not take away. */
const isAboutWork = (text: string, from: number, to: number): boolean =>
  fiction.test(sentenceAt(text, from, to)) && !/我/u.test(since(text, from, clauseStops) + text.slice(from, to));

const denied =
  /(?:从来没有?|从来不|从没有?|没有?|并没有?|并不|不再|再也不|不会|绝不|绝对不|一点也不|一点都不|毫不|不是|不|别|不要|不能|不用|未曾|无须)(?:再|会|想要?|觉得|感到|因为|曾|过|那么|这么|很|太|总)*$/u;
const deniedTwice =
  /(?:不是(?:没有?|不)|不得不|不能不|没有一天不|无时无刻不|并非不|不可能不|忍不住|控制不住|止不住|不知道?)(?:想|再|会|有|地|要|过)*$/u;
const turns = /但是?|可是|只是|然而|不过/u;

function isDenied(text: string, from: number): boolean {
  const before = since(text, from, clauseStops);
  return denied.test(before) && !deniedTwice.test(before);
}

const people =
  /我们|我|他们|她们|你们|他|她|同桌|同学|朋友|室友|闺蜜|(?:表|堂)?(?:姐姐?|哥哥?|弟弟?|妹妹?)|邻居|网友|班里有人|前桌|后桌/gu;

/** Whom a sentence spoke of last before the words. */
function subjectOf(text: string, from: number): string {
  const named = [
    ...since(text, from, stops)
      .replaceAll(/(?:跟|和|对|给|向|替|帮|告诉)我/gu, '　　')
      .matchAll(people),
  ];
  return named.at(-1)?.[0] ?? '我';
}

/** What the text around words makes of them. */
export function aroundOf(text: string, from: number, to: number, { isPersonal, level }: Cue): Around {
  const inQuote = quoted(text, from);
  if (inQuote?.kind === 'discounted') return inQuote;
  if (inQuote?.kind === 'other') return isPersonal ? inQuote : own;
  if (isAboutWork(text, from, to)) return { kind: 'discounted', reason: '讲的是作品' };
  if (joked.test(sentenceAt(text, from, to))) return { kind: 'discounted', reason: '玩笑' };
  if (isDenied(text, from)) {
    // Who says that they do not want to die, but …, has thought of it.
    if (level >= 3 && turns.test(text.slice(to, to + 24))) return own;
    return { kind: 'discounted', reason: '否定' };
  }
  if (isPersonal && inQuote === undefined && !subjectOf(text, from).startsWith('我'))
    return { kind: 'other', reason: '说的是别人' };
  return own;
}
