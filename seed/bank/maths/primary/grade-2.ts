import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { lines } from '../making.ts';
import { grade2Templates as made } from './grade-2-templates.ts';

const trapezium = new Drawing(30)
  .shape([at(0, 0), at(4, 0), at(2.4, 2), at(0, 2)])
  .shape([at(5.5, 0), at(8.5, 0), at(5.5, 2)])
  .svg();

/** Mathematics of the second year. */
export const grade2: BankChapter[] = [
  {
    name: '长度单位',
    grade: 2,
    points: [
      {
        name: '厘米和米',
        questions: [
          {
            type: 'single',
            stem: '下面的长度中，最合适的是（　　）。',
            right: '一支新铅笔长约 18 厘米',
            wrong: ['一棵大树高约 10 厘米', '数学书的厚度约 1 米', '小明的身高约 128 米'],
            solution:
              '1 厘米大约是手指的宽度，1 米大约是小朋友两臂张开的长度。新铅笔长约 18 厘米；大树高约 10 米，数学书厚约 1 厘米，小明身高约 128 厘米。',
            facility: 0.85,
          },
        ],
        templates: [made.metres],
      },
    ],
  },
  {
    name: '100以内的加法和减法',
    grade: 2,
    points: [
      {
        name: '100以内的退位减法和两步计算',
        questions: [
          {
            type: 'written',
            stem: '公共汽车上原来有 45 人，到站后下去 18 人，又上来 26 人。现在车上有多少人？',
            answer: '现在车上有 53 人。',
            solution: lines(
              '下车后：$45-18=27$（人）。',
              '上车后：$27+26=53$（人）。',
              '列综合算式：$45-18+26=53$（人）。',
            ),
            facility: 0.77,
            rubric: [
              { text: '下车用减法，$45-18=27$', score: 2 },
              { text: '上车用加法，$27+26=53$', score: 2 },
              { text: '写出单位和答语', score: 1 },
            ],
            check: { expression: '45-18+26', equals: '53' },
          },
        ],
        templates: [made.subtraction],
      },
    ],
  },
  {
    name: '角的初步认识',
    grade: 2,
    points: [
      {
        name: '直角、锐角和钝角',
        questions: [
          {
            type: 'fill',
            stem: '数一数，图中的两个图形一共有____个直角。',
            answers: [['3']],
            solution: '用三角尺上的直角比一比：左边的四边形有 2 个直角，右边的三角形有 1 个直角，$2+1=3$（个）。',
            facility: 0.74,
            figure: trapezium,
          },
          {
            type: 'multiple',
            stem: '下面关于角的说法，正确的有（　　）。',
            right: ['一个角有一个顶点和两条边', '所有的直角都一样大'],
            wrong: ['角的两条边越长，角就越大', '钝角比直角小'],
            solution:
              '角有一个顶点和两条边；角的大小与两边张开的程度有关，与边的长短无关；直角都一样大；钝角比直角大。',
            facility: 0.66,
          },
        ],
      },
    ],
  },
  {
    name: '表内乘法',
    grade: 2,
    points: [{ name: '乘法的意义和口诀', templates: [made.sumOfSame, made.rows] }],
  },
  {
    name: '表内除法',
    grade: 2,
    points: [
      { name: '平均分和用口诀求商', templates: [made.sharing] },
      {
        name: '有余数的除法',
        questions: [
          {
            type: 'single',
            stem: '22 名同学去划船，每条船最多坐 4 人，至少要租（　　）条船。',
            right: '6',
            wrong: ['5', '4', '7'],
            solution: lines(
              '$22\\div 4=5$（条）……2（人）。',
              '5 条船坐满后还有 2 人，还要再租 1 条船，$5+1=6$（条）。错选 5 的同学忘记了剩下的 2 人。',
            ),
            facility: 0.64,
            check: { expression: '4*5+2', equals: '22' },
          },
        ],
        templates: [made.remainder],
      },
    ],
  },
  {
    name: '克和千克',
    grade: 2,
    points: [
      {
        name: '认识克和千克',
        questions: [
          {
            type: 'single',
            stem: '下面的物品中，质量最接近 1 千克的是（　　）。',
            right: '2 袋 500 克的食盐',
            wrong: ['1 个鸡蛋', '1 枚 1 元硬币', '1 名二年级的小朋友'],
            solution:
              '1 千克＝1000 克，2 袋 500 克的食盐正好是 1000 克。1 个鸡蛋约 50 克，1 枚 1 元硬币约 6 克，二年级小朋友约 25 千克。',
            facility: 0.83,
            check: { expression: '2*500', equals: '1000' },
          },
          {
            type: 'written',
            stem: '一个布袋最多能装 5 千克的东西。妈妈买了 4 千克大米和 8 盒牛奶，每盒牛奶重 250 克。这些东西能一次全部装进这个布袋吗？',
            answer: '不能一次全部装进这个布袋。',
            solution: lines(
              '2 盒牛奶重 $250+250=500$（克），4 盒牛奶重 $500+500=1000$（克），1000 克＝1 千克。',
              '8 盒是 2 个 4 盒，重 $1+1=2$（千克）。',
              '大米和牛奶一共重 $4+2=6$（千克），6 千克＞5 千克，所以不能一次全部装进这个布袋。',
            ),
            facility: 0.6,
            rubric: [
              { text: '知道 4 盒牛奶重 1 千克，求出 8 盒牛奶重 2 千克', score: 3 },
              { text: '求出一共重 $4+2=6$（千克）', score: 2 },
              { text: '与 5 千克比较，写出结论', score: 1 },
            ],
            check: [
              { expression: '4 kg + 8*250 g', equals: '6 kg' },
              { expression: '4 kg + 8*250 g > 5 kg', equals: 'true' },
            ],
          },
        ],
        templates: [made.heavier],
      },
    ],
  },
];
