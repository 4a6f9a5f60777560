import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, polar } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { rays } from '../sketches.ts';

const midpoint = template(3, (random) => {
  const [ac, cb] = [between(random, 2, 6) * 2, between(random, 3, 9)];
  if (ac === cb || ac / 2 === cb) return undefined;
  const all = ac + cb;
  const figure = new Drawing(240 / all).line([at(0, 0), at(all, 0)]);
  for (const [name, x] of [
    ['A', 0],
    ['M', ac / 2],
    ['C', ac],
    ['B', all],
  ] as const)
    figure.dot(at(x, 0)).name(at(x, 0), name, -90, 14);
  const length = ac / 2 + cb;
  return choice({
    stem: tex`如图，点 $C$ 在线段 $AB$ 上，$AB=${all}\,\mathrm{cm}$，$BC=${cb}\,\mathrm{cm}$，$M$ 是 $AC$ 的中点，则 $BM$ 的长为（　　）`,
    right: tex`$${length}\,\mathrm{cm}$`,
    errors: [ac / 2, all - cb, all / 2, length + 1]
      .filter((n) => Number.isInteger(n * 2))
      .map((n) => tex`$${n}\,\mathrm{cm}$`),
    solution: lines(
      tex`$AC=AB-BC=${all}-${cb}=${ac}$（$\mathrm{cm}$），$M$ 是 $AC$ 的中点，$MC=\frac{1}{2}AC=${ac / 2}$（$\mathrm{cm}$）。`,
      tex`$BM=MC+BC=${ac / 2}+${cb}=${length}$（$\mathrm{cm}$）。`,
    ),
    facility: 0.78,
    figure: figure.svg(),
    check: { expression: `(${all}-${cb})/2+${cb}`, equals: `${length}` },
  });
});

const complement = template(2, (random) => {
  const [degrees, minutes] = [between(random, 21, 68), between(random, 11, 49)];
  const supplement = random.chance(0.5);
  const whole = supplement ? 179 : 89;
  return {
    type: 'fill',
    stem: tex`已知 $\angle \alpha =${degrees}^\circ ${minutes}'$，则 $\angle \alpha$ 的${supplement ? '补' : '余'}角等于____°____′。`,
    answers: [[`${whole - degrees}`], [`${60 - minutes}`]],
    solution: tex`${supplement ? '互补的两个角的和是' : '互余的两个角的和是'} $${whole + 1}^\circ$，把 $${whole + 1}^\circ$ 化成 $${whole}^\circ 60'$：$${whole}^\circ 60'-${degrees}^\circ ${minutes}'=${whole - degrees}^\circ ${60 - minutes}'$。`,
    facility: 0.72,
    check: {
      expression: `(${whole - degrees}+${degrees})*60+${60 - minutes}+${minutes}`,
      equals: `${(whole + 1) * 60}`,
    },
  };
});

const bisector = template(2, (random) => {
  const [half, rest] = [between(random, 24, 48), between(random, 25, 55)];
  const all = 2 * half + rest;
  if (all >= 165 || rest === half || rest % 5 === 0) return undefined;
  const o = at(0, 0);
  const figure = rays(new Drawing(1), o, {
    A: at(100, 0),
    D: polar(o, 95, half),
    C: polar(o, 95, 2 * half),
    B: polar(o, 100, all),
  }).name(o, 'O', 225);
  return choice({
    stem: tex`如图，$\angle AOB=${all}^\circ$，$\angle BOC=${rest}^\circ$，$OD$ 平分 $\angle AOC$，则 $\angle BOD$ 的度数为（　　）`,
    right: tex`$${half + rest}^\circ$`,
    errors: [half, 2 * half, all - rest - half + 1, half + rest - 10].map((n) => tex`$${n}^\circ$`),
    because: ['middle', 'other', 'slip', 'slip'],
    solution: lines(
      tex`$\angle AOC=\angle AOB-\angle BOC=${all}^\circ-${rest}^\circ=${2 * half}^\circ$，$OD$ 平分 $\angle AOC$，所以 $\angle COD=${half}^\circ$。`,
      tex`$\angle BOD=\angle BOC+\angle COD=${rest}^\circ+${half}^\circ=${half + rest}^\circ$。错选 $${half}^\circ$ 的同学只求出了 $\angle COD$。`,
    ),
    facility: 0.74,
    figure: figure.svg(),
    check: { expression: `(${all}-${rest})/2+${rest}`, equals: `${half + rest}` },
  });
});

const byEquation = template(2, (random) => {
  const [times, angle] = [between(random, 2, 5), between(random, 20, 70)];
  const more = 180 - angle - times * (90 - angle);
  if (more === 0 || Math.abs(more) > 50 || angle % 5 !== 0) return undefined;
  return {
    type: 'fill',
    stem: `一个角的补角比它的余角的 ${times} 倍${more > 0 ? '多' : '少'} $${Math.abs(more)}^\\circ$，则这个角的度数是____°。`,
    answers: [[`${angle}`]],
    solution: tex`设这个角为 $x^\circ$，则它的补角为 $(180-x)^\circ$，余角为 $(90-x)^\circ$。由题意得 $180-x=${times}(90-x)${more > 0 ? '+' : '-'}${Math.abs(more)}$，解得 $x=${angle}$。`,
    facility: 0.62,
    check: { expression: `180-${angle}-${times}*(90-${angle})`, equals: `${more}` },
  };
});

/** 几何图形初步, grade 7. */
export const firstGeometry: Templates = {
  线段的中点与和差: [midpoint],
  '角的度量、余角和补角': [complement, bisector, byEquation],
};
