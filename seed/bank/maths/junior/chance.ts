import type { Templates } from '../../bank.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { fraction, minus, plainOf, shown, texOf } from '../numbers.ts';

const balls = template(2, (random) => {
  const [red, white, black] = [between(random, 2, 6), between(random, 1, 6), between(random, 1, 6)];
  const all = red + white + black;
  const value = fraction(red, all);
  if (red === white || red >= white + black || value.d === all) return undefined;
  return choice({
    stem: `一个不透明的袋子中装有 ${red} 个红球、${white} 个白球和 ${black} 个黑球，这些球除颜色外无其他差别。从袋子中随机摸出 1 个球，摸到红球的概率是（　　）`,
    right: shown(value),
    errors: [fraction(red, white + black), fraction(1, 3), minus(fraction(1), value), fraction(1, all)].map(shown),
    because: ['formula', 'condition', 'other', 'slip'],
    solution: lines(
      tex`共有 $${red}+${white}+${black}=${all}$（个）球，每个球被摸到的可能性相同，摸到红球的概率为 $\frac{${red}}{${all}}=${texOf(value)}$。`,
      tex`错选 $${texOf(fraction(red, white + black))}$ 的同学用红球的个数除以了其他球的个数；错选 $\frac{1}{3}$ 的同学误以为三种颜色的可能性相同。`,
    ),
    facility: 0.88,
    check: { expression: `${red}/(${red}+${white}+${black})`, equals: plainOf(value) },
  });
});

const dice = template(2, (random) => {
  const sum = between(random, 3, 11);
  const ways = 6 - Math.abs(7 - sum);
  const value = fraction(ways, 36);
  return choice({
    stem: `同时掷两枚质地均匀的骰子，向上一面的点数的和为 ${sum} 的概率是（　　）`,
    right: shown(value),
    errors: [
      fraction(1, 11),
      fraction(Math.ceil(ways / 2), 21),
      fraction(ways + 1, 36),
      fraction(ways, 12),
      fraction(1, 6),
    ].map(shown),
    because: ['count', 'count', 'slip', '-', '-'],
    solution: lines(
      `列表可知，共有 36 种等可能的结果，其中点数的和为 ${sum} 的有 ${ways} 种，概率为 $${ways === value.n ? '' : String.raw`\frac{${ways}}{36}=`}${texOf(value)}$。`,
      tex`误选 $\frac{1}{11}$ 的同学把 2 到 12 这 11 个和当成了等可能的结果。`,
    ),
    facility: 0.72,
    check: { expression: `(6-abs(7-${sum}))/36`, equals: plainOf(value) },
  });
});

const drawTwo = template(2, (random) => {
  const [red, white] = [between(random, 2, 3), between(random, 1, 3)];
  const all = red + white;
  const same = red * (red - 1) + white * (white - 1);
  const value = fraction(same, all * (all - 1));
  if (all > 5 || white === red || same === 0) return undefined;
  return {
    type: 'written',
    stem: `一个不透明的盒子中装有 ${red} 个红球和 ${white} 个白球，这些球除颜色外都相同。从盒子中随机摸出 1 个球，不放回，再随机摸出 1 个球。用画树状图或列表的方法，求两次摸到的球颜色相同的概率。`,
    answer: `$${texOf(value)}$`,
    solution: lines(
      tex`画树状图：第一次有 ${all} 种结果，第二次各有 ${all - 1} 种结果，共有 $${all}\times ${all - 1}=${all * (all - 1)}$（种）等可能的结果。`,
      tex`两次都是红球的有 $${red}\times ${red - 1}=${red * (red - 1)}$（种），两次都是白球的有 $${white}\times ${white - 1}=${white * (white - 1)}$（种），颜色相同的共 ${same} 种。`,
      tex`所以 $P(\text{颜色相同})=\frac{${same}}{${all * (all - 1)}}=${texOf(value)}$。注意“不放回”，同一个球不能摸到两次。`,
    ),
    facility: 0.68,
    rubric: [
      { text: '正确画出树状图或列表', score: 3 },
      { text: '写出所有等可能的结果数和符合条件的结果数', score: 2 },
      { text: '求出概率', score: 2 },
    ],
    check: {
      expression: `(combinations(${red},2)+${white > 1 ? `combinations(${white},2)` : '0'})/combinations(${all},2)`,
      equals: plainOf(value),
    },
  };
});

const frequency = template(2, (random) => {
  const [known, share] = [between(random, 3, 12) * 2, random.pick([0.2, 0.25, 0.4, 0.5, 0.8])];
  const all = known / share;
  const other = all - known;
  if (!Number.isInteger(all) || other === known) return undefined;
  return choice({
    stem: `一个不透明的袋子中装有若干个白球和 ${known} 个红球，这些球除颜色外都相同。每次搅匀后随机摸出 1 个球，记下颜色后放回，大量重复试验后，发现摸到红球的频率稳定在 ${share} 附近，估计袋子中白球的个数为（　　）`,
    right: `${other}`,
    errors: [`${all}`, `${known}`, `${all + known}`],
    because: ['other', '-', 'slip'],
    solution: lines(
      tex`用频率估计概率：摸到红球的概率约为 ${share}，球的总数约为 $${known}\div ${share}=${all}$（个），白球约有 $${all}-${known}=${other}$（个）。`,
      `错选 ${all} 的同学求成了球的总数。`,
    ),
    facility: 0.76,
    check: { expression: `${known}/(${known}+${other})`, equals: `${share}` },
  });
});

/** 概率初步, grade 9. */
export const chance: Templates = {
  随机事件与概率: [balls, dice],
  列举法求概率和用频率估计概率: [drawTwo, frequency],
};
