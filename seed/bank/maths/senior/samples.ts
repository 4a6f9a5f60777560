import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { answersOf, decimal, fraction, plainOf, shown } from '../numbers.ts';

const stratified = template(2, (random) => {
  const [first, second, third, share] = [
    between(random, 4, 9),
    between(random, 4, 9),
    between(random, 4, 9),
    between(random, 5, 9) * 10,
  ];
  const all = first + second + third;
  const sample = all * between(random, 3, 6);
  const right = (sample / all) * third;
  if (new Set([first, second, third]).size < 3) return undefined;
  return choice({
    stem: `某高中高一、高二、高三年级的学生人数分别为 ${first * share}，${second * share}，${third * share}。现用按比例分配的分层随机抽样的方法从中抽取一个容量为 ${sample} 的样本，则应从高三年级抽取的人数为（　　）`,
    right: `${right}`,
    errors: [
      `${(sample / all) * first}`,
      `${(sample / all) * second}`,
      `${sample - right}`,
      `${Math.round(sample / 3)}`,
    ],
    because: ['other', 'other', 'other', 'condition'],
    solution: lines(
      tex`抽样比为 $\frac{${sample}}{${all * share}}$，从高三年级抽取 $${third * share}\times \frac{${sample}}{${all * share}}=${right}$（人）。`,
      '各层的抽取人数与该层的人数成正比，不是平均分配。',
    ),
    facility: 0.9,
    check: { expression: `${third * share}*${sample}/(${all * share})`, equals: `${right}` },
  });
});

const percentile = template(2, (random) => {
  const numbers = Array.from({ length: 10 }, () => between(random, 61, 99));
  const sorted = [...numbers].sort((a, b) => a - b);
  const p = random.pick([25, 70, 75, 80]);
  const position = (10 * p) / 100;
  const value = Number.isInteger(position)
    ? fraction(sorted[position - 1]! + sorted[position]!, 2)
    : fraction(sorted[Math.ceil(position) - 1]!);
  if (new Set(numbers).size < 10) return undefined;
  const told = (index: number) => `${sorted[index]!}`;
  const right = decimal((value.n * 10) / value.d, 1);
  return choice({
    stem: tex`某小组 10 名学生的测试成绩（单位：分）为 ${numbers.join('，')}，这组数据的第 ${p} 百分位数是（　　）`,
    right,
    errors: Number.isInteger(position)
      ? [told(position - 1), told(position), `${numbers[position - 1]!}`, told(position + 1), told(position - 2)]
      : [
          told(Math.floor(position) - 1),
          decimal((sorted[Math.floor(position) - 1]! + sorted[Math.floor(position)]!) * 5, 1),
          told(Math.ceil(position)),
        ],
    solution: lines(
      `从小到大排列：${sorted.join('，')}。$10\\times ${p}\\%=${position}$。`,
      Number.isInteger(position)
        ? `$${position}$ 是整数，第 ${p} 百分位数是第 ${position} 项与第 ${position + 1} 项数据的平均数：$(${told(position - 1)}+${told(position)})\\div 2=${right}$。`
        : `$${position}$ 不是整数，取比它大的相邻整数 ${Math.ceil(position)}，第 ${p} 百分位数是第 ${Math.ceil(position)} 项数据 ${right}。`,
    ),
    facility: 0.76,
    check: Number.isInteger(position)
      ? { expression: `(${told(position - 1)}+${told(position)})/2`, equals: plainOf(value) }
      : { expression: `ceil(10*${p}/100)`, equals: `${Math.ceil(position)}` },
  });
});

const bars = (heights: readonly (number | 'a')[], value: number): string => {
  const drawing = new Drawing(24).arrow(at(0, 0), at(10, 0)).arrow(at(0, 0), at(0, 6.4));
  heights.forEach((height, index) => {
    const high = (height === 'a' ? value : height) / 8;
    const left = index * 1.5 + 1;
    drawing.shape([at(left, 0), at(left + 1.5, 0), at(left + 1.5, high), at(left, high)]);
    drawing.line([at(0, high), at(left, high)], { dashed: true, width: 0.6 });
    drawing.name(at(0, high), height === 'a' ? 'a' : decimal(height, 3), 180, 24);
    drawing.name(at(left, 0), `${50 + index * 10}`, -90, 12);
  });
  drawing.name(at(8.5, 0), '100', -90, 12).name(at(10, 0), '分数', -60, 16);
  return drawing.name(at(0, 6.4), '频率/组距', 0, 38).svg();
};

const histogram = template(2, (random) => {
  const [first, second, fourth, fifth] = [
    between(random, 4, 9),
    between(random, 12, 22),
    between(random, 18, 26),
    between(random, 10, 16),
  ];
  const a = 100 - first - second - fourth - fifth;
  const all = [first, second, a, fourth, fifth];
  const hundreds = between(random, 1, 9);
  if (a > 46 || [...all].sort((x, y) => x - y).some((n, index, sorted) => index > 0 && n - sorted[index - 1]! < 5)) {
    return undefined;
  }
  const total = all.reduce((sum, height, index) => sum + height * (55 + index * 10), 0);
  return {
    type: 'fill',
    stem: tex`某校 ${hundreds * 100} 名学生的竞赛成绩（单位：分）的频率分布直方图如图所示，成绩分组为 $[50,60)$，$[60,70)$，$[70,80)$，$[80,90)$，$[90,100]$，则图中 $a=$____，成绩不低于 80 分的学生有____人，估计这 ${hundreds * 100} 名学生成绩的平均数为____分（同一组中的数据用该组区间的中点值代表）。`,
    answers: [[decimal(a, 3)], answersOf((fourth + fifth) * hundreds), [decimal(total, 2)]],
    solution: tex`各组频率之和为 1：$(${all.map((height, index) => (index === 2 ? 'a' : decimal(height, 3))).join('+')})\times 10=1$，$a=${decimal(a, 3)}$。成绩不低于 80 分的频率为 $(${decimal(fourth, 3)}+${decimal(fifth, 3)})\times 10=${decimal(fourth + fifth, 2)}$，有 ${(fourth + fifth) * hundreds} 人。平均数约为 $${all.map((height, index) => tex`${55 + index * 10}\times ${decimal(height, 2)}`).join('+')}=${decimal(total, 2)}$。`,
    facility: 0.76,
    figure: bars([first, second, 'a', fourth, fifth], a),
    check: [
      {
        expression: `(0.00${first}+${[second, fourth, fifth].map((n) => decimal(n, 3)).join('+')}+${decimal(a, 3)})*10`,
        equals: '1',
      },
      {
        expression: all.map((height, index) => `${55 + index * 10}*${height}/100`).join('+'),
        equals: decimal(total, 2),
      },
    ],
  };
});

const joined = template(2, (random) => {
  const [m, n, first, second] = [
    between(random, 2, 6) * 10,
    between(random, 2, 6) * 10,
    between(random, 60, 80),
    between(random, 70, 90),
  ];
  const mean = fraction(m * first + n * second, m + n);
  if (m === n || mean.d > 1 || Math.abs(first - second) < 4) return undefined;
  const told = (value: typeof mean) => `${shown(value)} 分`;
  return choice({
    stem: `某年级甲班有 ${m} 人，数学平均分为 ${first} 分；乙班有 ${n} 人，数学平均分为 ${second} 分，则两个班全体学生的数学平均分为（　　）`,
    right: told(mean),
    errors: [
      fraction(first + second, 2),
      fraction(m * second + n * first, m + n),
      fraction(mean.n + 1),
      fraction(mean.n - 1),
    ]
      .filter(({ d }) => d === 1)
      .map(told),
    solution: lines(
      tex`总平均数是加权平均数：$\frac{${m}\times ${first}+${n}\times ${second}}{${m}+${n}}=${mean.n}$（分）。`,
      '两个班的人数不同，不能直接把两个平均分相加除以 2。',
    ),
    facility: 0.84,
    check: { expression: `(${m}*${first}+${n}*${second})/(${m}+${n})`, equals: plainOf(mean) },
  });
});

/** 统计, grade 10. */
export const samples: Templates = {
  随机抽样和用样本估计总体: [stratified, percentile, histogram, joined],
};
