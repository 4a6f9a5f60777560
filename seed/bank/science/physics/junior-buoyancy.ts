import type { BankChapter, BankPoint, FillIn, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { arrow, box, circle, dashed, line, svg, text } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

const stones = ['石块', '金属块', '矿石', '瓷块'] as const;

function weighing(random: Random): FillIn | undefined {
  const lift = exact(between(random, 4, 30)).over(10);
  const density = exact(random.pick([2, 2.5, 2.6, 3, 3.5, 4, 4.5, 5, 8]));
  const weight = lift.times(density);
  const pull = weight.minus(lift);
  if (!weight.neat(1)) return undefined;
  const volume = lift.times(100);
  return {
    type: 'fill',
    stem: tex`把一个实心${random.pick(stones)}挂在弹簧测力计下，在空气中示数为 [${weight} N]；让它浸没在水中且不接触容器，示数变为 [${pull} N]。它浸没时受到的浮力是 ____ $\mathrm{N}$，它的体积是 ____ $\mathrm{cm^3}$，它的密度是水的密度的 ____ 倍。（$\rho_{\text{水}}=[1.0×10^3 kg/m^3]$，取 $g=[10 N/kg]$）`,
    answers: [[lift.toString()], [volume.toString()], [density.toString()]],
    solution: lines(
      tex`浮力 $F_{\text{浮}}=G-F=[${weight} N]-[${pull} N]=[${lift} N]$。`,
      tex`浸没时 $V=V_{\text{排}}=\frac{F_{\text{浮}}}{\rho_{\text{水}}g}=\frac{[${lift} N]}{[1.0×10^3 kg/m^3]\times[10 N/kg]}=[${volume.over(1000000).scientific} m^3]=[${volume} cm^3]$。`,
      tex`浸没时 $\frac{G}{F_{\text{浮}}}=\frac{\rho gV}{\rho_{\text{水}}gV}=\frac{\rho}{\rho_{\text{水}}}$，所以密度是水的 $\frac{[${weight} N]}{[${lift} N]}=${density}$ 倍。`,
    ),
    facility: 0.58,
    check: [
      { expression: plain`(${weight} - ${pull}) / (1000 * 10) * 1000000`, equals: volume.toString() },
      { expression: plain`${weight} / (${weight} - ${pull})`, equals: density.toString() },
    ],
  };
}

function floating(random: Random): WrittenAnswer | undefined {
  const volume = between(random, 200, 1000, 50);
  const density = exact(random.pick([0.4, 0.5, 0.6, 0.7, 0.8]));
  const weight = density.times(volume).over(100);
  const whole = exact(volume).over(100);
  const [under, push] = [density.times(volume), whole.minus(weight)];
  if (!weight.neat(2)) return undefined;
  return {
    type: 'written',
    stem: tex`把体积为 [${volume} cm^3]、密度为 $${density}\times10^3\,\mathrm{kg/m^3}$ 的木块放入足够深的水中，静止时木块漂浮在水面上。求：（1）木块受到的重力；（2）木块浸在水中的体积；（3）要使木块全部浸没在水中，至少需要对它施加多大的竖直向下的压力。（$\rho_{\text{水}}=[1.0×10^3 kg/m^3]$，取 $g=[10 N/kg]$）`,
    answer: tex`（1）[${weight} N]；（2）[${under} cm^3]；（3）[${push} N]`,
    rubric: [
      { text: tex`（1）由 $G=\rho_{\text{木}}Vg$ 算出 [${weight} N]`, score: 2 },
      { text: tex`（2）写出漂浮条件 $F_{\text{浮}}=G$，由阿基米德原理算出 [${under} cm^3]`, score: 3 },
      { text: tex`（3）算出浸没时的浮力 [${whole} N]，由 $F=F_{\text{浮}}'-G$ 算出 [${push} N]`, score: 3 },
    ],
    solution: lines(
      tex`（1）木块的质量 $m=\rho_{\text{木}}V=[${density} g/cm^3]\times[${volume} cm^3]=[${under} g]=[${under.over(1000)} kg]$，$G=mg=[${under.over(1000)} kg]\times[10 N/kg]=[${weight} N]$。`,
      tex`（2）木块漂浮，$F_{\text{浮}}=G=[${weight} N]$，$V_{\text{排}}=\frac{F_{\text{浮}}}{\rho_{\text{水}}g}=\frac{[${weight} N]}{[1.0×10^3 kg/m^3]\times[10 N/kg]}=[${under.over(1000000)} m^3]=[${under} cm^3]$。`,
      tex`（3）全部浸没时 $F_{\text{浮}}'=\rho_{\text{水}}gV=[1.0×10^3 kg/m^3]\times[10 N/kg]\times[${exact(volume).over(1000000)} m^3]=[${whole} N]$，压力 $F=F_{\text{浮}}'-G=[${whole} N]-[${weight} N]=[${push} N]$。`,
    ),
    facility: 0.48,
    check: [
      { expression: plain`${density} * 1000 * ${volume} / 1000000 * 10`, equals: weight.toString() },
      { expression: plain`(1 - ${density}) * 1000 * ${volume} / 1000000 * 10`, equals: push.toString() },
    ],
  };
}

const glass = (left: number, egg: number, name: string): string =>
  line([left, 20], [left, 150], [left + 80, 150], [left + 80, 20]) +
  line([left, 45], [left + 80, 45]) +
  [65, 85, 110, 130].map((y) => dashed([left + 6, y], [left + 74, y])).join('') +
  circle([left + 40, egg], 13, '#fff') +
  text([left + 40, 172], name);

const eggs = svg(370, 180, glass(15, 137, '甲'), glass(145, 95, '乙'), glass(275, 49, '丙'));

const cubeUnderWater = svg(
  230,
  180,
  line([40, 20], [40, 160], [190, 160], [190, 20]),
  line([40, 40], [190, 40]),
  box([90, 70], 50, 50),
  arrow([115, 52], [115, 69]),
  text([128, 62], 'F₁', 'start'),
  arrow([115, 145], [115, 121]),
  text([128, 143], 'F₂', 'start'),
);

const buoyancy: BankPoint = {
  name: '阿基米德原理与物体的浮沉条件',
  questions: [
    {
      type: 'single',
      stem: '把一块橡皮泥浸没在水中，下列因素中，影响它所受浮力大小的是（　　）',
      right: '橡皮泥排开水的体积',
      wrong: ['橡皮泥的形状', '橡皮泥的密度', '橡皮泥浸没后所处的深度'],
      solution: tex`由阿基米德原理 $F_{\text{浮}}=\rho_{\text{液}}gV_{\text{排}}$，浮力只与液体的密度和排开液体的体积有关，与物体的密度、形状以及浸没后的深度无关。错选“深度”的原因：误认为浸没后越深浮力越大。`,
      facility: 0.79,
    },
    {
      type: 'multiple',
      stem: '把同一个鸡蛋先后放入甲、乙、丙三个盛有不同液体的容器中，静止时的位置如图所示：甲中沉底、乙中悬浮、丙中漂浮。下列说法正确的有（　　）',
      right: ['鸡蛋在乙、丙中受到的浮力相等', '丙中液体的密度最大'],
      wrong: ['鸡蛋在丙中受到的浮力最大', '鸡蛋在甲中没有受到浮力'],
      solution: tex`乙中悬浮、丙中漂浮，浮力都等于重力；甲中沉底，浮力小于重力，但不为零。甲中 $\rho_{\text{液}}<\rho_{\text{蛋}}$，乙中 $\rho_{\text{液}}=\rho_{\text{蛋}}$，丙中 $\rho_{\text{液}}>\rho_{\text{蛋}}$，所以丙中液体的密度最大。错选“丙中浮力最大”的原因：看到鸡蛋浮得高就认为浮力大。`,
      facility: 0.6,
      figure: eggs,
    },
    {
      type: 'fill',
      stem: tex`如图所示，正方体浸没在水中，水对它上表面的压力 $F_1=[5 N]$，对下表面的压力 $F_2=[13 N]$，则正方体受到的浮力是 ____ $\mathrm{N}$；若让它在水中再下沉一些（不接触容器底），它受到的浮力将 ____（填“变大”“变小”或“不变”）。`,
      answers: [['8'], ['不变']],
      solution: tex`浮力是液体对物体上、下表面的压力差：$F_{\text{浮}}=F_2-F_1=[13 N]-[5 N]=[8 N]$。正方体仍然浸没，排开水的体积不变，所以浮力不变。`,
      facility: 0.75,
      figure: cubeUnderWater,
      check: { expression: '13 - 5', equals: '8' },
    },
  ],
  templates: [template(3, weighing), template(2, floating)],
};

/** Buoyancy. */
export const buoyancyChapter: BankChapter = { name: '浮力', grade: 8, points: [buoyancy] };
