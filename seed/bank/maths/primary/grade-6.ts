import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { answersOf, decimal, fraction, gcd, over, plainOf, texOf, times } from '../numbers.ts';

const fractionProduct = template(2, (random) => {
  const [b, d] = [between(random, 3, 12), between(random, 3, 12)];
  const [first, second] = [fraction(between(random, 2, b - 1), b), fraction(between(random, 2, d - 1), d)];
  const product = times(first, second);
  const cancels = product.d < first.d * second.d;
  if (first.d !== b || second.d !== d || b === d || !cancels || product.d > 40) return undefined;
  return {
    type: 'fill',
    stem: tex`计算：$${texOf(first)}\times ${texOf(second)}=$____。`,
    answers: [answersOf(product)],
    solution: tex`分子相乘的积作分子，分母相乘的积作分母，能约分的先约分：$${texOf(first)}\times ${texOf(second)}=\frac{${first.n}\times ${second.n}}{${b}\times ${d}}=${texOf(product)}$。`,
    facility: 0.84,
    check: { expression: `${first.n}/${b}*${second.n}/${d}`, equals: plainOf(product) },
  };
});

const part = template(2, (random) => {
  const [d, unit] = [between(random, 3, 9), between(random, 6, 15)];
  const n = between(random, 1, d - 2);
  const all = d * unit * 2;
  if (gcd(n, d) > 1 || n * 2 === d) return undefined;
  const read = (all / d) * n;
  return choice({
    stem: tex`一本故事书有 ${all} 页，小华第一天看了全书的 $${texOf(fraction(n, d))}$，还剩（　　）页没有看。`,
    right: `${all - read}`,
    errors: [`${read}`, `${all - n}`, `${all + read}`, `${all - unit}`],
    because: ['middle', 'operation', 'sign', '-'],
    solution: lines(
      tex`看了 $${all}\times ${texOf(fraction(n, d))}=${read}$（页），还剩 $${all}-${read}=${all - read}$（页）。`,
      `错选 ${read} 的同学求的是已经看的页数。`,
    ),
    facility: 0.8,
    check: { expression: `${all}*(1-${n}/${d})`, equals: `${all - read}` },
  });
});

const whole = template(2, (random) => {
  const [d, unit] = [between(random, 4, 9), between(random, 5, 14)];
  const n = between(random, 2, d - 1);
  const [known, all, share] = [n * unit, d * unit, fraction(n, d)];
  const swapped = times(fraction(known), share);
  if (gcd(n, d) > 1 || swapped.d > 1) return undefined;
  return choice({
    stem: tex`小明家八月份用水费 ${known} 元，正好是七月份水费的 $${texOf(share)}$，七月份的水费是（　　）元。`,
    right: `${all}`,
    errors: [`${swapped.n}`, `${all + known}`, `${all - known}`],
    because: ['operation', 'operation', 'operation'],
    solution: lines(
      tex`七月份的水费是单位“1”，它的 $${texOf(share)}$ 是 ${known} 元，求单位“1”用除法：$${known}\div ${texOf(share)}=${all}$（元）。`,
      tex`错选 ${swapped.n} 的同学误用了乘法。`,
    ),
    facility: 0.7,
    check: { expression: `${known}/(${n}/${d})`, equals: `${all}` },
  });
});

const ratio = template(2, (random) => {
  const [a, b, unit] = [between(random, 2, 7), between(random, 2, 9), between(random, 6, 15)];
  if (gcd(a, b) > 1 || a === b) return undefined;
  const all = (a + b) * unit;
  return {
    type: 'fill',
    stem: tex`学校合唱队有 ${all} 人，男生与女生人数的比是 $${a}:${b}$，女生有____人。`,
    answers: [[`${b * unit}`]],
    solution: tex`总人数平均分成 $${a}+${b}=${a + b}$（份），女生占 $\frac{${b}}{${a + b}}$：$${all}\times \frac{${b}}{${a + b}}=${b * unit}$（人）。`,
    facility: 0.78,
    check: { expression: `${all}*${b}/(${a}+${b})`, equals: `${b * unit}` },
  };
});

const circleArea = template(2, (random) => {
  const radius = between(random, 3, 10);
  const area = decimal(314 * radius * radius, 2);
  return choice({
    stem: tex`一个圆的直径是 $${2 * radius}\,\mathrm{cm}$，它的面积是（　　）。（$\pi$ 取 3.14）`,
    right: tex`$${area}\,\mathrm{cm^2}$`,
    errors: [314 * 4 * radius * radius, 314 * 2 * radius, 314 * radius].map(
      (n) => tex`$${decimal(n, 2)}\,\mathrm{cm^2}$`,
    ),
    because: ['condition', 'formula', 'power'],
    solution: lines(
      tex`半径：$${2 * radius}\div 2=${radius}$（$\mathrm{cm}$）；面积：$3.14\times ${radius}^2=${area}$（$\mathrm{cm^2}$）。`,
      `错选 ${decimal(314 * 4 * radius * radius, 2)} 的同学直接把直径当成了半径。`,
    ),
    facility: 0.77,
    check: { expression: `3.14*(${2 * radius}/2)^2`, equals: area },
  });
});

const halfCircle = template(2, (random) => {
  const diameter = between(random, 2, 10) * 2;
  const length = 157 * diameter + 100 * diameter;
  const figure = new Drawing(120 / diameter)
    .sector(at(0, 0), diameter / 2, [0, 180])
    .name(at(0, 0), `${diameter} cm`, -90);
  return {
    type: 'fill',
    stem: tex`如图，半圆的直径是 $${diameter}\,\mathrm{cm}$，这个半圆的周长是____$\mathrm{cm}$。（$\pi$ 取 3.14）`,
    answers: [[decimal(length, 2)]],
    solution: tex`半圆的周长是圆周长的一半加上一条直径：$3.14\times ${diameter}\div 2+${diameter}=${decimal(length, 2)}$（$\mathrm{cm}$）。不要漏掉直径。`,
    facility: 0.6,
    figure: figure.svg(),
    check: { expression: `3.14*${diameter}/2+${diameter}`, equals: decimal(length, 2) },
  };
});

const discount = template(2, (random) => {
  const [tenth, price] = [between(random, 6, 9), between(random, 6, 48) * 10];
  const now = (price * tenth) / 10;
  return choice({
    stem: `一件上衣原价 ${price} 元，现在打${'六七八九'[tenth - 6]!}折出售，现价比原价便宜（　　）元。`,
    right: `${price - now}`,
    errors: [`${now}`, `${price - tenth}`, decimal(price * tenth, 2)],
    because: ['other', 'operation', 'operation'],
    solution: lines(
      tex`打${'六七八九'[tenth - 6]!}折就是按原价的 $${tenth * 10}\%$ 出售，便宜了原价的 $1-${tenth * 10}\%=${100 - tenth * 10}\%$：$${price}\times ${100 - tenth * 10}\%=${price - now}$（元）。`,
      `错选 ${now} 的同学求的是现价。`,
    ),
    facility: 0.78,
    check: { expression: `${price}*(1-${tenth}/10)`, equals: `${price - now}` },
  });
});

const cone = template(2, (random) => {
  const [radius, high] = [between(random, 2, 6), between(random, 3, 12)];
  const [whole3, third] = [314 * radius * radius * high, (314 * radius * radius * high) / 3];
  if ((radius * radius * high) % 3 !== 0 || high > 2.5 * radius) return undefined;
  const figure = new Drawing(56 / radius)
    .arc(at(0, 0), [radius, radius * 0.3], [180, 360])
    .arc(at(0, 0), [radius, radius * 0.3], [0, 180], { dashed: true })
    .line([at(-radius, 0), at(0, high), at(radius, 0)])
    .line([at(0, high), at(0, 0), at(radius, 0)], { dashed: true })
    .name(at(radius / 2, 0), `${radius} cm`, 90, 9)
    .name(at(0, high * 0.25), `${high} cm`, 180, 22);
  return choice({
    stem: tex`如图，圆锥的底面半径是 $${radius}\,\mathrm{cm}$，高是 $${high}\,\mathrm{cm}$，它的体积是（　　）。（$\pi$ 取 3.14）`,
    right: tex`$${decimal(third, 2)}\,\mathrm{cm^3}$`,
    errors: [whole3, 314 * 2 * radius * high, whole3 / 2].map((n) => tex`$${decimal(n, 2)}\,\mathrm{cm^3}$`),
    because: ['factor', 'formula', 'factor'],
    solution: lines(
      tex`圆锥的体积 $V=\frac{1}{3}\pi r^2h$：$\frac{1}{3}\times 3.14\times ${radius}^2\times ${high}=${decimal(third, 2)}$（$\mathrm{cm^3}$）。`,
      tex`错选 ${decimal(whole3, 2)} 的同学忘记乘 $\frac{1}{3}$，算成了等底等高的圆柱的体积。`,
    ),
    facility: 0.74,
    figure: figure.svg(),
    check: { expression: `3.14*${radius}^2*${high}/3`, equals: decimal(third, 2) },
  });
});

const proportion = template(2, (random) => {
  const [a, b, c] = [between(random, 2, 12), between(random, 2, 12), between(random, 3, 18)];
  const root = over(fraction(b * c), fraction(a));
  if (gcd(a, b) > 1 || root.d > 1 || a === c || root.n > 60) return undefined;
  return {
    type: 'fill',
    stem: `解比例：$${a}:${b}=${c}:x$，$x=$____。`,
    answers: [[`${root.n}`]],
    solution: tex`两个内项的积等于两个外项的积：$${a}x=${b}\times ${c}$，$x=${b * c}\div ${a}=${root.n}$。`,
    facility: 0.8,
    check: { expression: `${a}*${root.n}`, equals: `${b * c}` },
  };
});

const mapScale = template(2, (random) => {
  const [scale, length] = [between(random, 2, 9), between(random, 21, 88)];
  const km = (length * scale) / 10;
  if (length % 10 === 0) return undefined;
  const value = (n: number) => `${decimal(Math.round(n * 1000), 3)} 千米`;
  return choice({
    stem: tex`在比例尺是 $1:${scale}00000$ 的地图上，量得两地的图上距离是 ${decimal(length, 1)} 厘米，两地的实际距离是（　　）。`,
    right: value(km),
    errors: [value(km * 10), value(km * 100), value(km / 10)],
    because: ['unit', 'unit', 'unit'],
    solution: lines(
      tex`$1:${scale}00000$ 表示图上 1 厘米相当于实际 ${scale}00000 厘米，也就是 ${scale} 千米。`,
      tex`$${decimal(length, 1)}\times ${scale}=${decimal(Math.round(km * 10), 1)}$（千米）。1 千米＝100000 厘米，换算时要数清 0 的个数。`,
    ),
    facility: 0.71,
    check: { expression: `${decimal(length, 1)}*${scale}00000/100000`, equals: decimal(Math.round(km * 10), 1) },
  });
});

const pigeonholes = template(2, (random) => {
  const [drawers, books] = [between(random, 3, 9), between(random, 13, 60)];
  const least = Math.ceil(books / drawers);
  if (books % drawers < 2) return undefined;
  return choice({
    stem: `把 ${books} 本书放进 ${drawers} 个抽屉，不管怎么放，总有一个抽屉里至少放进（　　）本书。`,
    right: `${least}`,
    errors: [`${least - 1}`, `${least - 1 + (books % drawers)}`, `${least + 1}`, `${drawers}`],
    because: ['middle', 'formula', 'slip', '-'],
    solution: lines(
      tex`$${books}\div ${drawers}=${least - 1}$（本）……${books % drawers}（本），$${least - 1}+1=${least}$（本）。`,
      `平均每个抽屉放 ${least - 1} 本后，剩下的 ${books % drawers} 本不管怎么放，总有一个抽屉至少有 ${least} 本。错选 ${least - 1 + (books % drawers)} 的同学用商加了余数。`,
    ),
    facility: 0.68,
  });
});

/** Mathematics of the sixth year. */
export const grade6: Templates = {
  分数乘法及其应用: [fractionProduct, part],
  分数除法和比的应用: [whole, ratio],
  圆的周长和面积: [circleArea, halfCircle],
  百分数及其应用: [discount],
  圆柱和圆锥的体积: [cone],
  '比例的意义、解比例和比例尺': [proportion, mapScale],
  鸽巢问题: [pigeonholes],
};
