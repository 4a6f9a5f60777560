import type { Templates } from '../../bank.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { decimal, fraction, plainOf, shown, texOf } from '../numbers.ts';

const choose2 = (n: number): number => (n * (n - 1)) / 2;

const parity = template(2, (random) => {
  const n = between(random, 5, 10);
  const [odd, even] = [Math.ceil(n / 2), Math.floor(n / 2)];
  const isEven = random.chance(0.5);
  const ways = isEven ? choose2(odd) + choose2(even) : odd * even;
  const [right, other] = [fraction(ways, choose2(n)), fraction(choose2(n) - ways, choose2(n))];
  return choice({
    stem: `从 1 到 ${n} 这 ${n} 个正整数中不放回地随机抽取两个数，则两数之和为${isEven ? '偶' : '奇'}数的概率为（　　）`,
    right: shown(right),
    errors: [other, fraction(1, 2), fraction(isEven ? choose2(odd) : odd, choose2(n)), fraction(ways, n * n)].map(
      shown,
    ),
    because: ['other', 'formula', 'case', 'count'],
    solution: lines(
      `样本空间有 $${choose2(n)}$ 个等可能的样本点；${n} 个数中有 ${odd} 个奇数、${even} 个偶数。`,
      isEven
        ? tex`两数同奇或同偶时和为偶数，有 $${choose2(odd)}+${choose2(even)}=${ways}$（种），概率为 $${texOf(right)}$。`
        : tex`一奇一偶时和为奇数，有 $${odd}\times ${even}=${ways}$（种），概率为 $${texOf(right)}$。`,
    ),
    facility: 0.8,
    check: {
      expression: isEven
        ? `(combinations(${odd},2)+combinations(${even},2))/combinations(${n},2)`
        : `${odd}*${even}/combinations(${n},2)`,
      equals: plainOf(right),
    },
  });
});

const independent = template(2, (random) => {
  const [p, q] = [between(random, 4, 9), between(random, 3, 8)];
  const both = p * q;
  const right = 10 * (p + q) - both;
  if (p === q || p + q === 10) return undefined;
  const told = (n: number) => decimal(n, 2);
  return choice({
    stem: `甲、乙两人独立地破译同一份密码，他们各自能破译密码的概率分别为 0.${p} 和 0.${q}，则密码被破译的概率为（　　）`,
    right: told(right),
    errors: [told(both), told(10 * (p + q) - 2 * both), told(100 - right), told(5 * (p + q))],
    because: ['middle', 'terms', 'other', '-'],
    solution: lines(
      tex`密码被破译就是至少一人破译，先求对立事件：两人都没有破译的概率为 $(1-0.${p})\times (1-0.${q})=${told(100 - right)}$。`,
      tex`密码被破译的概率为 $1-${told(100 - right)}=${told(right)}$。错选 ${told(both)} 的同学求的是两人都破译的概率。`,
    ),
    facility: 0.8,
    check: { expression: `1-(1-0.${p})*(1-0.${q})`, equals: told(right) },
  });
});

const additive = template(2, (random) => {
  const [a, b, both] = [between(random, 35, 60), between(random, 25, 55), between(random, 8, 22)];
  const union = a + b - both;
  if (union >= 95) return undefined;
  const told = (n: number) => decimal(n, 2);
  return {
    type: 'fill',
    stem: `已知 $P(A)=${told(a)}$，$P(B)=${told(b)}$，$P(AB)=${told(both)}$，则 $P(A\\cup B)=$____，$P(\\overline{A}\\,\\overline{B})=$____。`,
    answers: [[told(union)], [told(100 - union)]],
    solution: tex`$P(A\cup B)=P(A)+P(B)-P(AB)=${told(a)}+${told(b)}-${told(both)}=${told(union)}$；$\overline{A}\,\overline{B}$ 是 $A\cup B$ 的对立事件，概率为 $1-${told(union)}=${told(100 - union)}$。`,
    facility: 0.78,
    check: { expression: `${told(a)}+${told(b)}-${told(both)}`, equals: told(union) },
  };
});

const match = template(2, (random) => {
  const p = between(random, 6, 8);
  const q = 10 - p;
  const [straight, later] = [fraction(p * p, 100), fraction(2 * p * p * q, 1000)];
  const right = fraction(p * p * (10 + 2 * q), 1000);
  return {
    type: 'written',
    stem: `甲、乙两人进行乒乓球比赛，采用三局两胜制（先胜两局者获胜，比赛结束）。已知每局比赛甲获胜的概率为 0.${p}，乙获胜的概率为 0.${q}，各局比赛的结果相互独立。
（1）求甲以 2 比 0 获胜的概率；
（2）求甲最终获胜的概率。`,
    answer: `（1）${decimal(p * p, 2)}；（2）${decimal(p * p * (10 + 2 * q), 3)}。`,
    solution: lines(
      tex`（1）前两局甲都获胜，概率为 $0.${p}\times 0.${p}=${decimal(p * p, 2)}$。`,
      tex`（2）甲以 2 比 1 获胜，则前两局甲一胜一负，第三局甲胜，概率为 $2\times 0.${p}\times 0.${q}\times 0.${p}=${decimal(2 * p * p * q, 3)}$。`,
      tex`两种情况互斥，甲最终获胜的概率为 $${decimal(p * p, 2)}+${decimal(2 * p * p * q, 3)}=${decimal(p * p * (10 + 2 * q), 3)}$。`,
    ),
    facility: 0.72,
    rubric: [
      { text: '（1）求出概率', score: 4 },
      { text: '（2）求出 2 比 1 获胜的概率', score: 5 },
      { text: '（2）相加得结果', score: 3 },
    ],
    check: [
      { expression: `${plainOf(straight)}+${plainOf(later)}`, equals: plainOf(right) },
      { expression: `0.${p}^2+combinations(2,1)*0.${p}^2*0.${q}`, equals: plainOf(right) },
    ],
  };
});

/** 概率, grade 10. */
export const events: Templates = {
  随机事件和古典概型: [parity, additive],
  事件的相互独立性: [independent, match],
};
