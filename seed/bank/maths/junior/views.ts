import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, inline, lines, template, tex } from '../../making.ts';

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
    because: ['formula', 'factor', 'other', 'other'],
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
    because: ['factor', 'other', 'condition'],
    solution: lines(
      tex`这个几何体是圆柱，底面半径为 ${r}，高为 ${h}，体积为 $\pi \times ${r}^2\times ${h}=${r * r * h}\pi$。`,
      tex`错选 ${pi(4 * r * r * h)} 的同学把直径当成了半径，错选 ${pi(2 * r * h)} 的同学求成了侧面积。`,
    ),
    facility: 0.78,
    check: { expression: `${r}^2*${h}`, equals: `${r * r * h}` },
  });
});

/** 投影与视图, grade 9. */
export const projections: Templates = {
  三视图和投影: [cone, cylinder],
};
