import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function electrolysis(random: Random): SingleChoice | undefined {
  const moles = exact(between(random, 1, 20)).over(20);
  const mass = moles.times(64);
  const volume = moles.over(2).times(22.4);
  const errors = [volume.times(2), volume.times(4), volume.over(2), volume.times(3)];
  const options = quantities('L', volume, errors, 2);
  return (
    options && {
      type: 'single',
      stem: tex`用惰性电极电解足量的硫酸铜溶液，当阴极析出 [${mass} g] 铜时（阴极没有气体产生），阳极产生的气体在标准状况下的体积是（　　）`,
      ...options,
      solution: lines(
        tex`阴极：[Cu^2+ + 2e^- = Cu]，$n([Cu])=\frac{[${mass} g]}{[64 g/mol]}=[${moles} mol]$，转移电子 [${moles.times(2)} mol]。`,
        tex`阳极：[2H2O - 4e^- = O2↑ + 4H^+]，$n([O2])=\frac{[${moles.times(2)} mol]}{4}=[${moles.over(2)} mol]$，体积为 $[${moles.over(2)} mol]\times[22.4 L/mol]=[${volume} L]$。`,
        tex`错选 [${volume.times(2)} L] 的原因：误认为生成 [O2] 与生成 [Cu] 的物质的量相等。`,
      ),
      facility: 0.71,
      check: { expression: plain`${mass} / 64 * 2 / 4 * 22.4`, equals: volume.toString() },
    }
  );
}

/** Cells, and how atoms are built and joined. */
export const electrodeTemplates: Templates = {
  原电池与电解池: [template(2, electrolysis)],
};
