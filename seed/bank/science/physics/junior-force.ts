import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { axes, dashed, line, svg, text, type Point } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

const travellers = ['一名航天员连同航天服', '一台月球车', '一台科学仪器'] as const;

function moon(random: Random): FillIn {
  const mass = between(random, 48, 240, 6);
  return {
    type: 'fill',
    stem: tex`${random.pick(travellers)}的总质量为 [${mass} kg]，在地球表面受到的重力是 ____ $\mathrm{N}$；物体在月球表面受到的重力约为在地球表面的 $\frac{1}{6}$，则到达月球表面时，其质量是 ____ $\mathrm{kg}$，受到的重力约为 ____ $\mathrm{N}$。（取 $g=[10 N/kg]$）`,
    answers: [[String(mass * 10)], [String(mass)], [String((mass * 10) / 6)]],
    solution: lines(
      tex`在地球表面 $G=mg=[${mass} kg]\times[10 N/kg]=[${mass * 10} N]$。`,
      tex`质量不随位置改变，在月球上仍为 [${mass} kg]；重力约为 $\frac{1}{6}\times[${mass * 10} N]=[${(mass * 10) / 6} N]$。`,
    ),
    facility: 0.82,
    check: { expression: plain`${mass} * 10 / 6`, equals: String((mass * 10) / 6) },
  };
}

function springLength(random: Random): SingleChoice | undefined {
  const start = between(random, 8, 20);
  const perNewton = exact(between(random, 1, 6)).over(2);
  const [first, second] = [between(random, 2, 6), between(random, 3, 9)];
  if (second <= first) return undefined;
  const length = (force: number) => perNewton.times(force).plus(start);
  const errors = [perNewton.times(second), length(first).times(second).over(first), length(first + second)];
  const options = quantities('cm', length(second), errors, 1);
  return (
    options && {
      type: 'single',
      stem: tex`一根弹簧不受力时长 [${start} cm]，一端固定，另一端受 [${first} N] 的拉力时长 [${length(first)} cm]。在弹性限度内，当拉力为 [${second} N] 时，弹簧的长度是（　　）`,
      ...options,
      solution: lines(
        tex`在弹性限度内，弹簧的伸长量与拉力成正比。[${first} N] 的拉力使弹簧伸长 $[${length(first)} cm]-[${start} cm]=[${perNewton.times(first)} cm]$，每 [1 N] 的拉力使弹簧伸长 [${perNewton} cm]。`,
        tex`[${second} N] 的拉力使弹簧伸长 [${perNewton.times(second)} cm]，弹簧长 $[${start} cm]+[${perNewton.times(second)} cm]=[${length(second)} cm]$。`,
        tex`错选 [${perNewton.times(second)} cm] 的原因：把伸长量当成了长度。`,
      ),
      facility: 0.7,
      check: {
        expression: plain`${start} + (${length(first)} - ${start}) / ${first} * ${second}`,
        equals: length(second).toString(),
      },
    }
  );
}

/** Pull against stretch of a spring: 5 N at 10 cm; 20 units to the right are 1 cm, 24 upwards 1 N. */
function springGraph(): string {
  const place = (stretch: number, force: number): Point => [45 + stretch * 20, 160 - force * 24];
  return svg(
    360,
    190,
    axes([45, 160], 225, 145, '伸长量/cm', '拉力/N'),
    ...[2, 4, 6, 8].map((x) => line(place(x, 0), [45 + x * 20, 156]) + text([45 + x * 20, 178], x)),
    ...[1, 2, 3, 4].map((y) => line(place(0, y), [49, 160 - y * 24]) + text([38, 165 - y * 24], y, 'end')),
    line(place(0, 0), place(9.6, 4.8)),
    dashed(place(4, 0), place(4, 2), place(0, 2)),
    dashed(place(8, 0), place(8, 4), place(0, 4)),
  );
}

const weight: BankPoint = {
  name: '力的作用效果、弹力与重力',
  questions: [
    {
      type: 'single',
      stem: '下列事例中，主要说明力可以改变物体运动状态的是（　　）',
      right: '飞来的足球被守门员接住而停下',
      wrong: ['橡皮泥被手捏扁', '橡皮筋被手拉长', '跳板被运动员压弯'],
      solution: '足球由运动变为静止，运动状态发生了改变；其余三个事例中改变的都是物体的形状。',
      facility: 0.9,
    },
    {
      type: 'fill',
      stem: tex`某弹簧所受的拉力与伸长量的关系如图所示。由图可知，在弹性限度内，弹簧的伸长量与所受的拉力成 ____；当弹簧伸长 [6 cm] 时，所受的拉力是 ____ $\mathrm{N}$。`,
      answers: [['正比'], ['3']],
      solution: tex`图像是过原点的直线，说明伸长量与拉力成正比。伸长 [4 cm] 时拉力为 [2 N]，即每伸长 [1 cm] 需要 [0.5 N] 的拉力，伸长 [6 cm] 时拉力为 $6\times[0.5 N]=[3 N]$。`,
      facility: 0.83,
      figure: springGraph(),
      check: { expression: '2 / 4 * 6', equals: '3' },
    },
  ],
  templates: [template(2, moon), template(2, springLength)],
};

function slidingBlock(random: Random): FillIn {
  const friction = exact(between(random, 8, 40)).over(10);
  const pull = friction.plus(exact(between(random, 2, 15)).over(10));
  return {
    type: 'fill',
    stem: tex`用弹簧测力计沿水平方向拉着木块在水平桌面上做匀速直线运动，测力计的示数为 [${friction} N]，木块受到的滑动摩擦力是 ____ $\mathrm{N}$；当水平拉力增大到 [${pull} N] 时，木块加速运动，此时它受到的滑动摩擦力是 ____ $\mathrm{N}$。`,
    answers: [[friction.toString()], [friction.toString()]],
    solution: lines(
      tex`木块匀速运动时，水平方向上拉力与滑动摩擦力是一对平衡力，$f=F=[${friction} N]$。`,
      tex`拉力增大后，压力和接触面的粗糙程度都不变，滑动摩擦力仍为 [${friction} N]。填 [${pull} N] 的错误原因：误认为滑动摩擦力随拉力增大。`,
    ),
    facility: 0.6,
  };
}

const balance: BankPoint = {
  name: '惯性、二力平衡与摩擦力',
  questions: [
    {
      type: 'single',
      stem: '关于惯性，下列说法正确的是（　　）',
      right: '汽车紧急刹车时，乘客由于具有惯性身体向前倾',
      wrong: ['物体静止时没有惯性', '汽车行驶得越快，惯性越大', '运动员助跑后跳远，是为了增大惯性'],
      solution:
        '一切物体在任何时候都有惯性，惯性的大小只与物体的质量有关，与速度无关。助跑是利用惯性，不能增大惯性。刹车时车的速度减小，乘客的上身由于惯性要保持原来的速度，所以向前倾。',
      facility: 0.8,
    },
    {
      type: 'single',
      stem: '一本书静止在水平桌面上，与书受到的重力相互平衡的力是（　　）',
      right: '桌面对书的支持力',
      wrong: ['书对桌面的压力', '书对地球的吸引力', '桌子受到的重力'],
      solution:
        '一对平衡力作用在同一物体上，大小相等、方向相反、在同一直线上。书受到重力和桌面的支持力而静止，这两个力平衡。书对桌面的压力作用在桌面上，错选它的原因是忽略了平衡力必须作用在同一物体上。',
      facility: 0.77,
    },
    {
      type: 'multiple',
      stem: '下列做法中，为了增大摩擦的有（　　）',
      right: ['鞋底刻有凹凸不平的花纹', '骑自行车遇到紧急情况时用力捏闸'],
      wrong: ['给自行车的车轴加润滑油', '在行李箱的底部安装轮子'],
      solution:
        '鞋底的花纹使接触面更粗糙，用力捏闸增大了压力，都增大了摩擦；加润滑油使接触面分离，安装轮子变滑动为滚动，都减小了摩擦。',
      facility: 0.87,
    },
    {
      type: 'single',
      stem: tex`小明用 [20 N] 的水平推力推一只静止在水平地面上的箱子，没有推动。此时箱子受到的摩擦力（　　）`,
      right: tex`等于 [20 N]`,
      wrong: [tex`大于 [20 N]`, tex`小于 [20 N]`, tex`等于 $0$`],
      solution: tex`箱子保持静止，水平方向上推力与地面对它的摩擦力是一对平衡力，大小相等，摩擦力为 [20 N]。错选“大于 [20 N]”的原因：误认为推不动是因为推力小于摩擦力。`,
      facility: 0.68,
    },
  ],
  templates: [template(2, slidingBlock)],
};

/** Forces and what they do. */
export const forceChapters: readonly BankChapter[] = [
  { name: '力', grade: 8, points: [weight] },
  { name: '运动和力', grade: 8, points: [balance] },
];
