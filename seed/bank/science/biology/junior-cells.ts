import type { SingleChoice, Templates } from '../../bank.ts';
import { template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function magnified(random: Random): SingleChoice | undefined {
  const [eye, lens] = [random.pick([5, 10, 15, 16]), random.pick([4, 10, 40])];
  const whole = eye * lens;
  const errors = [eye + lens, eye, lens, whole * 10].map((value) => exact(value));
  const options = quantities('', exact(whole), errors, 0);
  return (
    options && {
      type: 'single',
      stem: tex`用显微镜观察洋葱鳞片叶内表皮细胞时，所用目镜标有“$${eye}\times$”，物镜标有“$${lens}\times$”，则物像的放大倍数是（　　）`,
      ...options,
      solution: tex`显微镜的放大倍数等于目镜与物镜放大倍数的乘积：$${eye}\times${lens}=${whole}$ 倍。错选 $${eye + lens}$ 的原因：把两个放大倍数相加。`,
      facility: 0.9,
      check: { expression: plain`${eye} * ${lens}`, equals: String(whole) },
    }
  );
}

/** Cells and the kinds of living things. */
export const cellTemplates: Templates = {
  显微镜与细胞的结构: [template(2, magnified)],
};
