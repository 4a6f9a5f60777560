import type { BankChapter } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../making.ts';
import { factor, fraction, plainOf, rootParts, shown, signed, texOf, texRoot } from '../numbers.ts';
import { pyramid } from './solids.ts';

const [a, b] = [tex`\boldsymbol{a}`, tex`\boldsymbol{b}`];
type Triple = readonly [number, number, number];
const dot = (p: Triple, q: Triple): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const drawn = (next: () => number): Triple => [next(), next(), next()];

const perpendicular = template(2, (random) => {
  const p = drawn(() => nonZero(random, -3, 4));
  const [y, z] = [nonZero(random, -4, 4), nonZero(random, -4, 4)];
  const rest = p[1] * y + p[2] * z;
  const value = fraction(-rest, p[0]);
  if (rest === 0 || value.d > 1 || Math.abs(p[0]) === 1) return undefined;
  return choice({
    stem: tex`已知向量 $${a}=(${p.join(',')})$，$${b}=(x,${y},${z})$，若 $${a}\perp ${b}$，则 $x=$（　　）`,
    right: shown(value),
    errors: [-value.n, rest, -rest, value.n + 1].map(shown),
    solution: lines(
      tex`$${a}\perp ${b}$ 等价于 $${a}\cdot ${b}=0$：$${p[0]}x${signed(p[1])}\times ${factor(y)}${signed(p[2])}\times ${factor(z)}=0$。`,
      tex`$${p[0]}x${signed(rest)}=0$，$x=${texOf(value)}$。错选 ${shown(-value.n)} 的同学移项没有变号。`,
    ),
    facility: 0.88,
    check: { expression: `dot([${p.join(',')}],[${plainOf(value)},${y},${z}])`, equals: '0' },
  });
});

const angle = template(2, (random) => {
  const [p, q] = [drawn(() => between(random, -2, 2)), drawn(() => between(random, -2, 2))];
  const [product, radicand] = [dot(p, q), dot(p, p) * dot(q, q)];
  if (radicand === 0 || product === 0 || product * product === radicand) return undefined;
  const { inside, outside } = rootParts(radicand);
  const cosine = (n: number) => inline(texRoot(inside, fraction(n, outside * inside)));
  const rest = radicand - product * product;
  if (inside > 15 || rootParts(rest * inside).inside > 30) return undefined;
  return choice({
    stem: tex`已知空间向量 $${a}=(${p.join(',')})$，$${b}=(${q.join(',')})$，则 $\cos \langle ${a},${b}\rangle =$（　　）`,
    right: cosine(product),
    errors: [
      cosine(-product),
      inline(texRoot(rest * inside, fraction(1, outside * inside))),
      shown(fraction(product, dot(p, p))),
      shown(fraction(product, dot(q, q))),
      shown(product),
    ],
    solution: lines(
      tex`$${a}\cdot ${b}=${p.map((n, index) => `${factor(n)}\\times ${factor(q[index]!)}`).join('+')}=${product}$，$|${a}|=${texRoot(dot(p, p))}$，$|${b}|=${texRoot(dot(q, q))}$。`,
      tex`$\cos \langle ${a},${b}\rangle =\frac{${a}\cdot ${b}}{|${a}||${b}|}=${cosine(product).slice(1, -1)}$。`,
    ),
    facility: 0.82,
    check: {
      expression: `dot([${p.join(',')}],[${q.join(',')}])/sqrt(${dot(p, p)}*${dot(q, q)})`,
      equals: `(${product})*sqrt(${inside})/${outside * inside}`,
    },
  });
});

/** 空间向量与立体几何, grade 11. */
export const spaceVectors: BankChapter = {
  name: '空间向量与立体几何',
  grade: 11,
  points: [
    {
      name: '空间向量及其应用',
      questions: [
        {
          type: 'written',
          stem: tex`如图，四棱锥 $P-ABCD$ 的底面 $ABCD$ 是正方形，$PA\perp $ 平面 $ABCD$，$PA=AB=2$，$E$ 是 $PD$ 的中点。建立适当的空间直角坐标系，解答下列问题：
（1）求异面直线 $PB$ 与 $CE$ 所成角的余弦值；
（2）求平面 $ACE$ 与平面 $ABCD$ 的夹角的余弦值。`,
          answer: tex`（1）$\frac{\sqrt{3}}{2}$；（2）$\frac{\sqrt{3}}{3}$。`,
          solution: lines(
            tex`（1）以 $A$ 为原点，$AB$，$AD$，$AP$ 所在直线分别为 $x$ 轴、$y$ 轴、$z$ 轴建立空间直角坐标系，则 $B(2,0,0)$，$C(2,2,0)$，$D(0,2,0)$，$P(0,0,2)$，$E(0,1,1)$。`,
            tex`$\overrightarrow{PB}=(2,0,-2)$，$\overrightarrow{CE}=(-2,-1,1)$，$|\cos \langle \overrightarrow{PB},\overrightarrow{CE}\rangle |=\frac{|-4-2|}{2\sqrt{2}\times \sqrt{6}}=\frac{6}{4\sqrt{3}}=\frac{\sqrt{3}}{2}$。`,
            tex`（2）设平面 $ACE$ 的法向量为 $\boldsymbol{n}=(x,y,z)$，由 $\overrightarrow{AC}=(2,2,0)$，$\overrightarrow{AE}=(0,1,1)$ 得 $\begin{cases}2x+2y=0\\y+z=0\end{cases}$，取 $\boldsymbol{n}=(1,-1,1)$。平面 $ABCD$ 的法向量为 $\boldsymbol{m}=(0,0,1)$，$|\cos \langle \boldsymbol{m},\boldsymbol{n}\rangle |=\frac{1}{\sqrt{3}}=\frac{\sqrt{3}}{3}$。`,
          ),
          facility: 0.62,
          figure: pyramid,
          rubric: [
            { text: '建系，写出点的坐标', score: 3 },
            { text: '（1）求出异面直线所成角的余弦值', score: 4 },
            { text: '（2）求出平面的法向量', score: 3 },
            { text: '（2）求出夹角的余弦值', score: 3 },
          ],
          check: [
            { expression: '6/(sqrt(8)*sqrt(6))', equals: 'sqrt(3)/2' },
            { expression: 'dot([2,0,-2],[-2,-1,1])', equals: '-6' },
            { expression: '1/sqrt(3)', equals: 'sqrt(3)/3' },
          ],
        },
      ],
      templates: [perpendicular, angle],
    },
  ],
};
