import type { SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

function rightAngle(random: Random): SingleChoice | undefined {
  const [a, b, c] = random.pick(triples);
  const scale = between(random, 1, 6);
  const [first, second, whole] = [a * scale, b * scale, c * scale];
  const errors = [first + second, second - first, second].map((value) => exact(value));
  const options = quantities('N', exact(whole), [...errors, exact(first + second).over(2)], 1);
  return (
    options && {
      type: 'single',
      stem: tex`大小分别为 [${first} N] 和 [${second} N] 的两个共点力互相垂直，它们的合力大小是（　　）`,
      ...options,
      solution: lines(
        tex`力的合成遵循平行四边形定则，两力垂直时 $F=\sqrt{F_1^2+F_2^2}=\sqrt{${first}^2+${second}^2}\,\mathrm{N}=[${whole} N]$。`,
        tex`错选 [${first + second} N] 的原因：把两个力的大小直接相加，只有两力方向相同时才能这样做。`,
      ),
      facility: 0.86,
      check: { expression: plain`${whole}^2 - ${first}^2 - ${second}^2`, equals: '0' },
    }
  );
}

function roughFloor(random: Random): WrittenAnswer | undefined {
  const mass = between(random, 1, 10);
  const rough = exact(between(random, 1, 5)).over(10);
  const gain = between(random, 1, 5);
  const time = between(random, 2, 6);
  const friction = rough.times(mass * 10);
  const force = friction.plus(mass * gain);
  const speed = gain * time;
  const slowing = rough.times(10);
  const slide = exact(speed * speed).over(slowing.times(2));
  if (!slide.neat(1)) return undefined;
  return {
    type: 'written',
    stem: tex`质量 $m=[${mass} kg]$ 的木箱静止在水平地面上，木箱与地面间的动摩擦因数 $\mu=${rough}$。现用 $F=[${force} N]$ 的水平恒力拉木箱，取 $g=[10 m/s^2]$。求：（1）木箱的加速度大小；（2）[${time} s] 末木箱的速度大小；（3）[${time} s] 末撤去拉力，木箱还能滑行多远。`,
    answer: tex`（1）[${gain} m/s^2]；（2）[${speed} m/s]；（3）[${slide} m]`,
    rubric: [
      { text: tex`（1）由 $F-\mu mg=ma$ 算出 [${gain} m/s^2]`, score: 4 },
      { text: tex`（2）由 $v=at$ 算出 [${speed} m/s]`, score: 2 },
      { text: tex`（3）求出撤去拉力后的加速度大小 [${slowing} m/s^2]`, score: 2 },
      { text: tex`（3）由 $v^2=2a'x$ 算出 [${slide} m]`, score: 2 },
    ],
    solution: lines(
      tex`（1）滑动摩擦力 $f=\mu mg=${rough}\times[${mass} kg]\times[10 m/s^2]=[${friction} N]$，由牛顿第二定律 $a=\frac{F-f}{m}=\frac{[${force} N]-[${friction} N]}{[${mass} kg]}=[${gain} m/s^2]$。`,
      tex`（2）$v=at=[${gain} m/s^2]\times[${time} s]=[${speed} m/s]$。`,
      tex`（3）撤去拉力后，$a'=\frac{\mu mg}{m}=\mu g=[${slowing} m/s^2]$，木箱做匀减速运动，$x=\frac{v^2}{2a'}=\frac{([${speed} m/s])^2}{2\times[${slowing} m/s^2]}=[${slide} m]$。`,
    ),
    facility: 0.58,
    check: [
      { expression: plain`(${force} - ${rough} * ${mass} * 10) / ${mass}`, equals: String(gain) },
      { expression: plain`(${gain} * ${time})^2 / (2 * ${rough} * 10)`, equals: slide.toString() },
    ],
  };
}

function lift(random: Random): SingleChoice | undefined {
  const mass = between(random, 40, 70, 5);
  const gain = exact(between(random, 1, 8)).over(2);
  const up = random.chance(0.5);
  const [weight, extra] = [exact(mass * 10), gain.times(mass)];
  const force = up ? weight.plus(extra) : weight.minus(extra);
  const options = quantities('N', force, [up ? weight.minus(extra) : weight.plus(extra), weight, extra], 1, [
    'sign',
    'condition',
    'middle',
  ]);
  const how = up ? '加速上升' : '加速下降';
  return (
    options && {
      type: 'single',
      stem: tex`质量为 [${mass} kg] 的人站在电梯内的台秤上，电梯以 [${gain} m/s^2] 的加速度${how}，取 $g=[10 m/s^2]$，人对台秤的压力大小是（　　）`,
      ...options,
      solution: lines(
        up
          ? tex`加速度向上，由牛顿第二定律 $F_N-mg=ma$，$F_N=m(g+a)=[${mass} kg]\times(10+${gain})\,\mathrm{m/s^2}=[${force} N]$，人处于超重状态。`
          : tex`加速度向下，由牛顿第二定律 $mg-F_N=ma$，$F_N=m(g-a)=[${mass} kg]\times(10-${gain})\,\mathrm{m/s^2}=[${force} N]$，人处于失重状态。`,
        tex`由牛顿第三定律，人对台秤的压力大小也是 [${force} N]。错选 [${weight} N] 的原因：认为压力总等于重力。`,
      ),
      facility: 0.77,
      check: { expression: plain`${mass} * (10 ${up ? '+' : '-'} ${gain})`, equals: force.toString() },
    }
  );
}

/** Forces in balance, Newton's laws. */
export const forceTemplates: Templates = {
  力的合成与共点力的平衡: [template(2, rightAngle)],
  牛顿运动定律: [template(3, roughFloor), template(2, lift)],
};
