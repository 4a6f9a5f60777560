import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, lines, template } from '../../making.ts';
import { decimal, texQuotient } from '../numbers.ts';

const clock = (minutes: number): string => `${Math.floor(minutes / 60)} 时 ${minutes % 60} 分`;

const filmEnd = template(2, (random) => {
  const [hour, minute] = [between(random, 8, 9), between(random, 7, 11) * 5];
  const length = 60 + between(random, 3, 9) * 5;
  const start = hour * 60 + minute;
  const end = start + length;
  if (minute + (length % 60) <= 60) return undefined;
  return choice({
    stem: `一场电影上午 ${clock(start)}开始，放映了 ${clock(length).replace('时', '小时')}，上午（　　）结束。`,
    right: clock(end),
    errors: [clock(end - 60), clock(end + 60), clock(end + 10)],
    because: ['carry', 'carry', 'slip'],
    solution: lines(
      `时与时相加：$${hour}+1=${hour + 1}$；分与分相加：$${minute}+${length % 60}=${minute + (length % 60)}$。`,
      `60 分是 1 小时，${minute + (length % 60)} 分＝1 小时 ${minute + (length % 60) - 60} 分，所以是上午 ${clock(end)}结束。`,
      `错选 ${clock(end - 60)}的同学忘记满 60 分要进 1 小时。`,
    ),
    facility: 0.72,
    check: { expression: `${start}+${length}`, equals: `${end}` },
  });
});

const differenceOfThousands = template(2, (random) => {
  const [a, b] = [between(random, 5, 9) * 100 + between(random, 0, 3), between(random, 156, 489)];
  const difference = a - b;
  if (b % 10 <= a % 10 || Math.floor(b / 10) % 10 === 0) return undefined;
  return {
    type: 'fill',
    stem: `计算：$${a}-${b}=$____。`,
    answers: [[`${difference}`]],
    solution: `个位不够减，十位上是 0，要从百位退 1：百位退 1 作 10 个十，十位再退 1 作 10 个一，十位上还剩 9。$${a}-${b}=${difference}$，验算：$${difference}+${b}=${a}$。`,
    facility: 0.7,
    check: { expression: `${a}-${b}`, equals: `${difference}` },
  };
});

const timesByDifference = template(1, (random) => {
  const [red, times] = [between(random, 4, 9), between(random, 3, 8)];
  const yellow = red * times;
  return choice({
    stem: `小华折了 ${red} 只红纸鹤，折的黄纸鹤比红纸鹤多 ${yellow - red} 只，黄纸鹤的只数是红纸鹤的（　　）倍。`,
    right: `${times}`,
    errors: [`${times - 1}`, `${yellow}`, `${times + 1}`, `${yellow - red}`],
    because: ['condition', 'other', 'slip', 'other'],
    solution: lines(
      `先求黄纸鹤的只数：$${red}+${yellow - red}=${yellow}$（只）。`,
      `再求 ${yellow} 里面有几个 ${red}：$${yellow}\\div ${red}=${times}$，所以是 ${times} 倍。“倍”不是单位名称，得数后面不写单位。`,
      `错选 ${times - 1} 的同学用多的只数去除：$${yellow - red}\\div ${red}=${times - 1}$，没有先求出黄纸鹤的只数。`,
    ),
    facility: 0.66,
    check: { expression: `(${red}+${yellow - red})/${red}`, equals: `${times}` },
  });
});

const twoDigitProduct = template(2, (random) => {
  const [a, b] = [between(random, 23, 89), between(random, 13, 79)];
  const [tens, ones] = [Math.floor(b / 10), b % 10];
  if (ones < 2 || tens === ones || a % 10 === 0) return undefined;
  return choice({
    stem: `计算：$${a}\\times ${b}=$（　　）`,
    right: `${a * b}`,
    errors: [
      `${a * ones + a * tens}`,
      `${a * b - Math.floor(((a % 10) * tens) / 10) * 100}`,
      `${a * b - Math.floor(((a % 10) * ones) / 10) * 10}`,
      `${a * b + 100}`,
      `${a * b - 100}`,
    ],
    because: ['place', 'carry', 'carry', 'slip', 'slip'],
    solution: lines(
      `$${a}\\times ${ones}=${a * ones}$，$${a}\\times ${tens * 10}=${a * tens * 10}$，$${a * ones}+${a * tens * 10}=${a * b}$。`,
      `错选 ${a * ones + a * tens} 的同学用十位上的 ${tens} 去乘时，积的末位没有和十位对齐。`,
    ),
    facility: 0.79,
    check: { expression: `${a}*${b}`, equals: `${a * b}` },
  });
});

const fence = template(2, (random) => {
  const [long, wide] = [between(random, 7, 14), between(random, 3, 6)];
  if (long * wide === 2 * (long + wide)) return undefined;
  const figure = new Drawing(14)
    .shape([at(0, 0), at(long, 0), at(long, wide), at(0, wide)])
    .name(at(long / 2, 0), `${long} 米`, -90)
    .name(at(long, wide / 2), `${wide} 米`, 0, 24);
  return choice({
    stem: `如图，一块长方形菜地长 ${long} 米，宽 ${wide} 米。这块菜地的面积是（　　）。`,
    right: `${long * wide} 平方米`,
    errors: [`${2 * (long + wide)} 平方米`, `${long * wide} 米`, `${long + wide} 平方米`],
    because: ['formula', 'unit', 'factor'],
    solution: lines(
      `长方形的面积＝长×宽：$${long}\\times ${wide}=${long * wide}$（平方米）。`,
      `错选 ${2 * (long + wide)} 的同学算成了周长；面积的单位是平方米，不是米。`,
    ),
    facility: 0.8,
    figure: figure.svg(),
    check: { expression: `${long}*${wide}`, equals: `${long * wide}` },
  });
});

const squareByPerimeter = template(2, (random) => {
  const side = between(random, 5, 15);
  return {
    type: 'fill',
    stem: `用一根长 ${4 * side} 厘米的铁丝正好围成一个正方形，这个正方形的面积是____平方厘米。`,
    answers: [[`${side * side}`]],
    solution: `铁丝长就是正方形的周长，边长：$${4 * side}\\div 4=${side}$（厘米）；面积：$${side}\\times ${side}=${side * side}$（平方厘米）。`,
    facility: 0.7,
    check: { expression: `(${4 * side}/4)*(${4 * side}/4)`, equals: `${side * side}` },
  };
});

const price = template(2, (random) => {
  const [pen, book] = [between(random, 12, 48), between(random, 25, 79)];
  if ((pen % 10) + (book % 10) <= 10 || pen % 10 === 0 || book % 10 === 0 || pen + 40 < book) return undefined;
  const sum = pen + book;
  return choice({
    stem: `一支钢笔 ${decimal(book, 1)} 元，一个文具盒 ${decimal(pen + 50, 1)} 元，各买一样一共要（　　）元。`,
    right: decimal(sum + 50, 1),
    errors: [decimal(sum + 40, 1), decimal(sum + 60, 1), decimal(Math.abs(pen + 50 - book), 1)],
    because: ['carry', 'carry', 'operation'],
    solution: lines(
      `小数点对齐再相加：$${decimal(book, 1)}+${decimal(pen + 50, 1)}=${decimal(sum + 50, 1)}$（元）。`,
      `十分位上满十要向个位进 1，错选 ${decimal(sum + 40, 1)} 的同学忘记进位。`,
    ),
    facility: 0.8,
    check: { expression: `${decimal(book, 1)}+${decimal(pen + 50, 1)}`, equals: decimal(sum + 50, 1) },
  });
});

const shadedShare = template(2, (random) => {
  const [columns, rows] = [between(random, 3, 5), between(random, 2, 3)];
  const [all, shaded] = [columns * rows, between(random, 2, columns * rows - 2)];
  if (shaded * 2 === all || shaded * shaded === all || shaded * shaded === all - shaded) return undefined;
  const drawing = new Drawing(28);
  for (let cell = 0; cell < all; cell++) {
    const [x, y] = [cell % columns, rows - 1 - Math.floor(cell / columns)];
    const fill = cell < shaded ? Drawing.shade : 'none';
    drawing.shape([at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)], { fill });
  }
  return choice({
    stem: `如图，把一个长方形平均分成 ${all} 份，其中 ${all - shaded} 份没有涂色，涂色部分是这个长方形的（　　）。`,
    right: `$${texQuotient(shaded, all)}$`,
    errors: [
      `$${texQuotient(all - shaded, all)}$`,
      `$${texQuotient(shaded, all - shaded)}$`,
      `$${texQuotient(1, shaded)}$`,
    ],
    because: ['other', 'swap', '-'],
    solution: lines(
      `平均分成 ${all} 份，涂色的有 $${all}-${all - shaded}=${shaded}$（份），是 ${all} 份中的 ${shaded} 份，用 $${texQuotient(shaded, all)}$ 表示。`,
      `错选 $${texQuotient(all - shaded, all)}$ 的同学看成了没有涂色的部分。`,
    ),
    facility: 0.83,
    figure: drawing.svg(),
    check: { expression: `1-${all - shaded}/${all}`, equals: `${shaded}/${all}` },
  });
});

/** Mathematics of the third year. */
export const grade3: Templates = {
  经过时间的计算: [filmEnd],
  三位数的加减法: [differenceOfThousands],
  求一个数是另一个数的几倍: [timesByDifference],
  两位数乘两位数: [twoDigitProduct],
  长方形和正方形的面积与周长: [fence, squareByPerimeter],
  分数的初步认识: [shadedShare],
  一位小数的加减法: [price],
};
