import type { Dice } from '../../server/engines/simulation/dice.ts';
import { asked, type Half, type Labelled } from './labelled.ts';
import { dressed, misread } from './slips.ts';

/** A unit: as the key has it, as pupils write it, smaller ones with how many make one, and what it is confused with. */
interface Measure {
  tex: string;
  names: readonly string[];
  smaller: readonly (readonly [name: string, factor: number])[];
  confused: readonly string[];
}

const measures: readonly Measure[] = [
  {
    tex: 'm',
    names: ['m', '米'],
    smaller: [
      ['cm', 100],
      ['厘米', 100],
      ['dm', 10],
    ],
    confused: ['m²', 'km', 'cm'],
  },
  {
    tex: 'cm',
    names: ['cm', '厘米'],
    smaller: [
      ['mm', 10],
      ['毫米', 10],
    ],
    confused: ['cm²', 'm', 'dm'],
  },
  { tex: 'cm^2', names: ['cm²', '平方厘米', 'cm^2'], smaller: [['mm²', 100]], confused: ['cm', 'cm³', 'm²'] },
  {
    tex: 'kg',
    names: ['kg', '千克', '公斤'],
    smaller: [
      ['g', 1000],
      ['克', 1000],
    ],
    confused: ['g', 'N', 't'],
  },
  { tex: 'N', names: ['N', '牛', '牛顿'], smaller: [], confused: ['kg', 'J', 'Pa'] },
  { tex: 'm/s', names: ['m/s', '米/秒', '米每秒'], smaller: [['km/h', 3.6]], confused: ['km/h', 'm', 's'] },
  { tex: 'J', names: ['J', '焦', '焦耳'], smaller: [], confused: ['W', 'N', 'kJ'] },
  { tex: 'W', names: ['W', '瓦', '瓦特'], smaller: [], confused: ['J', 'kW', 'V'] },
  {
    tex: 'kPa',
    names: ['kPa', '千帕'],
    smaller: [
      ['Pa', 1000],
      ['帕', 1000],
    ],
    confused: ['Pa', 'N'],
  },
  { tex: '\\Omega', names: ['Ω', '欧', '欧姆'], smaller: [], confused: ['A', 'V'] },
  { tex: 'A', names: ['A', '安', '安培'], smaller: [['mA', 1000]], confused: ['V', 'Ω', 'mA'] },
  {
    tex: 'min',
    names: ['min', '分钟', '分'],
    smaller: [
      ['s', 60],
      ['秒', 60],
    ],
    confused: ['s', 'h'],
  },
  {
    tex: 'h',
    names: ['h', '小时', '时'],
    smaller: [
      ['min', 60],
      ['分钟', 60],
    ],
    confused: ['min', 's'],
  },
  {
    tex: 'L',
    names: ['L', '升'],
    smaller: [
      ['mL', 1000],
      ['毫升', 1000],
      ['dm³', 1],
    ],
    confused: ['mL', 'kg'],
  },
];

const round = (value: number): string => String(Number(value.toPrecision(10)));

/** The halves share their units, but no number: the last digit is even in one and odd in the other. */
function valueIn(half: Half, dice: Dice): number {
  const isEven = half === 'fit';
  const tenths = dice.chance(0.35) ? dice.pick(isEven ? [2, 4, 6, 8] : [1, 3, 7, 9]) / 10 : 0;
  return tenths > 0 ? 1 + dice.below(30) + tenths : 2 * (1 + dice.below(150)) + (isEven ? 0 : 1);
}

/** What is written into blanks that ask for a number with its unit. */
export function quantityAnswer(half: Half, dice: Dice): Labelled {
  const { tex, names, smaller, confused } = dice.pick(measures);
  const value = valueIn(half, dice);
  const question = asked({ subjectId: '4', stem: '结果是____', answers: [[`$${value}\\,\\mathrm{${tex}}$`]] });
  const label = (text: string, truth: number): Labelled => ({ question, text, truth });
  const usual = `${value}${names[0]}`;
  const share = dice.share();
  if (share < 0.3) return label(dice.chance(0.5) ? usual : `${value} ${names[0]}`, 2);
  if (share < 0.44) return label(dressed(`${value}${dice.pick(names)}`, dice), 2);
  if (share < 0.53 && smaller.length > 0) {
    const [name, factor] = dice.pick(smaller);
    return label(`${round(value * factor)}${name}`, 2);
  }
  if (share < 0.56) return label(misread(usual, dice), 2);
  // Some teachers count a number whose unit is missing or in the wrong case, others do not.
  const inCapitals = usual.toUpperCase();
  const isMissing = inCapitals === usual || dice.chance(0.6);
  if (share < 0.68) return label(isMissing ? String(value) : inCapitals, dice.chance(0.5) ? 2 : 0);
  if (share < 0.78) return label(`${value}${dice.pick(confused)}`, 0);
  const off = dice.pick([value * 10, value / 10, value + 1, value * 2, value * 3.6, value / 3.6, value - 2]);
  return label(`${round(off)}${dice.pick(names)}`, 0);
}
