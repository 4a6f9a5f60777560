import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function aluminium(random: Random): SingleChoice | undefined {
  const moles = exact(between(random, 1, 20)).over(20);
  const mass = moles.times(27);
  const volume = moles.times(3).over(2).times(22.4);
  const errors = [moles.times(22.4), moles.times(2).over(3).times(22.4), volume.times(2), volume.over(2)];
  const options = quantities('L', volume, errors, 2, ['factor', 'swap']);
  return (
    options && {
      type: 'single',
      stem: tex`[${mass} g] 铝与足量的氢氧化钠溶液完全反应，生成氢气的体积（标准状况）是（　　）`,
      ...options,
      solution: lines(
        tex`$n([Al])=\frac{[${mass} g]}{[27 g/mol]}=[${moles} mol]$。`,
        tex`铝在反应中由 $0$ 价升高到 $+3$ 价，氢由 $+1$ 价降低到 $0$ 价，由得失电子守恒 $3n([Al])=2n([H2])$，$n([H2])=\frac{3}{2}\times[${moles} mol]=[${moles.times(3).over(2)} mol]$。`,
        tex`$V=[${moles.times(3).over(2)} mol]\times[22.4 L/mol]=[${volume} L]$。`,
      ),
      facility: 0.69,
      check: { expression: plain`${mass} / 27 * 3 / 2 * 22.4`, equals: volume.toString() },
    }
  );
}

/** Sodium and chlorine with the mole, iron, the periodic table. */
export const elementTemplates: Templates = {
  '铁、铝及其化合物': [template(2, aluminium)],
};
