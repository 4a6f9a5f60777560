import type { FillIn, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
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

/** Mass is conserved, so equations can be counted with. */
export const equationTemplates: Templates = {
  质量守恒定律与化学方程式: [template(2, closedVessel)],
  根据化学方程式的计算: [template(4, byEquation)],
};
