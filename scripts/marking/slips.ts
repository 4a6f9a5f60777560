import type { Dice } from '../../server/engines/simulation/dice.ts';

// What happens to a right answer on its way into the machine, and what pupils make of one that they do not know. None of it
// looks at how answers are marked.

/** Signs that readers of handwriting take for each other. */
const lookalikes =
  '0O 1l 1I 1/ 5S 2Z 8B 6b 9g 7/ 日曰 未末 己已 人入 土士 天夫 干千 大太 白自 木本 由甲 王玉 刀力 田由 乌鸟 午牛 目且 问间 住往 今令'
    .split(' ')
    .flatMap(([one, other]) => [[one!, other!] as const, [other!, one!] as const]);

/** The text as a reader might get it wrong: one sign taken for another, or lost. */
export function misread(text: string, dice: Dice): string {
  const signs = [...text];
  const known = signs.flatMap((sign, index) => (lookalikes.some(([one]) => one === sign) ? [index] : []));
  const at = known.length > 0 ? dice.pick(known) : dice.below(signs.length);
  const other = lookalikes.filter(([one]) => one === signs[at]).map(([, sign]) => sign);
  return signs.toSpliced(at, 1, ...(other.length > 0 ? [dice.pick(other)] : [])).join('');
}

const fullWidth = (text: string): string =>
  text.replace(/[0-9a-zA-Z()=+<>.,:]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));

/** How the same answer is dressed: spaces, marks, width. */
export function dressed(text: string, dice: Dice): string {
  switch (dice.below(5)) {
    case 0:
      return `${text}。`;
    case 1:
      return ` ${text} `;
    case 2:
      return fullWidth(text);
    case 3:
      return /\p{Script=Han}/u.test(text) ? `“${text}”` : text.replaceAll('=', ' = ');
    default:
      return text;
  }
}
