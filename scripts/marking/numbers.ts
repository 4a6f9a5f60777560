import type { Dice } from '../../server/engines/simulation/dice.ts';
import { numberBlanks } from './bank.ts';
import { asked, halfByStem, type Half, type Labelled } from './labelled.ts';
import { dressed, misread } from './slips.ts';

const bare = (text: string): string => text.replaceAll('$', '');

/** A number that a pupil gets instead: sign, place of the point, order of digits, one off, another operation. */
function miscounted(number: string, dice: Dice): string {
  const value = Number(number);
  const ways = [
    number.startsWith('-') ? number.slice(1) : `-${number}`,
    String(Number((value * dice.pick([10, 0.1, 100, 2, 0.5])).toPrecision(8))),
    String(Number((value + dice.pick([1, -1, 2, 10, -10])).toPrecision(8))),
    [...number]
      .reverse()
      .join('')
      .replace(/^(.*)-$/, '-$1'),
    `1/${number}`,
    `${number}或${String(value + 1)}`,
  ];
  return dice.pick(ways.filter((way) => way !== number && Number(way) !== value));
}

/** Another way to write the same number. */
function rewritten(number: string, dice: Dice): string {
  const value = Number(number);
  const places = number.split('.')[1]?.length ?? 0;
  const top = number.replace('.', '').replace(/^(-?)0+(?=\d)/, '$1');
  const fraction = places > 0 ? `${top}/${10 ** places}` : `${value * 2}/2`;
  return dice.pick([
    places > 0 ? `${number}0` : `${number}.0`,
    fraction,
    `x=${number}`,
    `=${number}`,
    `${number}个`,
    value >= 1000 && places === 0 ? value.toLocaleString('en') : `+${number}`.replace('+-', '-'),
    Math.abs(value) >= 100 ? value.toExponential().replace(/e\+?(-?\d+)/, '×10^$1') : `约${number}`,
  ]);
}

/** What is written into blanks that ask for a number. */
export function numberAnswer(half: Half, dice: Dice): Labelled {
  const { subjectId, stem, ways } = dice.pick(halfByStem(numberBlanks, half));
  const number = bare(ways[0]!);
  const question = asked({ subjectId, stem, answers: [ways] });
  const label = (text: string, truth: number): Labelled => ({ question, text, truth });
  const share = dice.share();
  if (share < 0.36) return label(number, 2);
  if (share < 0.46) return label(dressed(number, dice), 2);
  if (share < 0.58) return label(rewritten(number, dice), 2);
  if (share < 0.61) return label(misread(number, dice), 2);
  return label(share < 0.97 ? miscounted(number, dice) : misread(miscounted(number, dice), dice), 0);
}
