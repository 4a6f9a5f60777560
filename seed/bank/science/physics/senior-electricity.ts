import type { SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, powers, quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { closedCircuit } from './figures-circuits.ts';

function coulomb(random: Random): SingleChoice | undefined {
  const [a, b] = [between(random, 1, 4), between(random, 1, 4)];
  const apart = random.pick([2, 3, 4]);
  const closer = random.chance(0.5);
  const square = apart * apart;
  const times = closer ? exact(a * b * square) : exact(a * b).over(square);
  const show = (above: number, below: number) => {
    const { above: n, below: d } = exact(above).over(below);
    return n === d ? '$F$' : d === 1 ? `$${n}F$` : `$\\frac{${n === 1 ? '' : n}F}{${d}}$`;
  };
  const errors = closer
    ? [show(a * b * apart, 1), show(a * b, square), show(square, 1), show(a * b, 1)]
    : [show(a * b, apart), show(a * b * square, 1), show(1, square), show(a * b, 1)];
  const options =
    a * b === 1
      ? undefined
      : choices(show(times.above, times.below), errors, ['power', 'swap', 'condition', 'condition']);
  const charges = [a, b].map(
    (factor, index) => `${'甲乙'[index]}的电荷量${factor === 1 ? '不变' : `变为原来的 $${factor}$ 倍`}`,
  );
  return (
    options && {
      type: 'single',
      stem: tex`真空中甲、乙两个静止的点电荷之间的静电力大小为 $F$。若${charges.join('，')}，它们之间的距离变为原来的 $${closer ? `\\frac{1}{${apart}}` : apart}$${closer ? '' : ' 倍'}，则它们之间的静电力大小变为（　　）`,
      ...options,
      solution: tex`由库仑定律 $F=k\frac{q_1q_2}{r^2}$，电荷量的乘积变为原来的 $${a}\times${b}=${a * b}$ 倍；距离变为原来的 $${closer ? `\\frac{1}{${apart}}` : apart}$${closer ? '' : ' 倍'}，$r^2$ 变为原来的 $${closer ? `\\frac{1}{${square}}` : square}$${closer ? '' : ' 倍'}，所以静电力变为 ${options.right}。易错点：忘记距离要平方。`,
      facility: 0.76,
      check: {
        expression: closer ? `${a} * ${b} / (1 / ${apart})^2` : `${a} * ${b} / ${apart}^2`,
        equals: times.below === 1 ? String(times.above) : `${times.above}/${times.below}`,
      },
    }
  );
}

function fieldBetweenPlates(random: Random): SingleChoice | undefined {
  const volts = between(random, 100, 900, 50);
  const gap = between(random, 1, 12);
  const field = exact(volts * 100).over(gap);
  const options = powers(
    'V/m',
    field,
    [exact(volts).over(gap), field.over(10), exact(volts * gap).over(100), exact(volts * gap)],
    ['unit', 'unit', 'formula', 'formula'],
  );
  return (
    options && {
      type: 'single',
      stem: tex`两块平行金属板相距 [${gap} cm]，板间是匀强电场，两板间的电势差为 [${volts} V]，板间电场强度的大小是（　　）`,
      ...options,
      solution: lines(
        tex`匀强电场中 $E=\frac{U}{d}=\frac{[${volts} V]}{[${exact(gap).over(100)} m]}=[${field.scientific} V/m]$。`,
        tex`易错点：距离没有换算成以 $\mathrm{m}$ 为单位，或误用 $E=Ud$。`,
      ),
      facility: 0.82,
      check: { expression: plain`${volts} / (${gap} / 100)`, equals: field.toString() },
    }
  );
}

function closed(random: Random): WrittenAnswer | undefined {
  const inner = exact(random.pick([0.5, 1, 1.5, 2]));
  const outer = exact(between(random, 4, 30)).over(2);
  const current = exact(between(random, 2, 30)).over(10);
  const force = current.times(inner.plus(outer));
  const volts = current.times(outer);
  const power = current.times(volts);
  if (!force.neat(1) || force.size < 1.5 || force.size > 24 || !power.neat(2)) return undefined;
  const share = volts.over(force).times(100);
  if (!share.neat(1) || share.size < 70) return undefined;
  return {
    type: 'written',
    stem: tex`如图所示，电源的电动势 $E=[${force} V]$，内阻 $r=[${inner} Ω]$，定值电阻 $R=[${outer} Ω]$，电流表为理想电表。闭合开关 $\mathrm{S}$，求：（1）电流表的示数；（2）路端电压；（3）电源的输出功率和效率。`,
    answer: tex`（1）[${current} A]；（2）[${volts} V]；（3）[${power} W]，[${share} %]`,
    rubric: [
      { text: tex`（1）由 $I=\frac{E}{R+r}$ 算出 [${current} A]`, score: 3 },
      { text: tex`（2）由 $U=IR$（或 $U=E-Ir$）算出 [${volts} V]`, score: 2 },
      { text: tex`（3）由 $P=UI$ 算出 [${power} W]`, score: 2 },
      { text: tex`（3）由 $\eta=\frac{U}{E}$ 算出 [${share} %]`, score: 2 },
    ],
    solution: lines(
      tex`（1）由闭合电路欧姆定律 $I=\frac{E}{R+r}=\frac{[${force} V]}{[${outer} Ω]+[${inner} Ω]}=[${current} A]$。`,
      tex`（2）路端电压 $U=IR=[${current} A]\times[${outer} Ω]=[${volts} V]$。`,
      tex`（3）输出功率 $P=UI=[${volts} V]\times[${current} A]=[${power} W]$，效率 $\eta=\frac{UI}{EI}=\frac{U}{E}=\frac{[${volts} V]}{[${force} V]}\times100\%=[${share} %]$。`,
    ),
    facility: 0.67,
    figure: closedCircuit(outer.toString()),
    check: [
      { expression: plain`${force} / (${outer} + ${inner})`, equals: current.toString() },
      { expression: plain`(${force} / (${outer} + ${inner}))^2 * ${outer}`, equals: power.toString() },
      { expression: plain`${outer} / (${outer} + ${inner}) * 100`, equals: share.toString() },
    ],
  };
}

function stretched(random: Random): SingleChoice | undefined {
  const factor = between(random, 2, 5);
  const ohms = between(random, 2, 20);
  const longer = exact(ohms * factor * factor);
  const options = quantities('Ω', longer, [exact(ohms * factor), exact(ohms), exact(ohms).over(factor)], 2, [
    'condition',
    '-',
    'swap',
  ]);
  return (
    options && {
      type: 'single',
      stem: tex`一段粗细均匀的电阻丝的电阻为 [${ohms} Ω]，把它均匀拉长到原来长度的 $${factor}$ 倍，温度不变，它的电阻变为（　　）`,
      ...options,
      solution: tex`拉长时体积不变，长度变为原来的 $${factor}$ 倍，横截面积变为原来的 $\frac{1}{${factor}}$。由 $R=\rho\frac{l}{S}$，电阻变为原来的 $${factor}\times${factor}=${factor * factor}$ 倍，即 [${longer} Ω]。错选 [${ohms * factor} Ω] 的原因：只考虑了长度的变化，忽略了横截面积同时变小。`,
      facility: 0.74,
      check: { expression: plain`${ohms} * ${factor} / (1 / ${factor})`, equals: longer.toString() },
    }
  );
}

/** Electric fields and circuits. */
export const electricityTemplates: Templates = {
  库仑定律与电场强度: [template(2, coulomb)],
  电势差与电容器: [template(2, fieldBetweenPlates)],
  电阻定律与闭合电路欧姆定律: [template(3, closed), template(2, stretched)],
};
