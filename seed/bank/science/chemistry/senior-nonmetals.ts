import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function rate(random: Random): SingleChoice | undefined {
  const litres = between(random, 2, 5);
  const minutes = between(random, 2, 5);
  const nitrogen = exact(between(random, 1, 12)).over(10);
  const speed = nitrogen.times(3).over(litres * minutes);
  const errors = [
    speed.over(3),
    speed.times(2).over(3),
    nitrogen.times(3).over(minutes),
    nitrogen.over(3 * litres * minutes),
  ];
  const options = quantities('mol/(L·min)', speed, errors, 3, ['factor', 'other', 'factor', 'swap']);
  return (
    options && {
      type: 'single',
      stem: tex`在容积为 [${litres} L] 的恒容密闭容器中发生反应 [N2 + 3H2 ⇌ 2NH3]。经过 [${minutes} min]，[N2] 的物质的量减少了 [${nitrogen} mol]，用 [H2] 表示的这段时间内的平均反应速率是（　　）`,
      ...options,
      solution: lines(
        tex`$v([N2])=\frac{\Delta c}{\Delta t}=\frac{[${nitrogen} mol]}{[${litres} L]\times[${minutes} min]}$。`,
        tex`反应速率之比等于化学计量数之比，$v([H2])=3v([N2])=\frac{3\times${nitrogen}}{${litres}\times${minutes}}\,\mathrm{mol/(L\cdot min)}=[${speed} mol/(L·min)]$。`,
        '易错点：没有除以容器的容积，或没有按化学计量数换算。',
      ),
      facility: 0.74,
      check: { expression: plain`3 * ${nitrogen} / ${litres} / ${minutes}`, equals: speed.toString() },
    }
  );
}

/** Sulfur and nitrogen, then energy and speed of reactions. */
export const nonmetalTemplates: Templates = {
  '化学反应的速率、限度与原电池': [template(3, rate)],
};
