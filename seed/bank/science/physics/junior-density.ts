import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

const solids = [0.6, 1.8, 2.5, 2.6, 2.7, 4.5, 7.2, 7.8, 7.9, 8.9, 11.3];

function densityOfSolid(random: Random): SingleChoice | undefined {
  const density = exact(random.pick(solids));
  const volume = between(random, 10, 90, 10);
  const mass = density.times(volume);
  if (!mass.neat(0)) return undefined;
  const shown = (power: number) => tex`$${density}\times10^{${power}}\,\mathrm{kg/m^3}$`;
  const options = choices(shown(3), [tex`[${density} kg/m^3]`, shown(-3), shown(6)], ['unit', 'unit', 'unit']);
  return (
    options && {
      type: 'single',
      stem: tex`一个实心物块的质量是 [${mass} g]，体积是 [${volume} cm^3]，它的密度是（　　）`,
      ...options,
      solution: lines(
        tex`$\rho=\frac{m}{V}=\frac{[${mass} g]}{[${volume} cm^3]}=[${density} g/cm^3]$。`,
        tex`因为 $1\,\mathrm{g/cm^3}=1\times10^3\,\mathrm{kg/m^3}$，所以 $\rho=${density}\times10^3\,\mathrm{kg/m^3}$。`,
        '错选其他选项的原因：单位没有换算，或换算的倍数记错。',
      ),
      facility: 0.81,
      check: { expression: plain`(${mass} / 1000) / (${volume} / 1000000)`, equals: density.times(1000).toString() },
    }
  );
}

function ice(random: Random): FillIn {
  const volume = between(random, 20, 400, 10);
  const mass = exact(volume).times(0.9);
  return {
    type: 'fill',
    stem: tex`体积为 [${volume} cm^3] 的冰，质量是 ____ $\mathrm{g}$；它全部熔化成水后，水的体积是 ____ $\mathrm{cm^3}$。（$\rho_{\text{冰}}=[0.9 g/cm^3]$，$\rho_{\text{水}}=[1.0 g/cm^3]$）`,
    answers: [[mass.toString()], [mass.toString()]],
    solution: lines(
      tex`冰的质量 $m=\rho_{\text{冰}}V_{\text{冰}}=[0.9 g/cm^3]\times[${volume} cm^3]=[${mass} g]$。`,
      tex`冰熔化成水，状态改变，质量不变，水的体积 $V_{\text{水}}=\frac{m}{\rho_{\text{水}}}=\frac{[${mass} g]}{[1.0 g/cm^3]}=[${mass} cm^3]$。`,
    ),
    facility: 0.74,
    check: { expression: plain`0.9 * ${volume} / 1`, equals: mass.toString() },
  };
}

const liquids = [
  { name: '酒精', density: exact(0.8) },
  { name: '盐水', density: exact(1.1) },
  { name: '浓盐水', density: exact(1.2) },
] as const;

function bottle(random: Random): SingleChoice | undefined {
  const { name, density } = random.pick(liquids);
  const water = exact(between(random, 200, 1200, 50));
  const mass = water.times(density);
  const errors = [water, water.over(density), mass.plus(water), water.times(exact(2).minus(density))];
  const options = quantities('g', mass, errors, 0);
  return (
    options && {
      type: 'single',
      stem: tex`水的密度为 [1.0 g/cm^3]。一个瓶子最多能装 [${water} g] 水，用它来装密度为 [${density} g/cm^3] 的${name}，最多能装（　　）`,
      ...options,
      solution: lines(
        tex`瓶子的容积等于装满水时水的体积：$V=\frac{m_{\text{水}}}{\rho_{\text{水}}}=\frac{[${water} g]}{[1.0 g/cm^3]}=[${water} cm^3]$。`,
        tex`装满${name}的质量 $m=\rho V=[${density} g/cm^3]\times[${water} cm^3]=[${mass} g]$。`,
        tex`错选 [${water} g] 的原因：误认为同一个瓶子装满不同液体时质量相同，其实相同的是体积。`,
      ),
      facility: 0.72,
      check: { expression: plain`${water} / 1 * ${density}`, equals: mass.toString() },
    }
  );
}

/** Mass, volume, density. */
export const densityTemplates: Templates = {
  密度及其测量: [template(3, densityOfSolid), template(2, ice), template(2, bottle)],
};
