import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, polar } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { chineseNumber, decimal } from '../numbers.ts';

const numberWriting = template(2, (random) => {
  const [high, low] = [between(random, 2, 9) * 100 + between(random, 2, 9), between(random, 2, 9) * 10];
  const n = high * 10_000 + low;
  return choice({
    stem: `“${chineseNumber(n)}”写作（　　）。`,
    right: `${n}`,
    errors: [`${high}${low}`, `${high}0${low}`, `${high * 100_000 + low}`],
    because: ['place', 'place', 'place'],
    solution: lines(
      `先写万级 ${high}，再写个级；个级要写满四位，千位和百位上一个单位也没有，都写 0，个级写 ${String(low).padStart(4, '0')}，所以写作 ${n}。`,
      `错选 ${high}${low} 的同学漏写了占位的 0。`,
    ),
    facility: 0.74,
    check: { expression: `${high}*10000+${low}`, equals: `${n}` },
  });
});

const rounding = template(2, (random) => {
  const n = between(random, 120_000, 9_800_000);
  const rounded = Math.round(n / 10_000);
  if (n % 10_000 < 600 || Math.abs((n % 10_000) - 5000) < 200) return undefined;
  return {
    type: 'fill',
    stem: `${n} 省略万位后面的尾数，约是____万。`,
    answers: [[`${rounded}`]],
    solution: `看千位：千位上是 ${Math.floor((n % 10_000) / 1000)}，${n % 10_000 >= 5000 ? '满 5，向万位进 1' : '不满 5，把尾数舍去'}，约是 ${rounded} 万。`,
    facility: 0.75,
  };
});

const straightAngle = template(2, (random) => {
  const known = between(random, 24, 78);
  if (Math.abs(known - 45) < 3 || known % 5 === 0) return undefined;
  const o = at(0, 0);
  const figure = new Drawing(1)
    .line([at(-90, 0), at(90, 0)])
    .line([o, polar(o, 85, known)])
    .angle(o, at(90, 0), polar(o, 85, known), '1', 20)
    .angle(o, polar(o, 85, known), at(-90, 0), '2', 14);
  return choice({
    stem: tex`如图，已知 $\angle 1=${known}^\circ$，那么 $\angle 2=$（　　）。`,
    right: tex`$${180 - known}^\circ$`,
    errors: [tex`$${90 - known}^\circ$`, tex`$${190 - known}^\circ$`, tex`$${360 - known}^\circ$`],
    because: ['formula', 'slip', 'formula'],
    solution: lines(
      tex`$\angle 1$ 和 $\angle 2$ 组成一个平角，平角是 $180^\circ$。`,
      tex`$\angle 2=180^\circ-${known}^\circ=${180 - known}^\circ$。错选 $${90 - known}^\circ$ 的同学把平角当成了直角。`,
    ),
    facility: 0.82,
    figure: figure.svg(),
    check: { expression: `180-${known}`, equals: `${180 - known}` },
  });
});

const distanceLeft = template(1, (random) => {
  const [speed, hours, left] = [between(random, 48, 95), between(random, 3, 8), between(random, 31, 180)];
  const whole = speed * hours + left;
  if (speed % 10 === 0 || left === speed) return undefined;
  return {
    type: 'fill',
    stem: `甲、乙两地相距 ${whole} 千米，一辆汽车从甲地开往乙地，平均每小时行 ${speed} 千米。行了 ${hours} 小时后，汽车离乙地还有____千米。`,
    answers: [[`${left}`]],
    solution: lines(
      tex`路程＝速度×时间，已经行的路程：$${speed}\times ${hours}=${speed * hours}$（千米）。`,
      tex`离乙地的路程：$${whole}-${speed * hours}=${left}$（千米）。`,
    ),
    facility: 0.8,
    check: { expression: `${whole}-${speed}*${hours}`, equals: `${left}` },
  };
});

const nextSide = template(1, (random) => {
  const [known, asked] = [between(random, 6, 18), between(random, 5, 20)];
  const perimeter = 2 * (known + asked);
  if (known === asked || known === 2 * asked) return undefined;
  return choice({
    stem: `一个平行四边形的周长是 ${perimeter} 厘米，其中一条边长 ${known} 厘米，与它相邻的一条边长（　　）厘米。`,
    right: `${asked}`,
    errors: [`${perimeter - 2 * known}`, `${perimeter - known}`, `${known + asked}`],
    because: ['middle', 'factor', 'factor'],
    solution: lines(
      tex`平行四边形的对边相等，相邻两条边的和是周长的一半：$${perimeter}\div 2=${known + asked}$（厘米）。`,
      tex`$${known + asked}-${known}=${asked}$（厘米）。错选 ${perimeter - 2 * known} 的同学从周长里减去两条 ${known} 厘米的边后，忘记剩下的是两条边的和，还要除以 2。`,
    ),
    facility: 0.7,
    check: { expression: `(${perimeter}-2*${known})/2`, equals: `${asked}` },
  });
});

const distributive = template(2, (random) => {
  const a = between(random, 23, 78);
  const near = 100 + between(random, 1, 3) * (random.chance(0.5) ? 1 : -1);
  const off = near - 100;
  return choice({
    stem: tex`用简便方法计算 $${a}\times ${near}$，下面的做法正确的是（　　）。`,
    right: tex`$${a}\times 100${off > 0 ? '+' : '-'}${a}\times ${Math.abs(off)}$`,
    errors: [
      tex`$${a}\times 100${off > 0 ? '+' : '-'}${Math.abs(off)}$`,
      tex`$${a}\times 100${off > 0 ? '-' : '+'}${a}\times ${Math.abs(off)}$`,
      tex`$${a}\times 100\times ${Math.abs(off)}$`,
    ],
    because: ['factor', 'sign', 'formula'],
    solution: lines(
      tex`把 ${near} 看成 $100${off > 0 ? '+' : '-'}${Math.abs(off)}$，根据乘法分配律，$${a}$ 要分别与 100 和 ${Math.abs(off)} 相乘。`,
      tex`$${a}\times 100${off > 0 ? '+' : '-'}${a}\times ${Math.abs(off)}=${a * near}$。`,
    ),
    facility: 0.7,
    check: { expression: `${a}*100+${a}*(${off})`, equals: `${a * near}` },
  });
});

const brackets = template(2, (random) => {
  const [a, b, c] = [between(random, 12, 40), between(random, 3, 8), between(random, 2, 9)];
  const d = between(random, 110, 400);
  const value = d - (a + b * c);
  if (value < 10) return undefined;
  return {
    type: 'fill',
    stem: tex`计算：$${d}-(${a}+${b}\times ${c})=$____。`,
    answers: [[`${value}`]],
    solution: tex`先算括号里的，括号里先算乘法：$${b}\times ${c}=${b * c}$，$${a}+${b * c}=${a + b * c}$；再算括号外的减法：$${d}-${a + b * c}=${value}$。`,
    facility: 0.82,
    check: { expression: `${d}-(${a}+${b}*${c})`, equals: `${value}` },
  };
});

const pointMove = template(2, (random) => {
  const n = between(random, 103, 987);
  if (n % 10 === 0) return undefined;
  const [from, to] = [decimal(n, 2), decimal(n, 3)];
  const right = random.chance(0.5);
  return choice({
    stem: right
      ? `把 ${to} 的小数点先向右移动两位，再向左移动一位，得到的数是（　　）。`
      : `把 ${from} 先缩小到原来的 $\\frac{1}{100}$，再扩大到原来的 10 倍，得到的数是（　　）。`,
    right: right ? from : to,
    errors: right ? [decimal(n, 1), decimal(n, 4), to] : [decimal(n, 4), decimal(n, 5), from, decimal(n, 1)],
    solution: right
      ? `小数点向右移动两位再向左移动一位，等于向右移动一位，也就是扩大到原来的 10 倍：${to} 变成 ${from}。`
      : `先缩小到原来的 $\\frac{1}{100}$（小数点向左移动两位），再扩大到原来的 10 倍（向右移动一位），等于向左移动一位：${from} 变成 ${to}。`,
    facility: 0.68,
    check: right ? { expression: `${to}*100/10`, equals: from } : { expression: `${from}/100*10`, equals: to },
  });
});

const decimalSubtraction = template(2, (random) => {
  const [a, b] = [between(random, 5, 12), between(random, 121, 486)];
  if (b % 10 === 0) return undefined;
  const result = a * 100 - b;
  return {
    type: 'fill',
    stem: `小华买一本 ${decimal(b, 2)} 元的练习本，付了 ${a} 元，应找回____元。`,
    answers: [[decimal(result, 2)]],
    solution: `$${a}-${decimal(b, 2)}=${decimal(result, 2)}$（元）。把 ${a} 看成 ${a}.00，小数点对齐，从末位减起，哪一位不够减就从前一位退 1。`,
    facility: 0.77,
    check: { expression: `${a}-${decimal(b, 2)}`, equals: decimal(result, 2) },
  };
});

const thirdSide = template(2, (random) => {
  const [a, b] = [between(random, 4, 9), between(random, 4, 12)];
  if (b - a < 2) return undefined;
  const rest = b - a;
  return choice({
    stem: `一个三角形的两条边分别长 ${a} 厘米和 ${b} 厘米，第三条边的长可能是（　　）。`,
    right: `${rest + between(random, 1, 2 * a - 1)} 厘米`,
    errors: [`${a + b} 厘米`, `${rest} 厘米`, `${a + b + 1} 厘米`, `${rest - 1} 厘米`],
    because: ['formula', 'formula', 'formula', 'formula'],
    solution: lines(
      `三角形任意两边的和大于第三边，所以第三条边要比 $${a}+${b}=${a + b}$（厘米）短；它与 ${a} 厘米的和又要大于 ${b} 厘米，所以比 $${b}-${a}=${rest}$（厘米）长。`,
      `等于 ${a + b} 厘米或 ${rest} 厘米时，三条边在一条直线上，围不成三角形。`,
    ),
    facility: 0.67,
  });
});

const baseAngle = template(2, (random) => {
  const base = between(random, 25, 80);
  if (base === 60) return undefined;
  return {
    type: 'fill',
    stem: `一个等腰三角形的一个底角是 $${base}^\\circ$，它的顶角是____°。`,
    answers: [[`${180 - 2 * base}`]],
    solution: tex`等腰三角形的两个底角相等，三角形的内角和是 $180^\circ$，顶角：$180^\circ-${base}^\circ\times 2=${180 - 2 * base}^\circ$。`,
    facility: 0.72,
    check: { expression: `180-2*${base}`, equals: `${180 - 2 * base}` },
  };
});

/** Mathematics of the fourth year. */
export const grade4: Templates = {
  亿以内数的读写和近似数: [numberWriting, rounding],
  角的度量和分类: [straightAngle],
  '速度、时间和路程': [distanceLeft],
  平行四边形和梯形的特征: [nextSide],
  运算顺序和运算律: [distributive, brackets],
  小数的性质和小数点移动: [pointMove],
  三角形的三边关系和内角和: [thirdSide, baseAngle],
  小数加减法: [decimalSubtraction],
};
