import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, crossing, polar } from '../../figures/points.ts';
import { between, choice, degrees, lines, template, tex } from '../../making.ts';
import { rays } from '../sketches.ts';

const o = at(0, 0);

const perpendicular = template(2, (random) => {
  const known = between(random, 22, 68);
  if (Math.abs(known - 45) < 4 || known % 5 === 0) return undefined;
  const end = polar(o, 85, 90 - known);
  const figure = rays(new Drawing(1), o, {
    A: at(-95, 0),
    B: at(95, 0),
    E: at(0, 80),
    C: end,
    D: polar(o, 75, 270 - known),
  })
    .rightAngle(o, at(-1, 0), at(0, 1))
    .name(o, 'O', -60, 15);
  return choice({
    stem: tex`如图，直线 $AB$，$CD$ 相交于点 $O$，$OE\perp AB$，垂足为 $O$。若 $\angle COE=${known}^\circ$，则 $\angle BOD$ 的度数为（　　）`,
    right: degrees(90 + known),
    errors: [90 - known, 180 - known, known, 90 + known - 10].map(degrees),
    because: ['swap', 'formula', 'condition', 'slip'],
    solution: lines(
      tex`因为 $OE\perp AB$，所以 $\angle BOE=90^\circ$，$\angle BOC=90^\circ-${known}^\circ=${90 - known}^\circ$。`,
      tex`$\angle BOC$ 与 $\angle BOD$ 是邻补角，$\angle BOD=180^\circ-${90 - known}^\circ=${90 + known}^\circ$。错选 $${90 - known}^\circ$ 的同学把它们当成了对顶角。`,
    ),
    facility: 0.7,
    figure: figure.svg(),
    check: { expression: `180-(90-${known})`, equals: `${90 + known}` },
  });
});

const coInterior = template(2, (random) => {
  const known = between(random, 48, 76);
  if (known % 5 === 0 || known === 60) return undefined;
  const [top, bottom] = [at(polar(o, 60 / Math.sin((known * Math.PI) / 180), known).x, 60), o];
  const figure = new Drawing(1)
    .line([at(-70, 60), at(110, 60)])
    .line([at(-70, 0), at(110, 0)])
    .line([polar(top, 35, known), polar(bottom, 35, known + 180)])
    .name(at(110, 60), 'a', 0)
    .name(at(110, 0), 'b', 0)
    .name(polar(top, 35, known), 'c', known)
    .angle(bottom, at(1, 0), polar(o, 1, known), '1')
    .angle(top, polar(top, 1, known + 180), at(200, 60), '2', 12);
  return choice({
    stem: tex`如图，直线 $a\parallel b$，直线 $c$ 与 $a$，$b$ 相交。若 $\angle 1=${known}^\circ$，则 $\angle 2$ 的度数为（　　）`,
    right: degrees(180 - known),
    errors: [known, 90 - known, 170 - known, 90 + known].map(degrees),
    because: ['formula', 'formula', 'slip', 'formula'],
    solution: lines(
      tex`$\angle 1$ 与 $\angle 2$ 是同旁内角。两直线平行，同旁内角互补，所以 $\angle 2=180^\circ-${known}^\circ=${180 - known}^\circ$。`,
      tex`错选 $${known}^\circ$ 的同学把同旁内角当成了内错角。`,
    ),
    facility: 0.82,
    figure: figure.svg(),
    check: { expression: `180-${known}`, equals: `${180 - known}` },
  });
});

const bend = template(2, (random) => {
  const [upper, lower] = [between(random, 26, 58), between(random, 26, 58)];
  if (Math.abs(upper - lower) < 5 || upper + lower === 90) return undefined;
  const e = at(120, 0);
  const toLine = (high: number, angle: number) => at(120 - high / Math.tan((angle * Math.PI) / 180), high);
  const [b, d] = [toLine(55, upper), toLine(-50, -lower)];
  const figure = new Drawing(1)
    .line([at(b.x + 130, 55), b, e, d, at(d.x + 130, -50)])
    .name(b, 'B', 180)
    .name(d, 'D', 180)
    .name(e, 'E', 0)
    .name(at(b.x + 130, 55), 'A', 0)
    .name(at(d.x + 130, -50), 'C', 0);
  return {
    type: 'fill',
    stem: tex`如图，$AB\parallel CD$，点 $E$ 在 $AB$ 与 $CD$ 之间，若 $\angle ABE=${upper}^\circ$，$\angle CDE=${lower}^\circ$，则 $\angle BED=$____°。`,
    answers: [[`${upper + lower}`]],
    solution: tex`过点 $E$ 作 $EF\parallel AB$（点 $F$ 在 $E$ 的左侧），则 $EF\parallel CD$。两直线平行，内错角相等，$\angle BEF=\angle ABE=${upper}^\circ$，$\angle DEF=\angle CDE=${lower}^\circ$，所以 $\angle BED=${upper}^\circ+${lower}^\circ=${upper + lower}^\circ$。`,
    facility: 0.66,
    figure: figure.svg(),
    check: { expression: `${upper}+${lower}`, equals: `${upper + lower}` },
  };
});

const setSquare = template(2, (random) => {
  const first = between(random, 21, 43);
  if (first === 30 || first % 5 === 0) return undefined;
  const corner = at(0, 0);
  const [up, right] = [polar(corner, 100, 90 + first), polar(corner, 100, first)];
  const figure = new Drawing(1)
    .line([at(-95, 0), at(130, 0)])
    .line([at(-95, 50), at(130, 50)])
    .line([up, corner, right])
    .rightAngle(corner, up, right)
    .angle(corner, at(1, 0), right, '1', 24)
    .angle(crossing(corner, up, at(-1, 50), at(1, 50)), corner, at(500, 50), '2', 14)
    .name(at(130, 0), 'b', 0)
    .name(at(130, 50), 'a', 0);
  return {
    type: 'fill',
    stem: tex`如图，直线 $a\parallel b$，一块三角尺的直角顶点在直线 $b$ 上，两条直角边与直线 $a$ 相交。若 $\angle 1=${first}^\circ$，则 $\angle 2=$____°。`,
    answers: [[`${90 - first}`]],
    solution: tex`直角顶点处的三个角组成平角，左边的一个角是 $180^\circ-90^\circ-${first}^\circ=${90 - first}^\circ$。因为 $a\parallel b$，它与 $\angle 2$ 是内错角，所以 $\angle 2=${90 - first}^\circ$。`,
    facility: 0.68,
    figure: figure.svg(),
    check: { expression: `180-90-${first}`, equals: `${90 - first}` },
  };
});

/** 相交线与平行线, grade 7. */
export const parallelLines: Templates = {
  '对顶角、邻补角和垂线': [perpendicular],
  平行线的判定和性质: [coInterior, bend, setSquare],
};
