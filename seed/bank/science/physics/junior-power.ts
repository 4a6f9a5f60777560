import type { BankChapter, BankPoint, FillIn, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { solenoid } from './figures-magnets.ts';

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

const power: BankPoint = {
  name: '电功与电功率',
  questions: [
    {
      type: 'single',
      stem: tex`一个灯泡上标有“[220 V]　[40 W]”，它正常工作时，下列说法正确的是（　　）`,
      right: tex`每秒消耗的电能是 [40 J]`,
      wrong: [
        tex`每小时消耗的电能是 [40 J]`,
        tex`每秒消耗的电能是 $40\,\mathrm{kW\cdot h}$`,
        tex`通过灯丝的电流是 [5.5 A]`,
      ],
      solution: tex`[40 W] 表示正常工作时每秒消耗 [40 J] 的电能；电流 $I=\frac{P}{U}=\frac{[40 W]}{[220 V]}\approx[0.18 A]$。错选 [5.5 A] 的原因：用 $\frac{U}{P}$ 计算电流。`,
      facility: 0.8,
    },
    {
      type: 'single',
      stem: tex`把标有“[220 V]　[40 W]”的灯 $\mathrm{L_1}$ 和标有“[220 V]　[100 W]”的灯 $\mathrm{L_2}$ 串联后接在 [220 V] 的电路中，不计温度对灯丝电阻的影响，则（　　）`,
      right: tex`$\mathrm{L_1}$ 较亮，因为它的电阻较大`,
      wrong: [
        tex`$\mathrm{L_2}$ 较亮，因为它的额定功率较大`,
        tex`$\mathrm{L_2}$ 较亮，因为通过它的电流较大`,
        tex`两灯一样亮，因为通过它们的电流相等`,
      ],
      solution: tex`由 $R=\frac{U^2}{P}$，额定电压相同时，额定功率小的灯电阻大，$R_1>R_2$。串联时电流相等，由 $P=I^2R$，$\mathrm{L_1}$ 的实际功率较大，较亮。灯的亮度由实际功率决定，错选“额定功率较大”的原因正在于此。`,
      facility: 0.52,
    },
  ],
  templates: [template(3, actualPower), template(2, energyMeter), template(2, kettle)],
};

const safety: BankPoint = {
  name: '家庭电路与安全用电',
  questions: [
    {
      type: 'single',
      stem: '下列做法符合安全用电要求的是（　　）',
      right: '发现有人触电，先切断电源再施救',
      wrong: ['用湿布擦正在工作的台灯', '把三脚插头的接地插脚去掉后使用', '用铜丝代替熔断的保险丝'],
      solution:
        '触电时应先切断电源，不能直接用手拉触电的人。湿布能导电，擦工作中的电器容易触电；去掉接地插脚后，金属外壳带电时有触电危险；铜丝的熔点高，电流过大时不能熔断，起不到保护作用。',
      facility: 0.92,
    },
    {
      type: 'fill',
      stem: '家庭电路中，各用电器之间是 ____ 联的；控制电灯的开关应接在灯与 ____ 线之间；引起空气开关“跳闸”的原因，可能是用电器的总功率过大，也可能是电路中发生了 ____。',
      answers: [['并'], ['火', '相'], ['短路']],
      solution:
        '家庭中各用电器能独立工作，电压都是 $220\\,\\mathrm{V}$，是并联的；开关接在火线与灯之间，断开后灯与火线分离，更换灯泡时安全；总功率过大或短路都会使干路电流过大，空气开关跳闸。',
      facility: 0.76,
    },
  ],
};

const magnetism: BankPoint = {
  name: '电流的磁效应与电磁感应',
  questions: [
    {
      type: 'single',
      stem: '下列设备中，工作原理与发电机相同的是（　　）',
      right: '动圈式话筒',
      wrong: ['电动机', '扬声器', '电磁继电器'],
      solution:
        '发电机和动圈式话筒都利用电磁感应：导体在磁场中运动，产生感应电流。电动机和扬声器利用通电导体在磁场中受力；电磁继电器利用电流的磁效应。',
      facility: 0.68,
    },
    {
      type: 'single',
      stem: tex`如图所示，通电螺线管前面导线中的电流方向如箭头所示。下列说法正确的是（　　）`,
      right: tex`$A$ 端是 $\mathrm{N}$ 极，增大电流，磁性变强`,
      wrong: [
        tex`$A$ 端是 $\mathrm{N}$ 极，增大电流，磁性变弱`,
        tex`$B$ 端是 $\mathrm{N}$ 极，增大电流，磁性变强`,
        tex`$B$ 端是 $\mathrm{N}$ 极，增大电流，磁性变弱`,
      ],
      solution: tex`用右手握住螺线管，让四指弯曲的方向与电流方向一致：前面的电流向上，拇指指向左端，$A$ 端是 $\mathrm{N}$ 极。电流越大，通电螺线管的磁性越强。`,
      facility: 0.66,
      figure: solenoid,
    },
    {
      type: 'multiple',
      stem: '下列因素中，能影响电磁铁磁性强弱的有（　　）',
      right: ['通过线圈的电流的大小', '线圈的匝数', '线圈中有无铁芯'],
      wrong: ['通过线圈的电流的方向'],
      solution:
        '电流越大、匝数越多，电磁铁的磁性越强；插入铁芯后磁性大大增强。改变电流的方向只改变磁极的极性，不改变磁性的强弱。',
      facility: 0.78,
    },
  ],
};

/** Electric power, electricity at home, magnets. */
export const powerChapters: readonly BankChapter[] = [
  { name: '电功率', grade: 9, points: [power] },
  { name: '生活用电', grade: 9, points: [safety] },
  { name: '电与磁', grade: 9, points: [magnetism] },
];
