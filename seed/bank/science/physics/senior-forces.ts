import type { BankChapter, BankPoint, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { knot, slope } from './figures-senior.ts';

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

const equilibrium: BankPoint = {
  name: '力的合成与共点力的平衡',
  questions: [
    {
      type: 'single',
      stem: tex`两个共点力的大小分别为 [3 N] 和 [4 N]，改变它们之间的夹角，合力的大小不可能是（　　）`,
      right: tex`[8 N]`,
      wrong: [tex`[1 N]`, tex`[5 N]`, tex`[7 N]`],
      solution: tex`合力大小的范围是 $|F_1-F_2|\le F\le F_1+F_2$，即 $1\,\mathrm{N}\le F\le7\,\mathrm{N}$，所以合力不可能是 [8 N]。夹角为 $180^\circ$、$90^\circ$、$0^\circ$ 时，合力分别为 [1 N]、[5 N]、[7 N]。`,
      facility: 0.85,
    },
    {
      type: 'written',
      stem: tex`如图所示，重 $G=[40 N]$ 的物体用轻绳悬挂于结点 $O$，轻绳 $OA$ 与竖直方向的夹角为 $37^\circ$，轻绳 $OB$ 水平，系统处于静止状态。已知 $\sin37^\circ=0.6$，$\cos37^\circ=0.8$。求：（1）绳 $OA$ 的拉力；（2）绳 $OB$ 的拉力；（3）保持结点 $O$ 和绳 $OA$ 的位置不变，把 $B$ 端沿墙缓慢上移时，绳 $OB$ 拉力的最小值。`,
      answer: tex`（1）[50 N]；（2）[30 N]；（3）[24 N]`,
      rubric: [
        { text: '对结点受力分析，正确画出或说明三个力', score: 2 },
        { text: tex`（1）由 $F_A\cos37^\circ=G$ 算出 [50 N]`, score: 3 },
        { text: tex`（2）由 $F_B=F_A\sin37^\circ$ 算出 [30 N]`, score: 2 },
        { text: tex`（3）指出 $OB\perp OA$ 时拉力最小，算出 [24 N]`, score: 3 },
      ],
      solution: lines(
        tex`结点 $O$ 受竖直绳的拉力（大小等于 $G$）、$OA$ 的拉力 $F_A$ 和 $OB$ 的拉力 $F_B$ 而平衡。`,
        tex`（1）竖直方向：$F_A\cos37^\circ=G$，$F_A=\frac{[40 N]}{0.8}=[50 N]$。`,
        tex`（2）水平方向：$F_B=F_A\sin37^\circ=[50 N]\times0.6=[30 N]$。`,
        tex`（3）$F_A$ 的方向不变，重力不变，由力的三角形可知 $F_B$ 与 $F_A$ 垂直时 $F_B$ 最小，最小值为 $G\sin37^\circ=[40 N]\times0.6=[24 N]$。`,
      ),
      facility: 0.52,
      figure: knot,
      check: [
        { expression: '40 / 0.8', equals: '50' },
        { expression: '40 / 0.8 * 0.6', equals: '30' },
        { expression: '40 * 0.6', equals: '24' },
      ],
    },
  ],
  templates: [template(2, rightAngle)],
};

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
  const options = quantities('N', force, [up ? weight.minus(extra) : weight.plus(extra), weight, extra], 1);
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

const newton: BankPoint = {
  name: '牛顿运动定律',
  questions: [
    {
      type: 'single',
      stem: '马拉着车在平直的路面上加速前进，下列说法正确的是（　　）',
      right: '马拉车的力与车拉马的力大小相等',
      wrong: ['马拉车的力大于车拉马的力', '马拉车的力与车拉马的力是一对平衡力', '先有马拉车的力，后有车拉马的力'],
      solution:
        '马拉车的力与车拉马的力是一对作用力与反作用力，总是大小相等、方向相反，同时产生、同时消失，作用在不同物体上，不是平衡力。车能加速，是因为马拉车的力大于路面对车的阻力。',
      facility: 0.79,
    },
    {
      type: 'single',
      stem: tex`如图所示，物块从倾角为 $30^\circ$ 的光滑固定斜面上由静止释放，取 $g=[10 m/s^2]$，物块沿斜面下滑的加速度大小是（　　）`,
      right: tex`[5 m/s^2]`,
      wrong: [tex`[10 m/s^2]`, tex`$5\sqrt{3}\,\mathrm{m/s^2}$`, tex`$\frac{10\sqrt{3}}{3}\,\mathrm{m/s^2}$`],
      solution: tex`物块受重力和支持力，沿斜面方向 $mg\sin30^\circ=ma$，$a=g\sin30^\circ=[5 m/s^2]$。错选 $5\sqrt{3}\,\mathrm{m/s^2}$ 的原因：把重力沿斜面的分力写成了 $mg\cos30^\circ$。`,
      facility: 0.8,
      figure: slope,
      check: { expression: '10 * 1/2', equals: '5' },
    },
    {
      type: 'multiple',
      stem: '关于超重和失重，下列说法正确的有（　　）',
      right: ['物体处于超重状态时，所受的重力没有变化', '竖直上抛的物体在上升过程中处于完全失重状态'],
      wrong: ['物体向上运动时一定处于超重状态', '物体处于完全失重状态时，不受重力作用'],
      solution:
        '超重和失重由加速度的方向决定，与速度的方向无关：加速度向上超重，加速度向下失重。超重、失重时物体受到的重力都不变，变化的是对支持物的压力或对悬挂物的拉力。竖直上抛的物体加速度为重力加速度，完全失重。',
      facility: 0.7,
    },
  ],
  templates: [template(3, roughFloor), template(2, lift)],
};

/** Forces in balance, Newton's laws. */
export const forceChapters: readonly BankChapter[] = [
  { name: '相互作用——力', grade: 10, points: [equilibrium] },
  { name: '运动和力的关系', grade: 10, points: [newton] },
];
