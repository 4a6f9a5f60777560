import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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
  const options = quantities('N', force, [top ? more! : less!, mass.times(10), inward.times(mass)], 0, [
    'sign',
    'condition',
    'middle',
  ]);
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
  const options = choices(
    shown(power),
    [shown(-power), ...[-1, 3, -4, 2, 1, -2].map(shown)],
    ['swap', ...Array<string>(6).fill('formula')],
  );
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

/** Throwing, circling, orbits. */
export const curveTemplates: Templates = {
  平抛运动与斜抛运动: [template(2, thrown)],
  圆周运动: [template(2, archBridge)],
  万有引力与宇宙航行: [template(2, satellites)],
};
