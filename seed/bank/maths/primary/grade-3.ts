import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { lines, tex } from '../making.ts';
import { grade3Templates as made } from './grade-3-templates.ts';

const wallFence = new Drawing(13)
  .line([at(-1, 6), at(13, 6)], { width: 3 })
  .line([at(0, 6), at(0, 0), at(12, 0), at(12, 6)])
  .name(at(6, 6), '墙', 90)
  .name(at(6, 0), '12 米', -90)
  .name(at(12, 3), '6 米', 0, 22);

/** Mathematics of the third year. */
export const grade3: BankChapter[] = [
  {
    name: '时、分、秒',
    grade: 3,
    points: [
      {
        name: '经过时间的计算',
        questions: [
          {
            type: 'fill',
            stem: '小明跑 50 米大约要 11____；小华每天晚上睡 9____。（填时间单位）',
            answers: [['秒'], ['小时', '时']],
            solution: '跑 50 米用的时间很短，用“秒”作单位；睡一个晚上用的时间长，用“小时”作单位。',
            facility: 0.88,
          },
        ],
        templates: [made.filmEnd],
      },
    ],
  },
  {
    name: '万以内的加法和减法',
    grade: 3,
    points: [{ name: '三位数的加减法', templates: [made.differenceOfThousands] }],
  },
  {
    name: '倍的认识',
    grade: 3,
    points: [
      {
        name: '求一个数是另一个数的几倍',
        questions: [
          {
            type: 'single',
            stem: '小红有 6 张邮票，小明的邮票比小红的 3 倍还多 2 张，小明有（　　）张邮票。',
            right: '20',
            wrong: ['16', '18', '11'],
            solution:
              '小红的 3 倍是 $6\\times 3=18$（张），再多 2 张，$18+2=20$（张）。错选 16 的同学把“多 2 张”当成了“少 2 张”。',
            facility: 0.79,
            check: { expression: '6*3+2', equals: '20' },
          },
          {
            type: 'written',
            stem: '学校舞蹈队原来有男生 6 人、女生 24 人。\n（1）原来女生人数是男生人数的几倍？\n（2）又来了 2 名男生，现在女生人数是男生人数的几倍？',
            answer: '（1）4 倍；（2）3 倍。',
            solution: lines(
              tex`（1）求 24 里面有几个 6，用除法：$24\div 6=4$。`,
              tex`（2）现在的男生人数：$6+2=8$（人）；女生还是 24 人，$24\div 8=3$。`,
              '答：原来女生人数是男生人数的 4 倍，现在是 3 倍。男生人数变了，要用新的男生人数去除。',
            ),
            facility: 0.74,
            rubric: [
              { text: tex`（1）列出 $24\div 6=4$`, score: 2 },
              { text: '（2）求出现在有男生 8 人', score: 2 },
              { text: tex`（2）列出 $24\div 8=3$，写出答语`, score: 2 },
            ],
            check: [
              { expression: '24/6', equals: '4' },
              { expression: '24/(6+2)', equals: '3' },
            ],
          },
        ],
        templates: [made.timesByDifference],
      },
    ],
  },
  {
    name: '两位数乘两位数',
    grade: 3,
    points: [
      {
        name: '两位数乘两位数',
        questions: [
          {
            type: 'written',
            stem: '学校图书室买来 24 套故事书，每套 15 本，平均借给 6 个班。每个班能借到多少本？',
            answer: '每个班能借到 60 本。',
            solution: lines(
              tex`先求一共有多少本：$24\times 15=360$（本）。`,
              tex`再求每个班借到多少本：$360\div 6=60$（本）。`,
              '答：每个班能借到 60 本。',
            ),
            facility: 0.76,
            rubric: [
              { text: '求出总本数 $24\\times 15=360$', score: 2 },
              { text: '求出每班本数 $360\\div 6=60$', score: 2 },
              { text: '单位和答语完整', score: 1 },
            ],
            check: { expression: '24*15/6', equals: '60' },
          },
        ],
        templates: [made.twoDigitProduct],
      },
    ],
  },
  {
    name: '面积',
    grade: 3,
    points: [
      {
        name: '长方形和正方形的面积与周长',
        questions: [
          {
            type: 'written',
            stem: '如图，小华家一面靠墙围了一块长方形菜地，长 12 米，宽 6 米，靠墙的一面不用篱笆。\n（1）围这块菜地用了多少米篱笆？\n（2）这块菜地的面积是多少平方米？',
            answer: '（1）24 米；（2）72 平方米。',
            solution: lines(
              tex`（1）靠墙的一条长不用围，只围一条长和两条宽：$12+6\times 2=24$（米）。`,
              tex`（2）$12\times 6=72$（平方米）。`,
              '答：用了 24 米篱笆，面积是 72 平方米。',
            ),
            facility: 0.63,
            figure: wallFence.svg(),
            rubric: [
              { text: '（1）知道只围三面，算出 24 米', score: 3 },
              { text: '（2）算出面积 72 平方米，单位正确', score: 3 },
            ],
            check: [
              { expression: '12+6*2', equals: '24' },
              { expression: '12*6', equals: '72' },
            ],
          },
        ],
        templates: [made.fence, made.squareByPerimeter],
      },
    ],
  },
  {
    name: '分数和小数的初步认识',
    grade: 3,
    points: [
      { name: '分数的初步认识', templates: [made.shadedShare] },
      { name: '一位小数的加减法', templates: [made.price] },
    ],
  },
];
