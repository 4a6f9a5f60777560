import type { SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

const fuels = [
  { name: '氢气', formula: 'H2', molar: 2, heat: '285.8', products: '液态水' },
  { name: '甲烷', formula: 'CH4', molar: 16, heat: '890.3', products: '二氧化碳气体和液态水' },
  { name: '一氧化碳', formula: 'CO', molar: 28, heat: '283.0', products: '二氧化碳气体' },
  { name: '甲醇', formula: 'CH3OH', molar: 32, heat: '726.5', products: '二氧化碳气体和液态水' },
] as const;

function combustion(random: Random): SingleChoice | undefined {
  const { name, formula, molar, heat, products } = random.pick(fuels);
  const moles = exact(random.pick([0.1, 0.2, 0.25, 0.5, 2, 3, 4, 5]));
  const mass = moles.times(molar);
  const whole = exact(Number(heat));
  const released = moles.times(whole);
  const options = quantities('kJ', released, [mass.times(whole), whole, released.times(2), released.over(2)], 2, [
    'operation',
    'condition',
    'slip',
    'slip',
  ]);
  return (
    options && {
      type: 'single',
      stem: tex`${name}（[${formula}]）的燃烧热 $\Delta H=[-${heat} kJ/mol]$。在 [25 ℃]、[101 kPa] 下，[${mass} g] ${name}完全燃烧生成${products}，放出的热量是（　　）`,
      ...options,
      solution: tex`燃烧热是 [1 mol] 纯物质完全燃烧生成指定产物时放出的热量。$n=\frac{[${mass} g]}{[${molar} g/mol]}=[${moles} mol]$，放出的热量为 $[${moles} mol]\times[${heat} kJ/mol]=[${released} kJ]$。易错点：直接用质量乘以燃烧热。`,
      facility: 0.82,
      check: { expression: plain`${mass} / ${molar} * ${heat}`, equals: released.toString() },
    }
  );
}

function balance(random: Random): WrittenAnswer | undefined {
  const litres = between(random, 1, 4);
  const [oxide, steam] = [between(random, 1, 9), between(random, 1, 9)];
  const moved = exact(between(random, 1, 40)).over(5);
  const [restOxide, restSteam] = [exact(oxide).minus(moved), exact(steam).minus(moved)];
  if (!restOxide.neat(1) || !restSteam.neat(1)) return undefined;
  const constant = moved.times(moved).over(restOxide.times(restSteam));
  const percent = moved.over(oxide).times(100);
  const made = moved.over(litres);
  if (!constant.neat(2) || !percent.neat(0) || !made.neat(2) || constant.size < 0.2 || constant.size > 12)
    return undefined;
  return {
    type: 'written',
    stem: tex`在容积为 [${litres} L] 的恒温恒容密闭容器中充入 [${oxide} mol] [CO] 和 [${steam} mol] 水蒸气，发生反应 [CO(g) + H2O(g) ⇌ CO2(g) + H2(g)]，达到平衡时 [CO2] 的物质的量为 [${moved} mol]。求：（1）平衡时 [H2] 的浓度；（2）[CO] 的平衡转化率；（3）该温度下反应的平衡常数 $K$。`,
    answer: tex`（1）[${made} mol/L]；（2）[${percent} %]；（3）$${constant}$`,
    rubric: [
      { text: '列出起始量、变化量、平衡量（三段式）', score: 2 },
      { text: tex`（1）算出 [${made} mol/L]`, score: 2 },
      { text: tex`（2）算出转化率 [${percent} %]`, score: 2 },
      { text: tex`（3）写出平衡常数的表达式并算出 $K=${constant}$`, score: 3 },
    ],
    solution: lines(
      tex`变化量都是 [${moved} mol]，平衡时 [CO]、[H2O]、[CO2]、[H2] 的物质的量分别为 [${restOxide} mol]、[${restSteam} mol]、[${moved} mol]、[${moved} mol]。`,
      tex`（1）$c([H2])=\frac{[${moved} mol]}{[${litres} L]}=[${made} mol/L]$。`,
      tex`（2）[CO] 的转化率为 $\frac{[${moved} mol]}{[${oxide} mol]}\times100\%=[${percent} %]$。`,
      tex`（3）$K=\frac{c([CO2])\cdot c([H2])}{c([CO])\cdot c([H2O])}$，反应前后气体的化学计量数之和相等，容积可以约去，$K=\frac{${moved}\times${moved}}{${restOxide}\times${restSteam}}=${constant}$。`,
    ),
    facility: 0.66,
    check: [
      { expression: plain`${moved}^2 / ((${oxide} - ${moved}) * (${steam} - ${moved}))`, equals: constant.toString() },
      { expression: plain`${moved} / ${oxide} * 100`, equals: percent.toString() },
    ],
  };
}

/** Heats of reaction, speed and equilibrium. */
export const heatTemplates: Templates = {
  反应热与盖斯定律: [template(3, combustion)],
  化学反应速率与化学平衡: [template(3, balance)],
};
