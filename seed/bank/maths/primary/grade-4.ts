import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { lines, tex } from '../making.ts';
import { grade4Templates as made } from './grade-4-templates.ts';

const cutParallelogram = new Drawing(14)
  .shape([at(0, 0), at(12, 0), at(15, 4), at(3, 4)])
  .line([at(3, 4), at(6, 0)], { dashed: true })
  .name(at(9, 4), '12 厘米', 90)
  .name(at(13.5, 2), '5 厘米', 0, 30)
  .name(at(3, 0), '6 厘米', -90)
  .name(at(4.5, 2), '5 厘米', 0, 30);

/** Mathematics of the fourth year. */
export const grade4: BankChapter[] = [
  {
    name: '大数的认识',
    grade: 4,
    points: [{ name: '亿以内数的读写和近似数', templates: [made.numberWriting, made.rounding] }],
  },
  {
    name: '角的度量',
    grade: 4,
    points: [
      {
        name: '角的度量和分类',
        questions: [
          {
            type: 'single',
            stem: '用一副三角尺（不重叠地拼）不能拼出的角是（　　）。',
            right: tex`$110^\circ$`,
            wrong: [tex`$75^\circ$`, tex`$105^\circ$`, tex`$150^\circ$`],
            solution: lines(
              tex`一副三角尺上的角有 $30^\circ$、$60^\circ$、$90^\circ$ 和 $45^\circ$、$45^\circ$、$90^\circ$。`,
              tex`$45^\circ+30^\circ=75^\circ$，$45^\circ+60^\circ=105^\circ$，$60^\circ+90^\circ=150^\circ$，都能拼出；拼出的角都是 $15^\circ$ 的整数倍，$110^\circ$ 不是。`,
            ),
            facility: 0.66,
          },
        ],
        templates: [made.straightAngle],
      },
    ],
  },
  {
    name: '三位数乘两位数',
    grade: 4,
    points: [
      {
        name: '速度、时间和路程',
        questions: [
          {
            type: 'written',
            stem: '一辆货车从甲城开往乙城，每小时行 65 千米，12 小时到达；返回时只用了 10 小时。返回时平均每小时行多少千米？',
            answer: '返回时平均每小时行 78 千米。',
            solution: lines(
              tex`甲、乙两城的路程：$65\times 12=780$（千米）。`,
              tex`返回时的速度：$780\div 10=78$（千米/时）。`,
              '答：返回时平均每小时行 78 千米。',
            ),
            facility: 0.75,
            rubric: [
              { text: '用“速度×时间”求出路程 780 千米', score: 3 },
              { text: '用“路程÷时间”求出返回的速度 78 千米/时', score: 3 },
            ],
            check: { expression: '65*12/10', equals: '78' },
          },
          {
            type: 'written',
            stem: '小亮家到学校的路程是 1050 米，他步行平均每分走 70 米。小亮早上 7 时 40 分从家出发，8 时之前能走到学校吗？',
            answer: '8 时之前能走到学校。',
            solution: lines(
              '从 7 时 40 分到 8 时有 20 分。',
              tex`方法一：20 分能走 $70\times 20=1400$（米），$1400>1050$，所以能走到。`,
              tex`方法二：走到学校要用 $1050\div 70=15$（分），$15<20$，所以能走到，7 时 55 分到校。`,
            ),
            facility: 0.78,
            rubric: [
              { text: '求出从 7 时 40 分到 8 时有 20 分', score: 1 },
              { text: '用“速度×时间”求出 20 分能走 1400 米，或用“路程÷速度”求出要走 15 分', score: 3 },
              { text: '比较后写出结论', score: 2 },
            ],
            check: [
              { expression: '1050/70', equals: '15' },
              { expression: '70*20 > 1050', equals: 'true' },
            ],
          },
        ],
        templates: [made.distanceLeft],
      },
    ],
  },
  {
    name: '平行四边形和梯形',
    grade: 4,
    points: [
      {
        name: '平行四边形和梯形的特征',
        questions: [
          {
            type: 'multiple',
            stem: '下面关于平行四边形和梯形的说法，正确的有（　　）。',
            right: ['长方形和正方形都是特殊的平行四边形', '平行四边形容易变形', '梯形只有一组对边平行'],
            wrong: ['平行四边形只有一组对边相等'],
            solution:
              '长方形和正方形的两组对边分别平行，是特殊的平行四边形；平行四边形不稳定、容易变形；只有一组对边平行的四边形叫作梯形。平行四边形的两组对边分别相等。',
            facility: 0.66,
          },
          {
            type: 'written',
            stem: '如图，一个平行四边形相邻的两条边分别长 12 厘米和 5 厘米。沿虚线把它剪成一个三角形和一个梯形，虚线长 5 厘米，三角形的一条边长 6 厘米。\n（1）梯形互相平行的两条边分别长多少厘米？\n（2）这个梯形是等腰梯形吗？为什么？它的周长是多少厘米？',
            answer: '（1）12 厘米和 6 厘米；（2）是等腰梯形，因为它的两条腰都长 5 厘米；周长是 28 厘米。',
            solution: lines(
              tex`（1）平行四边形的对边相等，所以上、下两条边都长 12 厘米。梯形上面的边长 12 厘米，下面的边长 $12-6=6$（厘米）。`,
              '（2）梯形的一条腰是平行四边形的一条边，长 5 厘米，另一条腰是虚线，也长 5 厘米，两腰相等，所以是等腰梯形。',
              tex`周长：$12+6+5+5=28$（厘米）。`,
            ),
            facility: 0.6,
            figure: cutParallelogram.svg(),
            rubric: [
              { text: '（1）根据对边相等，知道一条边长 12 厘米', score: 2 },
              { text: '（1）求出另一条边长 6 厘米', score: 2 },
              { text: '（2）判断是等腰梯形，并说出两腰都长 5 厘米', score: 2 },
              { text: '（2）求出周长 28 厘米', score: 2 },
            ],
            check: [
              { expression: '12-6', equals: '6' },
              { expression: '12+(12-6)+5+5', equals: '28' },
            ],
          },
        ],
        templates: [made.nextSide],
      },
    ],
  },
  {
    name: '四则运算',
    grade: 4,
    points: [
      {
        name: '运算顺序和运算律',
        questions: [
          {
            type: 'single',
            stem: tex`与 $36\times 25$ 的计算结果不相等的是（　　）。`,
            right: tex`$30\times 25+6$`,
            wrong: [tex`$9\times (4\times 25)$`, tex`$36\times 100\div 4$`, tex`$(40-4)\times 25$`],
            solution: lines(
              tex`$36\times 25=900$。$9\times (4\times 25)=900$，$36\times 100\div 4=900$，$(40-4)\times 25=900$。`,
              tex`$30\times 25+6=756$，6 也要乘 25 才相等。`,
            ),
            facility: 0.69,
            check: [
              { expression: '30*25+6', equals: '756' },
              { expression: '36*25', equals: '900' },
            ],
          },
        ],
        templates: [made.distributive, made.brackets],
      },
    ],
  },
  {
    name: '小数的意义和性质',
    grade: 4,
    points: [
      {
        name: '小数的性质和小数点移动',
        questions: [
          {
            type: 'single',
            stem: '下面的数中，去掉末尾的“0”以后大小不变的是（　　）。',
            right: '5.60',
            wrong: ['560', '5600', '50'],
            solution: '小数的末尾添上“0”或去掉“0”，小数的大小不变，$5.60=5.6$；整数末尾去掉“0”，大小就变了。',
            facility: 0.84,
          },
        ],
        templates: [made.pointMove],
      },
    ],
  },
  {
    name: '三角形',
    grade: 4,
    points: [{ name: '三角形的三边关系和内角和', templates: [made.thirdSide, made.baseAngle] }],
  },
  {
    name: '小数的加法和减法',
    grade: 4,
    points: [{ name: '小数加减法', templates: [made.decimalSubtraction] }],
  },
];
