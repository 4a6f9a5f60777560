import type { FillIn, SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

const tracks = [
  { height: 0.2, speed: 2 },
  { height: 0.45, speed: 3 },
  { height: 0.8, speed: 4 },
  { height: 1.25, speed: 5 },
  { height: 1.8, speed: 6 },
  { height: 3.2, speed: 8 },
] as const;

function slide(random: Random): WrittenAnswer | undefined {
  const { height, speed } = random.pick(tracks);
  const mass = exact(between(random, 1, 10)).over(5);
  const rough = exact(between(random, 1, 5)).over(10);
  const way = exact(height).over(rough);
  const lost = mass.times(10).times(height);
  if (!way.neat(2) || !lost.neat(2)) return undefined;
  return {
    type: 'written',
    stem: tex`质量为 [${mass} kg] 的小物块从高 $h=[${height} m]$ 的光滑曲面顶端由静止滑下，滑上与曲面底端平滑连接的粗糙水平面，物块与水平面间的动摩擦因数为 $${rough}$，取 $g=[10 m/s^2]$。求：（1）物块滑到曲面底端时的速度大小；（2）物块在水平面上滑行的距离；（3）物块在水平面上克服摩擦力做的功。`,
    answer: tex`（1）[${speed} m/s]；（2）[${way} m]；（3）[${lost} J]`,
    rubric: [
      { text: tex`（1）由机械能守恒定律 $mgh=\frac{1}{2}mv^2$ 算出 [${speed} m/s]`, score: 3 },
      { text: tex`（2）由动能定理 $-\mu mgx=0-\frac{1}{2}mv^2$（或牛顿定律）算出 [${way} m]`, score: 4 },
      { text: tex`（3）算出克服摩擦力做功 [${lost} J]`, score: 2 },
    ],
    solution: lines(
      tex`（1）曲面光滑，只有重力做功，机械能守恒：$mgh=\frac{1}{2}mv^2$，$v=\sqrt{2gh}=\sqrt{2\times10\times${height}}\,\mathrm{m/s}=[${speed} m/s]$。`,
      tex`（2）在水平面上，由动能定理 $-\mu mgx=0-\frac{1}{2}mv^2$，$x=\frac{v^2}{2\mu g}=\frac{${speed}^2}{2\times${rough}\times10}\,\mathrm{m}=[${way} m]$。`,
      tex`（3）克服摩擦力做的功等于物块减少的动能，也等于 $mgh=[${mass} kg]\times[10 m/s^2]\times[${height} m]=[${lost} J]$。`,
    ),
    facility: 0.6,
    check: [
      { expression: plain`${speed}^2 - 2 * 10 * ${height}`, equals: '0' },
      { expression: plain`${speed}^2 / (2 * ${rough} * 10)`, equals: way.toString() },
      { expression: plain`1/2 * ${mass} * ${speed}^2`, equals: lost.toString() },
    ],
  };
}

function topSpeed(random: Random): SingleChoice | undefined {
  const power = between(random, 40, 120, 10);
  const drag = between(random, 1200, 4000, 100);
  const speed = exact(power * 1000).over(drag);
  if (!speed.neat(0) || speed.size > 50) return undefined;
  const errors = [speed.over(2), speed.times(2), exact(drag).over(power), speed.times(3.6)];
  const options = quantities('m/s', speed, errors, 1, ['-', '-', 'swap', 'unit']);
  return (
    options && {
      type: 'single',
      stem: tex`一辆汽车的发动机以 [${power} kW] 的额定功率工作，汽车在平直公路上行驶，受到的阻力恒为 [${drag} N]，汽车能达到的最大速度是（　　）`,
      ...options,
      solution: lines(
        tex`汽车以额定功率行驶，牵引力 $F=\frac{P}{v}$，速度增大时牵引力减小；当 $F=f$ 时加速度为零，速度最大。`,
        tex`$v_{\mathrm{m}}=\frac{P}{f}=\frac{[${exact(power * 1000).scientific} W]}{[${drag} N]}=[${speed} m/s]$。`,
      ),
      facility: 0.77,
      check: { expression: plain`${power} * 1000 / ${drag}`, equals: speed.toString() },
    }
  );
}

function collision(random: Random): FillIn | undefined {
  const [first, second] = [between(random, 1, 6), between(random, 1, 8)];
  const speed = between(random, 2, 12);
  const common = exact(first * speed).over(first + second);
  const lost = exact(first * speed * speed)
    .minus(common.times(common).times(first + second))
    .over(2);
  if (!common.neat(1) || !lost.neat(2)) return undefined;
  return {
    type: 'fill',
    stem: tex`在光滑水平面上，质量为 [${first} kg] 的小车 $A$ 以 [${speed} m/s] 的速度与静止的、质量为 [${second} kg] 的小车 $B$ 相碰，碰后两车连在一起运动。碰后共同的速度大小是 ____ $\mathrm{m/s}$，碰撞过程中系统损失的机械能是 ____ $\mathrm{J}$。`,
    answers: [[common.toString()], [lost.toString()]],
    solution: lines(
      tex`两车组成的系统动量守恒：$m_Av_0=(m_A+m_B)v$，$v=\frac{[${first} kg]\times[${speed} m/s]}{[${first} kg]+[${second} kg]}=[${common} m/s]$。`,
      tex`损失的机械能 $\Delta E=\frac{1}{2}m_Av_0^2-\frac{1}{2}(m_A+m_B)v^2=[${exact(first * speed * speed).over(2)} J]-[${common
        .times(common)
        .times(first + second)
        .over(2)} J]=[${lost} J]$。`,
    ),
    facility: 0.68,
    check: [
      { expression: plain`${first} * ${speed} / (${first} + ${second})`, equals: common.toString() },
      { expression: plain`1/2 * ${first} * ${speed}^2 * ${second} / (${first} + ${second})`, equals: lost.toString() },
    ],
  };
}

function bounce(random: Random): SingleChoice | undefined {
  const mass = exact(between(random, 1, 10)).over(10);
  const [before, after] = [between(random, 5, 20), between(random, 3, 16)];
  const time = exact(random.pick([0.01, 0.02, 0.05, 0.1, 0.2]));
  const force = mass.times(before + after).over(time);
  const errors = [mass.times(before - after).over(time), mass.times(before).over(time), mass.times(before + after)];
  const options =
    after < before ? quantities('N', force, [...errors, force.over(2)], 1, ['sign', 'terms', 'factor']) : undefined;
  return (
    options && {
      type: 'single',
      stem: tex`质量为 [${mass} kg] 的小球以 [${before} m/s] 的水平速度垂直撞到竖直墙壁上，以 [${after} m/s] 的速度反向弹回，球与墙的接触时间为 [${time} s]。接触过程中，墙对球的平均作用力的大小是（　　）`,
      ...options,
      solution: lines(
        tex`以弹回的方向为正方向，由动量定理 $Ft=mv_2-(-mv_1)=m(v_2+v_1)$。`,
        tex`$F=\frac{[${mass} kg]\times(${after}+${before})\,\mathrm{m/s}}{[${time} s]}=[${force} N]$。`,
        tex`易错点：没有考虑速度方向的改变，用 $m(v_1-v_2)$ 计算动量的变化量。`,
      ),
      facility: 0.66,
      check: { expression: plain`${mass} * (${before} + ${after}) / ${time}`, equals: force.toString() },
    }
  );
}

/** Energy and momentum. */
export const energyTemplates: Templates = {
  动能定理与机械能守恒定律: [template(3, slide), template(2, topSpeed)],
  动量定理与动量守恒定律: [template(2, collision), template(2, bounce)],
};
