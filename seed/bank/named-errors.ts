import type { MistakeCause } from '../../contracts/constants/mistake-causes.ts';
import { withoutMarks } from '../../contracts/rich-text.ts';
import type { BankQuestion, TypicalMistake } from './bank.ts';

// A solution that says why a wrong option is taken has it in one wording: 错选 X 的原因：……, 错选 X 的同学……, or 选 X 是…….

type Choice = Extract<BankQuestion, { type: 'single' | 'multiple' }>;

const wording =
  /(?:错选|只选|选)((?:“[^”]*”|[^“”])+?)(?:的原因(?:多是|往往是|是|：|在于)|的同学(?:只是|多是)?|，(?:多因|是(?:因为)?|多是)|是(?=没有|[把因只忘误套混认看按用忽当以又与想记求不]))(.+)/;

/** Words of an explanation that tell what kind of error it is; the first that fits counts. */
const signs: readonly (readonly [RegExp, MistakeCause])[] = [
  [/误认为|误以为|以为|记混|混淆|记错|弄混|当成|认为/, 'concept'],
  [/进位|退位|退了|进 1|满 ?60|小数点|小数的位数|变号|移项|约分|通分|正负号|算错|漏乘|少乘|末位|当商/, 'calculation'],
  [/忘记|忘了|漏掉|漏写|漏数|漏了|多数|少数|抄错|写反|写颠倒|数错/, 'careless'],
  [/看清|注意|看成|求的|求成|算成|只看|只算|忽略|忽视|上下文|审题|单位/, 'reading'],
  [/顺序|分类|讨论|分析|方法|去尾|没有考虑/, 'method'],
  [/病句|语法|拼写|双写|错别字|漏掉 ?be|词形/, 'expression'],
];

const causeOf = (name: string): MistakeCause | undefined => signs.find(([sign]) => sign.test(name))?.[1];

/** What is left of an option or a quotation when only its characters count. */
const bare = (quoted: string): string =>
  withoutMarks(quoted)
    .replace(/\\,?\\(?:mathrm|text)\{[^{}]*\}|\\[,;! ]/g, '')
    .replace(/[\s$“”‘’{}\\]/g, '')
    .replace(/[。；，]$/, '');

const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The wrong option that a quotation means: the one that equals it, or the only one with it. */
function optionFor(quoted: string, { right, wrong }: Choice): string | undefined {
  const wanted = bare(quoted);
  if (wanted === '') return undefined;
  const equal = wrong.find((one) => bare(one) === wanted);
  if (equal !== undefined) return equal;
  // 1 is not in 12, and be not in been.
  const part = new RegExp(`(?<![\\d.a-zA-Z])${escaped(wanted)}(?![\\d.a-zA-Z])`);
  const [found, ...more] = wrong.filter((one) => part.test(bare(one)));
  return more.length > 0 || [right].flat().some((one) => bare(one) === wanted) ? undefined : found;
}

/** Options that are quoted beside each other; a formula or a quotation may hold the word between them. */
const quotedIn = (text: string): string[] =>
  text.match(/“[^”]+”|\$[^$]+\$[^、或“$]*|[^、“$]+?(?=、|或|$)/g)?.map((one) => one.replace(/^或/, '').trim()) ?? [];

const tidy = (name: string): string => name.replace(/[。；]$/, '').trim();

/** The wrong options that a solution explains, in its words and order; without a cause where the words tell none. */
export function namedErrors(question: Choice): (Omit<TypicalMistake, 'cause'> & { cause: MistakeCause | undefined })[] {
  const sentences = question.solution.split(/[。；\n]/).flatMap((line) => line.split(/[，,](?=错?选)/));
  const found = sentences.flatMap((sentence) => {
    const match = wording.exec(sentence);
    if (!match) return [];
    const [, options = '', reason = ''] = match;
    const name = tidy(reason);
    return [options, ...quotedIn(options)].flatMap((quoted) => {
      const answer = optionFor(quoted, question);
      return answer === undefined ? [] : [{ answer, blank: 0, name, cause: causeOf(name) }];
    });
  });
  return found.filter(({ answer }, index) => found.findIndex((one) => one.answer === answer) === index);
}
