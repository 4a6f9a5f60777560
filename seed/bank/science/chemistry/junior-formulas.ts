import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
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
  const options = grams.neat(1) ? quantities('g', part, errors, 1) : undefined;
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

const water: BankPoint = {
  name: '水的净化与组成',
  questions: [
    {
      type: 'single',
      stem: '关于电解水的实验，下列说法正确的是（　　）',
      right: '与电源正极相连的玻璃管内的气体能使带火星的木条复燃',
      wrong: ['正极与负极产生的气体的体积比约为 $2:1$', '实验说明水是由氢气和氧气组成的', '反应前后分子的种类没有改变'],
      solution: tex`[2H2O =通电= 2H2↑ + O2↑]，正极产生氧气，负极产生氢气，体积比约为 $1:2$。实验说明水由氢元素和氧元素组成；水分子变成了氢分子和氧分子，分子的种类改变。错选体积比 $2:1$ 的原因：把正、负极产生的气体记反。`,
      facility: 0.79,
    },
    {
      type: 'fill',
      stem: '净化天然水时，用 ____ 的方法除去难溶性杂质，用活性炭的 ____ 性除去色素和异味。生活中可用 ____ 区分硬水和软水，用煮沸的方法降低水的硬度。',
      answers: [['过滤'], ['吸附'], ['肥皂水']],
      solution:
        '过滤可除去水中难溶的固体杂质；活性炭疏松多孔，有吸附性；加肥皂水搅拌，泡沫多的是软水，泡沫少、有浮渣的是硬水。',
      facility: 0.86,
    },
  ],
};

const formulas: BankPoint = {
  name: '化学式与化合价',
  questions: [
    {
      type: 'single',
      stem: '下列化学用语与含义对应正确的是（　　）',
      right: tex`[2H2O]——两个水分子`,
      wrong: [tex`[2O]——两个氧分子`, tex`[Ca^2+]——钙元素的化合价为 $+2$`, tex`[N2]——两个氮原子`],
      solution: tex`化学式前的数字表示分子的个数，[2H2O] 表示两个水分子。[2O] 表示两个氧原子；[Ca^2+] 表示钙离子，化合价应标在元素符号的正上方；[N2] 表示氮气或一个氮分子，两个氮原子应写成 [2N]。`,
      facility: 0.82,
    },
    {
      type: 'multiple',
      stem: tex`青蒿素的化学式为 [C15H22O5]。下列关于青蒿素的说法正确的有（　　）`,
      right: ['青蒿素由碳、氢、氧三种元素组成', '一个青蒿素分子由 $42$ 个原子构成'],
      wrong: ['青蒿素中氢元素的质量分数最大', '青蒿素分子中含有氧分子'],
      solution: tex`一个分子含 $15+22+5=42$ 个原子。碳、氢、氧元素的质量比为 $(12\times15):(1\times22):(16\times5)=180:22:80$，碳元素的质量分数最大。分子由原子构成，不含氧分子。错选“氢元素的质量分数最大”的原因：只比较原子的个数，忽略了相对原子质量。`,
      facility: 0.77,
      check: { expression: '15 + 22 + 5', equals: '42' },
    },
  ],
  templates: [template(2, valence), template(3, share), template(2, elementInside)],
};

/** Water, and how formulas count. */
export const formulaChapter: BankChapter = { name: '自然界的水', grade: 9, points: [water, formulas] };
