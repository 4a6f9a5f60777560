import type { BankChapter, BankPoint, FillIn, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { massOf } from './masses.ts';

function closedVessel(random: Random): FillIn | undefined {
  const [a, b, c, d] = [
    between(random, 20, 60),
    between(random, 20, 60),
    between(random, 2, 10),
    between(random, 2, 20),
  ];
  const [usedA, usedB] = [between(random, 6, 18), between(random, 6, 18)];
  const madeC = between(random, 4, usedA + usedB - 3);
  const madeD = usedA + usedB - madeC;
  const after = d + madeD;
  if (usedA === usedB || usedA >= a || usedB >= b) return undefined;
  return {
    type: 'fill',
    stem: tex`在密闭容器中放入甲、乙、丙、丁四种物质，质量分别为 [${a} g]、[${b} g]、[${c} g]、[${d} g]。在一定条件下充分反应后，测得甲、乙、丙的质量分别为 [${a - usedA} g]、[${b - usedB} g]、[${c + madeC} g]。反应后丁的质量是 ____ $\mathrm{g}$；参加反应的甲、乙两种物质的质量之和为 ____ $\mathrm{g}$。`,
    answers: [[String(after)], [String(usedA + usedB)]],
    solution: lines(
      tex`甲减少 $${a}-${a - usedA}=${usedA}$（$\mathrm{g}$），乙减少 $${b}-${b - usedB}=${usedB}$（$\mathrm{g}$），都是反应物，共减少 [${usedA + usedB} g]；丙增加 $${c + madeC}-${c}=${madeC}$（$\mathrm{g}$），是生成物。`,
      tex`由质量守恒定律，丁增加 $${usedA + usedB}-${madeC}=${madeD}$（$\mathrm{g}$），反应后丁的质量为 $${d}+${madeD}=${after}$（$\mathrm{g}$）。`,
    ),
    facility: 0.71,
    check: {
      expression: plain`${a} + ${b} + ${c} + ${d} - ${a - usedA} - ${b - usedB} - ${c + madeC}`,
      equals: String(after),
    },
  };
}

/** Reactions of one known mass: what is weighed and what is asked, with their numbers in the equation. */
const reactions = [
  {
    story: '电解',
    name: '水',
    given: 'H2O',
    many: 2,
    product: '氧气',
    wanted: 'O2',
    made: 1,
    equation: '2H2O =通电= 2H2↑ + O2↑',
  },
  {
    story: '用二氧化锰作催化剂分解',
    name: '过氧化氢',
    given: 'H2O2',
    many: 2,
    product: '氧气',
    wanted: 'O2',
    made: 1,
    equation: '2H2O2 =MnO2= 2H2O + O2↑',
  },
  {
    story: '加热分解',
    name: '高锰酸钾',
    given: 'KMnO4',
    many: 2,
    product: '氧气',
    wanted: 'O2',
    made: 1,
    equation: '2KMnO4 =△= K2MnO4 + MnO2 + O2↑',
  },
  {
    story: '在足量氧气中完全燃烧',
    name: '镁',
    given: 'Mg',
    many: 2,
    product: '氧化镁',
    wanted: 'MgO',
    made: 2,
    equation: '2Mg + O2 =点燃= 2MgO',
  },
  {
    story: '在足量氧气中完全燃烧',
    name: '甲烷',
    given: 'CH4',
    many: 1,
    product: '二氧化碳',
    wanted: 'CO2',
    made: 1,
    equation: 'CH4 + 2O2 =点燃= CO2 + 2H2O',
  },
  {
    story: '高温完全分解',
    name: '碳酸钙',
    given: 'CaCO3',
    many: 1,
    product: '氧化钙',
    wanted: 'CaO',
    made: 1,
    equation: 'CaCO3 =高温= CaO + CO2↑',
  },
  {
    story: '用足量硫酸铜溶液完全反应掉',
    name: '铁',
    given: 'Fe',
    many: 1,
    product: '铜',
    wanted: 'Cu',
    made: 1,
    equation: 'Fe + CuSO4 = FeSO4 + Cu',
  },
  {
    story: '用足量稀硫酸完全反应掉',
    name: '锌',
    given: 'Zn',
    many: 1,
    product: '氢气',
    wanted: 'H2',
    made: 1,
    equation: 'Zn + H2SO4 = ZnSO4 + H2↑',
  },
] as const;

function byEquation(random: Random): WrittenAnswer | undefined {
  const { story, name, given, many, product, wanted, made, equation } = random.pick(reactions);
  const [from, into] = [massOf(given).times(many), massOf(wanted).times(made)];
  const scale = exact(random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5]));
  const [grams, result] = [from.times(scale), into.times(scale)];
  if (!grams.neat(1) || !result.neat(1)) return undefined;
  return {
    type: 'written',
    stem: tex`${story} [${grams} g] ${name}，计算理论上生成${product}的质量。（要求写出化学方程式和计算过程）`,
    answer: tex`[${result} g]`,
    rubric: [
      { text: '设未知量，正确写出化学方程式', score: 2 },
      { text: '写出相关物质的质量关系，列出比例式', score: 2 },
      { text: tex`算出 [${result} g] 并作答`, score: 2 },
    ],
    solution: lines(
      tex`设生成${product}的质量为 $x$。`,
      tex`[${equation}]`,
      tex`${name}与${product}的质量比为 $${from}:${into}$，所以 $\frac{${from}}{${into}}=\frac{[${grams} g]}{x}$。`,
      tex`$x=\frac{${into}\times[${grams} g]}{${from}}=[${result} g]$。`,
      tex`答：理论上生成${product}的质量为 [${result} g]。`,
    ),
    facility: 0.72,
    check: { expression: plain`${grams} * ${into} / ${from}`, equals: result.toString() },
  };
}

const conservation: BankPoint = {
  name: '质量守恒定律与化学方程式',
  questions: [
    {
      type: 'single',
      stem: '下列现象能用质量守恒定律解释的是（　　）',
      right: '蜡烛燃烧后质量减小',
      wrong: [
        tex`[10 g] 水完全蒸发成 [10 g] 水蒸气`,
        tex`[10 g] 食盐溶解在 [90 g] 水中得到 [100 g] 食盐溶液`,
        tex`[50 mL] 水和 [50 mL] 酒精混合后体积小于 [100 mL]`,
      ],
      solution:
        '质量守恒定律适用于化学变化。蜡烛燃烧生成的二氧化碳和水蒸气逸散到空气中，所以剩余固体的质量减小，可用该定律解释。蒸发、溶解、混合都是物理变化，质量不变或体积变小都不能用质量守恒定律解释。',
      facility: 0.72,
    },
    {
      type: 'single',
      stem: tex`某气体 $\mathrm{X}$ 可用于切割金属，燃烧的化学方程式为 $2\mathrm{X}+[5O2]\overset{\text{点燃}}{=}[4CO2]+[2H2O]$，则 $\mathrm{X}$ 的化学式是（　　）`,
      right: tex`[C2H2]`,
      wrong: [tex`[CH4]`, tex`[C2H4]`, tex`[C4H4]`],
      solution: tex`反应前后原子的种类和数目不变。生成物中有 $4$ 个碳原子、$4$ 个氢原子、$4\times2+2=10$ 个氧原子，反应物 [5O2] 中已有 $10$ 个氧原子，所以 $2\mathrm{X}$ 含 $4$ 个碳原子和 $4$ 个氢原子，$\mathrm{X}$ 为 [C2H2]。错选 [C4H4] 的原因：忘记除以 $\mathrm{X}$ 前面的化学计量数 $2$。`,
      facility: 0.8,
      check: { expression: '4*2 + 2 - 5*2', equals: '0' },
    },
    {
      type: 'multiple',
      stem: '化学反应前后，一定不变的有（　　）',
      right: ['原子的种类', '原子的数目', '物质的总质量'],
      wrong: ['分子的数目'],
      solution: tex`化学反应的实质是原子的重新组合，原子的种类、数目、质量都不变，所以物质的总质量不变。分子的数目可能改变，如 [2H2 + O2 =点燃= 2H2O] 中，每三个分子反应生成两个分子。`,
      facility: 0.81,
    },
    {
      type: 'fill',
      stem: tex`配平化学方程式：____ $\mathrm{Al}+$ ____ [O2] $\overset{\text{点燃}}{=}$ ____ [Al2O3]（各空填最简整数）。`,
      answers: [['4'], ['3'], ['2']],
      solution: tex`用最小公倍数法：左边 [O2] 有 $2$ 个氧原子，右边 [Al2O3] 有 $3$ 个，最小公倍数是 $6$，所以 [O2] 的化学计量数是 $3$，[Al2O3] 的是 $2$；右边有 $4$ 个铝原子，[Al] 的化学计量数是 $4$：[4Al + 3O2 =点燃= 2Al2O3]。`,
      facility: 0.87,
    },
  ],
  templates: [template(2, closedVessel)],
};

const amounts: BankPoint = {
  name: '根据化学方程式的计算',
  questions: [
    {
      type: 'single',
      stem: tex`在反应 [2H2 + O2 =点燃= 2H2O] 中，参加反应的氢气和氧气的质量比是（　　）`,
      right: '$1:8$',
      wrong: ['$2:1$', '$1:16$', '$1:9$'],
      solution: tex`氢气与氧气的质量比为 $(2\times2):(16\times2)=4:32=1:8$。错选 $2:1$ 的原因：把化学计量数之比当成质量比；错选 $1:16$ 的原因：漏乘氢气前面的化学计量数；错选 $1:9$ 的原因：算成了氢气与水的质量比。`,
      facility: 0.79,
      check: { expression: '(2*2) / (16*2)', equals: '1/8' },
    },
  ],
  templates: [template(4, byEquation)],
};

/** Mass is conserved, so equations can be counted with. */
export const equationChapter: BankChapter = {
  name: '化学反应的定量关系',
  grade: 9,
  points: [conservation, amounts],
};
