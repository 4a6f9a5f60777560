import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { speedGraph } from './figures-senior.ts';

function braking(random: Random): SingleChoice | undefined {
  const speed = between(random, 10, 30);
  const slowing = random.pick([4, 5, 6, 8]);
  const stop = exact(speed).over(slowing);
  const time = between(random, 3, 9);
  if (!stop.neat(1) || time <= stop.size) return undefined;
  const way = stop.times(speed).over(2);
  const naive = exact(speed * time).minus(exact(slowing * time * time).over(2));
  const errors = [
    naive,
    exact(speed * time),
    way.times(2),
    exact(speed * time).plus(exact(slowing * time * time).over(2)),
  ];
  const options = quantities('m', way, errors, 2, ['condition', 'condition', 'factor', 'sign']);
  return (
    options && {
      type: 'single',
      stem: tex`一辆汽车以 [${speed} m/s] 的速度在平直公路上匀速行驶，遇到情况紧急刹车，刹车后做加速度大小为 [${slowing} m/s^2] 的匀减速直线运动。从开始刹车起 [${time} s] 内汽车的位移大小是（　　）`,
      ...options,
      solution: lines(
        tex`先求汽车停下所用的时间：$t_0=\frac{v_0}{a}=\frac{[${speed} m/s]}{[${slowing} m/s^2]}=[${stop} s]<[${time} s]$，汽车在 [${time} s] 末之前已经停下。`,
        tex`所以位移 $x=\frac{v_0}{2}t_0=\frac{[${speed} m/s]}{2}\times[${stop} s]=[${way} m]$。`,
        tex`易错点：直接把 $t=[${time} s]$ 代入 $x=v_0t-\frac{1}{2}at^2$，没有判断汽车已经停下，不会倒退。`,
      ),
      facility: 0.6,
      check: { expression: plain`${speed}^2 / (2 * ${slowing})`, equals: way.toString() },
    }
  );
}

function speedingUp(random: Random): SingleChoice | undefined {
  const [start, gain, time] = [between(random, 2, 12), between(random, 1, 5), between(random, 2, 8)];
  const square = exact(gain * time * time);
  const way = exact(start * time).plus(square.over(2));
  const errors = [
    exact(start * time).plus(square),
    square.over(2),
    exact((start + gain * time) * time),
    exact(start * time),
  ];
  const options = quantities('m', way, errors, 1, ['factor', 'terms', 'formula', 'terms']);
  return (
    options && {
      type: 'single',
      stem: tex`一个物体做匀加速直线运动，初速度为 [${start} m/s]，加速度为 [${gain} m/s^2]，它在前 [${time} s] 内的位移是（　　）`,
      ...options,
      solution: lines(
        tex`由位移公式 $x=v_0t+\frac{1}{2}at^2=[${start} m/s]\times[${time} s]+\frac{1}{2}\times[${gain} m/s^2]\times([${time} s])^2=[${way} m]$。`,
        tex`易错点：漏掉系数 $\frac{1}{2}$、漏掉 $v_0t$，或用末速度乘以时间。`,
      ),
      facility: 0.82,
      check: { expression: plain`${start} * ${time} + 1/2 * ${gain} * ${time}^2`, equals: way.toString() },
    }
  );
}

const places = ['塔顶', '高楼的楼顶', '悬崖顶', '高台边'] as const;

function fall(random: Random): FillIn {
  const time = between(random, 2, 6);
  const [height, speed, last] = [5 * time * time, 10 * time, 5 * (2 * time - 1)];
  return {
    type: 'fill',
    stem: tex`一个小球从距地面 [${height} m] 的${random.pick(places)}由静止下落，不计空气阻力，取 $g=[10 m/s^2]$。小球下落的时间是 ____ $\mathrm{s}$，落地时的速度大小是 ____ $\mathrm{m/s}$，落地前最后 [1 s] 内的位移大小是 ____ $\mathrm{m}$。`,
    answers: [[String(time)], [String(speed)], [String(last)]],
    solution: lines(
      tex`由 $h=\frac{1}{2}gt^2$，$t=\sqrt{\frac{2h}{g}}=\sqrt{\frac{2\times[${height} m]}{[10 m/s^2]}}=[${time} s]$。`,
      tex`落地速度 $v=gt=[10 m/s^2]\times[${time} s]=[${speed} m/s]$。`,
      tex`前 [${time - 1} s] 内下落 $\frac{1}{2}\times[10 m/s^2]\times([${time - 1} s])^2=[${5 * (time - 1) ** 2} m]$，最后 [1 s] 内的位移为 $[${height} m]-[${5 * (time - 1) ** 2} m]=[${last} m]$。`,
    ),
    facility: 0.72,
    check: [
      { expression: plain`1/2 * 10 * ${time}^2`, equals: String(height) },
      { expression: plain`${height} - 1/2 * 10 * (${time} - 1)^2`, equals: String(last) },
    ],
  };
}

function graphWay(random: Random): SingleChoice | undefined {
  const speed = between(random, 4, 20, 2);
  const first = between(random, 2, 6);
  const second = first + between(random, 2, 8);
  const third = second + between(random, 2, 6);
  const way = exact(speed * (third + second - first)).over(2);
  const errors = [speed * third, (speed * third) / 2, speed * (second - first)].map((value) => exact(value));
  const options = quantities('m', way, [...errors, exact(speed * second)], 1);
  return (
    options && {
      type: 'single',
      stem: tex`一物体做直线运动的 $v-t$ 图像如图所示，它在 $0\sim${third}\,\mathrm{s}$ 内的位移大小是（　　）`,
      ...options,
      solution: lines(
        tex`$v-t$ 图线与时间轴围成的面积表示位移。图形是梯形，上底为 $${second}-${first}=${second - first}$（$\mathrm{s}$），下底为 [${third} s]，高为 [${speed} m/s]。`,
        tex`$x=\frac{${second - first}+${third}}{2}\times${speed}\,\mathrm{m}=[${way} m]$。`,
        tex`错选 [${errors[0]} m] 的原因：把全程都当成以 [${speed} m/s] 匀速运动。`,
      ),
      facility: 0.78,
      figure: speedGraph(speed, first, second, third),
      check: {
        expression: plain`${speed} * ${first} / 2 + ${speed} * (${second} - ${first}) + ${speed} * (${third} - ${second}) / 2`,
        equals: way.toString(),
      },
    }
  );
}

/** Motion with constant acceleration. */
export const kinematicsTemplates: Templates = {
  匀变速直线运动的规律: [template(2, braking), template(2, speedingUp), template(2, fall)],
  运动图像: [template(2, graphWay)],
};
