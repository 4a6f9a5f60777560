import type { FillIn, SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { powers } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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
  const options = powers('J', right, errors, ['condition', 'condition', 'operation', 'factor', 'unit']);
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

/** Heat and heat engines. */
export const heatTemplates: Templates = {
  内能的改变与比热容: [template(3, heating)],
  热机与燃料的热值: [template(2, engine), template(2, burning)],
};
