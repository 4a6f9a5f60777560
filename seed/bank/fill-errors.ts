import { misspell, miswriteChinese } from '../../server/engines/simulation/answering/slips.ts';
import { Dice } from '../../server/engines/simulation/dice.ts';
import type { FillIn, TypicalMistake } from './bank.ts';

type Found = Omit<TypicalMistake, 'blank'> | undefined;

const english = '3';

/** Pairs of words that are taken for each other. */
const oppositePairs = `
  左/右 高/低 大/小 正/负 阴/阳 东/西 南/北 增/减 吸/放 强/弱 升/降 内/外 前/后 冷/暖 变大/变小 增大/减小
  增加/减少 升高/降低 放出/吸收 能/不能 分子/原子 海洋/陆地 北回归线/南回归线 自由扩散/协助扩散 氧化/还原
  内涵/外延 财政/货币 串/并 正比/反比 白/黄 园/圆 吸热/放热
`;

const opposites = new Map(
  oppositePairs
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string])
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);

/** Short English words and what is written for them, by what that comes from; longer ones are misspelt. */
const shortPairs = {
  冠词用错: 'a/an an/a the/a',
  主谓不一致: 'is/are are/is was/were has/have do/does go/goes',
  介词用错: 'in/on on/in at/in by/on for/to to/for of/from',
  疑问词或连接词弄混: 'how/what who/what if/that why/which but/and',
};

const shortWords = new Map(
  Object.entries(shortPairs).flatMap(([name, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [word = '', answer = ''] = pair.split('/');
      return [word, { answer, name }] as const;
    }),
  ),
);

const shown = (number: string, isFormula: boolean): string => (isFormula ? `$${number}$` : number);

/** Rounded where a float would show its rest. */
const neat = (value: number): string => String(Number(value.toFixed(6)));

function ofNumber(usual: string): Found[] {
  const match = /^(\$?)(-?)(\d+(?:\.\d+)?)\$?$/.exec(usual);
  if (!match) return [];
  const [, dollar, sign, digits] = match as unknown as [string, string, string, string];
  const isFormula = dollar !== '';
  const value = Number(digits);
  const point = digits.includes('.') ? neat(value * 10) : digits.endsWith('0') ? neat(value / 10) : undefined;
  const near = digits.includes('.') ? neat(value + 10 ** -digits.split('.')[1]!.length) : String(value + 1);
  return [
    sign || isFormula
      ? { answer: shown(sign ? digits : `-${digits}`, isFormula), name: '正负号弄错', cause: 'calculation' }
      : undefined,
    point === undefined
      ? undefined
      : { answer: shown(sign + point, isFormula), name: '小数点或末尾的 0 弄错', cause: 'careless' },
    value >= 2 ? { answer: shown(sign + near, isFormula), name: '计算时差了一点', cause: 'calculation' } : undefined,
    value > 10 && !digits.includes('.') && digits.length === 2 && digits[0] !== digits[1]
      ? { answer: shown(sign + [...digits].reverse().join(''), isFormula), name: '数字写颠倒', cause: 'careless' }
      : undefined,
  ];
}

function ofFormula(usual: string): Found[] {
  const fraction = /^\$(-?)\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}\$$/.exec(usual);
  if (fraction) {
    const [, sign, above, below] = fraction as unknown as [string, string, string, string];
    return [
      { answer: `$${sign}\\frac{${below}}{${above}}$`, name: '分子、分母写颠倒', cause: 'careless' },
      { answer: `$${sign ? '' : '-'}\\frac{${above}}{${below}}$`, name: '正负号弄错', cause: 'calculation' },
    ];
  }
  if (!/^\$.*[a-z).\d][+-].*\$$/.test(usual)) return [];
  const turned = usual.replace(/(?<=[a-z).\d}])[+-]/, (sign) => (sign === '+' ? '-' : '+'));
  return [{ answer: turned, name: '符号弄错', cause: 'calculation' }];
}

/** The word in brackets behind the blank, whose form is asked for. */
function ofVerb(stem: string, blank: number, usual: string): Found[] {
  const after = stem.split(/_{4,}/)[blank] ?? '';
  const [, base] = /^ ?\(([a-z]+)\)/.exec(after) ?? [];
  const isSame = base === undefined || base === usual;
  return isSame ? [] : [{ answer: base, name: '没有变化词形', cause: 'concept' }];
}

/** A short word that is taken for another one, written as it stands: with a capital at the beginning of a sentence. */
function ofShort(usual: string): Found[] {
  const found = shortWords.get(usual.toLowerCase());
  if (!found) return [];
  const isCapital = usual !== usual.toLowerCase();
  const answer = isCapital ? found.answer.charAt(0).toUpperCase() + found.answer.slice(1) : found.answer;
  return [{ answer, name: found.name, cause: 'concept' }];
}

function ofEnglish(stem: string, blank: number, usual: string): Found[] {
  const spelt = /^[A-Za-z' ]{4,}$/.test(usual) ? misspell(usual, new Dice('spelling', usual)) : usual;
  return [...ofVerb(stem, blank, usual), ...ofShort(usual), { answer: spelt, name: '拼写错误', cause: 'expression' }];
}

function ofChinese(usual: string): Found[] {
  if (!/^[一-鿿]{2,}$/.test(usual)) return [];
  return [{ answer: miswriteChinese(usual, new Dice('writing', usual)), name: '写错别字', cause: 'expression' }];
}

/** Answers of two blanks that are of a kind are taken for each other. */
function ofOthers(answers: FillIn['answers'], blank: number): Found[] {
  const [usual = ''] = answers[blank - 1]!;
  const isWord = (word: string): boolean => /^[一-鿿]{1,6}$/.test(word);
  return answers.flatMap(([other = '']) =>
    isWord(usual) && isWord(other) && other.length === usual.length && usual.length <= 4
      ? [{ answer: other, name: '把两个空的内容弄反', cause: 'concept' } as const]
      : [],
  );
}

function ofWord(usual: string): Found[] {
  const answer = opposites.get(usual);
  return answer === undefined ? [] : [{ answer, name: '意思弄反', cause: 'concept' }];
}

/** What is typically written into the blanks of a question instead of what is right. */
export const fillErrors = (subjectId: string, { stem, answers }: FillIn): TypicalMistake[] =>
  answers.flatMap((ways, index) => {
    const [usual = ''] = ways;
    const blank = index + 1;
    const found = [
      ...ofWord(usual),
      ...ofNumber(usual),
      ...ofFormula(usual),
      ...(subjectId === english ? ofEnglish(stem, blank, usual) : []),
      ...ofOthers(answers, blank),
      ...(subjectId === english ? [] : ofChinese(usual)),
    ].filter((one) => one !== undefined);
    const wrong = found.filter(
      ({ answer }) => answer !== '' && !ways.includes(answer) && !ways.includes(`$${answer}$`),
    );
    return wrong
      .filter(({ answer }, at) => wrong.findIndex((one) => one.answer === answer) === at)
      .map((one) => ({ ...one, blank }));
  });
