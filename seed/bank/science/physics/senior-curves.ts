import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { belt } from './figures-senior.ts';

function thrown(random: Random): FillIn | undefined {
  const time = exact(between(random, 2, 20)).over(5);
  const speed = between(random, 3, 20);
  const height = time.times(time).times(5);
  const [way, fall] = [time.times(speed), time.times(10)];
  if (!height.neat(1)) return undefined;
  return {
    type: 'fill',
    stem: tex`从离水平地面 [${height} m] 高处，以 [${speed} m/s] 的速度水平抛出一个小球，不计空气阻力，取 $g=[10 m/s^2]$。小球在空中运动的时间是 ____ $\mathrm{s}$，落地点与抛出点的水平距离是 ____ $\mathrm{m}$，落地时竖直方向的分速度大小是 ____ $\mathrm{m/s}$。`,
    answers: [[time.toString()], [way.toString()], [fall.toString()]],
    solution: lines(
      tex`竖直方向做自由落体运动：$h=\frac{1}{2}gt^2$，$t=\sqrt{\frac{2h}{g}}=\sqrt{\frac{2\times${height}}{10}}\,\mathrm{s}=[${time} s]$。`,
      tex`水平方向做匀速直线运动：$x=v_0t=[${speed} m/s]\times[${time} s]=[${way} m]$。`,
      tex`竖直方向的分速度 $v_y=gt=[10 m/s^2]\times[${time} s]=[${fall} m/s]$。`,
    ),
    facility: 0.78,
    check: [
      { expression: plain`1/2 * 10 * ${time}^2`, equals: height.toString() },
      { expression: plain`${speed} * ${time}`, equals: way.toString() },
    ],
  };
}

const projectile: BankPoint = {
  name: '平抛运动与斜抛运动',
  questions: [
    {
      type: 'single',
      stem: '从同一高度以不同的速度水平抛出两个小球，不计空气阻力。下列说法正确的是（　　）',
      right: '两球同时抛出，则同时落到水平地面上',
      wrong: ['初速度大的小球先落地', '初速度小的小球先落地', '质量大的小球先落地'],
      solution: tex`平抛运动的时间由下落的高度决定，$t=\sqrt{\frac{2h}{g}}$，与初速度和质量都无关，所以两球同时落地；初速度大的小球水平位移大。错选“初速度小的先落地”的原因：误认为水平方向飞得近，用的时间就短。`,
      facility: 0.83,
    },
    {
      type: 'multiple',
      stem: '不计空气阻力，关于斜向上抛出的物体在空中的运动，下列说法正确的有（　　）',
      right: ['水平方向的分运动是匀速直线运动', '物体的加速度保持不变'],
      wrong: ['物体在最高点的速度为零', '物体在最高点的加速度为零'],
      solution:
        '斜抛物体只受重力，加速度始终为重力加速度，水平方向不受力，做匀速直线运动。在最高点竖直方向的分速度为零，但水平方向的分速度不为零；最高点仍受重力，加速度不为零。',
      facility: 0.75,
    },
  ],
  templates: [template(2, thrown)],
};

function archBridge(random: Random): SingleChoice | undefined {
  const tonnes = exact(between(random, 10, 40, 5)).over(10);
  const speed = between(random, 4, 15);
  const radius = between(random, 25, 100, 5);
  const mass = tonnes.times(1000);
  const inward = exact(speed * speed).over(radius);
  const top = random.chance(0.5);
  const [less, more] = [exact(10).minus(inward), inward.plus(10)].map((value) => value.times(mass));
  if (!inward.neat(1) || inward.size >= 9) return undefined;
  const force = top ? less! : more!;
  const options = quantities('N', force, [top ? more! : less!, mass.times(10), inward.times(mass)], 0);
  const where = top ? '拱形桥的最高点' : '凹形路面的最低点';
  return (
    options && {
      type: 'single',
      stem: tex`质量为 [${mass} kg] 的汽车以 [${speed} m/s] 的速度通过半径为 [${radius} m] 的${where}，取 $g=[10 m/s^2]$，此时汽车对路面的压力大小是（　　）`,
      ...options,
      solution: lines(
        top
          ? tex`在最高点，重力与支持力的合力提供竖直向下的向心力：$mg-F_N=m\frac{v^2}{r}$，$F_N=mg-m\frac{v^2}{r}=[${mass.times(10)} N]-[${inward.times(mass)} N]=[${force} N]$。`
          : tex`在最低点，支持力与重力的合力提供竖直向上的向心力：$F_N-mg=m\frac{v^2}{r}$，$F_N=mg+m\frac{v^2}{r}=[${mass.times(10)} N]+[${inward.times(mass)} N]=[${force} N]$。`,
        tex`由牛顿第三定律，汽车对路面的压力大小为 [${force} N]。错选 [${mass.times(10)} N] 的原因：认为压力等于重力，没有考虑向心力。`,
      ),
      facility: 0.68,
      check: {
        expression: plain`${mass} * 10 ${top ? '-' : '+'} ${mass} * ${speed}^2 / ${radius}`,
        equals: force.toString(),
      },
    }
  );
}

const circular: BankPoint = {
  name: '圆周运动',
  questions: [
    {
      type: 'single',
      stem: '关于匀速圆周运动，下列说法正确的是（　　）',
      right: '线速度的大小不变、方向时刻改变，是变速运动',
      wrong: ['线速度不变，是匀速运动', '加速度不变，是匀变速运动', '所受的合力为零，处于平衡状态'],
      solution:
        '匀速圆周运动的线速度沿切线方向，方向时刻改变，是变速运动；向心加速度始终指向圆心，方向时刻改变，不是匀变速运动；合力提供向心力，不为零。',
      facility: 0.82,
    },
    {
      type: 'single',
      stem: tex`如图所示，两个皮带轮用不打滑的皮带连接，大轮 $O_1$ 的半径是小轮 $O_2$ 半径的 $2$ 倍，$A$、$B$ 分别是两轮边缘上的点。转动时，$A$、$B$ 两点（　　）`,
      right: tex`线速度大小之比为 $1:1$，角速度之比为 $1:2$`,
      wrong: [
        tex`线速度大小之比为 $2:1$，角速度之比为 $1:1$`,
        tex`线速度大小之比为 $1:1$，角速度之比为 $2:1$`,
        tex`线速度大小之比为 $1:2$，角速度之比为 $1:1$`,
      ],
      solution: tex`皮带不打滑，两轮边缘各点的线速度大小相等，$v_A:v_B=1:1$。由 $v=\omega r$，角速度与半径成反比，$\omega_A:\omega_B=r_B:r_A=1:2$。错选“角速度之比为 $1:1$”的原因：把皮带传动当成了同轴转动。`,
      facility: 0.76,
      figure: belt,
    },
  ],
  templates: [template(2, archBridge)],
};

const ratios = [
  { what: '线速度大小', formula: String.raw`v=\sqrt{\frac{GM}{r}}`, power: -1 },
  { what: '周期', formula: String.raw`T=2\pi\sqrt{\frac{r^3}{GM}}`, power: 3 },
  { what: '向心加速度大小', formula: String.raw`a=\frac{GM}{r^2}`, power: -4 },
  { what: '角速度', formula: String.raw`\omega=\sqrt{\frac{GM}{r^3}}`, power: -3 },
] as const;

function satellites(random: Random): SingleChoice | undefined {
  const root = between(random, 2, 4);
  const { what, formula, power } = random.pick(ratios);
  const shown = (exponent: number) => (exponent > 0 ? `$${root ** exponent}:1$` : `$1:${root ** -exponent}$`);
  const options = choices(shown(power), [shown(-power), ...[-1, 3, -4, 2, 1, -2].map(shown)]);
  return (
    options && {
      type: 'single',
      stem: tex`甲、乙两颗人造卫星绕地球做匀速圆周运动，轨道半径之比 $r_{\text{甲}}:r_{\text{乙}}=${root * root}:1$，则甲、乙的${what}之比是（　　）`,
      ...options,
      solution: lines(
        tex`万有引力提供向心力，由 $\frac{GMm}{r^2}=ma=m\frac{v^2}{r}=m\omega^2r=m\frac{4\pi^2}{T^2}r$ 得 $${formula}$。`,
        tex`把 $r_{\text{甲}}:r_{\text{乙}}=${root * root}:1$ 代入，${what}之比为 ${shown(power)}。轨道越高，线速度、角速度、向心加速度越小，周期越大，可以用来检验结果。`,
      ),
      facility: 0.62,
      check: {
        expression:
          power > 0 ? `${root ** power}^2 / ${root * root}^${power}` : `${root ** -power}^2 / ${root * root}^${-power}`,
        equals: '1',
      },
    }
  );
}

const gravitation: BankPoint = {
  name: '万有引力与宇宙航行',
  questions: [
    {
      type: 'single',
      stem: '关于地球的第一宇宙速度，下列说法正确的是（　　）',
      right: '它是卫星绕地球做匀速圆周运动的最大运行速度',
      wrong: [
        '它是卫星绕地球做匀速圆周运动的最小运行速度',
        '它是卫星脱离地球引力束缚的最小发射速度',
        tex`它的大小约为 [11.2 km/s]`,
      ],
      solution: tex`第一宇宙速度约为 [7.9 km/s]，是卫星贴近地面绕地球做匀速圆周运动的速度。由 $v=\sqrt{\frac{GM}{r}}$，轨道半径最小时速度最大，所以它是最大的环绕速度，也是最小的发射速度。脱离地球引力束缚的最小发射速度是第二宇宙速度，约为 [11.2 km/s]。`,
      facility: 0.72,
    },
    {
      type: 'multiple',
      stem: '关于地球静止轨道卫星，下列说法正确的有（　　）',
      right: ['它绕地球运行的周期等于地球自转的周期', '它的轨道平面与赤道平面重合'],
      wrong: ['它可以一直位于北京的正上方', '它的线速度大于地球的第一宇宙速度'],
      solution: tex`静止轨道卫星相对地面静止，周期等于地球自转的周期；轨道的圆心是地心，又要与地面相对静止，所以轨道平面只能与赤道平面重合，不能一直在北京的正上方。它的轨道半径大于地球的半径，线速度小于第一宇宙速度。`,
      facility: 0.7,
    },
  ],
  templates: [template(2, satellites)],
};

/** Throwing, circling, orbits. */
export const curveChapters: readonly BankChapter[] = [
  { name: '抛体运动', grade: 10, points: [projectile] },
  { name: '圆周运动', grade: 10, points: [circular] },
  { name: '万有引力与宇宙航行', grade: 10, points: [gravitation] },
];
