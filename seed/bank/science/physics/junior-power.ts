import type { FillIn, SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

const rated = [
  { volts: 220, watts: [40, 60, 100, 200, 500, 800, 1000] },
  { volts: 12, watts: [8, 12, 16, 20, 24] },
  { volts: 6, watts: [2, 3, 4, 6, 9] },
] as const;

function actualPower(random: Random): SingleChoice | undefined {
  const { volts, watts } = random.pick(rated);
  const power = random.pick(watts);
  const part = random.pick([2, 4]);
  const lower = exact(volts).over(part);
  const actual = exact(power).over(part * part);
  const errors = [exact(power).over(part), exact(power), actual.over(2), exact(power).times(3).over(4)];
  const options = lower.neat(1) ? quantities('W', actual, errors) : undefined;
  return (
    options && {
      type: 'single',
      stem: tex`一个标有“[${volts} V]　[${power} W]”的纯电阻用电器，接在电压为 [${lower} V] 的电源两端。不计温度对电阻的影响，它的实际功率是（　　）`,
      ...options,
      solution: lines(
        tex`电阻不变，由 $P=\frac{U^2}{R}$，电压变为额定电压的 $\frac{1}{${part}}$ 时，功率变为额定功率的 $\left(\frac{1}{${part}}\right)^2=\frac{1}{${part * part}}$。`,
        tex`实际功率 $P'=\frac{1}{${part * part}}\times[${power} W]=[${actual} W]$。`,
        tex`错选 [${exact(power).over(part)} W] 的原因：误认为功率与电压成正比，忽略了电流也同时变小。`,
      ),
      facility: 0.6,
      check: { expression: plain`${lower}^2 / (${volts}^2 / ${power})`, equals: actual.toString() },
    }
  );
}

const constants = [600, 1200, 1600, 2000, 2500, 3000] as const;

function energyMeter(random: Random): FillIn | undefined {
  const constant = random.pick(constants);
  const minutes = random.pick([2, 3, 4, 5, 6, 10, 12, 15]);
  const flashes = between(random, 20, 300, 5);
  const energy = exact(flashes).over(constant);
  const power = energy.times(1000 * 60).over(minutes);
  if (!energy.neat(3) || !power.neat(0) || power.above % 100 !== 0 || power.size > 2200 || power.size < 200)
    return undefined;
  return {
    type: 'fill',
    stem: tex`某家庭的电能表上标有“$${constant}\,\mathrm{imp/(kW\cdot h)}$”。只让一个用电器工作 [${minutes} min]，电能表的指示灯闪烁了 $${flashes}$ 次，则该用电器消耗的电能是 ____ $\mathrm{kW\cdot h}$，它的电功率是 ____ $\mathrm{W}$。`,
    answers: [[energy.toString()], [power.toString()]],
    solution: lines(
      tex`每消耗 $1\,\mathrm{kW\cdot h}$ 电能，指示灯闪烁 $${constant}$ 次，所以 $W=\frac{${flashes}}{${constant}}\,\mathrm{kW\cdot h}=${energy}\,\mathrm{kW\cdot h}$。`,
      tex`电功率 $P=\frac{W}{t}=\frac{${energy}\,\mathrm{kW\cdot h}}{\frac{${minutes}}{60}\,\mathrm{h}}=[${power.over(1000)} kW]=[${power} W]$。`,
    ),
    facility: 0.63,
    check: { expression: plain`${flashes} / ${constant} * 1000 / (${minutes} / 60)`, equals: power.toString() },
  };
}

function kettle(random: Random): WrittenAnswer | undefined {
  const power = random.pick([800, 1000, 1200, 1500, 1600, 2000]);
  const mass = exact(random.pick([0.5, 1, 1.5, 2]));
  const start = random.pick([10, 15, 20, 25, 30]);
  const share = random.pick([70, 75, 80, 84, 90]);
  const absorbed = mass.times(4200 * (100 - start));
  const used = absorbed.over(share).times(100);
  const time = used.over(power);
  if (!time.neat(0) || !/^\d(\.\d{1,2})?×/.test(used.scientific)) return undefined;
  return {
    type: 'written',
    stem: tex`一只电热水壶的额定电压为 [220 V]，额定功率为 [${power} W]。它正常工作时，在标准大气压下把 [${mass} kg]、初温为 [${start} ℃] 的水烧开，用时 [${time} s]。已知 $c_{\text{水}}=[4.2×10^3 J/(kg·℃)]$，求：（1）水吸收的热量；（2）电热水壶消耗的电能；（3）电热水壶的效率。`,
    answer: tex`（1）[${absorbed.scientific} J]；（2）[${used.scientific} J]；（3）[${share} %]`,
    rubric: [
      { text: tex`（1）由 $Q=cm\Delta t$ 算出 [${absorbed.scientific} J]`, score: 3 },
      { text: tex`（2）由 $W=Pt$ 算出 [${used.scientific} J]`, score: 2 },
      { text: tex`（3）由 $\eta=\frac{Q}{W}$ 算出 [${share} %]`, score: 2 },
    ],
    solution: lines(
      tex`（1）标准大气压下水的沸点是 [100 ℃]，$Q=cm\Delta t=[4.2×10^3 J/(kg·℃)]\times[${mass} kg]\times([100 ℃]-[${start} ℃])=[${absorbed.scientific} J]$。`,
      tex`（2）正常工作时功率等于额定功率，$W=Pt=[${power} W]\times[${time} s]=[${used.scientific} J]$。`,
      tex`（3）$\eta=\frac{Q}{W}=\frac{[${absorbed.scientific} J]}{[${used.scientific} J]}\times100\%=[${share} %]$。`,
    ),
    facility: 0.62,
    check: { expression: plain`4200 * ${mass} * (100 - ${start}) / (${power} * ${time}) * 100`, equals: String(share) },
  };
}

/** Electric power, electricity at home, magnets. */
export const powerTemplates: Templates = {
  电功与电功率: [template(3, actualPower), template(2, energyMeter), template(2, kettle)],
};
