import type { BankChapter, BankPoint, FillIn, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, powers, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { axes, dashed, line, svg, text, type Point } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

const vessels = [
  { what: '一壶水', low: 1, high: 5 },
  { what: '太阳能热水器水箱中的水', low: 40, high: 120 },
  { what: '一盆水', low: 2, high: 10 },
] as const;

function heating(random: Random): SingleChoice | undefined {
  const { what, low, high } = random.pick(vessels);
  const mass = low > 10 ? between(random, low, high, 10) : between(random, low, high);
  const start = between(random, 10, 30, 5);
  const end = between(random, start + 10, 95, 5);
  const heat = (degrees: number) => exact(4200 * mass).times(degrees);
  const right = heat(end - start);
  const errors = [heat(end), heat(start), heat(end + start), right.over(mass), right.over(1000)];
  const options = powers('J', right, errors);
  return (
    options && {
      type: 'single',
      stem: tex`水的比热容为 [4.2×10^3 J/(kg·℃)]。质量为 [${mass} kg] 的${what}，温度从 [${start} ℃] 升高到 [${end} ℃]，吸收的热量是（　　）`,
      ...options,
      solution: lines(
        tex`升高的温度 $\Delta t=[${end} ℃]-[${start} ℃]=[${end - start} ℃]$。`,
        tex`吸收的热量 $Q=cm\Delta t=[4.2×10^3 J/(kg·℃)]\times[${mass} kg]\times[${end - start} ℃]=[${right.scientific} J]$。`,
        '易错点：公式中的温度是温度的变化量，不是末温、初温，也不是两者之和；不要漏乘质量。',
      ),
      facility: 0.78,
      check: { expression: plain`4200 * ${mass} * (${end} - ${start})`, equals: right.toString() },
    }
  );
}

/** Two liquids of equal mass on equal heaters from 20 ℃: after 5 minutes one has 60 ℃, the other 40 ℃. */
function heatingCurves(): string {
  const place = (minute: number, degree: number): Point => [45 + minute * 36, 175 - degree * 2];
  return svg(
    340,
    205,
    axes([45, 175], 220, 160, '时间/min', '温度/℃'),
    ...[1, 2, 3, 4, 5].map((x) => line([45 + x * 36, 175], [45 + x * 36, 171]) + text([45 + x * 36, 193], x)),
    ...[20, 40, 60].map(
      (y) => line([45, place(0, y)[1]], [49, place(0, y)[1]]) + text([38, place(0, y)[1] + 5], y, 'end'),
    ),
    line(place(0, 20), place(5, 60)),
    line(place(0, 20), place(5, 40)),
    dashed(place(0, 60), place(5, 60), place(5, 0)),
    dashed(place(0, 40), place(5, 40)),
    text([238, 60], '甲'),
    text([238, 100], '乙'),
  );
}

const heat: BankPoint = {
  name: '内能的改变与比热容',
  questions: [
    {
      type: 'single',
      stem: '下列事例中，通过做功的方式改变物体内能的是（　　）',
      right: '冬天搓手，手会变热',
      wrong: ['冬天抱着热水袋，手会变热', '在阳光下晒被子，被子变热', '把热鸡蛋放在冷水中，鸡蛋变凉'],
      solution: '搓手时克服摩擦做功，机械能转化为内能；其余三项都是通过热传递改变内能，内能发生转移。',
      facility: 0.9,
    },
    {
      type: 'single',
      stem: '下列事例中，与水的比热容较大无关的是（　　）',
      right: '炎热的夏天，在地面上洒水可以降温',
      wrong: [
        '汽车发动机用循环流动的水散热',
        '沿海地区昼夜的温差比内陆地区小',
        '北方冬季用热水作为暖气管道中的工作物质',
      ],
      solution:
        '在地面洒水降温利用的是水蒸发吸热。发动机用水散热、沿海地区昼夜温差小、用热水供暖，都是因为水的比热容较大，质量相同、温度变化相同时，水吸收或放出的热量较多。',
      facility: 0.74,
    },
    {
      type: 'single',
      stem: '用相同的加热器分别给质量相等的甲、乙两种液体加热，它们的温度随时间变化的图像如图所示，不计热量损失。下列说法正确的是（　　）',
      right: '乙的比热容是甲的 $2$ 倍',
      wrong: ['甲的比热容是乙的 $2$ 倍', '甲、乙的比热容相等', tex`加热 [5 min]，甲吸收的热量比乙多`],
      solution: tex`加热器相同、加热时间相同，两种液体吸收的热量相等。[5 min] 内甲升高 $60-20=40$（$^\circ\mathrm{C}$），乙升高 $40-20=20$（$^\circ\mathrm{C}$）。由 $c=\frac{Q}{m\Delta t}$，质量和热量相同时比热容与升高的温度成反比，$c_{\text{乙}}=2c_{\text{甲}}$。错选“甲吸收的热量多”的原因：误认为温度升得高就是吸热多。`,
      facility: 0.69,
      figure: heatingCurves(),
      check: { expression: '(60 - 20) / (40 - 20)', equals: '2' },
    },
  ],
  templates: [template(3, heating)],
};

function engine(random: Random): FillIn {
  const turns = between(random, 10, 60, 2);
  return {
    type: 'fill',
    stem: tex`一台单缸四冲程汽油机飞轮的转速是 $${turns * 60}\,\mathrm{r/min}$，则飞轮每秒转 ____ 圈，汽油机每秒完成 ____ 个冲程，对外做功 ____ 次。`,
    answers: [[String(turns)], [String(turns * 2)], [String(turns / 2)]],
    solution: lines(
      tex`飞轮每秒转 $\frac{${turns * 60}}{60}=${turns}$ 圈。`,
      tex`四冲程内燃机的一个工作循环有 $4$ 个冲程，飞轮转 $2$ 圈，对外做功 $1$ 次。所以每秒完成 $2\times${turns}=${turns * 2}$ 个冲程，做功 $\frac{${turns}}{2}=${turns / 2}$ 次。`,
    ),
    facility: 0.7,
    check: { expression: plain`${turns * 60} / 60 / 2`, equals: String(turns / 2) },
  };
}

function burning(random: Random): WrittenAnswer | undefined {
  const mass = between(random, 20, 100, 10);
  const rise = between(random, 20, 50, 5);
  const share = random.pick([40, 50, 60, 70, 75, 80]);
  const absorbed = exact(4200).times(mass).times(rise);
  const released = absorbed.over(share).times(100);
  const gas = released.over(4e7);
  if (!gas.neat(3) || !/^\d(\.\d{1,2})?×/.test(released.scientific)) return undefined;
  return {
    type: 'written',
    stem: tex`某家庭用天然气热水器把 [${mass} kg] 的水从 [15 ℃] 加热到 [${15 + rise} ℃]，消耗天然气 [${gas} m^3]。已知天然气的热值取 [4.0×10^7 J/m^3]，$c_{\text{水}}=[4.2×10^3 J/(kg·℃)]$。求：（1）水吸收的热量；（2）天然气完全燃烧放出的热量；（3）热水器的效率。`,
    answer: tex`（1）[${absorbed.scientific} J]；（2）[${released.scientific} J]；（3）[${share} %]`,
    rubric: [
      { text: tex`（1）由 $Q=cm\Delta t$ 算出 [${absorbed.scientific} J]`, score: 3 },
      { text: tex`（2）由 $Q=Vq$ 算出 [${released.scientific} J]`, score: 2 },
      { text: tex`（3）由 $\eta=\frac{Q_{\text{吸}}}{Q_{\text{放}}}$ 算出 [${share} %]`, score: 2 },
    ],
    solution: lines(
      tex`（1）$Q_{\text{吸}}=cm\Delta t=[4.2×10^3 J/(kg·℃)]\times[${mass} kg]\times([${15 + rise} ℃]-[15 ℃])=[${absorbed.scientific} J]$。`,
      tex`（2）$Q_{\text{放}}=Vq=[${gas} m^3]\times[4.0×10^7 J/m^3]=[${released.scientific} J]$。`,
      tex`（3）$\eta=\frac{Q_{\text{吸}}}{Q_{\text{放}}}=\frac{[${absorbed.scientific} J]}{[${released.scientific} J]}\times100\%=[${share} %]$。`,
    ),
    facility: 0.64,
    check: { expression: plain`4200 * ${mass} * ${rise} / (${gas} * 4 * 10^7) * 100`, equals: String(share) },
  };
}

const engines: BankPoint = {
  name: '热机与燃料的热值',
  questions: [
    {
      type: 'single',
      stem: '在四冲程汽油机的工作过程中，把机械能转化为内能的冲程是（　　）',
      right: '压缩冲程',
      wrong: ['吸气冲程', '做功冲程', '排气冲程'],
      solution:
        '压缩冲程中，活塞压缩气体做功，机械能转化为内能；做功冲程中，高温高压的燃气推动活塞做功，内能转化为机械能。错选“做功冲程”的原因：把两个冲程的能量转化记反了。',
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '关于燃料的热值，下列说法正确的是（　　）',
      right: '同种燃料的热值与燃料的质量和是否完全燃烧无关',
      wrong: ['燃料完全燃烧时的热值比不完全燃烧时大', '燃料的质量越大，热值越大', '燃烧时放出热量多的燃料，热值一定大'],
      solution:
        '热值是燃料的一种特性，只与燃料的种类有关，与质量、是否完全燃烧、放出热量的多少都无关。放出热量的多少还与燃料的质量有关，不能由放热多判断热值大。',
      facility: 0.76,
    },
  ],
  templates: [template(2, engine), template(2, burning)],
};

/** Heat and heat engines. */
export const heatChapters: readonly BankChapter[] = [
  { name: '内能', grade: 9, points: [heat] },
  { name: '内能的利用', grade: 9, points: [engines] },
];
