import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices } from '../draw.ts';
import { type Exact, exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

const animals = ['草原田鼠', '布氏田鼠', '黑线姬鼠', '麻雀', '鲫鱼'] as const;

function marked(random: Random): SingleChoice | undefined {
  const [first, second, again] = [between(random, 30, 80, 2), between(random, 30, 80, 2), between(random, 5, 20)];
  const whole = exact(first * second).over(again);
  if (again * 2 >= second || whole.size < first + second || whole.places > 0) return undefined;
  const animal = random.pick(animals);
  const unit = animal === '鲫鱼' ? '条' : '只';
  const show = (value: Exact | number) => `$${value.toString()}$ ${unit}`;
  const errors = [first + second - again, first + second, first * again, second * again];
  const options = choices(show(whole), errors.map(show), ['operation', 'operation', 'formula', 'formula']);
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

/** Populations, communities, ecosystems. */
export const ecologyTemplates: Templates = {
  种群和群落: [template(2, marked)],
  生态系统及其稳定性: [template(2, energyFlow)],
};
