import type { Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function neutralized(random: Random): WrittenAnswer | undefined {
  const base = exact(between(random, 1, 8));
  const percent = random.pick([4, 5, 8, 10]);
  const mass = base.over(percent).times(100);
  const acid = base.times(36.5).over(40);
  const whole = random.pick([20, 25, 50, 100]);
  const share = acid.over(whole).times(100);
  if (!mass.neat(0) || !acid.neat(3) || !share.neat(2) || share.size < 2 || share.size > 20) return undefined;
  return {
    type: 'written',
    stem: tex`[${mass} g] 溶质质量分数为 [${percent} %] 的氢氧化钠溶液，恰好能与 [${whole} g] 稀盐酸完全反应。求：（1）氢氧化钠溶液中溶质的质量；（2）稀盐酸中溶质的质量分数。`,
    answer: tex`（1）[${base} g]；（2）[${share} %]`,
    rubric: [
      { text: tex`（1）算出氢氧化钠的质量 [${base} g]`, score: 1 },
      { text: '（2）正确写出化学方程式', score: 2 },
      { text: tex`（2）列出比例式，算出氯化氢的质量 [${acid} g]`, score: 2 },
      { text: tex`（2）算出质量分数 [${share} %]`, score: 1 },
    ],
    solution: lines(
      tex`（1）溶质氢氧化钠的质量为 $[${mass} g]\times${percent}\%=[${base} g]$。`,
      tex`（2）设稀盐酸中氯化氢的质量为 $x$。[NaOH + HCl = NaCl + H2O]，氢氧化钠与氯化氢的质量比为 $40:36.5$，$\frac{40}{36.5}=\frac{[${base} g]}{x}$，$x=[${acid} g]$。`,
      tex`稀盐酸中溶质的质量分数为 $\frac{[${acid} g]}{[${whole} g]}\times100\%=[${share} %]$。`,
    ),
    facility: 0.66,
    check: { expression: plain`${mass} * ${percent} / 100 * 36.5 / 40 / ${whole} * 100`, equals: share.toString() },
  };
}

/** Acids, bases and salts. */
export const acidTemplates: Templates = {
  常见的酸和碱: [template(2, neutralized)],
};
