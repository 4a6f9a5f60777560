import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function ore(random: Random): SingleChoice | undefined {
  const tonnes = between(random, 100, 2000, 50);
  const percent = random.pick([60, 70, 75, 80]);
  const oxide = exact(tonnes * percent).over(100);
  const iron = oxide.times(112).over(160);
  const errors = [exact(tonnes).times(112).over(160), oxide.times(56).over(160), oxide, oxide.times(160).over(112)];
  const options = quantities('t', iron, errors, 1, ['condition', 'factor', 'middle', 'swap']);
  return (
    options && {
      type: 'single',
      stem: tex`用 [${tonnes} t] 氧化铁（[Fe2O3]）的质量分数为 [${percent} %] 的赤铁矿，理论上可以炼出铁的质量是（　　）`,
      ...options,
      solution: lines(
        tex`矿石中氧化铁的质量为 $[${tonnes} t]\times${percent}\%=[${oxide} t]$。`,
        tex`由 [Fe2O3 + 3CO =高温= 2Fe + 3CO2]，$160$ 份质量的氧化铁生成 $2\times56=112$ 份质量的铁，铁的质量为 $\frac{112}{160}\times[${oxide} t]=[${iron} t]$。`,
        '易错点：没有乘以矿石中氧化铁的质量分数，或漏乘铁前面的化学计量数。',
      ),
      facility: 0.7,
      check: { expression: plain`${tonnes} * ${percent} / 100 * 2*56 / (2*56 + 3*16)`, equals: iron.toString() },
    }
  );
}

/** Metals: how active they are, where they come from. */
export const metalTemplates: Templates = {
  金属资源的利用与保护: [template(2, ore)],
};
