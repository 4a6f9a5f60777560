import type { Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function limestone(random: Random): WrittenAnswer | undefined {
  const pure = exact(between(random, 10, 50, 5)).over(2);
  const percent = random.pick([75, 80, 90]);
  const [sample, gas] = [pure.over(percent).times(100), pure.times(44).over(100)];
  const acid = between(random, 80, 200, 10);
  const after = sample.plus(acid).minus(gas);
  if (!sample.neat(1)) return undefined;
  return {
    type: 'written',
    stem: tex`为测定某石灰石样品中碳酸钙的质量分数，取 [${sample} g] 样品放入烧杯中，加入 [${acid} g] 足量的稀盐酸，充分反应后烧杯内剩余物质的总质量为 [${after} g]（样品中的杂质不溶于水，也不与盐酸反应）。求：（1）生成二氧化碳的质量；（2）样品中碳酸钙的质量分数。`,
    answer: tex`（1）[${gas} g]；（2）[${percent} %]`,
    rubric: [
      { text: tex`（1）由质量守恒定律算出 [${gas} g]`, score: 2 },
      { text: '（2）正确写出化学方程式', score: 2 },
      { text: tex`（2）列出比例式，算出碳酸钙的质量 [${pure} g]`, score: 2 },
      { text: tex`（2）算出质量分数 [${percent} %]`, score: 2 },
    ],
    solution: lines(
      tex`（1）减少的质量就是逸出的二氧化碳的质量：$[${sample} g]+[${acid} g]-[${after} g]=[${gas} g]$。`,
      tex`（2）设样品中碳酸钙的质量为 $x$。[CaCO3 + 2HCl = CaCl2 + H2O + CO2↑]，碳酸钙与二氧化碳的质量比为 $100:44$，$\frac{100}{44}=\frac{x}{[${gas} g]}$，$x=[${pure} g]$。`,
      tex`样品中碳酸钙的质量分数为 $\frac{[${pure} g]}{[${sample} g]}\times100\%=[${percent} %]$。`,
    ),
    facility: 0.6,
    check: {
      expression: plain`(${sample} + ${acid} - ${after}) * 100 / 44 / ${sample} * 100`,
      equals: String(percent),
    },
  };
}

/** Carbon and its oxides, burning. */
export const carbonTemplates: Templates = {
  碳单质与碳的氧化物: [template(2, limestone)],
};
