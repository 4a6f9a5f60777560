import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { answersOf, decimal, fraction, gcd, lcm, minus, plainOf, plus, texOf, texQuotient } from '../numbers.ts';

const decimalProduct = template(2, (random) => {
  const [a, b] = [between(random, 12, 98), between(random, 12, 96)];
  if ((a * b) % 10 === 0 || a === b) return undefined;
  const product = a * b;
  return choice({
    stem: tex`计算：$${decimal(a, 2)}\times ${decimal(b, 1)}=$（　　）`,
    right: decimal(product, 3),
    errors: [decimal(product, 2), decimal(product, 1), decimal(product, 4)],
    because: ['place', 'place', 'place'],
    solution: lines(
      tex`先按整数乘法算：$${a}\times ${b}=${product}$。`,
      tex`两个因数一共有三位小数，从积的右边起数出三位点上小数点，得 ${decimal(product, 3)}。`,
      `错选其他选项的同学数错了小数的位数。`,
    ),
    facility: 0.78,
    check: { expression: `${decimal(a, 2)}*${decimal(b, 1)}`, equals: decimal(product, 3) },
  });
});

const decimalQuotient = template(2, (random) => {
  const [quotient, divisor] = [between(random, 12, 85), between(random, 12, 48)];
  if (quotient % 10 === 0 || divisor % 10 === 0) return undefined;
  const dividend = decimal(quotient * divisor, 2);
  return {
    type: 'fill',
    stem: tex`计算：$${dividend}\div ${decimal(divisor, 1)}=$____。`,
    answers: [[decimal(quotient, 1)]],
    solution: tex`把除数和被除数同时扩大到原来的 10 倍，商不变：$${dividend}\div ${decimal(divisor, 1)}=${decimal(quotient * divisor, 1)}\div ${divisor}=${decimal(quotient, 1)}$。`,
    facility: 0.72,
    check: { expression: `${decimal(quotient, 1)}*${decimal(divisor, 1)}`, equals: dividend },
  };
});

const triangleArea = template(2, (random) => {
  const [base, high] = [between(random, 5, 14), between(random, 3, 8)];
  if ((base * high) % 2 === 1 || base === high) return undefined;
  const top = at(Math.round(base / 3), high);
  const figure = new Drawing(150 / Math.max(base, high * 1.2))
    .shape([at(0, 0), at(base, 0), top])
    .line([top, at(top.x, 0)], { dashed: true })
    .rightAngle(at(top.x, 0), at(base, 0), top)
    .name(at(base / 2, 0), `${base} cm`, -90)
    .name(at(top.x, high * 0.3), `${high} cm`, 0, 24);
  const area = (base * high) / 2;
  return choice({
    stem: tex`如图，三角形的底是 $${base}\,\mathrm{cm}$，高是 $${high}\,\mathrm{cm}$，它的面积是（　　）。`,
    right: tex`$${area}\,\mathrm{cm^2}$`,
    errors: [base * high, base + high, area * 4].map((n) => tex`$${n}\,\mathrm{cm^2}$`),
    because: ['factor', 'operation', 'factor'],
    solution: lines(
      tex`三角形的面积＝底×高÷2：$${base}\times ${high}\div 2=${area}$（$\mathrm{cm^2}$）。`,
      `错选 ${base * high} 的同学忘记除以 2。`,
    ),
    facility: 0.83,
    figure: figure.svg(),
    check: { expression: `${base}*${high}/2`, equals: `${area}` },
  });
});

const trapeziumArea = template(2, (random) => {
  const [upper, lower, high] = [between(random, 3, 7), between(random, 8, 14), between(random, 4, 8)];
  if (((upper + lower) * high) % 2 === 1) return undefined;
  const area = ((upper + lower) * high) / 2;
  const figure = new Drawing(14)
    .shape([at(0, 0), at(lower, 0), at(1.5 + upper, high), at(1.5, high)])
    .line([at(1.5, high), at(1.5, 0)], { dashed: true })
    .rightAngle(at(1.5, 0), at(lower, 0), at(1.5, high))
    .name(at(1.5 + upper / 2, high), `${upper} cm`, 90)
    .name(at(lower / 2, 0), `${lower} cm`, -90)
    .name(at(1.5, high / 2), `${high} cm`, 0, 24);
  return {
    type: 'fill',
    stem: tex`如图，梯形的上底是 $${upper}\,\mathrm{cm}$，下底是 $${lower}\,\mathrm{cm}$，高是 $${high}\,\mathrm{cm}$，它的面积是____$\mathrm{cm^2}$。`,
    answers: [[`${area}`]],
    solution: tex`梯形的面积＝（上底＋下底）×高÷2：$(${upper}+${lower})\times ${high}\div 2=${area}$（$\mathrm{cm^2}$）。`,
    facility: 0.8,
    figure: figure.svg(),
    check: { expression: `(${upper}+${lower})*${high}/2`, equals: `${area}` },
  };
});

const divisors = template(2, (random) => {
  const common = between(random, 3, 9);
  const [a, b] = [common * between(random, 2, 6), common * between(random, 2, 7)];
  if (gcd(a, b) !== common || b <= a || common === a || b > 60 || b % a === 0) return undefined;
  return choice({
    stem: `${a} 和 ${b} 的最大公因数是（　　）。`,
    right: `${common}`,
    errors: [`${lcm(a, b)}`, '1', `${a}`, `${common * 2}`],
    because: ['other', 'condition', 'condition', '-'],
    solution: lines(
      tex`$${a}=${common}\times ${a / common}$，$${b}=${common}\times ${b / common}$，${a / common} 和 ${b / common} 只有公因数 1，所以最大公因数是 ${common}。`,
      `错选 ${lcm(a, b)} 的同学求成了最小公倍数。`,
    ),
    facility: 0.76,
  });
});

const cuboid = template(2, (random) => {
  const [long, wide, high] = [between(random, 6, 10), between(random, 3, 6), between(random, 3, 7)];
  const [volume, surface] = [long * wide * high, 2 * (long * wide + long * high + wide * high)];
  if (wide === high || long === high) return undefined;
  const [dx, dy] = [wide * 0.45, wide * 0.35];
  const figure = new Drawing(14)
    .shape([at(0, 0), at(long, 0), at(long, high), at(0, high)])
    .line([at(0, high), at(dx, high + dy), at(long + dx, high + dy), at(long, high)])
    .line([at(long, 0), at(long + dx, dy), at(long + dx, high + dy)])
    .line([at(0, 0), at(dx, dy), at(long + dx, dy)], { dashed: true })
    .line([at(dx, dy), at(dx, high + dy)], { dashed: true })
    .name(at(long / 2, 0), `${long} cm`, -90)
    .name(at(long + dx / 2, dy / 2), `${wide} cm`, -30, 26)
    .name(at(long + dx, dy + high / 2), `${high} cm`, 0, 24);
  return choice({
    stem: tex`如图，长方体的长、宽、高分别是 $${long}\,\mathrm{cm}$、$${wide}\,\mathrm{cm}$、$${high}\,\mathrm{cm}$，它的表面积是（　　）。`,
    right: tex`$${surface}\,\mathrm{cm^2}$`,
    errors: [volume, surface / 2, 4 * (long + wide + high)].map((n) => tex`$${n}\,\mathrm{cm^2}$`),
    because: ['other', 'factor', 'formula'],
    solution: lines(
      tex`表面积是 6 个面面积的和：$(${long}\times ${wide}+${long}\times ${high}+${wide}\times ${high})\times 2=${surface}$（$\mathrm{cm^2}$）。`,
      `错选 ${surface / 2} 的同学只算了三个面，错选 ${volume} 的同学算成了体积的数值。`,
    ),
    facility: 0.74,
    figure: figure.svg(),
    check: { expression: `2*(${long}*${wide}+${long}*${high}+${wide}*${high})`, equals: `${surface}` },
  });
});

const fractionSum = template(2, (random) => {
  const [b, d] = [between(random, 3, 10), between(random, 4, 12)];
  const [a, c] = [between(random, 1, b - 1), between(random, 1, d - 1)];
  const [first, second] = [fraction(a, b), fraction(c, d)];
  const sum = plus(first, second);
  if (first.d !== b || second.d !== d || b === d || sum.d === 1 || sum.n >= sum.d || lcm(b, d) > 60) return undefined;
  return choice({
    stem: tex`计算：$${texOf(first)}+${texOf(second)}=$（　　）`,
    right: `$${texOf(sum)}$`,
    errors: [fraction(a + c, b + d), fraction(a + c, b * d), fraction(a * c, b * d)].map((f) => `$${texOf(f)}$`),
    because: ['formula', 'formula', 'operation'],
    solution: lines(
      tex`先通分，公分母是 ${lcm(b, d)}：$${texOf(first)}=${texQuotient((a * lcm(b, d)) / b, lcm(b, d))}$，$${texOf(second)}=${texQuotient((c * lcm(b, d)) / d, lcm(b, d))}$，和是 $${texOf(sum)}$。`,
      tex`错选 $${texOf(fraction(a + c, b + d))}$ 的同学把分子、分母分别相加，分数单位不同不能直接相加。`,
    ),
    facility: 0.82,
    check: { expression: `${a}/${b}+${c}/${d}`, equals: plainOf(sum) },
  });
});

const rope = template(2, (random) => {
  const [b, d] = [between(random, 4, 10), between(random, 3, 9)];
  const [a, c] = [between(random, b - 2, b - 1), 1];
  const [all, used] = [fraction(a, b), fraction(c, d)];
  const left = minus(all, used);
  if (all.d !== b || b === d || left.n <= 0 || left.d > 45 || left.d < 3) return undefined;
  return {
    type: 'fill',
    stem: tex`一根绳子长 $${texOf(all)}$ 米，用去 $${texOf(used)}$ 米，还剩____米。`,
    answers: [answersOf(left)],
    solution: tex`用去的是具体的长度，直接相减：$${texOf(all)}-${texOf(used)}=${texOf(left)}$（米）。`,
    facility: 0.79,
    check: { expression: `${a}/${b}-${c}/${d}`, equals: plainOf(left) },
  };
});

/** Mathematics of the fifth year. */
export const grade5: Templates = {
  小数乘法: [decimalProduct],
  小数除法: [decimalQuotient],
  '三角形、梯形和组合图形的面积': [triangleArea, trapeziumArea],
  长方体的表面积和体积: [cuboid],
  '公因数、约分和通分': [divisors],
  异分母分数加减法: [fractionSum, rope],
};
