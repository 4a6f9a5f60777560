import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { between, choice, lines, template, tex } from '../making.ts';

const addFlowers = template(2, (random) => {
  const [has, gets] = [between(random, 6, 9), between(random, 4, 9)];
  if (has + gets <= 10 || has === gets) return undefined;
  const sum = has + gets;
  return choice({
    stem: `小红有 ${has} 朵红花，小明又送给她 ${gets} 朵，小红现在有（　　）朵红花。`,
    right: `${sum}`,
    errors: [`${Math.abs(has - gets)}`, `${sum - 10}`, `${sum + 1}`, `${sum - 1}`],
    solution: lines(
      `求现在一共有多少朵，用加法：$${has}+${gets}=${sum}$（朵）。`,
      `用“凑十法”：$${has}+${10 - has}=10$，还剩 $${gets}-${10 - has}=${sum - 10}$，$10+${sum - 10}=${sum}$。`,
    ),
    facility: 0.92,
    check: { expression: `${has}+${gets}`, equals: `${sum}` },
  });
});

const missingAddend = template(2, (random) => {
  const [known, missing] = [between(random, 5, 9), between(random, 4, 9)];
  const sum = known + missing;
  if (sum <= 10) return undefined;
  return {
    type: 'fill',
    stem: `在横线上填合适的数：$${known}+$____$=${sum}$。`,
    answers: [[`${missing}`]],
    solution: `想：${known} 加几得 ${sum}？$${sum}-${known}=${missing}$，所以填 ${missing}。`,
    facility: 0.88,
    check: { expression: `${sum}-${known}`, equals: `${missing}` },
  };
});

const cardsLeft = template(2, (random) => {
  const [all, given] = [between(random, 11, 17), between(random, 4, 9)];
  const left = all - given;
  if (left >= 10 || left < 2) return undefined;
  return choice({
    stem: `小明有 ${all} 张卡片，送给小华 ${given} 张，还剩（　　）张。`,
    right: `${left}`,
    errors: [`${all + given}`, `${10 + given - (all - 10)}`, `${left + 1}`, `${left - 1}`],
    solution: lines(
      `求还剩多少张，用减法：$${all}-${given}=${left}$（张）。`,
      `用“破十法”：$10-${given}=${10 - given}$，$${10 - given}+${all - 10}=${left}$。`,
      `错选 ${10 + given - (all - 10)} 的同学是用大的个位数去减小的个位数了。`,
    ),
    facility: 0.87,
    check: { expression: `${all}-${given}`, equals: `${left}` },
  });
});

const shapeCount = new Drawing(26)
  .shape([at(0, 0), at(2, 0), at(1, 1.7)])
  .shape([at(2.5, 0), at(4.5, 0), at(4.5, 1.4), at(2.5, 1.4)])
  .circle(at(5.8, 0.8), 0.8)
  .shape([at(7.2, 0), at(8.6, 0), at(7.2, 1.7)])
  .shape([at(9, 0), at(10.4, 0), at(10.4, 1.4), at(9, 1.4)])
  .shape([at(10.9, 1.6), at(12.7, 1.6), at(12.1, 0)])
  .svg();

const order = template(2, (random) => {
  const [tens, ones] = [between(random, 2, 9), between(random, 1, 9)];
  if (tens === ones) return undefined;
  return choice({
    stem: `${tens} 个十和 ${ones} 个一组成的数是（　　）。`,
    right: `${tens * 10 + ones}`,
    errors: [`${ones * 10 + tens}`, `${tens + ones}`, `${tens}0${ones}`],
    solution: lines(
      `${tens} 个十是 ${tens * 10}，${ones} 个一是 ${ones}，合起来是 ${tens * 10 + ones}。`,
      `错选 ${ones * 10 + tens} 的同学把十位和个位写反了；写两位数时，十位写 ${tens}，个位写 ${ones}。`,
    ),
    facility: 0.9,
    check: { expression: `${tens}*10+${ones}`, equals: `${tens * 10 + ones}` },
  });
});

const series = template(2, (random) => {
  const [start, step] = [between(random, 11, 55), between(random, 2, 9)];
  const terms = [0, 1, 2, 3, 4].map((index) => start + index * step);
  return {
    type: 'fill',
    stem: `找规律填数：${terms.slice(0, 3).join('，')}，____，${terms[4]!}。`,
    answers: [[`${terms[3]!}`]],
    solution: `从左往右，每次都多 ${step}，$${terms[2]!}+${step}=${terms[3]!}$，所以填 ${terms[3]!}；再多 ${step} 正好是 ${terms[4]!}。`,
    facility: step === 5 || step === 2 ? 0.86 : 0.74,
    check: { expression: `${terms[2]!}+${step}`, equals: `${terms[3]!}` },
  };
});

const jiao = template(2, (random) => {
  const [yuan, rest] = [between(random, 2, 9), between(random, 1, 9)];
  return {
    type: 'fill',
    stem: `${yuan} 元 ${rest} 角＝____角`,
    answers: [[`${yuan * 10 + rest}`]],
    solution: `1 元是 10 角，${yuan} 元是 ${yuan * 10} 角，$${yuan * 10}+${rest}=${yuan * 10 + rest}$（角）。`,
    facility: 0.82,
    check: { expression: `${yuan}*10+${rest}`, equals: `${yuan * 10 + rest}` },
  };
});

/** Mathematics of the first year. */
export const grade1: BankChapter[] = [
  {
    name: '认识图形',
    grade: 1,
    points: [
      {
        name: '认识立体图形和平面图形',
        questions: [
          {
            type: 'single',
            stem: '下面的物体中，形状是圆柱的是（　　）。',
            right: '装满茶叶的圆筒形茶叶筒',
            wrong: ['足球', '魔方', '牙膏盒'],
            solution: '圆柱上下一样粗，两头是平平的圆。茶叶筒是圆柱；足球是球，魔方是正方体，牙膏盒是长方体。',
            facility: 0.9,
          },
          {
            type: 'fill',
            stem: '数一数，图中有____个三角形，____个圆。',
            answers: [['3'], ['1']],
            solution: '由三条边围成的是三角形，第 1、4、6 个图形是三角形，一共 3 个；第 3 个图形是圆，一共 1 个。',
            facility: 0.88,
            figure: shapeCount,
          },
        ],
      },
    ],
  },
  {
    name: '20以内的进位加法',
    grade: 1,
    points: [
      {
        name: '20以内的进位加法',
        questions: [
          {
            type: 'single',
            stem: '小朋友排成一队，从前面数小红是第 6 个，从后面数小红是第 8 个，这一队一共有（　　）人。',
            right: '13',
            wrong: ['14', '12', '15'],
            solution: lines(
              '从前面数到小红有 6 人，从后面数到小红有 8 人，小红被数了两次。',
              '$6+8=14$，$14-1=13$（人）。错选 14 的同学忘记减去多数的一次。',
            ),
            facility: 0.58,
            check: { expression: '6+8-1', equals: '13' },
          },
        ],
        templates: [addFlowers, missingAddend],
      },
    ],
  },
  {
    name: '20以内的退位减法',
    grade: 1,
    points: [
      {
        name: '20以内的退位减法',
        questions: [
          {
            type: 'written',
            stem: '树上有 15 只小鸟，先飞走了 6 只，又飞走了 4 只。现在树上还有多少只小鸟？',
            answer: '还有 5 只小鸟。',
            solution: lines(
              '先求第一次飞走后还剩多少只：$15-6=9$（只）。',
              '再求现在还剩多少只：$9-4=5$（只）。',
              '口答：还有 5 只小鸟。',
            ),
            facility: 0.8,
            rubric: [
              { text: '知道用减法算，列出算式 $15-6-4$（分两步写也可以）', score: 3 },
              { text: '算出结果 5 只', score: 2 },
            ],
            check: { expression: '15-6-4', equals: '5' },
          },
        ],
        templates: [cardsLeft],
      },
    ],
  },
  {
    name: '100以内数的认识',
    grade: 1,
    points: [
      {
        name: '数的组成和顺序',
        questions: [
          {
            type: 'multiple',
            stem: '下面的数中，比 48 大又比 65 小的有（　　）。',
            right: ['50', '64', '59'],
            wrong: ['46', '68'],
            solution: '比 48 大又比 65 小的数在 49 到 64 之间，50、59、64 都在里面；46 比 48 小，68 比 65 大。',
            facility: 0.78,
          },
        ],
        templates: [order, series],
      },
    ],
  },
  {
    name: '认识人民币',
    grade: 1,
    points: [
      {
        name: '元、角、分的换算和计算',
        questions: [
          {
            type: 'single',
            stem: '一支铅笔 8 角，一块橡皮 5 角。小红买一支铅笔和一块橡皮，付了 2 元，应找回（　　）。',
            right: '7 角',
            wrong: ['1 元 3 角', '1 元 2 角', '3 角'],
            solution: lines(
              '一共要付：$8+5=13$（角）。',
              tex`2 元是 20 角，应找回 $20-13=7$（角）。`,
              '错选“1 元 3 角”的同学只算了一共要付的钱。',
            ),
            facility: 0.68,
            check: { expression: '20-8-5', equals: '7' },
          },
        ],
        templates: [jiao],
      },
    ],
  },
];
