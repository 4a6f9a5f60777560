import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { axes, dashed, plot, svg, text, type Point } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

const solutes = ['氯化钠', '硝酸钾', '蔗糖', '氯化钾'] as const;

function dissolved(random: Random): SingleChoice | undefined {
  const [solute, water] = [between(random, 5, 30), between(random, 45, 240, 5)];
  const percent = exact(solute * 100).over(solute + water);
  const errors = [
    exact(solute * 100).over(water),
    exact(water * 100).over(solute + water),
    exact(solute),
    percent.over(2),
    percent.times(2),
  ];
  // What dissolves at room temperature: none of these salts gives a much stronger solution.
  const options = percent.neat(0) && percent.size <= 20 ? quantities('%', percent, errors, 1) : undefined;
  return (
    options && {
      type: 'single',
      stem: tex`室温下，把 [${solute} g] ${random.pick(solutes)}完全溶解在 [${water} g] 水中，所得溶液中溶质的质量分数是（　　）`,
      ...options,
      solution: tex`溶液的质量等于溶质的质量加溶剂的质量：$\frac{[${solute} g]}{[${solute} g]+[${water} g]}\times100\%=[${percent} %]$。易错点：用溶质的质量除以溶剂的质量，而不是除以溶液的质量。`,
      facility: 0.84,
      check: { expression: plain`${solute} / (${solute} + ${water}) * 100`, equals: percent.toString() },
    }
  );
}

function diluted(random: Random): SingleChoice | undefined {
  const mass = between(random, 20, 200, 10);
  const [strong, weak] = [between(random, 10, 24, 2), between(random, 2, 15)];
  const whole = exact(mass * strong).over(weak);
  const water = whole.minus(mass);
  const errors = [whole, exact(mass), exact(mass * strong).over(100), whole.plus(mass)];
  const options = quantities('g', water, errors, 0);
  return (
    options && {
      type: 'single',
      stem: tex`把 [${mass} g] 溶质质量分数为 [${strong} %] 的氯化钠溶液稀释成溶质质量分数为 [${weak} %] 的溶液，需要加水（　　）`,
      ...options,
      solution: lines(
        tex`稀释前后溶质的质量不变。设加水的质量为 $x$，则 $[${mass} g]\times${strong}\%=([${mass} g]+x)\times${weak}\%$。`,
        tex`解得 $x=[${water} g]$。错选 [${whole} g] 的原因：求的是稀释后溶液的质量，没有减去原溶液的质量。`,
      ),
      facility: 0.73,
      check: { expression: plain`${mass} * ${strong} / ${weak} - ${mass}`, equals: water.toString() },
    }
  );
}

function prepared(random: Random): FillIn | undefined {
  const [mass, percent] = [between(random, 50, 300, 10), between(random, 3, 20)];
  const solute = exact(mass * percent).over(100);
  const water = exact(mass).minus(solute);
  if (!solute.neat(1)) return undefined;
  return {
    type: 'fill',
    stem: tex`配制 [${mass} g] 溶质质量分数为 [${percent} %] 的氯化钠溶液，需要氯化钠 ____ $\mathrm{g}$，水 ____ $\mathrm{mL}$。（水的密度为 [1 g/mL]）`,
    answers: [[solute.toString()], [water.toString()]],
    solution: lines(
      tex`氯化钠的质量为 $[${mass} g]\times${percent}\%=[${solute} g]$。`,
      tex`水的质量为 $[${mass} g]-[${solute} g]=[${water} g]$，体积为 $\frac{[${water} g]}{[1 g/mL]}=[${water} mL]$。`,
    ),
    facility: 0.85,
    check: { expression: plain`${mass} - ${mass} * ${percent} / 100`, equals: water.toString() },
  };
}

/** Solubility of two solids; they are equal, 40 g, at the second temperature. */
function solubility(): string {
  const steep = (t: number): Point => [45 + t * 200, 180 - (15 + 25 * (t / 0.6) ** 2) * 2];
  const flat = (t: number): Point => [45 + t * 200, 180 - (32 + (8 * t) / 0.6) * 2];
  const [low, meeting] = [steep(0.25), steep(0.6)];
  return svg(
    330,
    210,
    axes([45, 180], 235, 165, '温度/℃', '溶解度/g'),
    plot(0, 0.9, 30, steep),
    plot(0, 1, 10, flat),
    dashed([low[0], 180], flat(0.25)),
    dashed([meeting[0], 180], meeting, [45, meeting[1]]),
    text([low[0], 198], 't₁'),
    text([meeting[0], 198], 't₂'),
    text([38, meeting[1] + 5], '40', 'end'),
    text([232, 40], '甲', 'start'),
    text([252, 92], '乙', 'start'),
  );
}

const saturation: BankPoint = {
  name: '饱和溶液与溶解度',
  questions: [
    {
      type: 'single',
      stem: '甲、乙两种固体物质（均不含结晶水）的溶解度曲线如图所示。下列说法正确的是（　　）',
      right: tex`$t_2\,^\circ\mathrm{C}$ 时，甲、乙的饱和溶液中溶质的质量分数相等`,
      wrong: [
        '甲的溶解度大于乙的溶解度',
        tex`$t_1\,^\circ\mathrm{C}$ 时，甲的溶解度大于乙的溶解度`,
        tex`$t_2\,^\circ\mathrm{C}$ 时，[100 g] 甲的饱和溶液中含有 [40 g] 甲`,
      ],
      solution: tex`$t_2\,^\circ\mathrm{C}$ 时两条曲线相交，溶解度都是 [40 g]，饱和溶液的溶质质量分数都等于 $\frac{40}{100+40}\times100\%$。比较溶解度必须指明温度；$t_1\,^\circ\mathrm{C}$ 时甲的溶解度小于乙；溶解度 [40 g] 是指 [100 g] 水中最多溶解 [40 g]，即 [140 g] 饱和溶液中含 [40 g] 甲，认为 [100 g] 饱和溶液中含 [40 g] 甲，是把溶液当成了溶剂。`,
      facility: 0.72,
      figure: solubility(),
    },
    {
      type: 'single',
      stem: '要使接近饱和的硝酸钾溶液变成饱和溶液，下列方法中不可行的是（　　）',
      right: '升高温度（不蒸发水）',
      wrong: ['加入硝酸钾固体', '降低温度', '蒸发一部分水'],
      solution:
        '硝酸钾的溶解度随温度升高而增大，升高温度会使溶液离饱和更远。加溶质、降温、恒温蒸发溶剂都可以使它变成饱和溶液。',
      facility: 0.82,
    },
    {
      type: 'multiple',
      stem: '关于溶液，下列说法正确的有（　　）',
      right: ['溶液是均一、稳定的混合物', '碘酒中的溶剂是酒精'],
      wrong: ['均一、稳定的液体一定是溶液', '饱和溶液一定是浓溶液'],
      solution:
        '水是均一、稳定的液体，但它是纯净物，不是溶液。溶解度很小的物质（如氢氧化钙），饱和溶液也很稀。碘酒是碘的酒精溶液，溶剂是酒精。',
      facility: 0.83,
    },
    {
      type: 'single',
      stem: '把下列物质分别放入足量水中，充分搅拌，能形成溶液的是（　　）',
      right: '蔗糖',
      wrong: ['面粉', '植物油', '泥沙'],
      solution: '蔗糖能溶于水形成均一、稳定的溶液；面粉、泥沙难溶于水，形成悬浊液；植物油难溶于水，形成乳浊液。',
      facility: 0.94,
    },
  ],
};

const concentration: BankPoint = {
  name: '溶质的质量分数',
  questions: [
    {
      type: 'written',
      stem: tex`实验室要配制 [50 g] 溶质质量分数为 [6 %] 的氯化钠溶液。（水的密度为 [1 g/mL]）（1）计算需要氯化钠的质量和水的体积。（2）写出配制的主要步骤。（3）量取水时俯视读数，其他操作正确，所配溶液的溶质质量分数偏大还是偏小？说明理由。`,
      answer: tex`（1）氯化钠 [3 g]，水 [47 mL]；（2）计算、称量、量取、溶解、装瓶贴标签；（3）偏大，俯视读数时量取的水的实际体积偏小`,
      rubric: [
        { text: tex`（1）算出氯化钠 [3 g] 和水 [47 mL]`, score: 2 },
        { text: '（2）步骤完整、顺序合理', score: 2 },
        { text: '（3）答“偏大”，并说明水的实际体积偏小', score: 2 },
      ],
      solution: lines(
        tex`（1）氯化钠的质量为 $[50 g]\times6\%=[3 g]$，水的质量为 $[50 g]-[3 g]=[47 g]$，体积为 [47 mL]。`,
        '（2）步骤是计算、称量氯化钠、量取水、溶解、装入试剂瓶并贴标签。',
        '（3）俯视时读数大于实际体积，量取的水偏少，溶液的质量偏小，溶质的质量分数偏大。',
      ),
      facility: 0.7,
      check: { expression: '50 - 50 * 6 / 100', equals: '47' },
    },
  ],
  templates: [template(2, dissolved), template(2, diluted), template(2, prepared)],
};

/** Solutions and how strong they are. */
export const solutionChapter: BankChapter = { name: '溶液', grade: 9, points: [saturation, concentration] };
