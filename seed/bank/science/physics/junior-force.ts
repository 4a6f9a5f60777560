import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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

/** Forces and what they do. */
export const forceTemplates: Templates = {
  '力的作用效果、弹力与重力': [template(2, moon), template(2, springLength)],
  '惯性、二力平衡与摩擦力': [template(2, slidingBlock)],
};
