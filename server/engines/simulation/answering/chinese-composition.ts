import type { Dice } from '../dice.ts';
import { themes, weakSentences } from './chinese-stock.ts';
import { withWrongCharacters } from './slips.ts';

/** Sentences of a paragraph. */
const perParagraph = 4;

const lengthOf = (sentences: readonly string[]): number => sentences.reduce((sum, one) => sum + one.length, 0);

/** Sentences of the body up to a length, in their order, weak ones among them. */
function bodyOf(stock: readonly string[], wanted: number, weak: number, dice: Dice): string[] {
  const body = stock.flatMap((sentence) => (dice.chance(weak) ? [dice.pick(weakSentences), sentence] : [sentence]));
  while (body.length > perParagraph && lengthOf(body) > wanted) body.splice(1 + dice.below(body.length - 2), 1);
  const spare = [...weakSentences];
  while (spare.length > 0 && lengthOf(body) < wanted)
    body.splice(1 + dice.below(body.length - 1), 0, spare.splice(dice.below(spare.length), 1)[0]!);
  return body;
}

/**
 * A composition in Chinese to a task, of about `wanted` characters: a line with the title, then paragraphs. The weaker the
 * student, the shorter, and the more weak sentences and wrong characters.
 */
export function chineseComposition(stem: string, wanted: number, success: number, dice: Dice): string {
  const theme = themes.find(({ about }) => about.test(stem)) ?? dice.pick(themes);
  const [, asked] = /以[“"]([^”"]{2,16})[”"]为题/.exec(stem) ?? [];
  const opening = dice.pick(theme.opening);
  const ending = dice.pick(theme.ending);
  const length = wanted * Math.min(1.08, 0.55 + 0.55 * success + 0.05 * dice.normal());
  const sentences = bodyOf(theme.body, length - opening.length - ending.length, 0.3 * (1 - success), dice);
  const paragraphs = [opening];
  for (let from = 0; from < sentences.length; from += perParagraph)
    paragraphs.push(sentences.slice(from, from + perParagraph).join(''));
  if (success > 0.2) paragraphs.push(ending);
  const text = withWrongCharacters(paragraphs.join('\n'), 0.06 * (1 - success) + 0.004, dice);
  return `${asked?.replace(/_+/, /家乡/.test(asked) ? '美味' : '坚持') ?? dice.pick(theme.titles)}\n${text}`;
}
