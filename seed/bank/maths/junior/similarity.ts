import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { along, at } from '../../figures/points.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, fraction, gcd, plainOf, shown, texOf, times } from '../numbers.ts';

const cut = (share: number): string => {
  const [a, b, c] = [at(1.8, 3.4), at(0, 0), at(5, 0)];
  const [d, e] = [along(a, b, share), along(a, c, share)];
  return new Drawing(32)
    .shape([a, b, c])
    .line([d, e])
    .names({ A: a, B: b, C: c })
    .name(d, 'D', 160)
    .name(e, 'E', 20)
    .svg();
};

const parts = template(2, (random) => {
  const [m, n] = [between(random, 1, 5), between(random, 1, 5)];
  if (gcd(m, n) > 1 || m === n) return undefined;
  const value = fraction(m * m, (m + n) ** 2);
  return choice({
    stem: tex`如图，在 $\triangle ABC$ 中，点 $D$，$E$ 分别在 $AB$，$AC$ 上，$DE\parallel BC$，$AD:DB=${m}:${n}$，则 $\triangle ADE$ 与 $\triangle ABC$ 的面积之比为（　　）`,
    right: `$${value.n}:${value.d}$`,
    errors: [
      [m, m + n],
      [m, n],
      [m * m, n * n],
    ].map(([a, b]) => `$${a!}:${b!}$`),
    because: ['formula', 'formula', 'power'],
    solution: lines(
      tex`$DE\parallel BC$，所以 $\triangle ADE\sim \triangle ABC$，相似比 $\frac{AD}{AB}=\frac{${m}}{${m + n}}$。`,
      tex`面积的比等于相似比的平方：$${m}^2:${m + n}^2=${value.n}:${value.d}$。错选 $${m * m}:${n * n}$ 的同学把 $AD:DB$ 当成了相似比，错选 $${m}:${m + n}$ 的同学没有平方。`,
    ),
    facility: 0.7,
    figure: cut(m / (m + n)),
    check: { expression: `(${m}/(${m}+${n}))^2`, equals: `${value.n}/${value.d}` },
  });
});

const lengths = template(2, (random) => {
  const [ad, db, bc] = [between(random, 2, 6), between(random, 1, 6), between(random, 5, 16)];
  const de = times(fraction(ad, ad + db), fraction(bc));
  if (ad === db || de.d > 1) return undefined;
  return {
    type: 'fill',
    stem: tex`如图，在 $\triangle ABC$ 中，$DE\parallel BC$，$DE$ 分别交 $AB$，$AC$ 于点 $D$，$E$。若 $AD=${ad}$，$DB=${db}$，$BC=${bc}$，则 $DE=$____。`,
    answers: [answersOf(de)],
    solution: tex`由 $\triangle ADE\sim \triangle ABC$，$\frac{DE}{BC}=\frac{AD}{AB}=\frac{${ad}}{${ad + db}}$，$DE=\frac{${ad}}{${ad + db}}\times ${bc}=${texOf(de)}$。对应边是 $AB$ 而不是 $DB$，不要写成 $\frac{DE}{BC}=\frac{AD}{DB}$。`,
    facility: 0.75,
    figure: cut(ad / (ad + db)),
    check: { expression: `${ad}/(${ad}+${db})*${bc}`, equals: plainOf(de) },
  };
});

const shadow = template(2, (random) => {
  const [pole, shade, long] = [between(random, 3, 6) * 5, between(random, 4, 14) * 3, between(random, 6, 24)];
  const height = fraction(pole * long, shade);
  if (height.d > 1 || pole === shade || height.n === long) return undefined;
  const metres = (n: number) => tex`$${n}\,\mathrm{m}$`;
  const tenth = (n: number) => tex`$${(n / 10).toFixed(1)}\,\mathrm{m}$`;
  return choice({
    stem: tex`在同一时刻的阳光下，高 ${tenth(pole)} 的标杆的影长为 ${tenth(shade)}，一座旗杆的影长为 ${metres(long)}，则旗杆的高为（　　）`,
    right: metres(height.n),
    errors: [fraction(shade * long, pole), fraction(long), fraction(height.n + 1), fraction(height.n - 1)]
      .filter(({ d }) => d === 1)
      .map(({ n }) => metres(n)),
    solution: lines(
      tex`同一时刻，物体的高与影长成正比：$\frac{\text{旗杆的高}}{${long}}=\frac{${(pole / 10).toFixed(1)}}{${(shade / 10).toFixed(1)}}$。`,
      tex`旗杆的高为 $${long}\times \frac{${(pole / 10).toFixed(1)}}{${(shade / 10).toFixed(1)}}=${height.n}$（$\mathrm{m}$）。`,
    ),
    facility: 0.82,
    check: { expression: `${pole}/${shade}*${long}`, equals: `${height.n}` },
  });
});

const homothety = template(2, (random) => {
  const [x, y, k] = [nonZero(random, -4, 4) * 2, nonZero(random, -4, 4) * 2, random.pick([2, 3])];
  const enlarge = random.chance(0.5);
  const ratio = enlarge ? fraction(k) : fraction(1, 2);
  const [a, b] = [times(fraction(x), ratio), times(fraction(y), ratio)];
  const point = (first: typeof a, second: typeof a) => `$(${texOf(first)},${texOf(second)})$`;
  const minus = (value: typeof a) => times(value, fraction(-1));
  if (Math.abs(x) === Math.abs(y)) return undefined;
  return choice({
    stem: tex`在平面直角坐标系中，$\triangle ABC$ 的一个顶点为 $A(${x},${y})$，以原点 $O$ 为位似中心，把 $\triangle ABC$ ${enlarge ? '放大' : '缩小'}为原来的 ${shown(ratio)}${enlarge ? ' 倍' : ''}，则点 $A$ 的对应点 $A'$ 的坐标是（　　）`,
    right: `${point(a, b)} 或 ${point(minus(a), minus(b))}`,
    errors: [point(a, b), point(minus(a), minus(b)), `${point(a, b)} 或 ${point(minus(a), b)}`],
    because: ['case', 'case', 'sign'],
    solution: lines(
      tex`以原点为位似中心，相似比为 $k$ 时，对应点的坐标的比等于 $k$ 或 $-k$，所以 $A'$ 的坐标是 ${point(a, b)} 或 ${point(minus(a), minus(b))}。`,
      '只选一个坐标的同学漏了位似图形在原点两侧的情况。',
    ),
    facility: 0.66,
    check: { expression: `(${plainOf(a)})/(${x})`, equals: `(${plainOf(b)})/(${y})` },
  });
});

const inscribed = template(2, (random) => {
  const [base, height] = [between(random, 4, 15) * 10, between(random, 4, 12) * 10];
  const side = fraction(base * height, base + height);
  if (side.d > 1 || base === height) return undefined;
  const [b, c, a] = [at(0, 0), at(5, 0), at(2, 5 * (height / base))];
  const s = (side.n / base) * 5;
  const left = (s / a.y) * a.x;
  const [e, h] = [at(left, 0), at(left, s)];
  const [f, g] = [at(left + s, 0), at(left + s, s)];
  const figure = new Drawing(30)
    .shape([a, b, c])
    .shape([e, f, g, h])
    .line([a, at(2, 0)], { dashed: true })
    .names({ A: a, B: b, C: c })
    .name(e, 'E', -90)
    .name(f, 'F', -90)
    .name(g, 'G', 30)
    .name(h, 'H', 150)
    .name(at(2, 0), 'D', -90);
  const mm = (n: number) => tex`$${n}\,\mathrm{mm}$`;
  return choice({
    stem: tex`如图，一块三角形余料 $ABC$，边 $BC=${base}\,\mathrm{mm}$，高 $AD=${height}\,\mathrm{mm}$，要把它加工成正方形零件 $EFGH$，使正方形的一边 $EF$ 在 $BC$ 上，其余两个顶点分别在 $AC$，$AB$ 上，则正方形零件的边长为（　　）`,
    right: mm(side.n),
    errors: [mm(height / 2), mm(base / 2), mm(side.n + 8), mm(side.n - 4)],
    because: ['formula', 'formula', 'slip', 'slip'],
    solution: lines(
      tex`设边长为 $x\,\mathrm{mm}$。$HG\parallel BC$，$\triangle AHG\sim \triangle ABC$，对应高的比等于相似比：$\frac{x}{${base}}=\frac{${height}-x}{${height}}$。`,
      `解得 $x=${side.n}$。常见错误是把小三角形的高写成 $AD$ 而不是 $AD-x$。`,
    ),
    facility: 0.58,
    figure: figure.svg(),
    check: { expression: `${side.n}/${base}`, equals: `(${height}-${side.n})/${height}` },
  });
});

/** 相似, grade 9. */
export const similarity: Templates = {
  相似三角形的判定和性质: [parts, lengths],
  相似三角形的应用和位似: [shadow, homothety, inscribed],
};
