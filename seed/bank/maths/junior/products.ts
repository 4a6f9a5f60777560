import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { factor, gcd, signed, sumOf } from '../numbers.ts';

const powers = template(3, (random) => {
  const [c, m, n, k] = [between(random, 2, 5), between(random, 2, 4), between(random, 2, 5), between(random, 2, 3)];
  const sign = k === 3 ? '-' : '';
  const value = c ** k;
  if (m === n) return undefined;
  const of = (front: string, a: number, b: number) => `$${front}a^${a < 10 ? a : `{${a}}`}b^${b < 10 ? b : `{${b}}`}$`;
  return choice({
    stem: tex`计算 $(-${c}a^${m}b^${n})^${k}$ 的结果是（　　）`,
    right: of(`${sign}${value}`, m * k, n * k),
    errors: [
      of(`${sign}${c * k}`, m * k, n * k),
      of(`${sign}${value}`, m + k, n + k),
      of(`${sign === '' ? '-' : ''}${value}`, m * k, n * k),
    ],
    because: ['power', 'formula', 'sign'],
    solution: lines(
      tex`积的乘方，每个因式分别乘方：原式 $=(-${c})^${k}\cdot (a^${m})^${k}\cdot (b^${n})^${k}$，$(-${c})^${k}=${k === 3 ? -value : value}$，幂的乘方指数相乘。`,
      tex`所以结果是 ${of(`${sign}${value}`, m * k, n * k)}。常见错误是把 $(-${c})^${k}$ 算成 $${sign}${c * k}$，或把指数相加。`,
    ),
    facility: 0.79,
    check: { expression: `(-${c})^${k}`, equals: `${k === 3 ? -value : value}` },
  });
});

const quotientPower = template(2, (random) => {
  const [m, n] = [between(random, 2, 9), between(random, 2, 9)];
  if (m === n || gcd(m * m, n) > 1) return undefined;
  return {
    type: 'fill',
    stem: `若 $a^x=${m}$，$a^y=${n}$，则 $a^{2x+y}=$____，$a^{x-y}=$____。`,
    answers: [[`${m * m * n}`], [tex`$\frac{${m}}{${n}}$`, `${m}/${n}`]],
    solution: tex`逆用幂的运算性质：$a^{2x+y}=(a^x)^2\cdot a^y=${m}^2\times ${n}=${m * m * n}$；$a^{x-y}=a^x\div a^y=\frac{${m}}{${n}}$。`,
    facility: 0.66,
    check: { expression: `${m}^2*${n}`, equals: `${m * m * n}` },
  };
});

const square = template(2, (random) => {
  const [a, b] = [between(random, 2, 6), between(random, 2, 7)];
  if (gcd(a, b) > 1) return undefined;
  const of = (x: number, xy: number, y: number) => `$${sumOf([x, 'x^2'], [xy, 'xy'], [y, 'y^2'])}$`;
  return choice({
    stem: tex`计算 $(${a}x-${b}y)^2$ 的结果是（　　）`,
    right: of(a * a, -2 * a * b, b * b),
    errors: [of(a * a, 0, -b * b), of(a * a, 0, b * b), of(a * a, -a * b, b * b), of(a * a, -2 * a * b, -b * b)],
    because: ['terms', 'terms', 'factor', 'sign'],
    solution: lines(
      tex`完全平方公式 $(m-n)^2=m^2-2mn+n^2$：原式 $=(${a}x)^2-2\cdot ${a}x\cdot ${b}y+(${b}y)^2=${sumOf([a * a, 'x^2'], [-2 * a * b, 'xy'], [b * b, 'y^2'])}$。`,
      '常见错误是漏掉中间的“积的 2 倍”，或把最后一项的符号写错。',
    ),
    facility: 0.8,
    check: { expression: `(${a}*3-${b}*2)^2-(${a * a}*9-${2 * a * b}*6+${b * b}*4)`, equals: '0' },
  });
});

const completeSquare = template(2, (random) => {
  const [sum, product] = [nonZero(random, -9, 9), nonZero(random, -12, 12)];
  const squares = sum * sum - 2 * product;
  if (sum * sum - 4 * product < 0 || squares <= 0) return undefined;
  return {
    type: 'fill',
    stem: `已知 $a+b=${sum}$，$ab=${product}$，则 $a^2+b^2=$____。`,
    answers: [[`${squares}`]],
    solution: tex`$a^2+b^2=(a+b)^2-2ab=${factor(sum)}^2-2\times ${factor(product)}=${squares}$。`,
    facility: 0.72,
    check: { expression: `(${sum})^2-2*(${product})`, equals: `${squares}` },
  };
});

const simplify = template(2, (random) => {
  const [a, b, x] = [between(random, 1, 4), between(random, 1, 5), nonZero(random, -4, 4)];
  const [linear, constant] = [2 * a, a * a + b * b];
  const value = linear * x + constant;
  return {
    type: 'written',
    stem: `先化简，再求值：$(x+${a})^2-(x+${b})(x-${b})$，其中 $x=${x}$。`,
    answer: `化简得 $${sumOf([linear, 'x'], [constant, ''])}$，值为 $${value}$。`,
    solution: lines(
      tex`原式 $=x^2+${2 * a}x+${a * a}-(x^2-${b * b})=x^2+${2 * a}x+${a * a}-x^2+${b * b}=${sumOf([linear, 'x'], [constant, ''])}$。`,
      tex`当 $x=${x}$ 时，原式 $=${linear}\times ${factor(x)}+${constant}=${value}$。`,
    ),
    facility: 0.72,
    rubric: [
      { text: '正确运用完全平方公式和平方差公式', score: 4 },
      { text: '去括号、合并同类项正确', score: 2 },
      { text: '代入求值正确', score: 2 },
    ],
    check: { expression: `((${x})+${a})^2-((${x})+${b})*((${x})-${b})`, equals: `${value}` },
  };
});

const factorise = template(3, (random) => {
  const [k, b] = [between(random, 2, 6), between(random, 2, 9)];
  if (k === b) return undefined;
  return choice({
    stem: tex`把多项式 $${k}x^2-${k * b * b}$ 因式分解，结果正确的是（　　）`,
    right: `$${k}(x+${b})(x-${b})$`,
    errors: [`$${k}(x^2-${b * b})$`, `$${k}(x-${b})^2$`, `$(${k}x+${b})(x-${b})$`],
    because: ['form', 'formula', 'form'],
    solution: lines(
      tex`先提公因式 ${k}，再用平方差公式：$${k}x^2-${k * b * b}=${k}(x^2-${b * b})=${k}(x+${b})(x-${b})$。`,
      tex`结果 $${k}(x^2-${b * b})$ 分解不彻底，还能继续分解。`,
    ),
    facility: 0.77,
    check: { expression: `${k}*(11+${b})*(11-${b})`, equals: `${k}*11^2-${k * b * b}` },
  });
});

const crossProduct = template(2, (random) => {
  const [p, q] = [nonZero(random, -7, 7), nonZero(random, -7, 7)];
  if (p === q || p + q === 0 || Math.abs(p + q) === 1) return undefined;
  const [m, n] = [p + q, p * q];
  return {
    type: 'fill',
    stem: `若 $(x${signed(p)})(x${signed(q)})=x^2+mx+n$，则 $m=$____，$n=$____。`,
    answers: [m, n].map((value) => (value < 0 ? [`$${value}$`, `${value}`] : [`${value}`])),
    solution: tex`$(x${signed(p)})(x${signed(q)})=x^2${signed(m)}x${signed(n)}$，比较各项系数：$m=${m}$，$n=${n}$。`,
    facility: 0.8,
    check: { expression: `(${p})*(${q})`, equals: `${n}` },
  };
});

/** 整式的乘法与因式分解, grade 8. */
export const products: Templates = {
  幂的运算: [powers, quotientPower],
  整式的乘法和乘法公式: [square, completeSquare, simplify, crossProduct],
  因式分解: [factorise],
};
