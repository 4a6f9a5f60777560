import type { BankChapter, BankPoint, FillIn, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { halfCircle, rails } from './figures-magnets.ts';

function wireInField(random: Random): SingleChoice | undefined {
  const field = exact(between(random, 1, 20)).over(10);
  const length = between(random, 10, 80, 10);
  const current = exact(between(random, 1, 20)).over(2);
  const slanting = random.chance(0.5);
  const whole = field.times(current).times(exact(length).over(100));
  const force = slanting ? whole.over(2) : whole;
  const errors = [
    slanting ? whole : whole.over(2),
    force.times(100),
    field.times(current),
    current.times(length).over(100),
  ];
  const options = quantities('N', force, errors, 3);
  const how = slanting ? tex`导线与磁场方向的夹角为 $30^\circ$` : '导线与磁场方向垂直';
  return (
    options && {
      type: 'single',
      stem: tex`一段长 [${length} cm] 的直导线放在磁感应强度为 [${field} T] 的匀强磁场中，${how}，导线中的电流为 [${current} A]，导线受到的安培力大小是（　　）`,
      ...options,
      solution: slanting
        ? tex`导线与磁场的夹角为 $30^\circ$，$F=IlB\sin30^\circ=[${current} A]\times[${exact(length).over(100)} m]\times[${field} T]\times\frac{1}{2}=[${force} N]$。错选 [${whole} N] 的原因：没有考虑导线与磁场不垂直。`
        : tex`导线与磁场垂直，$F=IlB=[${current} A]\times[${exact(length).over(100)} m]\times[${field} T]=[${force} N]$。易错点：长度没有换算成以 $\mathrm{m}$ 为单位。`,
      facility: 0.79,
      check: {
        expression: plain`${field} * ${current} * ${length} / 100${slanting ? ' * 1/2' : ''}`,
        equals: force.toString(),
      },
    }
  );
}

function orbit(random: Random): FillIn | undefined {
  const charge = random.pick([1, 2, 4, 5]);
  const speed = between(random, 1, 9);
  const field = exact(random.pick([0.1, 0.2, 0.25, 0.4, 0.5]));
  const radius = exact(speed).over(field.times(charge)).over(100);
  if (!radius.neat(2)) return undefined;
  return {
    type: 'fill',
    stem: tex`边界为直线的匀强磁场足够宽，磁感应强度为 [${field} T]。比荷为 $${charge}\times10^8\,\mathrm{C/kg}$ 的带电粒子，以 $${speed}\times10^6\,\mathrm{m/s}$ 的速度从边界上的 $P$ 点垂直于边界射入磁场，速度方向与磁场方向垂直，不计重力。粒子做圆周运动的半径是 ____ $\mathrm{m}$，射出点到 $P$ 点的距离是 ____ $\mathrm{m}$。`,
    answers: [[radius.toString()], [radius.times(2).toString()]],
    solution: lines(
      tex`洛伦兹力提供向心力：$qvB=m\frac{v^2}{r}$，$r=\frac{mv}{qB}=\frac{${speed}\times10^6}{${charge}\times10^8\times${field}}\,\mathrm{m}=[${radius} m]$。`,
      tex`粒子垂直于边界射入，转过半个圆周后从边界射出，射出点到 $P$ 点的距离等于直径：$d=2r=[${radius.times(2)} m]$。`,
    ),
    facility: 0.66,
    check: {
      expression: plain`2 * ${speed} * 10^6 / (${charge} * 10^8 * ${field})`,
      equals: radius.times(2).toString(),
    },
  };
}

const magneticForce: BankPoint = {
  name: '安培力与洛伦兹力',
  questions: [
    {
      type: 'single',
      stem: tex`如图所示，直线边界右侧有垂直于纸面向里的匀强磁场，一带电粒子以速度 $v$ 从 $P$ 点垂直于边界射入，从 $Q$ 点射出，不计重力。下列说法正确的是（　　）`,
      right: '粒子带正电，若只增大入射速度，粒子在磁场中运动的时间不变',
      wrong: [
        '粒子带正电，若只增大入射速度，粒子在磁场中运动的时间变长',
        '粒子带负电，若只增大入射速度，粒子在磁场中运动的时间不变',
        '粒子带负电，若只增大入射速度，粒子在磁场中运动的时间变短',
      ],
      solution: tex`在 $P$ 点，粒子所受的洛伦兹力指向圆心 $O$，即沿边界向上。磁场向里，速度向右，由左手定则，正电荷受力向上，所以粒子带正电。粒子运动半个周期，$t=\frac{T}{2}=\frac{\pi m}{qB}$，与速度无关，所以时间不变。`,
      facility: 0.63,
      figure: halfCircle,
    },
    {
      type: 'multiple',
      stem: '关于洛伦兹力，下列说法正确的有（　　）',
      right: ['洛伦兹力的方向总与电荷运动的方向垂直', '洛伦兹力对运动电荷不做功'],
      wrong: ['静止在磁场中的电荷一定受到洛伦兹力', '运动电荷在磁场中一定受到洛伦兹力'],
      solution:
        '静止的电荷不受洛伦兹力；运动方向与磁场方向平行的电荷也不受洛伦兹力。洛伦兹力始终与速度垂直，所以不做功，只改变速度的方向，不改变速度的大小。',
      facility: 0.78,
    },
    {
      type: 'multiple',
      stem: tex`在速度选择器中，匀强电场（电场强度为 $E$）与匀强磁场（磁感应强度为 $B$）互相垂直。带电粒子以垂直于电场和磁场的速度 $v$ 射入，恰好沿直线通过，不计重力。下列说法正确的有（　　）`,
      right: [tex`粒子的速度满足 $v=\frac{E}{B}$`, '若只改变粒子的电性，粒子仍能沿直线通过'],
      wrong: ['若只增大粒子的电荷量，粒子将偏转', '若粒子从另一端以同样大小的速度反向射入，仍能沿直线通过'],
      solution: tex`沿直线通过时 $qE=qvB$，$v=\frac{E}{B}$，与电荷量的大小和电性都无关：改变电性时，静电力与洛伦兹力同时反向，仍然平衡。反向射入时洛伦兹力反向而静电力不变，两力方向相同，粒子将偏转。`,
      facility: 0.6,
    },
  ],
  templates: [template(2, wireInField), template(2, orbit)],
};

function movingBar(random: Random): WrittenAnswer | undefined {
  const field = exact(between(random, 2, 10)).over(10);
  const length = exact(between(random, 2, 10)).over(10);
  const speed = between(random, 2, 10);
  const [outer, inner] = [exact(between(random, 2, 10)).over(2), exact(random.pick([0, 0.5, 1]))];
  const force = field.times(length).times(speed);
  const current = force.over(outer.plus(inner));
  const drag = current.times(length).times(field);
  if (!force.neat(2) || !current.neat(2) || !drag.neat(3)) return undefined;
  const bar = inner.above === 0 ? tex`金属杆 $ab$ 的电阻不计` : tex`金属杆 $ab$ 的电阻 $r=[${inner} Ω]$`;
  return {
    type: 'written',
    stem: tex`如图所示，间距 $l=[${length} m]$ 的光滑平行金属导轨水平放置，左端接有 $R=[${outer} Ω]$ 的电阻，整个装置处于磁感应强度 $B=[${field} T]$、方向垂直于导轨平面向里的匀强磁场中。${bar}，导轨电阻不计，杆与导轨垂直且接触良好。杆在水平外力作用下以 $v=[${speed} m/s]$ 的速度向右匀速运动。求：（1）感应电动势的大小；（2）通过杆的电流的大小和方向；（3）水平外力的大小。`,
    answer: tex`（1）[${force} V]；（2）[${current} A]，由 $b$ 到 $a$；（3）[${drag} N]`,
    rubric: [
      { text: tex`（1）由 $E=Blv$ 算出 [${force} V]`, score: 3 },
      { text: tex`（2）由闭合电路欧姆定律算出 [${current} A]`, score: 2 },
      { text: tex`（2）由右手定则判断出杆中电流由 $b$ 到 $a$`, score: 2 },
      { text: tex`（3）由 $F=F_{\text{安}}=IlB$ 算出 [${drag} N]`, score: 3 },
    ],
    solution: lines(
      tex`（1）$E=Blv=[${field} T]\times[${length} m]\times[${speed} m/s]=[${force} V]$。`,
      tex`（2）$I=\frac{E}{R+r}=\frac{[${force} V]}{[${outer.plus(inner)} Ω]}=[${current} A]$；磁场向里，杆向右运动，由右手定则，杆中的电流由 $b$ 到 $a$。`,
      tex`（3）杆匀速运动，外力与安培力平衡：$F=IlB=[${current} A]\times[${length} m]\times[${field} T]=[${drag} N]$。`,
    ),
    facility: 0.61,
    figure: rails,
    check: [
      { expression: plain`${field} * ${length} * ${speed} / (${outer} + ${inner})`, equals: current.toString() },
      { expression: plain`(${field} * ${length})^2 * ${speed} / (${outer} + ${inner})`, equals: drag.toString() },
    ],
  };
}

const induction: BankPoint = {
  name: '楞次定律与法拉第电磁感应定律',
  questions: [
    {
      type: 'single',
      stem: '闭合线圈放在匀强磁场中，下列情况能使线圈中产生感应电流的是（　　）',
      right: '线圈平面与磁场垂直，线圈的面积逐渐减小',
      wrong: [
        '线圈平面与磁场垂直，线圈在磁场中沿垂直于磁场的方向平移',
        '线圈平面与磁场垂直，线圈沿磁场方向平移',
        '线圈平面与磁场平行，线圈在磁场中平移',
      ],
      solution:
        '产生感应电流的条件是穿过闭合电路的磁通量发生变化。线圈整体在匀强磁场中平移时，磁通量不变；面积减小时磁通量减小，产生感应电流。错选“平移”的原因：误认为只要切割磁感线就有感应电流，此时线圈两条对边的电动势互相抵消。',
      facility: 0.76,
    },
    {
      type: 'single',
      stem: tex`将条形磁体的 $\mathrm{N}$ 极靠近用细线悬挂的闭合铝环（铝环所在的平面与磁体的轴线垂直），铝环将（　　）`,
      right: '向远离磁体的方向摆动，铝环中有感应电流',
      wrong: [
        '向靠近磁体的方向摆动，铝环中有感应电流',
        '保持静止，因为铝不能被磁体吸引',
        '向远离磁体的方向摆动，铝环中没有感应电流',
      ],
      solution: tex`$\mathrm{N}$ 极靠近，穿过铝环的磁通量增大，铝环中产生感应电流。由楞次定律，感应电流的效果阻碍磁通量的增大，铝环向远离磁体的方向摆动（“来拒去留”）。错选“保持静止”的原因：只想到磁体吸引铁磁性材料，没有考虑感应电流受到的安培力。`,
      facility: 0.73,
    },
  ],
  templates: [template(3, movingBar)],
};

function transformer(random: Random): SingleChoice | undefined {
  const [first, second] = [between(random, 100, 2200, 100), between(random, 20, 1200, 20)];
  const volts = 220;
  const out = exact(volts * second).over(first);
  const errors = [exact(volts * first).over(second), exact(volts), out.times(2), out.over(10)];
  const options = first === second ? undefined : quantities('V', out, errors, 1);
  return (
    options && {
      type: 'single',
      stem: tex`一台理想变压器的原线圈有 $${first}$ 匝，副线圈有 $${second}$ 匝，原线圈接在电压为 [220 V] 的正弦式交变电源上，副线圈两端的电压是（　　）`,
      ...options,
      solution: tex`由 $\frac{U_1}{U_2}=\frac{n_1}{n_2}$，$U_2=\frac{n_2}{n_1}U_1=\frac{${second}}{${first}}\times[220 V]=[${out} V]$。易错点：把匝数比写反。匝数少的线圈电压低，可以用来检验结果。`,
      facility: 0.83,
      check: { expression: plain`220 * ${second} / ${first}`, equals: out.toString() },
    }
  );
}

const alternating: BankPoint = {
  name: '交变电流与变压器',
  questions: [
    {
      type: 'single',
      stem: tex`某正弦式交变电压的瞬时值表达式为 $u=220\sqrt{2}\sin(100\pi t)\,\mathrm{V}$，下列说法正确的是（　　）`,
      right: tex`电压的有效值为 [220 V]，频率为 [50 Hz]`,
      wrong: [
        tex`电压的有效值为 [220 V]，频率为 [100 Hz]`,
        tex`电压的有效值为 $220\sqrt{2}\,\mathrm{V}$，频率为 [50 Hz]`,
        tex`电压的有效值为 $220\sqrt{2}\,\mathrm{V}$，频率为 [100 Hz]`,
      ],
      solution: tex`峰值 $U_{\mathrm{m}}=220\sqrt{2}\,\mathrm{V}$，有效值 $U=\frac{U_{\mathrm{m}}}{\sqrt{2}}=[220 V]$；$\omega=2\pi f=100\pi\,\mathrm{rad/s}$，$f=[50 Hz]$。错选 [100 Hz] 的原因：把 $\omega$ 中的 $100$ 当成了频率。`,
      facility: 0.81,
    },
    {
      type: 'single',
      stem: tex`远距离输电时，输送的电功率和输电线的电阻一定，把输电电压提高为原来的 $10$ 倍，则输电线上损失的功率变为原来的（　　）`,
      right: tex`$\frac{1}{100}$`,
      wrong: [tex`$\frac{1}{10}$`, tex`$10$ 倍`, tex`$100$ 倍`],
      solution: tex`输电线上的电流 $I=\frac{P}{U}$，变为原来的 $\frac{1}{10}$；损失的功率 $P_{\text{损}}=I^2R$，变为原来的 $\frac{1}{100}$。错选 $100$ 倍的原因：误用 $P_{\text{损}}=\frac{U^2}{R}$，其中的 $U$ 应是输电线上损失的电压，不是输电电压。`,
      facility: 0.72,
    },
  ],
  templates: [template(2, transformer)],
};

/** Magnetic fields, induction, alternating current. */
export const magnetismChapters: readonly BankChapter[] = [
  { name: '安培力与洛伦兹力', grade: 11, points: [magneticForce] },
  { name: '电磁感应', grade: 11, points: [induction] },
  { name: '交变电流', grade: 11, points: [alternating] },
];
