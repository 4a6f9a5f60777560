import type { BankChapter, BankPoint, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, powers, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { cellLine, closedCircuit, fieldLines } from './figures-senior.ts';

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
  const options = a * b === 1 ? undefined : choices(show(times.above, times.below), errors);
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
  const options = powers('V/m', field, [
    exact(volts).over(gap),
    field.over(10),
    exact(volts * gap).over(100),
    exact(volts * gap),
  ]);
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

const statics: BankPoint = {
  name: '库仑定律与电场强度',
  questions: [
    {
      type: 'single',
      stem: tex`关于电场强度的定义式 $E=\frac{F}{q}$，下列说法正确的是（　　）`,
      right: '电场中某点的电场强度与放入该点的试探电荷无关',
      wrong: [
        tex`电场强度 $E$ 与试探电荷所受的静电力 $F$ 成正比`,
        tex`电场强度 $E$ 与试探电荷的电荷量 $q$ 成反比`,
        '电场中某点不放试探电荷时，该点的电场强度为零',
      ],
      solution: tex`电场强度由电场本身决定，$\frac{F}{q}$ 只是用来量度它的比值，与 $F$、$q$ 的大小以及是否放试探电荷都无关。`,
      facility: 0.84,
    },
    {
      type: 'multiple',
      stem: tex`某静电场的部分电场线如图所示，$A$、$B$ 是同一条电场线上的两点。下列说法正确的有（　　）`,
      right: [tex`$A$ 点的电场强度大于 $B$ 点的电场强度`, tex`$A$ 点的电势高于 $B$ 点的电势`],
      wrong: [tex`正电荷在 $A$ 点的电势能小于它在 $B$ 点的电势能`, tex`将负电荷由 $A$ 点移到 $B$ 点，静电力做正功`],
      solution: tex`电场线越密，电场强度越大，$E_A>E_B$；沿电场线的方向电势降低，$\varphi_A>\varphi_B$。正电荷在电势高处电势能大，在 $A$ 点的电势能大；负电荷受力与电场线的方向相反，由 $A$ 到 $B$ 静电力做负功。`,
      facility: 0.68,
      figure: fieldLines,
    },
  ],
  templates: [template(2, coulomb)],
};

const potential: BankPoint = {
  name: '电势差与电容器',
  questions: [
    {
      type: 'single',
      stem: '平行板电容器充电后与电源断开，再把两板间的距离增大一些，其他条件不变。关于电容器的电容 $C$、两板间的电势差 $U$ 和电场强度 $E$，下列说法正确的是（　　）',
      right: '$C$ 减小，$U$ 增大，$E$ 不变',
      wrong: ['$C$ 减小，$U$ 不变，$E$ 减小', '$C$ 增大，$U$ 减小，$E$ 不变', '$C$ 减小，$U$ 增大，$E$ 增大'],
      solution: tex`与电源断开后电荷量 $Q$ 不变。平行板电容器的电容与板间距离成反比，$d$ 增大，$C$ 减小；由 $U=\frac{Q}{C}$，$U$ 增大；$C$ 与 $d$ 成反比，$E=\frac{U}{d}=\frac{Q}{Cd}$ 不变。错选“$U$ 不变”的原因：当成了始终与电源相连的情况。`,
      facility: 0.62,
    },
  ],
  templates: [template(2, fieldBetweenPlates)],
};

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
  const options = quantities('Ω', longer, [exact(ohms * factor), exact(ohms), exact(ohms).over(factor)], 2);
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

const circuits: BankPoint = {
  name: '电阻定律与闭合电路欧姆定律',
  questions: [
    {
      type: 'single',
      stem: '在“测量电源的电动势和内阻”的实验中，根据实验数据作出的路端电压与电流的关系图像如图所示。由图可知，电源的电动势和内阻分别是（　　）',
      right: tex`[3.0 V]，[1.0 Ω]`,
      wrong: [tex`[3.0 V]，[2.0 Ω]`, tex`[2.0 V]，[1.0 Ω]`, tex`[2.0 V]，[2.0 Ω]`],
      solution: tex`由 $U=E-Ir$，图线的纵截距等于电动势，$E=[3.0 V]$；斜率的绝对值等于内阻，$r=\frac{[3.0 V]-[2.0 V]}{[1.0 A]}=[1.0 Ω]$。错选内阻为 [2.0 Ω] 的原因：用图上一点的 $\frac{U}{I}$ 计算内阻，那是外电阻。`,
      facility: 0.78,
      figure: cellLine,
      check: { expression: '(3 - 2) / 1', equals: '1' },
    },
    {
      type: 'single',
      stem: tex`电动势和内阻一定的电源与滑动变阻器连成闭合电路。当滑动变阻器接入电路的电阻增大时（　　）`,
      right: '电路中的电流减小，路端电压增大',
      wrong: ['电路中的电流减小，路端电压减小', '电路中的电流增大，路端电压增大', '电路中的电流减小，路端电压不变'],
      solution: tex`外电阻 $R$ 增大，由 $I=\frac{E}{R+r}$，电流减小；内电压 $Ir$ 减小，由 $U=E-Ir$，路端电压增大。错选“路端电压不变”的原因：把路端电压当成了不变的电动势。`,
      facility: 0.77,
    },
  ],
  templates: [template(3, closed), template(2, stretched)],
};

/** Electric fields and circuits. */
export const electricityChapters: readonly BankChapter[] = [
  { name: '静电场及其应用', grade: 11, points: [statics] },
  { name: '静电场中的能量', grade: 11, points: [potential] },
  { name: '电路及其应用', grade: 11, points: [circuits] },
];
