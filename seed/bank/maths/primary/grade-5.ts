import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { lines, tex } from '../making.ts';
import { grade5Templates as made } from './grade-5-templates.ts';

const compound = new Drawing(15)
  .shape([at(0, 0), at(12, 0), at(12, 6), at(6, 10), at(0, 6)])
  .line([at(0, 6), at(12, 6)], { dashed: true })
  .line([at(6, 10), at(6, 6)], { dashed: true })
  .rightAngle(at(6, 6), at(12, 6), at(6, 10))
  .name(at(6, 0), '12 m', -90)
  .name(at(12, 3), '6 m', 0, 20)
  .name(at(6, 8), '4 m', 0, 20);

/** Mathematics of the fifth year. */
export const grade5: BankChapter[] = [
  {
    name: '小数乘法',
    grade: 5,
    points: [
      {
        name: '小数乘法',
        questions: [
          {
            type: 'multiple',
            stem: tex`不计算，下面的算式中，积大于 3.6 的有（　　）。`,
            right: [tex`$3.6\times 1.02$`, tex`$2.5\times 3.6$`],
            wrong: [tex`$3.6\times 0.99$`, tex`$0.7\times 3.6$`],
            solution:
              '一个数（0 除外）乘大于 1 的数，积比原来的数大；乘小于 1 的数，积比原来的数小。1.02 和 2.5 大于 1，0.99 和 0.7 小于 1。',
            facility: 0.75,
          },
        ],
        templates: [made.decimalProduct],
      },
    ],
  },
  {
    name: '小数除法',
    grade: 5,
    points: [
      {
        name: '小数除法',
        questions: [
          {
            type: 'single',
            stem: '每个油壶最多装 2.5 千克油，装 32 千克油至少需要（　　）个这样的油壶。',
            right: '13',
            wrong: ['12', '12.8', '14'],
            solution: lines(
              tex`$32\div 2.5=12.8$（个）。`,
              '装满 12 个后还有剩余的油，还要再用 1 个油壶，要用“进一法”取 13 个。错选 12 的同学用了“去尾法”。',
            ),
            facility: 0.7,
            check: { expression: '32/2.5', equals: '12.8' },
          },
        ],
        templates: [made.decimalQuotient],
      },
    ],
  },
  {
    name: '简易方程',
    grade: 5,
    points: [
      {
        name: '解简易方程和列方程解决问题',
        questions: [
          {
            type: 'written',
            stem: '甲、乙两地相距 340 千米，一辆客车和一辆货车同时从两地相对开出，2 小时后相遇。客车每小时行 90 千米，货车每小时行多少千米？（用方程解）',
            answer: '货车每小时行 80 千米。',
            solution: lines(
              tex`设货车每小时行 $x$ 千米。`,
              tex`客车行的路程＋货车行的路程＝总路程：$90\times 2+2x=340$。`,
              tex`$2x=340-180=160$，$x=80$。`,
              '答：货车每小时行 80 千米。',
            ),
            facility: 0.7,
            rubric: [
              { text: '写出“设”并找到等量关系', score: 2 },
              { text: '列出正确的方程', score: 2 },
              { text: '解出方程并作答', score: 2 },
            ],
            check: { expression: '90*2+2*80', equals: '340' },
          },
          {
            type: 'single',
            stem: tex`小明今年 $a$ 岁，爸爸今年的年龄比小明的 3 倍少 2 岁。爸爸今年（　　）岁。`,
            right: '$3a-2$',
            wrong: ['$3a+2$', '$3(a-2)$', '$a+3-2$'],
            solution: tex`小明年龄的 3 倍是 $3a$，少 2 岁是 $3a-2$。错选 $3(a-2)$ 的同学先减 2 再乘 3，顺序错了。`,
            facility: 0.83,
          },
        ],
        templates: [made.equation],
      },
    ],
  },
  {
    name: '多边形的面积',
    grade: 5,
    points: [
      {
        name: '三角形、梯形和组合图形的面积',
        questions: [
          {
            type: 'written',
            stem: '如图是一面墙的平面图，下部是长方形，上部是三角形。如果每平方米用 0.5 千克涂料，粉刷这面墙要用多少千克涂料？',
            answer: '要用 48 千克涂料。',
            solution: lines(
              tex`长方形的面积：$12\times 6=72$（$\mathrm{m^2}$）。`,
              tex`三角形的面积：$12\times 4\div 2=24$（$\mathrm{m^2}$）。`,
              tex`一共：$72+24=96$（$\mathrm{m^2}$），涂料：$96\times 0.5=48$（千克）。`,
            ),
            facility: 0.68,
            figure: compound.svg(),
            rubric: [
              { text: tex`长方形的面积 $72\,\mathrm{m^2}$`, score: 2 },
              { text: tex`三角形的面积 $24\,\mathrm{m^2}$`, score: 2 },
              { text: '涂料的质量 48 千克，并作答', score: 2 },
            ],
            check: { expression: '(12*6+12*4/2)*0.5', equals: '48' },
          },
        ],
        templates: [made.triangleArea, made.trapeziumArea],
      },
    ],
  },
  {
    name: '因数与倍数',
    grade: 5,
    points: [
      {
        name: '2、3、5的倍数的特征',
        questions: [
          {
            type: 'single',
            stem: '一个三位数“7□0”同时是 2、3、5 的倍数，□里最大能填（　　）。',
            right: '8',
            wrong: ['9', '5', '2'],
            solution: tex`个位是 0，已经是 2 和 5 的倍数；是 3 的倍数，各位数字的和 7＋□＋0 要是 3 的倍数，□可以填 2、5、8，最大是 8。`,
            facility: 0.74,
            check: { expression: '780/30', equals: '26' },
          },
          {
            type: 'multiple',
            stem: '下面关于因数、质数和合数的说法，正确的有（　　）。',
            right: ['2 是最小的质数，也是唯一的偶质数', '一个数的最大因数和最小倍数都是它本身'],
            wrong: ['所有的奇数都是质数', '1 既是质数又是合数'],
            solution:
              '大于 0 的自然数中，一个数的最大因数和最小倍数都是它本身；2 是最小的质数，其他偶数都有因数 2，不是质数。9 是奇数但不是质数；1 既不是质数也不是合数。',
            facility: 0.67,
          },
        ],
      },
    ],
  },
  {
    name: '长方体和正方体',
    grade: 5,
    points: [
      {
        name: '长方体的表面积和体积',
        questions: [
          {
            type: 'fill',
            stem: tex`一个底面长 $20\,\mathrm{cm}$、宽 $15\,\mathrm{cm}$ 的长方体水槽里有一些水，放入一块石头（完全浸没，水没有溢出），水面上升了 $2\,\mathrm{cm}$，这块石头的体积是____$\mathrm{cm^3}$。`,
            answers: [['600']],
            solution: tex`石头的体积等于上升的水的体积：$20\times 15\times 2=600$（$\mathrm{cm^3}$）。`,
            facility: 0.66,
            check: { expression: '20*15*2', equals: '600' },
          },
        ],
        templates: [made.cuboid],
      },
    ],
  },
  {
    name: '分数的意义和性质',
    grade: 5,
    points: [{ name: '公因数、约分和通分', templates: [made.divisors] }],
  },
  {
    name: '分数的加法和减法',
    grade: 5,
    points: [{ name: '异分母分数加减法', templates: [made.fractionSum, made.rope] }],
  },
];
