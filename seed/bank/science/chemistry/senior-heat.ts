import type { BankChapter, BankPoint, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

const fuels = [
  { name: '氢气', formula: 'H2', molar: 2, heat: '285.8', products: '液态水' },
  { name: '甲烷', formula: 'CH4', molar: 16, heat: '890.3', products: '二氧化碳气体和液态水' },
  { name: '一氧化碳', formula: 'CO', molar: 28, heat: '283.0', products: '二氧化碳气体' },
  { name: '甲醇', formula: 'CH3OH', molar: 32, heat: '726.5', products: '二氧化碳气体和液态水' },
] as const;

function combustion(random: Random): SingleChoice | undefined {
  const { name, formula, molar, heat, products } = random.pick(fuels);
  const moles = exact(random.pick([0.1, 0.2, 0.25, 0.5, 2, 3, 4, 5]));
  const mass = moles.times(molar);
  const whole = exact(Number(heat));
  const released = moles.times(whole);
  const options = quantities('kJ', released, [mass.times(whole), whole, released.times(2), released.over(2)], 2);
  return (
    options && {
      type: 'single',
      stem: tex`${name}（[${formula}]）的燃烧热 $\Delta H=[-${heat} kJ/mol]$。在 [25 ℃]、[101 kPa] 下，[${mass} g] ${name}完全燃烧生成${products}，放出的热量是（　　）`,
      ...options,
      solution: tex`燃烧热是 [1 mol] 纯物质完全燃烧生成指定产物时放出的热量。$n=\frac{[${mass} g]}{[${molar} g/mol]}=[${moles} mol]$，放出的热量为 $[${moles} mol]\times[${heat} kJ/mol]=[${released} kJ]$。易错点：直接用质量乘以燃烧热。`,
      facility: 0.82,
      check: { expression: plain`${mass} / ${molar} * ${heat}`, equals: released.toString() },
    }
  );
}

const heats: BankPoint = {
  name: '反应热与盖斯定律',
  questions: [
    {
      type: 'single',
      stem: tex`已知：[C(s) + O2(g) = CO2(g)]　$\Delta H_1=[-393.5 kJ/mol]$；$[CO(g)]+\frac{1}{2}[O2(g)]=[CO2(g)]$　$\Delta H_2=[-283.0 kJ/mol]$。则反应 $[C(s)]+\frac{1}{2}[O2(g)]=[CO(g)]$ 的 $\Delta H$ 等于（　　）`,
      right: tex`[-110.5 kJ/mol]`,
      wrong: [tex`[110.5 kJ/mol]`, tex`[-676.5 kJ/mol]`, tex`[676.5 kJ/mol]`],
      solution: tex`由盖斯定律，第一个反应减去第二个反应即得目标反应：$\Delta H=\Delta H_1-\Delta H_2=-393.5-(-283.0)=-110.5$（$\mathrm{kJ/mol}$）。错选 [-676.5 kJ/mol] 的原因：把两个反应热相加。`,
      facility: 0.83,
      check: { expression: '-393.5 + 283', equals: '-110.5' },
    },
    {
      type: 'fill',
      stem: tex`已知断开 [1 mol] $\mathrm{H-H}$ 键、[1 mol] $\mathrm{Cl-Cl}$ 键、[1 mol] $\mathrm{H-Cl}$ 键分别吸收 [436 kJ]、[243 kJ]、[431 kJ] 的能量。则 [1 mol] [H2] 与 [1 mol] [Cl2] 反应生成 [2 mol] [HCl] 时 ____（填“放出”或“吸收”）的热量是 ____ $\mathrm{kJ}$。`,
      answers: [['放出'], ['183']],
      solution: tex`断开反应物的化学键共吸收 $436+243=679$（$\mathrm{kJ}$），形成 [2 mol] $\mathrm{H-Cl}$ 键共放出 $2\times431=862$（$\mathrm{kJ}$），放出的能量较多，反应放出 $862-679=183$（$\mathrm{kJ}$）的热量。易错点：漏乘 $\mathrm{H-Cl}$ 键的物质的量 $2$。`,
      facility: 0.78,
      check: { expression: '2 * 431 - 436 - 243', equals: '183' },
    },
    {
      type: 'single',
      stem: '下列关于反应热的说法，正确的是（　　）',
      right: '化学反应的反应热只与反应体系的始态和终态有关',
      wrong: [
        '需要加热才能发生的反应都是吸热反应',
        tex`放热反应的 $\Delta H>0$`,
        '同一反应分几步完成，总的反应热比一步完成的大',
      ],
      solution: tex`由盖斯定律，反应热只与始态、终态有关，与途径无关，一步完成和分几步完成的反应热相同。有些放热反应（如燃烧）也需要加热引发；放热反应 $\Delta H<0$。`,
      facility: 0.84,
    },
  ],
  templates: [template(3, combustion)],
};

function balance(random: Random): WrittenAnswer | undefined {
  const litres = between(random, 1, 4);
  const [oxide, steam] = [between(random, 1, 9), between(random, 1, 9)];
  const moved = exact(between(random, 1, 40)).over(5);
  const [restOxide, restSteam] = [exact(oxide).minus(moved), exact(steam).minus(moved)];
  if (!restOxide.neat(1) || !restSteam.neat(1)) return undefined;
  const constant = moved.times(moved).over(restOxide.times(restSteam));
  const percent = moved.over(oxide).times(100);
  const made = moved.over(litres);
  if (!constant.neat(2) || !percent.neat(0) || !made.neat(2) || constant.size < 0.2 || constant.size > 12)
    return undefined;
  return {
    type: 'written',
    stem: tex`在容积为 [${litres} L] 的恒温恒容密闭容器中充入 [${oxide} mol] [CO] 和 [${steam} mol] 水蒸气，发生反应 [CO(g) + H2O(g) ⇌ CO2(g) + H2(g)]，达到平衡时 [CO2] 的物质的量为 [${moved} mol]。求：（1）平衡时 [H2] 的浓度；（2）[CO] 的平衡转化率；（3）该温度下反应的平衡常数 $K$。`,
    answer: tex`（1）[${made} mol/L]；（2）[${percent} %]；（3）$${constant}$`,
    rubric: [
      { text: '列出起始量、变化量、平衡量（三段式）', score: 2 },
      { text: tex`（1）算出 [${made} mol/L]`, score: 2 },
      { text: tex`（2）算出转化率 [${percent} %]`, score: 2 },
      { text: tex`（3）写出平衡常数的表达式并算出 $K=${constant}$`, score: 3 },
    ],
    solution: lines(
      tex`变化量都是 [${moved} mol]，平衡时 [CO]、[H2O]、[CO2]、[H2] 的物质的量分别为 [${restOxide} mol]、[${restSteam} mol]、[${moved} mol]、[${moved} mol]。`,
      tex`（1）$c([H2])=\frac{[${moved} mol]}{[${litres} L]}=[${made} mol/L]$。`,
      tex`（2）[CO] 的转化率为 $\frac{[${moved} mol]}{[${oxide} mol]}\times100\%=[${percent} %]$。`,
      tex`（3）$K=\frac{c([CO2])\cdot c([H2])}{c([CO])\cdot c([H2O])}$，反应前后气体的化学计量数之和相等，容积可以约去，$K=\frac{${moved}\times${moved}}{${restOxide}\times${restSteam}}=${constant}$。`,
    ),
    facility: 0.66,
    check: [
      { expression: plain`${moved}^2 / ((${oxide} - ${moved}) * (${steam} - ${moved}))`, equals: constant.toString() },
      { expression: plain`${moved} / ${oxide} * 100`, equals: percent.toString() },
    ],
  };
}

const equilibrium: BankPoint = {
  name: '化学反应速率与化学平衡',
  questions: [
    {
      type: 'multiple',
      stem: tex`反应 [2SO2(g) + O2(g) ⇌ 2SO3(g)]　$\Delta H<0$ 在密闭容器中达到平衡。下列措施能使平衡向正反应方向移动的有（　　）`,
      right: ['缩小容器的容积，增大压强', tex`保持容积不变，再充入 [O2]`],
      wrong: ['升高温度', '加入催化剂'],
      solution: tex`正反应气体分子数减少，增大压强平衡正向移动；增大 [O2] 的浓度平衡正向移动。正反应放热，升高温度平衡逆向移动；催化剂同等程度地改变正、逆反应速率，平衡不移动。`,
      facility: 0.81,
    },
    {
      type: 'single',
      stem: tex`关于化学反应速率，下列说法正确的是（　　）`,
      right: '升高温度，活化分子百分数增大，反应速率增大',
      wrong: [
        '升高温度，只增大吸热反应的速率',
        '使用催化剂，能增大反应的活化能，使反应加快',
        '增大反应物浓度，活化分子百分数增大，反应加快',
      ],
      solution:
        '升高温度使更多分子成为活化分子，活化分子百分数增大，吸热反应和放热反应的速率都增大；催化剂降低活化能；增大浓度时单位体积内活化分子数增多，但活化分子百分数不变。',
      facility: 0.75,
    },
    {
      type: 'single',
      stem: tex`反应 [2NO2(g) ⇌ N2O4(g)]　$\Delta H<0$ 在恒容密闭容器中达到平衡，只升高温度。下列说法正确的是（　　）`,
      right: '混合气体的颜色变深，平衡常数减小',
      wrong: [
        '混合气体的颜色变浅，平衡常数增大',
        '混合气体的颜色变深，平衡常数增大',
        '混合气体的颜色不变，平衡常数不变',
      ],
      solution: tex`正反应放热，升高温度平衡逆向移动，[NO2] 的浓度增大，红棕色变深；平衡常数只随温度变化，放热反应升温时 $K$ 减小。`,
      facility: 0.78,
    },
  ],
  templates: [template(3, balance)],
};

/** Heats of reaction, speed and equilibrium. */
export const heatChapters: readonly BankChapter[] = [
  { name: '化学反应的热效应', grade: 11, points: [heats] },
  { name: '化学反应速率与化学平衡', grade: 11, points: [equilibrium] },
];
