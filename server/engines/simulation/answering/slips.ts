import type { Dice } from '../dice.ts';

// What pupils get wrong when they write: characters that sound or look alike, letters that change places, numbers.

/** Characters that are taken for each other, in pairs. */
const alike = [
  '的地 在再 做作 已己 未末 侯候 辩辨 幕慕 燥躁 暮幕 坐座 进近 那哪 象像 带戴 长常 合和 以已 想相 心新 清青 风凤 园圆 历厉 副幅 克刻',
  '既即 竞竟 练炼 密蜜 分份 快块 渴喝 蓝篮 狠狼 仿彷 栗粟 贮伫 蓄畜 嘹缭 亮高 棱凌 静净 谧密 憔焦 悴瘁 匿溺 诀决 歧岐 咄拙 逼副',
  '陈阵 勾钩 勒肋 翠粹 襟巾 飘漂 缭撩 凛懔 咆胞 哮啸 徘排 徊洄 澜阑 灌罐 溉慨 辉挥 恒桓 拔拨 漠寞 崇祟 籍藉 振震 迭叠 妨防 偏遍 绩迹',
  '情晴 睛晴 请清 峰锋 烽蜂 到道 知只 记计 晚挽 困因 具俱 州洲 玩完 原源 期其 成城 场厂 植值 急极 望忘 观关 功工 事是 直值 力立 明名',
].flatMap((line) => line.split(' '));

const confused = new Map(alike.flatMap(([one, other]) => [[other!, one!] as const, [one!, other!] as const]));

/** A word with one character that is taken for another, or with two of its characters in the wrong order. */
export function miswriteChinese(word: string, dice: Dice): string {
  const letters = [...word];
  const known = letters.flatMap((letter, index) => (confused.has(letter) ? [index] : []));
  if (known.length === 0) return swapped(letters, dice).join('');
  const at = dice.pick(known);
  return letters.map((letter, index) => (index === at ? confused.get(letter)! : letter)).join('');
}

function swapped(letters: readonly string[], dice: Dice): string[] {
  if (letters.length < 2) return [];
  const at = dice.below(letters.length - 1);
  const [one, other] = [letters[at]!, letters[at + 1]!];
  return one === other ? letters.filter((_, index) => index !== at) : letters.with(at, other).with(at + 1, one);
}

const vowels = 'aeiou';

/** A word with a letter left out, doubled, in the wrong place or with another vowel. */
export function misspell(word: string, dice: Dice): string {
  const letters = [...word];
  if (letters.length < 3) return word;
  const at = 1 + dice.below(letters.length - 2);
  const letter = letters[at]!;
  if (vowels.includes(letter)) return letters.with(at, vowels[(vowels.indexOf(letter) + 1) % 5]!).join('');
  if (letters[at - 1] === letter || dice.chance(0.4)) return letters.filter((_, index) => index !== at).join('');
  return (dice.chance(0.5) ? swapped(letters, dice) : letters.toSpliced(at, 0, letter)).join('');
}

/** Numbers that are part of what is worked out: not those that count questions, steps or lines. */
const figures = /(?<![\d（(第①-⑳.^_])\d{1,4}(?![\d）)题步句行.、．])/g;

const isLatin = (text: string): boolean => (text.match(/[A-Za-z]{3,}/g) ?? []).length > 3 && !/[一-鿿]{4}/.test(text);

function misspelt(sentence: string, dice: Dice): string {
  const words = sentence.split(' ');
  const long = words.flatMap((word, index) => (/^[a-z]{5,}[,.]?$/.test(word) ? [index] : []));
  if (long.length === 0) return sentence;
  const at = dice.pick(long);
  return words.with(at, misspell(words[at]!, dice)).join(' ');
}

/** What is written wrongly in a sentence: `from` became `to`, which goes on with whatever is worked out from it. */
export interface Slip {
  sentence: string;
  from: string;
  to: string;
}

/** A sentence in which its last figure is a little off, a word is misspelt, or a character is taken for another. */
export function slip(sentence: string, dice: Dice): Slip {
  const found = [...sentence.matchAll(figures)];
  if (isLatin(sentence)) return { sentence: misspelt(sentence, dice), from: '', to: '' };
  const last = found.at(-1);
  if (!last) {
    const characters = [...sentence];
    const known = characters.flatMap((letter, index) => (confused.has(letter) ? [index] : []));
    if (known.length === 0) return { sentence, from: '', to: '' };
    const at = dice.pick(known);
    return { sentence: characters.with(at, confused.get(characters[at]!)!).join(''), from: '', to: '' };
  }
  const { 0: from, index } = last;
  const off = dice.pick(from.length > 1 ? [1, -1, 10, -10] : [1, 2]);
  const to = String(Math.max(1, Number(from) + off));
  return { sentence: sentence.slice(0, index) + to + sentence.slice(index + from.length), from, to };
}

/** A text in which some characters are taken for others. */
export const withWrongCharacters = (text: string, share: number, dice: Dice): string =>
  [...text].map((letter) => (confused.has(letter) && dice.chance(share) ? confused.get(letter)! : letter)).join('');
