import type { BankChapter } from '../../bank.ts';
import { at, Drawing, type Point } from '../figures.ts';
import { between, choice, inline, lines, template, tex } from '../making.ts';

const square = ({ x, y }: Point): Point[] => [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];

/** Three views made of squares: columns of the front, columns of the left, and the cells seen from above. */
const views = (front: readonly number[], left: readonly number[], above: readonly Point[]): string => {
  const drawing = new Drawing(24);
  front.forEach((high, column) => {
    for (let n = 0; n < high; n++) drawing.shape(square(at(column, n)));
  });
  left.forEach((high, column) => {
    for (let n = 0; n < high; n++) drawing.shape(square(at(column + 5, n)));
  });
  for (const { x, y } of above) drawing.shape(square(at(x, y - 5)));
  drawing.name(at(front.length / 2, 0), '主视图', -90, 14).name(at(left.length / 2 + 5, 0), '左视图', -90, 14);
  return drawing.name(at(front.length / 2, -5), '俯视图', -90, 14).svg();
};

const coneViews = (wide: string, high: string): string => {
  const drawing = new Drawing(30);
  for (const [shift, name] of [
    [0, '主视图'],
    [4, '左视图'],
  ] as const)
    drawing.shape([at(shift, 0), at(shift + 2.4, 0), at(shift + 1.2, 2)]).name(at(shift + 1.2, 0), name, -90, 28);
  drawing.name(at(1.2, 0), wide, -90, 12).line([at(1.2, 0), at(1.2, 2)], { dashed: true, width: 1 });
  drawing.name(at(1.2, 0.7), high, 0, 12);
  return drawing.circle(at(1.2, -2.8), 1.2).dot(at(1.2, -2.8)).name(at(1.2, -4), '俯视图', -90, 14).svg();
};

const cone = template(2, (random) => {
  const [[r, h, l], k] = [
    random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [8, 15, 17],
    ] as const),
    between(random, 1, 2),
  ];
  const pi = (n: number) => inline(tex`${n}\pi`);
  const [radius, high, slant] = [r * k, h * k, l * k];
  return choice({
    stem: `某几何体的三视图如图所示（主视图、左视图是全等的等腰三角形，底边长为 ${2 * radius}，高为 ${high}），则该几何体的侧面积为（　　）`,
    right: pi(radius * slant),
    errors: [
      pi(radius * high),
      pi(2 * radius * slant),
      pi(radius * slant + radius * radius),
      pi(radius * radius * high),
    ],
    solution: lines(
      tex`该几何体是圆锥，底面半径为 $${2 * radius}\div 2=${radius}$，高为 ${high}，母线长为 $\sqrt{${radius}^2+${high}^2}=${slant}$。`,
      tex`侧面积 $=\pi rl=\pi \times ${radius}\times ${slant}=${radius * slant}\pi$。错选 ${pi(radius * high)} 的同学把高当成了母线长，错选 ${pi(radius * slant + radius * radius)} 的同学求成了全面积。`,
    ),
    facility: 0.66,
    figure: coneViews(`${2 * radius}`, `${high}`),
    check: { expression: `${radius}*sqrt(${radius}^2+${high}^2)`, equals: `${radius * slant}` },
  });
});

const cylinder = template(2, (random) => {
  const [r, h] = [between(random, 2, 6), between(random, 5, 12)];
  const pi = (n: number) => inline(tex`${n}\pi`);
  if (h === 2 * r || h === 2) return undefined;
  return choice({
    stem: `一个几何体的主视图和左视图都是矩形，矩形竖直方向的边长为 ${h}，水平方向的边长为 ${2 * r}，俯视图是直径为 ${2 * r} 的圆，则这个几何体的体积为（　　）`,
    right: pi(r * r * h),
    errors: [pi(4 * r * r * h), pi(2 * r * h), `${2 * r * 2 * r * h}`],
    solution: lines(
      tex`这个几何体是圆柱，底面半径为 ${r}，高为 ${h}，体积为 $\pi \times ${r}^2\times ${h}=${r * r * h}\pi$。`,
      tex`错选 ${pi(4 * r * r * h)} 的同学把直径当成了半径，错选 ${pi(2 * r * h)} 的同学求成了侧面积。`,
    ),
    facility: 0.78,
    check: { expression: `${r}^2*${h}`, equals: `${r * r * h}` },
  });
});

/** 投影与视图, grade 9. */
export const projections: BankChapter = {
  name: '投影与视图',
  grade: 9,
  points: [
    {
      name: '三视图和投影',
      questions: [
        {
          type: 'single',
          stem: '下列几何体中，主视图、左视图、俯视图完全相同的是（　　）',
          right: '球',
          wrong: ['圆柱', '圆锥', '三棱柱'],
          solution:
            '球的三视图都是大小相同的圆。圆柱的俯视图是圆而主视图是矩形；圆锥的俯视图是圆而主视图是等腰三角形；三棱柱的三视图也不全相同。',
          facility: 0.9,
        },
        {
          type: 'single',
          stem: '下列现象中，属于中心投影的是（　　）',
          right: '晚上，人在路灯下的影子',
          wrong: ['中午，旗杆在阳光下的影子', '傍晚，大树在阳光下的影子', '清晨，楼房在阳光下的影子'],
          solution:
            '由同一点（点光源）发出的光线形成的投影是中心投影，路灯可看作点光源；太阳光线可看作平行光线，形成的是平行投影。',
          facility: 0.9,
        },
        {
          type: 'single',
          stem: '由若干个大小相同的小正方体搭成的几何体的三视图如图所示，则搭成这个几何体的小正方体的个数是（　　）',
          right: '4',
          wrong: ['3', '5', '6'],
          solution: lines(
            '俯视图说明底层有 3 个小正方体：后排 2 个，前排左边 1 个。',
            '主视图右列只有 1 层，左列最高 2 层；左视图中前排（右列）只有 1 层，后排（左列）最高 2 层。所以只有后排左边的位置是 2 层，共 $2+1+1=4$（个）。',
          ),
          facility: 0.7,
          figure: views([2, 1], [2, 1], [at(0, 1), at(1, 1), at(0, 0)]),
          check: { expression: '2+1+1', equals: '4' },
        },
      ],
      templates: [cone, cylinder],
    },
  ],
};
