import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, powers, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { circle, dashed, line, svg, text } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

const people = ['小明', '小华', '小亮'] as const;

function standing(random: Random): SingleChoice | undefined {
  const mass = between(random, 40, 66);
  const sole = between(random, 150, 250, 10);
  const pressure = exact(mass * 10).over(exact(2 * sole).over(10000));
  const errors = [pressure.times(2), pressure.over(10), pressure.over(10000), pressure.over(100)];
  const options = powers('Pa', pressure, errors);
  return (
    options && {
      type: 'single',
      stem: tex`${random.pick(people)}的质量为 [${mass} kg]，每只鞋底与地面的接触面积为 [${sole} cm^2]。他双脚站立在水平地面上时（取 $g=[10 N/kg]$），对地面的压强是（　　）`,
      ...options,
      solution: lines(
        tex`对水平地面的压力等于重力：$F=G=mg=[${mass} kg]\times[10 N/kg]=[${mass * 10} N]$。`,
        tex`双脚站立时受力面积 $S=2\times[${sole} cm^2]=[${2 * sole} cm^2]=[${exact(2 * sole).over(10000)} m^2]$。`,
        tex`压强 $p=\frac{F}{S}=\frac{[${mass * 10} N]}{[${exact(2 * sole).over(10000)} m^2]}=[${pressure.scientific} Pa]$。`,
        tex`错选 [${pressure.times(2).scientific} Pa] 的原因：只算了一只脚的接触面积；其他错误来自面积单位没有换算，或直接用质量代替重力。`,
      ),
      facility: 0.66,
      check: { expression: plain`${mass} * 10 / (2 * ${sole} / 10000)`, equals: pressure.toString() },
    }
  );
}

const solid: BankPoint = {
  name: '固体的压强',
  questions: [
    {
      type: 'single',
      stem: '下列设计中，为了减小压强的是（　　）',
      right: '书包的背带做得较宽',
      wrong: ['菜刀的刀刃磨得很薄', '图钉的钉尖做得很尖', '安全锤的锤头做成锥形'],
      solution: '背带较宽，在压力一定时增大了受力面积，减小了压强；其余三项都是通过减小受力面积来增大压强。',
      facility: 0.9,
    },
    {
      type: 'single',
      stem: '一块质量分布均匀的长方体砖平放在水平地面上，对地面的压强为 $p$。沿竖直方向把它切成相等的两块，取走其中一块，剩下的一块对地面的压强（　　）',
      right: tex`等于 $p$`,
      wrong: [tex`等于 $\frac{p}{2}$`, tex`等于 $2p$`, tex`等于 $\frac{p}{4}$`],
      solution: tex`沿竖直方向切去一半后，压力变为原来的一半，受力面积也变为原来的一半，由 $p=\frac{F}{S}$ 可知压强不变。错选 $\frac{p}{2}$ 的原因：只考虑了压力的变化；错选 $2p$ 的原因：只考虑了受力面积的变化。`,
      facility: 0.64,
    },
  ],
  templates: [template(3, standing)],
};

function deepPoint(random: Random): SingleChoice | undefined {
  const depth = between(random, 20, 90, 5);
  const above = between(random, 5, 40, 5);
  const under = depth - above;
  if (under < 10 || under === above || above * 6 < depth) return undefined;
  const pressure = exact(1000 * 10).times(exact(under).over(100));
  const errors = [above, depth].map((height) => exact(1000 * 10).times(exact(height).over(100)));
  const options = powers('Pa', pressure, [...errors, pressure.times(100), pressure.over(10)]);
  return (
    options && {
      type: 'single',
      stem: tex`如图所示，容器中水深 $H=[${depth} cm]$，$A$ 点到容器底的距离 $h=[${above} cm]$，水的密度为 [1.0×10^3 kg/m^3]，取 $g=[10 N/kg]$，则水对 $A$ 点的压强是（　　）`,
      ...options,
      solution: lines(
        tex`公式 $p=\rho gh$ 中的 $h$ 是深度，即该点到自由液面的竖直距离：$h_A=[${depth} cm]-[${above} cm]=[${under} cm]=[${exact(under).over(100)} m]$。`,
        tex`$p_A=\rho_{\text{水}}gh_A=[1.0×10^3 kg/m^3]\times[10 N/kg]\times[${exact(under).over(100)} m]=[${pressure.scientific} Pa]$。`,
        tex`错选 [${errors[0]!.scientific} Pa] 的原因：把 $A$ 点到容器底的距离当成了深度。`,
      ),
      facility: 0.7,
      figure: waterTank(depth, above),
      check: { expression: plain`1000 * 10 * (${depth} - ${above}) / 100`, equals: pressure.toString() },
    }
  );
}

/** A tank of water with a point in it; the heights are to scale. */
function waterTank(depth: number, above: number): string {
  const point = 160 - (130 * above) / depth;
  const bar = (x: number, top: number) => line([x - 5, top], [x + 5, top]) + line([x, top], [x, 160]);
  return svg(
    240,
    180,
    line([60, 15], [60, 160], [180, 160], [180, 15]),
    line([60, 30], [180, 30]),
    circle([110, point], 3, '#222'),
    text([98, point - 4], 'A'),
    dashed([110, point], [145, point]),
    bar(145, point),
    text([158, (point + 160) / 2 + 5], 'h'),
    dashed([180, 30], [210, 30]),
    dashed([180, 160], [210, 160]),
    bar(200, 30),
    text([216, 100], 'H'),
  );
}

const threePoints = svg(
  240,
  180,
  line([50, 20], [50, 160], [190, 160], [190, 20]),
  line([50, 40], [190, 40]),
  circle([80, 65], 3, '#222'),
  text([92, 66], 'a'),
  circle([120, 105], 3, '#222'),
  text([132, 106], 'b'),
  circle([165, 140], 3, '#222'),
  text([177, 141], 'c'),
);

const fluid: BankPoint = {
  name: '液体压强、大气压强与流体压强',
  questions: [
    {
      type: 'single',
      stem: tex`如图所示，容器中盛有水，$a$、$b$、$c$ 三点受到水的压强的大小关系是（　　）`,
      right: tex`$p_a<p_b<p_c$`,
      wrong: [tex`$p_a>p_b>p_c$`, tex`$p_a=p_b=p_c$`, tex`$p_b<p_a<p_c$`],
      solution: tex`同种液体中，深度越大压强越大。三点到水面的竖直距离 $h_a<h_b<h_c$，所以 $p_a<p_b<p_c$。错选 $p_a>p_b>p_c$ 的原因：把到容器底的距离当成了深度。`,
      facility: 0.88,
      figure: threePoints,
    },
    {
      type: 'fill',
      stem: tex`首先有力地证明大气压存在的著名实验是 ____ 半球实验；首先测出大气压数值的科学家是意大利的 ____，他测得的大气压与 ____ $\mathrm{mm}$ 高的水银柱产生的压强相等。`,
      answers: [['马德堡'], ['托里拆利'], ['760']],
      solution: tex`马德堡半球实验证明了大气压的存在；托里拆利首先测出了大气压的数值，标准大气压支持约 [760 mm] 高的水银柱。`,
      facility: 0.78,
    },
    {
      type: 'single',
      stem: '在火车站，乘客必须站在站台的安全线以外候车。这是因为列车驶过时，列车与乘客之间的空气（　　）',
      right: '流速大，压强小',
      wrong: ['流速大，压强大', '流速小，压强小', '流速小，压强大'],
      solution:
        '列车驶过时带动附近的空气快速流动，流体在流速大的地方压强小，乘客外侧的压强大于内侧的压强，会把人推向列车，所以必须站在安全线以外。',
      facility: 0.86,
    },
    {
      type: 'single',
      stem: '下列器具中，利用连通器原理工作的是（　　）',
      right: '茶壶',
      wrong: ['医用注射器', '活塞式抽水机', '用来喝饮料的吸管'],
      solution: '茶壶的壶嘴与壶身上端开口、下部连通，是连通器；注射器、活塞式抽水机和吸管工作时都利用了大气压。',
      facility: 0.84,
    },
  ],
  templates: [template(3, deepPoint)],
};

/** Pressure of solids and liquids. */
export const pressureChapter: BankChapter = { name: '压强', grade: 8, points: [solid, fluid] };
