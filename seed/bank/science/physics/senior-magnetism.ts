import type { FillIn, SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { rails } from './figures-magnets.ts';

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
  const options = quantities('N', force, errors, 3, ['condition', 'unit', 'factor', 'factor']);
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

function transformer(random: Random): SingleChoice | undefined {
  const [first, second] = [between(random, 100, 2200, 100), between(random, 20, 1200, 20)];
  const volts = 220;
  const out = exact(volts * second).over(first);
  const errors = [exact(volts * first).over(second), exact(volts), out.times(2), out.over(10)];
  const options =
    first === second ? undefined : quantities('V', out, errors, 1, ['swap', 'condition', 'factor', 'place']);
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

/** Magnetic fields, induction, alternating current. */
export const magnetismTemplates: Templates = {
  安培力与洛伦兹力: [template(2, wireInField), template(2, orbit)],
  楞次定律与法拉第电磁感应定律: [template(3, movingBar)],
  交变电流与变压器: [template(2, transformer)],
};
