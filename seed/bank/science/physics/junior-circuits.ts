import type { FillIn, SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { branchCurrents, parallelResistors, seriesResistors } from './figures-circuits.ts';

function branchCurrent(random: Random): SingleChoice | undefined {
  const [whole, first] = [exact(between(random, 30, 60, 2)).over(100), exact(between(random, 12, 28, 2)).over(100)];
  const second = whole.minus(first);
  const options = quantities('A', second, [whole.plus(first), first, whole, whole.over(2)], 2, [
    'swap',
    'other',
    'other',
    '-',
  ]);
  return (
    options && {
      type: 'single',
      stem: tex`如图所示的电路中，闭合开关 $\mathrm{S}$ 后，电流表 $\mathrm{A}$ 的示数为 [${whole} A]，电流表 $\mathrm{A_1}$ 的示数为 [${first} A]，则通过灯 $\mathrm{L_2}$ 的电流是（　　）`,
      ...options,
      solution: lines(
        tex`两灯并联，电流表 $\mathrm{A}$ 测干路电流 $I$，电流表 $\mathrm{A_1}$ 测通过 $\mathrm{L_1}$ 的电流 $I_1$。`,
        tex`并联电路的干路电流等于各支路电流之和，$I_2=I-I_1=[${whole} A]-[${first} A]=[${second} A]$。`,
        tex`错选 [${whole.plus(first)} A] 的原因：误认为两电流表的示数之和才是支路的电流。`,
      ),
      facility: 0.82,
      figure: branchCurrents,
      check: { expression: plain`${whole} - ${first}`, equals: second.toString() },
    }
  );
}

function dividedVoltage(random: Random): SingleChoice | undefined {
  const [first, second] = [between(random, 5, 40, 5), between(random, 5, 60, 5)];
  const volts = exact(between(random, 3, 24, 3)).over(2);
  const share = volts.times(first).over(first + second);
  const errors = [volts.minus(share), volts.over(2), volts, volts.times(first).over(second)];
  const options = first === second ? undefined : quantities('V', share, errors);
  return (
    options && {
      type: 'single',
      stem: tex`如图所示，$R_1=[${first} Ω]$、$R_2=[${second} Ω]$ 串联后接在电压为 [${volts} V] 的电源两端。开关闭合后，$R_1$ 两端的电压是（　　）`,
      ...options,
      solution: lines(
        tex`电路的电流 $I=\frac{U}{R_1+R_2}=\frac{[${volts} V]}{[${first} Ω]+[${second} Ω]}$，$R_1$ 两端的电压 $U_1=IR_1=\frac{${volts}}{${first + second}}\times${first}\,\mathrm{V}=[${share} V]$。`,
        tex`错选 [${volts.minus(share)} V] 的原因：求成了 $R_2$ 两端的电压。串联电路中电阻越大，分得的电压越大。`,
      ),
      facility: 0.71,
      figure: seriesResistors(first, second, volts.toString()),
      check: { expression: plain`${volts} / (${first} + ${second}) * ${first}`, equals: share.toString() },
    }
  );
}

function sideBySide(random: Random): WrittenAnswer | undefined {
  const [first, second] = [between(random, 10, 60, 5), between(random, 10, 60, 5)];
  const volts = exact(between(random, 3, 24, 3)).over(2);
  const [one, two] = [volts.over(first), volts.over(second)];
  const together = exact(first * second).over(first + second);
  if (first === second || !one.neat(2) || !two.neat(2) || !together.neat(0)) return undefined;
  const sum = one.plus(two);
  return {
    type: 'written',
    stem: tex`如图所示，电源电压为 [${volts} V] 且保持不变，$R_1=[${first} Ω]$，$R_2=[${second} Ω]$。闭合开关 $\mathrm{S}$，求：（1）通过 $R_1$ 的电流；（2）干路中的电流；（3）电路的总电阻。`,
    answer: tex`（1）[${one} A]；（2）[${sum} A]；（3）[${together} Ω]`,
    rubric: [
      { text: tex`（1）由 $I_1=\frac{U}{R_1}$ 算出 [${one} A]`, score: 2 },
      { text: tex`（2）算出 $I_2=[${two} A]$，由 $I=I_1+I_2$ 算出 [${sum} A]`, score: 3 },
      { text: tex`（3）由 $R=\frac{U}{I}$（或并联电阻的关系）算出 [${together} Ω]`, score: 2 },
    ],
    solution: lines(
      tex`（1）两电阻并联，电压都等于电源电压，$I_1=\frac{U}{R_1}=\frac{[${volts} V]}{[${first} Ω]}=[${one} A]$。`,
      tex`（2）$I_2=\frac{U}{R_2}=\frac{[${volts} V]}{[${second} Ω]}=[${two} A]$，$I=I_1+I_2=[${one} A]+[${two} A]=[${sum} A]$。`,
      tex`（3）总电阻 $R=\frac{U}{I}=\frac{[${volts} V]}{[${sum} A]}=[${together} Ω]$，比任何一个支路的电阻都小。`,
    ),
    facility: 0.66,
    figure: parallelResistors(first, second, volts.toString()),
    check: [
      { expression: plain`${volts} / ${first} + ${volts} / ${second}`, equals: sum.toString() },
      { expression: plain`${first} * ${second} / (${first} + ${second})`, equals: together.toString() },
    ],
  };
}

function resistance(random: Random): FillIn | undefined {
  const ohms = between(random, 4, 40);
  const [low, high] = [exact(between(random, 2, 9)), exact(between(random, 3, 12))];
  const [first, second] = [low.over(ohms), high.over(ohms)];
  if (high.size <= low.size || !first.neat(2) || !second.neat(2)) return undefined;
  return {
    type: 'fill',
    stem: tex`某定值电阻两端的电压为 [${low} V] 时，通过它的电流为 [${first} A]，则它的电阻是 ____ $\Omega$；当它两端的电压变为 [${high} V] 时，通过它的电流是 ____ $\mathrm{A}$；当它两端的电压为零时，它的电阻是 ____ $\Omega$。`,
    answers: [[String(ohms)], [second.toString()], [String(ohms)]],
    solution: lines(
      tex`$R=\frac{U}{I}=\frac{[${low} V]}{[${first} A]}=[${ohms} Ω]$。`,
      tex`电阻是导体本身的性质，不随电压、电流改变，$I'=\frac{U'}{R}=\frac{[${high} V]}{[${ohms} Ω]}=[${second} A]$；电压为零时电阻仍为 [${ohms} Ω]。`,
    ),
    facility: 0.75,
    check: [
      { expression: plain`${low} / ${first}`, equals: String(ohms) },
      { expression: plain`${high} / (${low} / ${first})`, equals: second.toString() },
    ],
  };
}

/** Circuits and Ohm's law. */
export const circuitTemplates: Templates = {
  串联电路与并联电路: [template(2, branchCurrent)],
  欧姆定律及其应用: [template(3, dividedVoltage), template(2, sideBySide), template(2, resistance)],
};
