import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, foot, polar } from '../../figures/points.ts';
import { between, choice, degrees, inline, lines, template, tex } from '../../making.ts';
import { answersOf, fraction, gcd, texQuotient } from '../numbers.ts';

const o = at(0, 0);

const onRim = (angle: number) => polar(o, 2, angle);

const piTimes = (n: number, d = 1): string => {
  const { n: top, d: bottom } = fraction(n, d);
  const text = top === 1 ? tex`\pi ` : tex`${top}\pi `;
  return bottom === 1 ? text.trim() : texQuotient(text.trim(), bottom);
};

const chord = template(2, (random) => {
  const [d, half, r] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
    [5, 12, 13],
    [6, 8, 10],
    [8, 6, 10],
    [12, 5, 13],
    [8, 15, 17],
    [9, 12, 15],
  ] as const);
  const start = (Math.asin(d / r) * 180) / Math.PI;
  const [a, b] = [onRim(180 + start), onRim(-start)];
  const c = foot(o, a, b);
  const figure = new Drawing(30)
    .circle(o, 2)
    .line([a, b])
    .line([c, o, a])
    .rightAngle(c, o, b)
    .name(a, 'A', 200)
    .name(b, 'B', -20)
    .name(c, 'C', 40, 20)
    .name(o, 'O', 60);
  return choice({
    stem: tex`如图，$AB$ 是 $\odot O$ 的弦，$OC\perp AB$ 于点 $C$。若 $\odot O$ 的半径为 ${r}，$OC=${d}$，则弦 $AB$ 的长为（　　）`,
    right: `${2 * half}`,
    errors: [`${half}`, `${2 * d}`, `${2 * r}`, `${r}`],
    because: ['middle', 'other', 'condition', '-'],
    solution: lines(
      tex`在 $\mathrm{Rt}\triangle OAC$ 中，$AC=\sqrt{OA^2-OC^2}=\sqrt{${r}^2-${d}^2}=${half}$。`,
      tex`由垂径定理，$AB=2AC=${2 * half}$。错选 ${half} 的同学只求了半弦。`,
    ),
    facility: 0.77,
    figure: figure.svg(),
    check: { expression: `2*sqrt(${r}^2-${d}^2)`, equals: `${2 * half}` },
  });
});

const diameterAngle = template(2, (random) => {
  const known = between(random, 22, 68);
  if (Math.abs(known - 45) < 3 || known % 5 === 0) return undefined;
  const [a, b, c, d] = [onRim(180), onRim(0), onRim(2 * known), onRim(-70)];
  const figure = new Drawing(32)
    .circle(o, 2)
    .line([a, b, c, a, d, c])
    .dot(o)
    .name(o, 'O', -90)
    .name(a, 'A', 180)
    .name(b, 'B', 0)
    .name(c, 'C', 2 * known)
    .name(d, 'D', -70);
  return choice({
    stem: tex`如图，$AB$ 是 $\odot O$ 的直径，点 $C$，$D$ 在圆上，且在 $AB$ 的两侧。若 $\angle BAC=${known}^\circ$，则 $\angle ADC$ 的度数为（　　）`,
    right: degrees(90 - known),
    errors: [known, 2 * known, 180 - 2 * known, 90 + known].map(degrees),
    because: ['swap', 'formula', 'slip', 'sign'],
    solution: lines(
      tex`直径所对的圆周角是直角：$\angle ACB=90^\circ$，$\angle B=90^\circ-${known}^\circ=${90 - known}^\circ$。`,
      tex`$\angle ADC$ 与 $\angle B$ 是同弧 $AC$ 所对的圆周角，$\angle ADC=\angle B=${90 - known}^\circ$。`,
    ),
    facility: 0.7,
    figure: figure.svg(),
    check: { expression: `90-${known}`, equals: `${90 - known}` },
  });
});

const pipe = template(2, (random) => {
  const [half, deep] = [between(random, 4, 24), between(random, 2, 9)];
  const r = (half * half + deep * deep) / (2 * deep);
  if (!Number.isInteger(r) || deep >= half || deep * 2 < half) return undefined;
  const start = (Math.asin((r - deep) / r) * 180) / Math.PI;
  const [a, b] = [onRim(180 + start), onRim(-start)];
  const figure = new Drawing(30).circle(o, 2).line([a, b]).dot(o).name(o, 'O', 90).name(a, 'A', 200).name(b, 'B', -20);
  return {
    type: 'fill',
    stem: tex`如图是一个圆柱形排水管的横截面，水面宽 $AB=${2 * half}\,\mathrm{cm}$，水的最大深度为 $${deep}\,\mathrm{cm}$，则排水管的半径为____$\mathrm{cm}$。`,
    answers: [answersOf(r)],
    solution: tex`过 $O$ 作 $OC\perp AB$ 于 $C$，则 $AC=${half}\,\mathrm{cm}$。设半径为 $r\,\mathrm{cm}$，则 $OC=(r-${deep})\,\mathrm{cm}$，$r^2=${half}^2+(r-${deep})^2$，即 $${2 * deep}r=${half * half + deep * deep}$，$r=${r}$。`,
    facility: 0.64,
    figure: figure.svg(),
    check: { expression: `${half}^2+(${r}-${deep})^2`, equals: `${r}^2` },
  };
});

const tangents = template(2, (random) => {
  const p = between(random, 36, 72);
  if (p % 2 === 1 || p === 60) return undefined;
  const turn = 90 - p / 2;
  const [a, b, c] = [onRim(turn), onRim(-turn), onRim(170)];
  const outside = at(2 / Math.sin((p * Math.PI) / 360), 0);
  const figure = new Drawing(30)
    .circle(o, 2)
    .line([a, outside, b])
    .line([a, c, b])
    .dot(o)
    .name(o, 'O', 0)
    .name(a, 'A', turn)
    .name(b, 'B', -turn)
    .name(c, 'C', 170)
    .name(outside, 'P', 0);
  return choice({
    stem: tex`如图，$PA$，$PB$ 是 $\odot O$ 的切线，$A$，$B$ 为切点，点 $C$ 在优弧 $AB$ 上。若 $\angle P=${p}^\circ$，则 $\angle ACB$ 的度数为（　　）`,
    right: degrees(90 - p / 2),
    errors: [180 - p, p, 90 - p, 90 + p / 2].map(degrees),
    because: ['middle', '-', 'slip', 'sign'],
    solution: lines(
      tex`连接 $OA$，$OB$，则 $OA\perp PA$，$OB\perp PB$，$\angle AOB=360^\circ-90^\circ-90^\circ-${p}^\circ=${180 - p}^\circ$。`,
      tex`圆周角等于同弧所对圆心角的一半：$\angle ACB=\frac{1}{2}\times ${180 - p}^\circ=${90 - p / 2}^\circ$。错选 $${180 - p}^\circ$ 的同学求成了圆心角。`,
    ),
    facility: 0.66,
    figure: figure.svg(),
    check: { expression: `(180-${p})/2`, equals: `${90 - p / 2}` },
  });
});

const arc = template(2, (random) => {
  const [r, angle] = [between(random, 3, 12), random.pick([30, 40, 45, 60, 80, 90, 100, 120, 150, 160])];
  const length = fraction(angle * r, 180);
  if (length.d > 3) return undefined;
  const area = piTimes(angle * r * r, 360);
  return choice({
    stem: tex`已知扇形的圆心角为 $${angle}^\circ$，半径为 ${r}，则扇形的弧长为（　　）`,
    right: inline(piTimes(angle * r, 180)),
    errors: [inline(area), inline(piTimes(angle * r, 360)), inline(piTimes(angle * r, 90))],
    because: ['other', 'factor', 'factor'],
    solution: lines(
      tex`弧长 $l=\frac{n\pi R}{180}=\frac{${angle}\times \pi \times ${r}}{180}=${piTimes(angle * r, 180)}$。`,
      tex`错选 $${area}$ 的同学用了扇形的面积公式 $S=\frac{n\pi R^2}{360}$。`,
    ),
    facility: 0.8,
    check: { expression: `${angle}*${r}/180`, equals: `${length.n}/${length.d}` },
  });
});

const cone = template(2, (random) => {
  const [r, l] = [between(random, 2, 9), between(random, 5, 20)];
  const angle = (360 * r) / l;
  if (r >= l || !Number.isInteger(angle) || gcd(r, l) === r) return undefined;
  return {
    type: 'fill',
    stem: `已知圆锥的底面半径为 ${r}，母线长为 ${l}，则圆锥的侧面积为____$\\pi$，侧面展开图的圆心角为____°。`,
    answers: [answersOf(r * l), answersOf(angle)],
    solution: tex`侧面积 $S=\pi rl=\pi \times ${r}\times ${l}=${r * l}\pi$。展开图的弧长等于底面周长：$\frac{n\pi \times ${l}}{180}=2\pi \times ${r}$，解得 $n=${angle}$。`,
    facility: 0.68,
    check: { expression: `360*${r}/${l}`, equals: `${angle}` },
  };
});

/** 圆, grade 9. */
export const circles: Templates = {
  垂径定理和圆周角定理: [chord, diameterAngle, pipe],
  直线与圆的位置关系: [tangents],
  '弧长、扇形面积和圆锥': [arc, cone],
};
