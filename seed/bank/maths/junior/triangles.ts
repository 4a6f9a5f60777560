import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, polar } from '../../figures/points.ts';
import { between, choice, degrees, lines, template, tex } from '../../making.ts';

const perimeter = template(2, (random) => {
  const [a, b] = [between(random, 3, 9), between(random, 4, 12)];
  if (a === b || 2 * Math.min(a, b) > Math.max(a, b)) return undefined;
  const [short, long] = [Math.min(a, b), Math.max(a, b)];
  const right = 2 * long + short;
  return choice({
    stem: `已知等腰三角形的两边长分别为 ${a} 和 ${b}，则它的周长为（　　）`,
    right: `${right}`,
    errors: [`${2 * short + long}`, `${right} 或 ${2 * short + long}`, `${short + long}`],
    because: ['condition', 'condition', 'factor'],
    solution: lines(
      tex`若腰长为 ${short}，则 $${short}+${short}=${2 * short}${2 * short === long ? '=' : '<'}${long}$，不能组成三角形，舍去。`,
      tex`若腰长为 ${long}，则周长为 $${long}+${long}+${short}=${right}$。选两个答案的同学没有检验三边关系。`,
    ),
    facility: 0.66,
    check: { expression: `2*${long}+${short}`, equals: `${right}` },
  });
});

const exterior = template(2, (random) => {
  const [b, outer] = [between(random, 32, 68), between(random, 95, 135)];
  const inner = outer - b;
  if (inner < 30 || inner === b || outer % 5 === 0) return undefined;
  const [bottomLeft, bottomRight] = [at(0, 0), at(110, 0)];
  const c = 180 - outer;
  const side = (110 * Math.sin((c * Math.PI) / 180)) / Math.sin((inner * Math.PI) / 180);
  const top = polar(bottomLeft, side, b);
  const figure = new Drawing(1)
    .shape([bottomLeft, bottomRight, top])
    .line([bottomRight, at(165, 0)])
    .name(bottomLeft, 'B', 200)
    .name(bottomRight, 'C', -90)
    .name(at(165, 0), 'D', 0)
    .name(top, 'A', 90);
  return choice({
    stem: tex`如图，点 $D$ 在 $\triangle ABC$ 的边 $BC$ 的延长线上，$\angle B=${b}^\circ$，$\angle ACD=${outer}^\circ$，则 $\angle A$ 的度数为（　　）`,
    right: degrees(inner),
    errors: [180 - outer, 180 - b - inner + 1, outer + b - 90, 180 - outer + b - 20, outer - 20].map(degrees),
    because: ['other', 'slip', 'slip', 'slip', 'slip'],
    solution: lines(
      tex`三角形的外角等于与它不相邻的两个内角的和：$\angle ACD=\angle A+\angle B$。`,
      tex`$\angle A=${outer}^\circ-${b}^\circ=${inner}^\circ$。错选 $${180 - outer}^\circ$ 的同学求成了 $\angle ACB$。`,
    ),
    facility: 0.82,
    figure: figure.svg(),
    check: { expression: `${outer}-${b}`, equals: `${inner}` },
  });
});

const polygon = template(2, (random) => {
  const n = between(random, 5, 12);
  const more = random.chance(0.5);
  const sum = (n - 2) * 180;
  return choice({
    stem: more
      ? tex`若一个多边形的内角和是 $${sum}^\circ$，则这个多边形的边数是（　　）`
      : tex`若一个多边形的内角和比它的外角和多 $${sum - 360}^\circ$，则这个多边形的边数是（　　）`,
    right: `${n}`,
    errors: [`${n - 2}`, `${n + 2}`, `${n + 1}`, `${n - 1}`],
    because: ['middle', 'sign', 'slip', 'slip'],
    solution: lines(
      tex`设边数为 $n$，内角和为 $(n-2)\times 180^\circ$${more ? '' : tex`，任何多边形的外角和都是 $360^\circ$`}。`,
      tex`$(n-2)\times 180^\circ=${more ? '' : tex`360^\circ+`}${more ? sum : sum - 360}^\circ$，解得 $n=${n}$。错选 ${n - 2} 的同学把 $(n-2)$ 当成了边数。`,
    ),
    facility: 0.77,
    check: { expression: `(${n}-2)*180`, equals: `${sum}` },
  });
});

const bisectors = template(2, (random) => {
  const [halfB, halfC] = [between(random, 20, 38), between(random, 20, 38)];
  const a = 180 - 2 * (halfB + halfC);
  const angle = 180 - halfB - halfC;
  if (halfB === halfC || a < 40 || a > 88) return undefined;
  const [b, c] = [at(0, 0), at(150, 0)];
  const meet = (left: number, right: number) => {
    const [l, r] = [Math.tan((left * Math.PI) / 180), Math.tan((right * Math.PI) / 180)];
    const x = (150 * r) / (l + r);
    return at(x, x * l);
  };
  const [top, centre] = [meet(2 * halfB, 2 * halfC), meet(halfB, halfC)];
  const figure = new Drawing(1)
    .shape([b, c, top])
    .line([b, centre, c])
    .names({ A: top, B: b, C: c })
    .name(centre, 'I', 90, 11);
  return {
    type: 'fill',
    stem: tex`如图，在 $\triangle ABC$ 中，$\angle ABC$ 与 $\angle ACB$ 的平分线相交于点 $I$，若 $\angle A=${a}^\circ$，则 $\angle BIC=$____°。`,
    answers: [[`${angle}`]],
    solution: tex`$\angle ABC+\angle ACB=180^\circ-${a}^\circ=${180 - a}^\circ$，$\angle IBC+\angle ICB=\frac{1}{2}\times ${180 - a}^\circ=${90 - a / 2}^\circ$，所以 $\angle BIC=180^\circ-${90 - a / 2}^\circ=${angle}^\circ$。`,
    facility: 0.65,
    figure: figure.svg(),
    check: { expression: `90+${a}/2`, equals: `${angle}` },
  };
});

/** 三角形, grade 8. */
export const triangles: Templates = {
  '三角形的边、高、中线与角平分线': [perimeter],
  '三角形的内角、外角和多边形': [exterior, polygon, bisectors],
};
