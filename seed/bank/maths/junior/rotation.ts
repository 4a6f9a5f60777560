import type { BankChapter } from '../../bank.ts';
import { at, direction, Drawing, polar } from '../figures.ts';
import { between, choice, degrees, lines, nonZero, template, tex } from '../making.ts';
import { answersOf } from '../numbers.ts';

const centre = template(2, (random) => {
  const [x, y, shift] = [nonZero(random, -6, 6), nonZero(random, -6, 6), between(random, 1, 4)];
  const [a, b] = [-x - shift, -y];
  if (Math.abs(x) === Math.abs(y) || a === 0) return undefined;
  return {
    type: 'fill',
    stem: `若点 $A(${x},${y})$ 与点 $B(a+${shift},b)$ 关于原点对称，则 $a+b=$____。`,
    answers: [answersOf(a + b)],
    solution: `关于原点对称的点，横、纵坐标都互为相反数：$a+${shift}=${-x}$，$b=${-y}$，所以 $a=${a}$，$b=${b}$，$a+b=${a + b}$。`,
    facility: 0.82,
    check: { expression: `(${-x}-${shift})+(${-y})`, equals: `${a + b}` },
  };
});

const quarter = template(2, (random) => {
  const [x, y] = [nonZero(random, -6, 6), nonZero(random, -6, 6)];
  const clockwise = random.chance(0.5);
  const point = (a: number, b: number) => `$(${a},${b})$`;
  if (Math.abs(x) === Math.abs(y)) return undefined;
  const [a, b] = clockwise ? [y, -x] : [-y, x];
  return choice({
    stem: tex`在平面直角坐标系中，将点 $P(${x},${y})$ 绕原点 $O$ ${clockwise ? '顺' : '逆'}时针旋转 $90^\circ$，得到点 $P'$，则点 $P'$ 的坐标是（　　）`,
    right: point(a, b),
    errors: [point(-a, -b), point(-x, -y), point(y, x)],
    solution: lines(
      tex`过点 $P$，$P'$ 分别作 $x$ 轴的垂线，两个直角三角形全等，所以 $P'$ 的横、纵坐标的绝对值分别为 ${Math.abs(y)} 和 ${Math.abs(x)}。`,
      `再由旋转方向确定象限：$P'(${a},${b})$。错选 ${point(-a, -b)} 的同学把旋转方向弄反了。`,
    ),
    facility: 0.6,
    check: { expression: `(${x})*(${a})+(${y})*(${b})`, equals: '0' },
  });
});

const onSide = template(2, (random) => {
  const turn = between(random, 30, 80);
  if (turn % 2 === 1 || turn === 60) return undefined;
  const base = (180 - turn) / 2;
  const [b, c] = [at(0, 0), at(5.2, 0)];
  const a = polar(b, 3, base);
  const d = at(2 * a.x, 0);
  const e = polar(a, Math.hypot(c.x - a.x, c.y - a.y), direction(a, c) + turn);
  const figure = new Drawing(30)
    .shape([a, b, c])
    .shape([a, d, e])
    .name(a, 'A', 100)
    .name(b, 'B', 200)
    .name(c, 'C', -20)
    .name(d, 'D', -90)
    .name(e, 'E', direction(a, e));
  return choice({
    stem: tex`如图，将 $\triangle ABC$ 绕点 $A$ 逆时针旋转 $${turn}^\circ$ 得到 $\triangle ADE$，点 $B$ 的对应点 $D$ 恰好落在边 $BC$ 上，则 $\angle B$ 的度数为（　　）`,
    right: degrees(base),
    errors: [degrees(turn), degrees(180 - turn), degrees(turn / 2), degrees(90 - turn)],
    solution: lines(
      tex`由旋转的性质，$AB=AD$，$\angle BAD=${turn}^\circ$。`,
      tex`在等腰三角形 $ABD$ 中，$\angle B=\angle ADB=\frac{1}{2}\times (180^\circ-${turn}^\circ)=${base}^\circ$。`,
    ),
    facility: 0.72,
    figure: figure.svg(),
    check: { expression: `(180-${turn})/2`, equals: `${base}` },
  });
});

const square = (() => {
  const [a, b, c, d] = [at(0, 3), at(0, 0), at(3, 0), at(3, 3)];
  const [e, f] = [at(3, 1.2), at(-1.2, 3)];
  return new Drawing(34)
    .shape([b, c, d, a])
    .line([b, e])
    .line([a, f, b])
    .name(a, 'A', 90)
    .name(b, 'B', 225)
    .name(c, 'C', -45)
    .name(d, 'D', 45)
    .name(e, 'E', 0)
    .name(f, 'F', 180)
    .svg();
})();

/** 旋转, grade 9. */
export const rotation: BankChapter = {
  name: '旋转',
  grade: 9,
  points: [
    {
      name: '旋转的性质和中心对称',
      questions: [
        {
          type: 'single',
          stem: '下列图形中，既是轴对称图形又是中心对称图形的是（　　）',
          right: '矩形',
          wrong: ['等边三角形', '平行四边形', '正五边形'],
          solution:
            '矩形沿对边中点的连线折叠能重合，绕对角线的交点旋转 $180^\\circ$ 也能重合。等边三角形、正五边形只是轴对称图形，一般的平行四边形只是中心对称图形。',
          facility: 0.82,
        },
        {
          type: 'written',
          stem: tex`如图，点 $E$ 是正方形 $ABCD$ 的边 $CD$ 上一点，点 $F$ 在 $DA$ 的延长线上，且 $AF=CE$。
（1）求证：$\triangle BAF\cong \triangle BCE$；
（2）$\triangle BAF$ 可以看作由 $\triangle BCE$ 经过怎样的旋转得到的？请写出旋转中心、方向和角度；
（3）连接 $EF$，若 $BE=4$，求 $\triangle BEF$ 的面积。`,
          answer: tex`（1）用“SAS”证明；（2）绕点 $B$ 逆时针旋转 $90^\circ$；（3）8。`,
          solution: lines(
            tex`（1）四边形 $ABCD$ 是正方形，所以 $BA=BC$，$\angle BCE=\angle BAD=90^\circ$，$\angle BAF=90^\circ$。又 $AF=CE$，所以 $\triangle BAF\cong \triangle BCE$（SAS）。`,
            tex`（2）点 $C$，$E$ 的对应点是 $A$，$F$，$\angle CBA=90^\circ$，所以 $\triangle BAF$ 可以看作由 $\triangle BCE$ 绕点 $B$ 逆时针旋转 $90^\circ$ 得到的。`,
            tex`（3）由旋转得 $BF=BE=4$，$\angle FBE=90^\circ$，所以 $S_{\triangle BEF}=\frac{1}{2}\times 4\times 4=8$。`,
          ),
          facility: 0.6,
          figure: square,
          rubric: [
            { text: '（1）证明全等', score: 4 },
            { text: '（2）写出旋转中心、方向和角度', score: 3 },
            { text: '（3）求出面积', score: 3 },
          ],
          check: { expression: '4*4/2', equals: '8' },
        },
      ],
      templates: [centre, quarter, onSide],
    },
  ],
};
