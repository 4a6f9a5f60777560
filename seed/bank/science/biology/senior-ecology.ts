import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, template } from '../draw.ts';
import { type Exact, exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

const animals = ['草原田鼠', '布氏田鼠', '黑线姬鼠', '麻雀', '鲫鱼'] as const;

function marked(random: Random): SingleChoice | undefined {
  const [first, second, again] = [between(random, 30, 80, 2), between(random, 30, 80, 2), between(random, 5, 20)];
  const whole = exact(first * second).over(again);
  if (again * 2 >= second || whole.size < first + second || whole.places > 0) return undefined;
  const animal = random.pick(animals);
  const unit = animal === '鲫鱼' ? '条' : '只';
  const show = (value: Exact | number) => `$${value.toString()}$ ${unit}`;
  const errors = [first + second - again, first + second, first * again, second * again];
  const options = choices(show(whole), errors.map(show));
  return (
    options && {
      type: 'single',
      stem: tex`用标记重捕法调查某地${animal}的种群数量：第一次捕获并标记 $${first}$ ${unit}，全部放回，一段时间后第二次捕获 $${second}$ ${unit}，其中有标记的 $${again}$ ${unit}。该种群的数量约为（　　）`,
      ...options,
      solution: lines(
        tex`设种群数量为 $N$，标记个体在第二次捕获的个体中所占的比例等于在整个种群中所占的比例：$\frac{${again}}{${second}}=\frac{${first}}{N}$。`,
        tex`$N=\frac{${first}\times${second}}{${again}}=${whole}$。`,
      ),
      facility: 0.86,
      check: { expression: plain`${first} * ${second} / ${again}`, equals: whole.toString() },
    }
  );
}

function energyFlow(random: Random): FillIn {
  const plants = between(random, 2, 30) * 1000;
  return {
    type: 'fill',
    stem: tex`在食物链“草 $\rightarrow$ 昆虫 $\rightarrow$ 青蛙 $\rightarrow$ 蛇”中，若草固定的能量为 [${plants} kJ]，按能量传递效率为 [10 %]～[20 %] 计算，青蛙最少可获得的能量是 ____ $\mathrm{kJ}$，最多可获得的能量是 ____ $\mathrm{kJ}$。`,
    answers: [[exact(plants).over(100).toString()], [exact(plants).times(4).over(100).toString()]],
    solution: lines(
      '草、昆虫、青蛙分别是第一、第二、第三营养级，从草到青蛙能量传递两次。',
      tex`最少：$[${plants} kJ]\times10\%\times10\%=[${plants / 100} kJ]$；最多：$[${plants} kJ]\times20\%\times20\%=[${plants / 25} kJ]$。`,
    ),
    facility: 0.77,
    check: [
      { expression: plain`${plants} * 0.1 * 0.1`, equals: String(plants / 100) },
      { expression: plain`${plants} * 0.2 * 0.2`, equals: String(plants / 25) },
    ],
  };
}

const populations: BankPoint = {
  name: '种群和群落',
  questions: [
    {
      type: 'single',
      stem: '能直接预测种群数量变化趋势的是（　　）',
      right: '年龄结构',
      wrong: ['性别比例', '种群密度', '死亡率的大小'],
      solution:
        '年龄结构可以预测种群数量的变化趋势：增长型的种群数量将增大，衰退型的将减小。种群密度是种群最基本的数量特征；性别比例通过影响出生率间接影响种群密度；只看死亡率而不看出生率不能预测。',
      facility: 0.83,
    },
    {
      type: 'single',
      stem: tex`某种群的数量按“$\mathrm{S}$”形曲线增长，$K$ 为环境容纳量。下列叙述正确的是（　　）`,
      right: tex`种群数量为 $\frac{K}{2}$ 时，种群的增长速率最大`,
      wrong: [
        tex`种群数量达到 $K$ 时，种群的增长速率最大`,
        tex`种群数量为 $\frac{K}{2}$ 时，出生率等于死亡率`,
        tex`$K$ 值是种群数量的最大值，不随环境条件改变`,
      ],
      solution: tex`“$\mathrm{S}$”形增长中，种群数量为 $\frac{K}{2}$ 时增长速率最大，达到 $K$ 时出生率约等于死亡率，增长速率约为零。环境容纳量随环境条件的改变而改变，种群数量可能在短时间内超过 $K$。`,
      facility: 0.79,
    },
    {
      type: 'multiple',
      stem: '下列群落演替中，属于次生演替的有（　　）',
      right: ['弃耕农田上发生的演替', '火灾过后的草原上发生的演替'],
      wrong: ['沙丘上发生的演替', '火山岩（裸岩）上发生的演替'],
      solution:
        '次生演替是原有植被已不存在，但土壤条件基本保留，甚至还保留了植物的种子或其他繁殖体的地方发生的演替，如弃耕农田、火灾后的草原；沙丘、裸岩、冰川泥上发生的是初生演替。',
      facility: 0.86,
    },
  ],
  templates: [template(2, marked)],
};

const ecosystems: BankPoint = {
  name: '生态系统及其稳定性',
  questions: [
    {
      type: 'single',
      stem: '生态系统能量流动的特点是（　　）',
      right: '单向流动，逐级递减',
      wrong: ['循环流动，逐级递减', '单向流动，逐级递增', '循环流动，总量不变'],
      solution:
        '能量沿食物链单向流动，不能逆转、不能循环；每一营养级都有呼吸消耗等，所以逐级递减。循环是物质循环的特点。',
      facility: 0.88,
    },
    {
      type: 'written',
      stem: '某湖泊中存在食物链：浮游植物→浮游动物→小鱼→大鱼。（1）流经该生态系统的总能量是什么？（2）浮游动物同化的能量有哪些去向？（3）生活污水大量排入后，湖泊出现水华，鱼类大量死亡，进一步污染水体，这种调节属于哪种反馈？（4）从能量流动的角度说明研究生态系统能量流动的一条实践意义。',
      answer:
        '（1）浮游植物等生产者固定的太阳能；（2）自身呼吸消耗，流入下一营养级，流向分解者（以及未被利用的部分）；（3）正反馈；（4）帮助人们合理地调整能量流动关系，使能量持续高效地流向对人类最有益的部分（或实现能量的多级利用）',
      rubric: [
        { text: '（1）答出生产者固定的太阳能', score: 2 },
        { text: '（2）写出三个去向，每个 $1$ 分', score: 3 },
        { text: '（3）答出正反馈', score: 1 },
        { text: '（4）写出合理的一条', score: 2 },
      ],
      solution: lines(
        '（1）流经生态系统的总能量是生产者固定的太阳能总量（本题没有其他能量输入）。',
        '（2）同化的能量一部分用于呼吸消耗，以热能散失，一部分用于生长、发育和繁殖，后者流入下一营养级或流向分解者，还有暂未利用的部分。',
        '（3）污染使鱼类死亡，死亡的鱼又加重污染，变化被不断加强，是正反馈。',
        '（4）如建设生态农业，实现能量的多级利用；合理确定载畜量等。',
      ),
      facility: 0.65,
    },
    {
      type: 'single',
      stem: '下列措施中，属于就地保护的是（　　）',
      right: '建立自然保护区',
      wrong: ['建立植物园', '建立濒危动物繁育中心', '建立种质资源库'],
      solution:
        '就地保护是在原地对被保护的生态系统或物种建立自然保护区、国家公园等，是对生物多样性最有效的保护。植物园、繁育中心属于易地保护，种质资源库是对易地保护的补充。',
      facility: 0.88,
    },
  ],
  templates: [template(2, energyFlow)],
};

/** Populations, communities, ecosystems. */
export const ecologyChapters: readonly BankChapter[] = [
  { name: '种群和群落', grade: 11, points: [populations] },
  { name: '生态系统', grade: 11, points: [ecosystems] },
];
