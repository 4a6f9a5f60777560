import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { powers } from '../draw.ts';
import { exact } from '../exact.ts';
import { circle, dashed, line, svg, text } from '../../figures/shapes.ts';
import { plain, tex } from '../text.ts';

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

/** Pressure of solids and liquids. */
export const pressureTemplates: Templates = {
  固体的压强: [template(3, standing)],
  '液体压强、大气压强与流体压强': [template(3, deepPoint)],
};
