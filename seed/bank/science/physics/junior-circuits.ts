import type { BankChapter, BankPoint, FillIn, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import {
  branchCurrents,
  currentLines,
  parallelResistors,
  rheostatCircuit,
  seriesResistors,
  twoLamps,
} from './figures-circuits.ts';

function branchCurrent(random: Random): SingleChoice | undefined {
  const [whole, first] = [exact(between(random, 30, 60, 2)).over(100), exact(between(random, 12, 28, 2)).over(100)];
  const second = whole.minus(first);
  const options = quantities('A', second, [whole.plus(first), first, whole, whole.over(2)]);
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

const circuits: BankPoint = {
  name: '串联电路与并联电路',
  questions: [
    {
      type: 'single',
      stem: tex`如图所示的电路，下列说法正确的是（　　）`,
      right: tex`只闭合 $\mathrm{S_1}$，灯 $\mathrm{L_1}$ 发光，灯 $\mathrm{L_2}$ 不发光`,
      wrong: [
        tex`只闭合 $\mathrm{S_2}$，灯 $\mathrm{L_2}$ 发光，灯 $\mathrm{L_1}$ 不发光`,
        tex`$\mathrm{S_1}$、$\mathrm{S_2}$ 都闭合时，两灯串联`,
        tex`$\mathrm{S_1}$、$\mathrm{S_2}$ 都闭合后，断开 $\mathrm{S_2}$，两灯都熄灭`,
      ],
      solution: tex`两灯并联，$\mathrm{S_1}$ 在干路，$\mathrm{S_2}$ 在 $\mathrm{L_2}$ 的支路。只闭合 $\mathrm{S_1}$ 时只有 $\mathrm{L_1}$ 的支路是通路，$\mathrm{L_1}$ 发光；只闭合 $\mathrm{S_2}$ 时干路断开，两灯都不发光；都闭合后再断开 $\mathrm{S_2}$，只有 $\mathrm{L_2}$ 熄灭。`,
      facility: 0.77,
      figure: twoLamps,
    },
    {
      type: 'multiple',
      stem: '下列电路中，用电器之间是并联的有（　　）',
      right: ['家庭电路中的电视机和电冰箱', '道路两旁同时亮、同时灭，一盏损坏时其他仍能发光的路灯'],
      wrong: ['一盏损坏时所有小彩灯都熄灭的一串彩灯', '教室里的一盏灯和单独控制它的开关'],
      solution:
        '能够独立工作、互不影响的用电器是并联的，家庭中的电视机和电冰箱、路灯都是这样。路灯同时亮、同时灭是因为由干路上的同一个开关控制，不能说明它们串联。一盏损坏全部熄灭的彩灯是串联的；开关与它控制的灯是串联的，开关也不是用电器。',
      facility: 0.7,
    },
    {
      type: 'other',
      stem: tex`请画出符合要求的电路图：电源为一节干电池，灯 $\mathrm{L_1}$、$\mathrm{L_2}$ 并联，开关 $\mathrm{S}$ 同时控制两灯，开关 $\mathrm{S_1}$ 只控制灯 $\mathrm{L_1}$。`,
      answer: tex`$\mathrm{S_1}$ 与 $\mathrm{L_1}$ 串联后，再与 $\mathrm{L_2}$ 并联；$\mathrm{S}$ 与电源串联在干路上`,
      rubric: [
        { text: '两灯并联', score: 2 },
        { text: tex`开关 $\mathrm{S}$ 在干路上，$\mathrm{S_1}$ 在 $\mathrm{L_1}$ 的支路上`, score: 2 },
        { text: '元件符号规范，导线横平竖直，标出元件的字母', score: 1 },
      ],
      solution: tex`先画出并联的两条支路：一条支路上有 $\mathrm{L_1}$ 和 $\mathrm{S_1}$，另一条支路上有 $\mathrm{L_2}$；两条支路汇合后与开关 $\mathrm{S}$、电池连成回路。$\mathrm{S}$ 在干路上，同时控制两灯。`,
      facility: 0.72,
    },
  ],
  templates: [template(2, branchCurrent)],
};

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

const ohm: BankPoint = {
  name: '欧姆定律及其应用',
  questions: [
    {
      type: 'single',
      stem: tex`电阻 $a$、$b$ 的电流与电压的关系如图所示，下列说法正确的是（　　）`,
      right: tex`把 $a$、$b$ 串联后接在电压为 [3 V] 的电源两端，电路中的电流为 [0.2 A]`,
      wrong: [
        tex`电阻 $a$ 的阻值大于电阻 $b$ 的阻值`,
        tex`电阻 $b$ 的阻值为 [5 Ω]`,
        tex`把 $a$、$b$ 并联后接在 [2 V] 的电源两端，干路电流为 [0.4 A]`,
      ],
      solution: tex`由图，电压为 [2 V] 时 $I_a=[0.4 A]$、$I_b=[0.2 A]$，所以 $R_a=\frac{[2 V]}{[0.4 A]}=[5 Ω]$，$R_b=\frac{[2 V]}{[0.2 A]}=[10 Ω]$。串联接 [3 V] 时 $I=\frac{[3 V]}{[5 Ω]+[10 Ω]}=[0.2 A]$；并联接 [2 V] 时干路电流为 $[0.4 A]+[0.2 A]=[0.6 A]$。错选“$a$ 的阻值大于 $b$”的原因：看到 $a$ 的图线陡就认为电阻大，忽略了纵轴是电流。`,
      facility: 0.6,
      figure: currentLines(),
      check: { expression: '3 / (2 / 0.4 + 2 / 0.2)', equals: '0.2' },
    },
    {
      type: 'single',
      stem: tex`如图所示的电路中，电源电压保持不变，$R$ 为定值电阻。闭合开关 $\mathrm{S}$，将滑动变阻器 $R'$ 的滑片 $P$ 向右移动，两电表示数的变化情况是（　　）`,
      right: '电流表的示数变大，电压表的示数变大',
      wrong: [
        '电流表的示数变大，电压表的示数变小',
        '电流表的示数变小，电压表的示数变大',
        '电流表的示数变小，电压表的示数变小',
      ],
      solution: tex`滑片左侧的电阻丝与滑片的连线相连，接入电路的是滑片右侧的电阻丝。滑片右移，接入的电阻变小，总电阻变小，电流变大，电流表的示数变大；电压表测 $R$ 两端的电压，$U=IR$，$I$ 变大，所以示数变大。错选“变小”的原因：误认为接入的是滑片左侧的电阻丝。`,
      facility: 0.61,
      figure: rheostatCircuit,
    },
  ],
  templates: [template(3, dividedVoltage), template(2, sideBySide), template(2, resistance)],
};

/** Circuits and Ohm's law. */
export const circuitChapters: readonly BankChapter[] = [
  { name: '电流和电路', grade: 9, points: [circuits] },
  { name: '欧姆定律', grade: 9, points: [ohm] },
];
