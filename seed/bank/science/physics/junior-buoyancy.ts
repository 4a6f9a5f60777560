import type { FillIn, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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

/** Buoyancy. */
export const buoyancyTemplates: Templates = {
  阿基米德原理与物体的浮沉条件: [template(3, weighing), template(2, floating)],
};
