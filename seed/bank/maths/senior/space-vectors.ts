import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { factor, fraction, plainOf, rootParts, shown, signed, texOf, texRoot } from '../numbers.ts';

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
    because: ['sign', 'form', 'sign', 'slip'],
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
    because: ['sign', 'slip', 'formula', 'formula', 'form'],
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
export const spaceVectors: Templates = {
  空间向量及其应用: [perpendicular, angle],
};
