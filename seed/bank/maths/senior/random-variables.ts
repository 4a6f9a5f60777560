import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { decimal, fraction, plainOf, shown, texOf } from '../numbers.ts';

const told = (n: number, places: number): string => decimal(n, places);

const totalProbability = template(2, (random) => {
  const share = between(random, 2, 8);
  const [first, second] = [between(random, 2, 9), between(random, 2, 9)];
  const right = share * first + (10 - share) * second;
  if (share === 5 || first === second) return undefined;
  return {
    type: 'fill',
    stem: tex`某工厂有甲、乙两条生产线生产同一种产品，甲、乙两条生产线的产量分别占总产量的 $${share * 10}\%$ 和 $${100 - share * 10}\%$，次品率分别为 $${first}\%$ 和 $${second}\%$。从该厂的产品中任取一件，它是次品的概率为____。`,
    answers: [[told(right, 3), tex`$${told(right, 1)}\%$`, `${told(right, 1)}%`]],
    solution: tex`设 $A_1$，$A_2$ 分别表示“产品来自甲、乙生产线”，$B$ 表示“产品是次品”。由全概率公式，$P(B)=P(A_1)P(B|A_1)+P(A_2)P(B|A_2)=0.${share}\times 0.0${first}+0.${10 - share}\times 0.0${second}=${told(right, 3)}$。`,
    facility: 0.78,
    check: { expression: `0.${share}*0.0${first}+0.${10 - share}*0.0${second}`, equals: told(right, 3) },
  };
});

const conditional = template(2, (random) => {
  const [red, white] = [between(random, 3, 6), between(random, 2, 5)];
  const all = red + white;
  const right = fraction(red - 1, all - 1);
  if (red === white) return undefined;
  return choice({
    stem: `袋子中有 ${red} 个红球和 ${white} 个白球，从中不放回地依次摸出 2 个球。在第一次摸到红球的条件下，第二次也摸到红球的概率为（　　）`,
    right: shown(right),
    errors: [
      fraction(red * (red - 1), all * (all - 1)),
      fraction(red, all),
      fraction(red - 1, all),
      fraction(red, all - 1),
    ].map(shown),
    because: ['condition', 'condition', 'slip', 'slip'],
    solution: lines(
      tex`第一次摸到红球后，袋中还有 ${all - 1} 个球，其中红球 ${red - 1} 个，所求概率为 $\frac{${red - 1}}{${all - 1}}${right.d === all - 1 ? '' : `=${texOf(right)}`}$。`,
      tex`错选 ${shown(fraction(red * (red - 1), all * (all - 1)))} 的同学求成了两次都摸到红球的概率 $P(AB)$。`,
    ),
    facility: 0.82,
    check: {
      expression: `(${red}*(${red}-1)/(${all}*(${all}-1)))/(${red}/${all})`,
      equals: plainOf(right),
    },
  });
});

const table = template(2, (random) => {
  const [a, b, c] = [between(random, 1, 4), between(random, 1, 4), between(random, 1, 4)];
  const rest = 10 - a - b - c;
  if (rest < 1 || new Set([a, b, c, rest]).size < 3) return undefined;
  const mean = b + 2 * c + 3 * rest;
  const row = (name: string, cells: readonly string[]) => `${name}&${cells.join('&')}`;
  const grid = tex`\begin{array}{c|cccc}${row('X', ['0', '1', '2', '3'])}\\\hline ${row('P', [`0.${a}`, `0.${b}`, `0.${c}`, 'm'])}\end{array}`;
  return {
    type: 'fill',
    stem: tex`已知随机变量 $X$ 的分布列为 $${grid}$，则 $m=$____，$E(X)=$____。`,
    answers: [[`0.${rest}`], [told(mean, 1)]],
    solution: tex`概率之和为 1：$m=1-0.${a}-0.${b}-0.${c}=0.${rest}$。$E(X)=0\times 0.${a}+1\times 0.${b}+2\times 0.${c}+3\times 0.${rest}=${told(mean, 1)}$。`,
    facility: 0.88,
    check: { expression: `0.${b}+2*0.${c}+3*(1-0.${a}-0.${b}-0.${c})`, equals: told(mean, 1) },
  };
});

const binomial = template(2, (random) => {
  const [n, d] = [between(random, 5, 20), between(random, 2, 5)];
  const p = between(random, 1, d - 1);
  const [mean, variance] = [fraction(n * p, d), fraction(n * p * (d - p), d * d)];
  if (mean.d > 1 || fraction(p, d).d < d || (d === 2 && n > 12)) return undefined;
  return choice({
    stem: tex`已知随机变量 $X\sim B(n,p)$，且 $E(X)=${texOf(mean)}$，$D(X)=${texOf(variance)}$，则 $n=$（　　）`,
    right: `${n}`,
    errors: [`${n + 1}`, `${n - 1}`, `${n + d}`, `${2 * n}`],
    because: ['slip', 'slip', 'slip', '-'],
    solution: lines(
      tex`$E(X)=np=${texOf(mean)}$，$D(X)=np(1-p)=${texOf(variance)}$，两式相除得 $1-p=${texOf(fraction(d - p, d))}$，$p=${texOf(fraction(p, d))}$。`,
      tex`$n=${texOf(mean)}\div ${texOf(fraction(p, d))}=${n}$。`,
    ),
    facility: 0.84,
    check: { expression: `${n}*${p}/${d}*(1-${p}/${d})`, equals: plainOf(variance) },
  });
});

const choose = (n: number, k: number): number => {
  let value = 1;
  for (let i = 0; i < k; i++) value = (value * (n - i)) / (i + 1);
  return value;
};

const hypergeometric = template(2, (random) => {
  const [boys, girls] = [between(random, 3, 5), between(random, 3, 5)];
  const all = choose(boys + girls, 3);
  const ways = [0, 1, 2, 3].map((k) => choose(girls, k) * choose(boys, 3 - k));
  const mean = fraction(3 * girls, boys + girls);
  const p = ways.map((way) => fraction(way, all));
  const list = p.map((value, k) => tex`$P(X=${k})=${texOf(value)}$`).join('，');
  return {
    type: 'written',
    stem: `从 ${boys} 名男生和 ${girls} 名女生中随机选出 3 人参加演讲比赛，用 $X$ 表示选出的女生人数。
（1）求选出的 3 人中至少有 1 名女生的概率；
（2）求 $X$ 的分布列和数学期望。`,
    answer: tex`（1）$${texOf(fraction(all - ways[0]!, all))}$；（2）${list}，$E(X)=${texOf(mean)}$。`,
    solution: lines(
      tex`（1）$P=1-\frac{\mathrm{C}_{${boys}}^{3}}{\mathrm{C}_{${boys + girls}}^{3}}=1-\frac{${ways[0]!}}{${all}}=${texOf(fraction(all - ways[0]!, all))}$。`,
      tex`（2）$X$ 的可能取值为 0，1，2，3，$P(X=k)=\frac{\mathrm{C}_{${girls}}^{k}\mathrm{C}_{${boys}}^{3-k}}{\mathrm{C}_{${boys + girls}}^{3}}$：${list}。`,
      tex`$E(X)=${p.map((value, k) => tex`${k}\times ${texOf(value)}`).join('+')}=${texOf(mean)}$。`,
    ),
    facility: 0.74,
    rubric: [
      { text: '（1）求出概率', score: 4 },
      { text: '（2）写出可能取值和分布列', score: 5 },
      { text: '（2）求出数学期望', score: 3 },
    ],
    check: {
      expression: `(${[1, 2, 3].map((k) => `${k}*combinations(${girls},${k})*combinations(${boys},${3 - k})`).join('+')})/combinations(${boys + girls},3)`,
      equals: plainOf(mean),
    },
  };
});

const bell = (() => {
  const drawing = new Drawing(36).arrow(at(-3.2, 0), at(3.6, 0));
  drawing.graph((x) => 1.9 * Math.exp((-x * x) / 2), [-3, 3]);
  for (const [x, name] of [
    [-1.3, 'a'],
    [0, 'μ'],
    [1.3, 'b'],
  ] as const)
    drawing
      .line([at(x, 0), at(x, 1.9 * Math.exp((-x * x) / 2))], { dashed: true, width: 1 })
      .name(at(x, 0), name, -90, 12);
  return drawing.svg();
})();

const normal = template(2, (random) => {
  const [mean, gap, tail] = [between(random, 3, 12) * 10, between(random, 3, 9), between(random, 5, 32)];
  const right = 100 - 2 * tail;
  return choice({
    stem: tex`如图（示意图），随机变量 $X$ 服从正态分布 $N(${mean},\sigma ^2)$，$a=${mean - gap}$，$b=${mean + gap}$。若 $P(X<${mean - gap})=${told(tail, 2)}$，则 $P(${mean - gap}\le X\le ${mean + gap})=$（　　）`,
    right: told(right, 2),
    errors: [50 - tail, 100 - tail, 2 * tail, 50 + tail].map((n) => told(n, 2)),
    because: ['factor', 'sign', 'factor', 'sign'],
    solution: lines(
      tex`正态曲线关于直线 $x=${mean}$ 对称，$P(X>${mean + gap})=P(X<${mean - gap})=${told(tail, 2)}$。`,
      tex`所以 $P(${mean - gap}\le X\le ${mean + gap})=1-2\times ${told(tail, 2)}=${told(right, 2)}$。错选 ${told(50 - tail, 2)} 的同学只求了对称轴一侧的概率。`,
    ),
    facility: 0.84,
    figure: bell,
    check: { expression: `1-2*${told(tail, 2)}`, equals: told(right, 2) },
  });
});

/** 随机变量及其分布, grade 11. */
export const randomVariables: Templates = {
  条件概率与全概率公式: [totalProbability, conditional],
  离散型随机变量的分布列与数字特征: [table, binomial, hypergeometric],
  正态分布: [normal],
};
