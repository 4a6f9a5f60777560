import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { reversingGraph, speedGraph } from './figures-senior.ts';

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
  const options = quantities('m', way, errors, 2);
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
  const options = quantities('m', way, errors, 1);
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

const uniform: BankPoint = {
  name: '匀变速直线运动的规律',
  questions: [
    {
      type: 'single',
      stem: '关于速度和加速度，下列说法正确的是（　　）',
      right: '物体的加速度越大，它的速度变化得越快',
      wrong: [
        '物体的速度越大，它的加速度越大',
        '物体的速度变化量越大，它的加速度越大',
        '物体的加速度为正值，它的速度一定增大',
      ],
      solution: tex`加速度 $a=\frac{\Delta v}{\Delta t}$ 描述速度变化的快慢，与速度的大小、速度变化量的大小没有必然联系。加速度的正负表示方向，加速度为正而速度为负时，物体做减速运动。`,
      facility: 0.8,
    },
    {
      type: 'multiple',
      stem: '关于自由落体运动，下列说法正确的有（　　）',
      right: ['是初速度为零的匀加速直线运动', '在同一地点，轻重不同的物体自由下落的加速度相同'],
      wrong: ['质量大的物体自由下落的加速度大', tex`从开始下落起，第 [1 s] 内与第 [2 s] 内的位移之比为 $1:2$`],
      solution: tex`自由落体运动是只受重力、从静止开始的运动，是初速度为零、加速度为 $g$ 的匀加速直线运动，同一地点 $g$ 相同，与质量无关。由 $h=\frac{1}{2}gt^2$，第 [1 s] 内与第 [2 s] 内的位移之比为 $1:(4-1)=1:3$。`,
      facility: 0.74,
    },
    {
      type: 'written',
      stem: tex`在“探究小车速度随时间变化的规律”的实验中，打点计时器在纸带上打出的相邻计数点 $A$、$B$、$C$、$D$、$E$ 之间的时间间隔 $T=[0.10 s]$，测得 $AB=[3.80 cm]$，$BC=[4.60 cm]$，$CD=[5.40 cm]$，$DE=[6.20 cm]$。（1）小车是否做匀变速直线运动？说明依据。（2）求打 $C$ 点时小车的速度。（3）求小车的加速度。`,
      answer: tex`（1）是，相邻相等时间内的位移之差都等于 [0.80 cm]；（2）[0.50 m/s]；（3）[0.80 m/s^2]`,
      rubric: [
        { text: tex`（1）答“是”，指出相邻位移之差都为 [0.80 cm]`, score: 2 },
        { text: tex`（2）写出 $v_C=\frac{BD}{2T}$ 并算出 [0.50 m/s]`, score: 3 },
        { text: tex`（3）由 $\Delta x=aT^2$（或逐差法）算出 [0.80 m/s^2]`, score: 3 },
      ],
      solution: lines(
        tex`（1）$BC-AB=CD-BC=DE-CD=[0.80 cm]$，在连续相等的时间内位移之差恒定，所以小车做匀变速直线运动。`,
        tex`（2）匀变速直线运动中，中间时刻的速度等于这段时间内的平均速度：$v_C=\frac{BC+CD}{2T}=\frac{[4.60 cm]+[5.40 cm]}{2\times[0.10 s]}=[50 cm/s]=[0.50 m/s]$。`,
        tex`（3）由 $\Delta x=aT^2$，$a=\frac{\Delta x}{T^2}=\frac{[0.80 cm]}{([0.10 s])^2}=[80 cm/s^2]=[0.80 m/s^2]$。`,
      ),
      facility: 0.62,
      check: [
        { expression: '(4.6 + 5.4) / (2 * 0.1) / 100', equals: '0.5' },
        { expression: '(5.4 + 6.2 - 3.8 - 4.6) / (4 * 0.1^2) / 100', equals: '0.8' },
      ],
    },
  ],
  templates: [template(2, braking), template(2, speedingUp), template(2, fall)],
};

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

const graphs: BankPoint = {
  name: '运动图像',
  questions: [
    {
      type: 'multiple',
      stem: tex`一质点沿直线运动的 $v-t$ 图像如图所示。关于质点在 $0\sim4\,\mathrm{s}$ 内的运动，下列说法正确的有（　　）`,
      right: [tex`质点的加速度始终为 [-2 m/s^2]`, tex`第 [4 s] 末质点回到出发点`],
      wrong: [tex`第 [2 s] 末质点的加速度为零`, tex`$2\sim4\,\mathrm{s}$ 内质点的速度不断减小，做减速运动`],
      solution: tex`图线的斜率表示加速度：$a=\frac{-4-4}{4}\,\mathrm{m/s^2}=[-2 m/s^2]$，始终不变；第 [2 s] 末速度为零，加速度不为零。$0\sim2\,\mathrm{s}$ 与 $2\sim4\,\mathrm{s}$ 图线与时间轴围成的面积相等，位移大小相等、方向相反，总位移为零。$2\sim4\,\mathrm{s}$ 内速度的方向为负，与加速度的方向相同，质点反向加速。`,
      facility: 0.58,
      figure: reversingGraph,
      check: { expression: '(-4 - 4) / 4', equals: '-2' },
    },
  ],
  templates: [template(2, graphWay)],
};

/** Motion with constant acceleration. */
export const kinematicsChapter: BankChapter = {
  name: '匀变速直线运动的研究',
  grade: 10,
  points: [uniform, graphs],
};
