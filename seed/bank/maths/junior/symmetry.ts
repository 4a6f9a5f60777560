import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { along, at, crossing } from '../../figures/points.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { shown } from '../numbers.ts';

const bothAngles = template(2, (random) => {
  const known = between(random, 20, 82);
  if (known === 60 || known % 2 === 1) return undefined;
  const [top, base] = [180 - 2 * known, (180 - known) / 2];
  return choice({
    stem: tex`若等腰三角形的一个内角为 $${known}^\circ$，则它的顶角的度数为（　　）`,
    right: tex`$${known}^\circ$ 或 $${top}^\circ$`,
    errors: [tex`$${known}^\circ$`, tex`$${top}^\circ$`, tex`$${known}^\circ$ 或 $${base}^\circ$`],
    because: ['case', 'case', 'other'],
    solution: lines(
      tex`$${known}^\circ$ 的角可能是顶角，也可能是底角，要分类讨论。`,
      tex`若它是底角，则顶角为 $180^\circ-2\times ${known}^\circ=${top}^\circ$；若它是顶角，则顶角就是 $${known}^\circ$。`,
    ),
    facility: 0.66,
    check: { expression: `180-2*${known}`, equals: `${top}` },
  });
});

const perpendicularBisector = template(2, (random) => {
  const [ac, bc] = [between(random, 6, 14), between(random, 4, 12)];
  if (ac <= bc) return undefined;
  const [a, b, c] = [at(0, 0), at(6, 0), at(4.4, 3.2)];
  const middle = along(a, b, 0.5);
  const d = crossing(middle, at(3, 1), a, c);
  const figure = new Drawing(30)
    .shape([a, b, c])
    .line([at(3, -0.9), at(3, 3.4)])
    .line([b, d])
    .rightAngle(middle, at(3, 1), b)
    .name(a, 'A', 200)
    .name(b, 'B', -20)
    .name(c, 'C', 60)
    .name(d, 'D', 150)
    .name(middle, 'E', -45, 14);
  return choice({
    stem: tex`如图，在 $\triangle ABC$ 中，$AB$ 的垂直平分线交 $AC$ 于点 $D$，交 $AB$ 于点 $E$。若 $AC=${ac}$，$BC=${bc}$，则 $\triangle BCD$ 的周长为（　　）`,
    right: `${ac + bc}`,
    errors: [`${ac}`, `${2 * bc}`, `${ac + 2 * bc}`, `${2 * ac}`],
    because: ['middle', 'formula', 'formula', 'formula'],
    solution: lines(
      tex`$DE$ 是 $AB$ 的垂直平分线，所以 $DA=DB$。`,
      tex`$\triangle BCD$ 的周长 $=BC+CD+DB=BC+CD+DA=BC+AC=${bc}+${ac}=${ac + bc}$。`,
    ),
    facility: 0.74,
    figure: figure.svg(),
    check: { expression: `${ac}+${bc}`, equals: `${ac + bc}` },
  });
});

const mirrored = template(2, (random) => {
  const [x, y, shift] = [nonZero(random, -7, 7), nonZero(random, -7, 7), between(random, 1, 5)];
  const overX = random.chance(0.5);
  const [a, b] = overX ? [x - shift, -y] : [-x - shift, y];
  if (Math.abs(x) === Math.abs(y) || a === 0) return undefined;
  return {
    type: 'fill',
    stem: `若点 $A(${x},${y})$ 与点 $B(a+${shift},b)$ 关于 $${overX ? 'x' : 'y'}$ 轴对称，则 $a=$____，$b=$____。`,
    answers: [a, b].map((n) => [...new Set([shown(n), `${n}`])]),
    solution: overX
      ? tex`关于 $x$ 轴对称的点横坐标相同，纵坐标互为相反数：$a+${shift}=${x}$，$b=${b}$，所以 $a=${a}$，$b=${b}$。`
      : tex`关于 $y$ 轴对称的点纵坐标相同，横坐标互为相反数：$a+${shift}=${-x}$，$b=${b}$，所以 $a=${a}$，$b=${b}$。`,
    facility: 0.78,
    check: { expression: `${a}+${shift}`, equals: `${overX ? x : -x}` },
  };
});

const thirty = template(2, (random) => {
  const half = between(random, 3, 9);
  const [c, a, b] = [at(0, 0), at(0, 2.6), at(2.6 * Math.sqrt(3), 0)];
  const figure = new Drawing(34)
    .shape([a, b, c])
    .rightAngle(c, a, b)
    .name(a, 'A', 100)
    .name(b, 'B', -20)
    .name(c, 'C', 225);
  return choice({
    stem: tex`如图，在 $\mathrm{Rt}\triangle ABC$ 中，$\angle C=90^\circ$，$\angle B=30^\circ$，$AB+AC=${3 * half}$，则 $AB$ 的长为（　　）`,
    right: `${2 * half}`,
    errors: [`${half}`, `${half * 1.5}`, `${3 * half}`, `${half + 1}`],
    because: ['middle', 'slip', 'slip', 'slip'],
    solution: lines(
      tex`在直角三角形中，$30^\circ$ 角所对的直角边等于斜边的一半：$AC=\frac{1}{2}AB$。`,
      tex`$AB+\frac{1}{2}AB=${3 * half}$，$AB=${2 * half}$。错选 ${half} 的同学求成了 $AC$。`,
    ),
    facility: 0.76,
    figure: figure.svg(),
    check: { expression: `${2 * half}+${2 * half}/2`, equals: `${3 * half}` },
  });
});

/** 轴对称, grade 8. */
export const symmetry: Templates = {
  轴对称和垂直平分线: [perpendicularBisector, mirrored],
  等腰三角形和等边三角形: [bothAngles, thirty],
};
