import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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
  const options =
    percent.neat(0) && percent.size <= 20 ? quantities('%', percent, errors, 1, ['formula', 'other']) : undefined;
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

/** Solutions and how strong they are. */
export const solutionTemplates: Templates = {
  溶质的质量分数: [template(2, dissolved), template(2, diluted), template(2, prepared)],
};
