import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { lines, tex } from '../making.ts';
import { grade6Templates as made } from './grade-6-templates.ts';

const ring = new Drawing(11)
  .circle(at(0, 0), 5, { fill: Drawing.shade })
  .circle(at(0, 0), 3, { fill: '#fff' })
  .dot(at(0, 0))
  .name(at(0, 0), 'O', 225)
  .line([at(0, 0), at(3, 0)], { width: 1 })
  .name(at(1.5, 0), '3 m', 90, 9)
  .line([at(0, 3), at(0, 5)], { width: 1, dashed: true })
  .name(at(0, 4), '2 m', 0, 18)
  .svg();

/** Mathematics of the sixth year. */
export const grade6: BankChapter[] = [
  {
    name: '分数乘法',
    grade: 6,
    points: [{ name: '分数乘法及其应用', templates: [made.fractionProduct, made.part] }],
  },
  {
    name: '分数除法',
    grade: 6,
    points: [
      {
        name: '分数除法和比的应用',
        questions: [
          {
            type: 'written',
            stem: '一项工程，甲队单独做 12 天完成，乙队单独做 6 天完成。两队合作，几天可以完成？',
            answer: '4 天可以完成。',
            solution: lines(
              tex`把这项工程看作单位“1”，甲队每天完成 $\frac{1}{12}$，乙队每天完成 $\frac{1}{6}$。`,
              tex`两队合作每天完成 $\frac{1}{12}+\frac{1}{6}=\frac{1}{4}$。`,
              tex`$1\div \frac{1}{4}=4$（天）。`,
            ),
            facility: 0.66,
            rubric: [
              { text: '把工程看作单位“1”，写出两队的工作效率', score: 2 },
              { text: tex`求出合作的工作效率 $\frac{1}{4}$`, score: 2 },
              { text: '求出 4 天并作答', score: 1 },
            ],
            check: { expression: '1/(1/12+1/6)', equals: '4' },
          },
        ],
        templates: [made.whole, made.ratio],
      },
    ],
  },
  {
    name: '圆',
    grade: 6,
    points: [
      {
        name: '圆的周长和面积',
        questions: [
          {
            type: 'single',
            stem: tex`如图，一个圆形花坛的半径是 $3\,\mathrm{m}$，在它的外围修一条宽 $2\,\mathrm{m}$ 的环形小路（涂色部分），小路的面积是（　　）。（$\pi$ 取 3.14）`,
            right: tex`$50.24\,\mathrm{m^2}$`,
            wrong: [tex`$12.56\,\mathrm{m^2}$`, tex`$28.26\,\mathrm{m^2}$`, tex`$78.5\,\mathrm{m^2}$`],
            solution: lines(
              tex`外圆的半径是 $3+2=5$（$\mathrm{m}$），小路的面积是大圆与小圆面积的差：$3.14\times (5^2-3^2)=50.24$（$\mathrm{m^2}$）。`,
              tex`错选 12.56 的同学算成了 $3.14\times 2^2$。`,
            ),
            facility: 0.64,
            figure: ring,
            check: { expression: '3.14*(5^2-3^2)', equals: '50.24' },
          },
        ],
        templates: [made.circleArea, made.halfCircle],
      },
    ],
  },
  {
    name: '百分数',
    grade: 6,
    points: [
      {
        name: '百分数及其应用',
        questions: [
          {
            type: 'single',
            stem: tex`一种商品先涨价 $10\%$，再降价 $10\%$，现价与原价相比（　　）。`,
            right: tex`降低了 $1\%$`,
            wrong: ['没有变化', tex`提高了 $1\%$`, tex`降低了 $10\%$`],
            solution: lines(
              tex`设原价为 1，涨价后是 $1\times (1+10\%)=1.1$，再降价后是 $1.1\times (1-10\%)=0.99$，比原价降低了 $1\%$。`,
              tex`错选“没有变化”的同学没有注意到两次的单位“1”不同。`,
            ),
            facility: 0.61,
            check: { expression: '1.1*0.9', equals: '0.99' },
          },
        ],
        templates: [made.discount],
      },
    ],
  },
  {
    name: '圆柱与圆锥',
    grade: 6,
    points: [{ name: '圆柱和圆锥的体积', templates: [made.cone] }],
  },
  {
    name: '比例',
    grade: 6,
    points: [
      {
        name: '比例的意义、解比例和比例尺',
        questions: [
          {
            type: 'multiple',
            stem: '下面各题中，两种量成反比例关系的有（　　）。',
            right: ['路程一定，速度和时间', '长方形的面积一定，长和宽'],
            wrong: ['单价一定，总价和数量', '圆的直径和周长'],
            solution:
              '两种相关联的量，乘积一定就成反比例，比值一定就成正比例。速度×时间＝路程（一定），长×宽＝面积（一定），成反比例；总价÷数量＝单价（一定），周长÷直径＝圆周率（一定），成正比例。',
            facility: 0.68,
          },
        ],
        templates: [made.proportion, made.mapScale],
      },
    ],
  },
  {
    name: '鸽巢问题',
    grade: 6,
    points: [
      {
        name: '鸽巢问题',
        questions: [
          {
            type: 'fill',
            stem: '盒子里有同样大小的红球、黄球、蓝球各 5 个，要保证摸出的球中一定有 2 个同色的，至少要摸出____个球。',
            answers: [['4']],
            solution: tex`最不利的情况是先摸出的 3 个球颜色各不相同，再摸 1 个就一定有 2 个同色，$3+1=4$（个）。`,
            facility: 0.7,
            check: { expression: '3+1', equals: '4' },
          },
        ],
        templates: [made.pigeonholes],
      },
    ],
  },
];
