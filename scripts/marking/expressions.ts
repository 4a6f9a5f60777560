import type { Dice } from '../../server/engines/simulation/dice.ts';
import { asked, halfOf, type Half, type Labelled } from './labelled.ts';
import { dressed, misread } from './slips.ts';

/** A key with what counts as it, what does not, and what some teachers count and others do not. */
interface Drawn {
  stem: string;
  key: string;
  right: string[];
  wrong: string[];
  disputed: string[];
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
const raised = (n: number): string => [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

/** Two different whole numbers from 2 to 9. */
function two(dice: Dice): [number, number] {
  const a = 2 + dice.below(8);
  return [a, 2 + ((a - 1 + dice.below(7)) % 8)];
}

function product(dice: Dice): Drawn {
  const [a, b] = two(dice);
  const [sum, times] = [a - b, -a * b];
  const key = `x²${sum === 1 ? '+x' : sum === -1 ? '-x' : `${signed(sum)}x`}${signed(times)}`;
  return {
    stem: `计算 $(x+${a})(x-${b})$ 的结果是____`,
    key,
    right: [`x^2${signed(sum)}x${signed(times)}`, `${times}${signed(sum)}x+x²`, `x²+${a}x-${b}x${signed(times)}`],
    wrong: [
      `x²${signed(-sum)}x${signed(times)}`,
      `x²${signed(sum)}x${signed(-times)}`,
      `x²${signed(times)}`,
      `2x${signed(sum)}`,
    ],
    disputed: [`(x-${b})(x+${a})`, `x·x${signed(sum)}x${signed(times)}`],
  };
}

function factors(dice: Dice): Drawn {
  const [a, b] = two(dice);
  return {
    stem: `分解因式：____`,
    key: `$(x+${a})(x-${b})$`,
    right: [`(x-${b})(x+${a})`, `（x+${a}）（x－${b}）`, `(x+${a})·(x-${b})`],
    wrong: [
      `(x-${a})(x+${b})`,
      `(x+${a})(x+${b})`,
      `x²${signed(a - b)}x${signed(-a * b)}`,
      `x(x${signed(a - b)})-${a * b}`,
    ],
    disputed: [`(${b}-x)(-x-${a})`],
  };
}

function line(dice: Dice): Drawn {
  const [k, b] = two(dice);
  return {
    stem: '一次函数的解析式为____',
    key: `$y=-${k}x+${b}$`,
    right: [`y=${b}-${k}x`, `y = -${k}x + ${b}`, `解析式为y=-${k}x+${b}`, `y=-${k}·x+${b}`],
    wrong: [`y=${k}x+${b}`, `y=-${k}x-${b}`, `y=-${b}x+${k}`, `y=-${k}x`, `x=-${k}y+${b}`],
    disputed: [`-${k}x+${b}`, `${k}x+y=${b}`, `y+${k}x-${b}=0`],
  };
}

function roots(dice: Dice): Drawn {
  const [a, b] = two(dice);
  return {
    stem: '方程的解是____',
    key: `$x_1=${a}$，$x_2=-${b}$`,
    right: [
      `x₁=${a}，x₂=-${b}`,
      `x=-${b}或x=${a}`,
      `${a}，-${b}`,
      `x1=${a} x2=-${b}`,
      `${a}和-${b}`,
      `x=${a}，x=-${b}`,
    ],
    wrong: [`x=${a}`, `x1=-${a}，x2=${b}`, `x₁=${a}，x₂=${b}`, `${a - b}`, `x=${a + b}`],
    disputed: [`${a}或-${b}或都不是`, `x=${a},${-b}，都成立`],
  };
}

function surd(dice: Dice): Drawn {
  const [a] = two(dice);
  const r = dice.pick([2, 3, 5, 7]);
  return {
    stem: '计算的结果是____',
    key: `$${a}\\sqrt{${r}}$`,
    right: [`${a}√${r}`, `${a}根号${r}`, `${a}·√${r}`, `${a}√(${r})`],
    wrong: [`${r}√${a}`, `√${a * r}`, `${a + 1}√${r}`, `-${a}√${r}`, `${a}${r}`],
    disputed: [`√${a * a * r}`, `${a * 2}√${r}/2`],
  };
}

function inequality(dice: Dice): Drawn {
  const [a] = two(dice);
  return {
    stem: '不等式的解集为____',
    key: `$x\\leq -${a}$`,
    right: [`x≤-${a}`, `-${a}≥x`, `x<=-${a}`, `x≤－${a}`, `x小于等于-${a}`],
    wrong: [`x<-${a}`, `x≥-${a}`, `x≤${a}`, `-${a}`, `x=-${a}`],
    disputed: [`{x|x≤-${a}}`, `(-∞,-${a}]`],
  };
}

function fraction(dice: Dice): Drawn {
  const [a, b] = two(dice);
  return {
    stem: '概率是____',
    key: `$\\frac{${a}}{${a + b + 1}}$`,
    right: [`${a}/${a + b + 1}`, `${a}÷${a + b + 1}`, `P=${a}/${a + b + 1}`, `${a + b + 1}分之${a}`],
    wrong: [
      `${a + b + 1}/${a}`,
      `${a}/${b}`,
      `${b}/${a + b + 1}`,
      `${a + 1}/${a + b + 1}`,
      (a / (a + b + 1)).toFixed(1),
    ],
    disputed: [`${2 * a}/${2 * (a + b + 1)}`, (a / (a + b + 1)).toFixed(3)],
  };
}

function power(dice: Dice): Drawn {
  const [a, b] = two(dice);
  return {
    stem: `$a^${a}\\cdot a^${b}=$____`,
    key: `$a^{${a + b}}$`,
    right: [`a${raised(a + b)}`, `a^${a + b}`, `a^(${a + b})`, `a的${a + b}次方`],
    wrong: [`a${raised(a * b)}`, `2a${raised(a + b)}`, `a^${a + b + 1}`, `${a + b}a`, `a${a + b}`],
    disputed: [`a^${a}·a^${b}`, `1·a^${a + b}`],
  };
}

function point(dice: Dice): Drawn {
  const [a, b] = two(dice);
  return {
    stem: '点的坐标是____',
    key: `$(-${a},${b})$`,
    right: [`（-${a}，${b}）`, `(-${a}, ${b})`, `A(-${a},${b})`, `x=-${a}，y=${b}`],
    wrong: [`(${a},${b})`, `(${b},-${a})`, `(-${a},-${b})`, `-${a}`],
    disputed: [`-${a}，${b}`, `(-${a},${b}`],
  };
}

const draws = [product, factors, line, roots, surd, inequality, fraction, power, point];

/** What is written into blanks that ask for an expression, an equation, a set, a point. */
export function expressionAnswer(half: Half, dice: Dice): Labelled {
  const { stem, key, right, wrong, disputed } = dice.pick(halfOf(draws, half))(dice);
  const question = asked({ stem, answers: [[key]] });
  const label = (text: string, truth: number): Labelled => ({ question, text, truth });
  const share = dice.share();
  if (share < 0.22) return label(key, 2);
  if (share < 0.32) return label(dressed(right[0]!, dice), 2);
  if (share < 0.56) return label(dice.pick(right), 2);
  if (share < 0.6) return label(misread(right[0]!, dice), 2);
  return share < 0.68 ? label(dice.pick(disputed), dice.chance(0.5) ? 2 : 0) : label(dice.pick(wrong), 0);
}
