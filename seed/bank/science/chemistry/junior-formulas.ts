import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { massOf, shownSum, sumOf, weightOf } from './masses.ts';

const names: Record<string, string> = {
  H: '氢',
  C: '碳',
  N: '氮',
  O: '氧',
  Mg: '镁',
  S: '硫',
  Ca: '钙',
  Fe: '铁',
  Cu: '铜',
};

const compounds = [
  { name: '硝酸铵', formula: 'NH4NO3', element: 'N', count: 2 },
  { name: '碳酸钙', formula: 'CaCO3', element: 'Ca', count: 1 },
  { name: '氧化镁', formula: 'MgO', element: 'Mg', count: 1 },
  { name: '氧化铜', formula: 'CuO', element: 'Cu', count: 1 },
  { name: '氧化铁', formula: 'Fe2O3', element: 'Fe', count: 2 },
  { name: '二氧化硫', formula: 'SO2', element: 'S', count: 1 },
  { name: '三氧化硫', formula: 'SO3', element: 'S', count: 1 },
  { name: '甲烷', formula: 'CH4', element: 'C', count: 1 },
  { name: '硫酸铜', formula: 'CuSO4', element: 'Cu', count: 1 },
  { name: '尿素', formula: 'CO(NH2)2', element: 'C', count: 1 },
  { name: '葡萄糖', formula: 'C6H12O6', element: 'C', count: 6 },
] as const;

function share(random: Random): FillIn {
  const { name, formula, element, count } = random.pick(compounds);
  const mass = massOf(formula);
  const percent = exact(weightOf(element) * count * 100).over(mass);
  const times = count === 1 ? '' : tex`\times${count}`;
  return {
    type: 'fill',
    stem: tex`${name}（[${formula}]）的相对分子质量是 ____，其中${names[element]}元素的质量分数是 ____ $\%$。`,
    answers: [[mass.toString()], [percent.toString()]],
    solution: lines(
      tex`相对分子质量为 $${shownSum(formula)}=${mass}$。`,
      tex`${names[element]}元素的质量分数为 $\frac{${weightOf(element)}${times}}{${mass}}\times100\%=[${percent} %]$。`,
    ),
    facility: 0.78,
    check: [
      { expression: sumOf(formula), equals: mass.toString() },
      { expression: plain`${weightOf(element)} * ${count} / (${sumOf(formula)}) * 100`, equals: percent.toString() },
    ],
  };
}

function elementInside(random: Random): SingleChoice | undefined {
  const { name, formula, element, count } = random.pick(compounds);
  const mass = massOf(formula);
  const grams = mass.times(between(random, 2, 30)).over(10);
  const part = grams.times(weightOf(element) * count).over(mass);
  const errors = [
    grams.times(weightOf(element)).over(mass),
    grams.minus(part),
    part.times(2),
    part.over(2),
    grams.times(mass).over(weightOf(element) * count),
  ];
  const options = grams.neat(1) ? quantities('g', part, errors, 1, ['factor', 'other', '-', '-', 'swap']) : undefined;
  return (
    options && {
      type: 'single',
      stem: tex`[${grams} g] ${name}（[${formula}]）中含${names[element]}元素的质量是（　　）`,
      ...options,
      solution: lines(
        tex`${names[element]}元素的质量分数为 $\frac{${weightOf(element)}\times${count}}{${mass}}$。`,
        tex`含${names[element]}元素的质量为 $[${grams} g]\times\frac{${weightOf(element) * count}}{${mass}}=[${part} g]$。`,
        '易错点：漏乘化学式中该原子的个数，或求成了其余元素的质量。',
      ),
      facility: 0.77,
      check: {
        expression: plain`${grams} * ${weightOf(element)} * ${count} / (${sumOf(formula)})`,
        equals: part.toString(),
      },
    }
  );
}

/** Formulas with the element in question; the others add up to the opposite of its valence. */
const valences = [
  { name: '高锰酸钾', formula: 'KMnO4', element: '锰', sum: '1 - 2*4', valence: 7 },
  { name: '锰酸钾', formula: 'K2MnO4', element: '锰', sum: '2*1 - 2*4', valence: 6 },
  { name: '硝酸', formula: 'HNO3', element: '氮', sum: '1 - 2*3', valence: 5 },
  { name: '硫酸钠', formula: 'Na2SO4', element: '硫', sum: '2*1 - 2*4', valence: 6 },
  { name: '亚硫酸', formula: 'H2SO3', element: '硫', sum: '2*1 - 2*3', valence: 4 },
  { name: '氯酸钾', formula: 'KClO3', element: '氯', sum: '1 - 2*3', valence: 5 },
  { name: '次氯酸钠', formula: 'NaClO', element: '氯', sum: '1 - 2', valence: 1 },
  { name: '磷酸', formula: 'H3PO4', element: '磷', sum: '3*1 - 2*4', valence: 5 },
  { name: '硝酸钙', formula: 'Ca(NO3)2', element: '氮', sum: '(2 - 2*6) / 2', valence: 5 },
  { name: '碳酸钠', formula: 'Na2CO3', element: '碳', sum: '2*1 - 2*3', valence: 4 },
] as const;

function valence(random: Random): SingleChoice | undefined {
  const { name, formula, element, sum, valence: right } = random.pick(valences);
  const show = (value: number) => `$${value > 0 ? '+' : ''}${value}$`;
  const [first, second] = random.chance(0.5) ? [right - 1, right + 1] : [right - 2, right - 1];
  const options = choices(show(right), [-right, first, second, right + 2].filter((value) => value !== 0).map(show));
  return (
    options && {
      type: 'single',
      stem: tex`${name}（[${formula}]）中${element}元素的化合价是（　　）`,
      ...options,
      solution: tex`化合物中各元素正、负化合价的代数和为零。氧元素通常显 $-2$ 价，氢、钾、钠显 $+1$ 价，钙显 $+2$ 价，由此求得${element}元素的化合价为 $+${right}$。错选 $-${right}$ 的原因：移项时没有变号。`,
      facility: 0.83,
      check: { expression: `-(${sum})`, equals: String(right) },
    }
  );
}

/** Water, and how formulas count. */
export const formulaTemplates: Templates = {
  化学式与化合价: [template(2, valence), template(3, share), template(2, elementInside)],
};
