import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, shown, signed, sumOf, texRoot } from '../numbers.ts';

const complex = (real: number, imaginary: number): string => sumOf([real, ''], [imaginary, tex`\mathrm{i}`]);

const bracket = (real: number, imaginary: number): string => `(${complex(real, imaginary)})`;

const product = template(2, (random) => {
  const [a, b, c, d] = [between(random, 1, 4), nonZero(random, -4, 4), between(random, 1, 4), nonZero(random, -4, 4)];
  if ((a === c && b === d) || b === -d) return undefined;
  const told = (real: number, imaginary: number) => inline(complex(real, imaginary));
  return choice({
    stem: tex`设 $\mathrm{i}$ 为虚数单位，则 $${bracket(a, b)}${bracket(c, d)}=$（　　）`,
    right: told(a * c - b * d, a * d + b * c),
    errors: [
      told(a * c + b * d, a * d + b * c),
      told(a * c - b * d, a * d - b * c),
      told(a * c, b * d),
      told(-a * c + b * d, a * d + b * c),
    ],
    because: ['sign', 'sign', 'terms', 'sign'],
    solution: lines(
      tex`原式 $=${a * c}${signed(a * d)}\mathrm{i}${signed(b * c)}\mathrm{i}${signed(b * d)}\mathrm{i}^2=${complex(a * c - b * d, a * d + b * c)}$，其中 $\mathrm{i}^2=-1$。`.replace(
        /([+-])1\\mathrm/g,
        String.raw`$1\mathrm`,
      ),
      tex`错选 $${complex(a * c + b * d, a * d + b * c)}$ 的同学把 $\mathrm{i}^2$ 当成了 1。`,
    ),
    facility: 0.92,
    check: {
      expression: `(${a}+(${b})*i)*(${c}+(${d})*i)`,
      equals: `(${a * c - b * d})+(${a * d + b * c})*i`,
    },
  });
});

const quotient = template(2, (random) => {
  const [x, y, c, d] = [nonZero(random, -4, 4), nonZero(random, -4, 4), between(random, 1, 3), nonZero(random, -3, 3)];
  const [a, b] = [x * c - y * d, x * d + y * c];
  if (a === 0 || b === 0 || Math.abs(x) === Math.abs(y)) return undefined;
  const place = (real: number, imaginary: number) =>
    real > 0 ? (imaginary > 0 ? '第一象限' : '第四象限') : imaginary > 0 ? '第二象限' : '第三象限';
  const right = place(x, -y);
  return choice({
    stem: tex`若复数 $z$ 满足 $${bracket(c, d)}z=${complex(a, b)}$（$\mathrm{i}$ 为虚数单位），则 $z$ 的共轭复数 $\overline{z}$ 在复平面内对应的点位于（　　）`,
    right,
    errors: ['第一象限', '第二象限', '第三象限', '第四象限'],
    solution: lines(
      tex`$z=\frac{${complex(a, b)}}{${complex(c, d)}}=\frac{${bracket(a, b)}${bracket(c, -d)}}{${c * c + d * d}}=${complex(x, y)}$，$\overline{z}=${complex(x, -y)}$。`,
      tex`$\overline{z}$ 对应的点为 $(${x},${-y})$，位于${right}。错选${place(x, y)}的同学忘记取共轭。`,
    ),
    facility: 0.84,
    check: { expression: `(${c}+(${d})*i)*(${x}+(${y})*i)`, equals: `(${a})+(${b})*i` },
  });
});

const pureImaginary = template(2, (random) => {
  const [p, q] = [nonZero(random, -4, 4), nonZero(random, -4, 4)];
  if (p === q || p + q === 0) return undefined;
  const told = (n: number) => shown(n);
  return choice({
    stem: tex`若复数 $z=(${sumOf([1, 'm^2'], [-(p + q), 'm'], [p * q, ''])})+(m${signed(-q)})\mathrm{i}$ 是纯虚数，则实数 $m$ 的值为（　　）`,
    right: told(p),
    errors: [told(q), `$${p}$ 或 $${q}$`, told(-p), told(-q)],
    because: ['condition', 'condition', 'sign', 'sign'],
    solution: lines(
      tex`纯虚数的实部为 0 且虚部不为 0：$(m${signed(-p)})(m${signed(-q)})=0$，$m=${p}$ 或 $m=${q}$；$m${signed(-q)}\ne 0$，$m\ne ${q}$。`,
      tex`所以 $m=${p}$。选两个值的同学没有检验虚部不为 0。`,
    ),
    facility: 0.82,
    check: { expression: `(${p})^2-(${p + q})*(${p})+(${p * q})`, equals: '0' },
  });
});

const modulus = template(2, (random) => {
  const [x, y, c, d] = [between(random, 1, 6), nonZero(random, -6, 6), between(random, 1, 2), nonZero(random, -2, 2)];
  const square = (x * x + y * y) / (c * c + d * d);
  if (!Number.isInteger(square) || square === 1 || Math.abs(y) === x) return undefined;
  const root = texRoot(square);
  return {
    type: 'fill',
    stem: tex`已知 $\mathrm{i}$ 为虚数单位，复数 $z=\frac{${complex(x, y)}}{${complex(c, d)}}$，则 $|z|=$____。`,
    answers: [
      /^\d+$/.test(root) ? answersOf(Number(root)) : [inline(root), root.replace(/\\sqrt\{(\d+)\}/, '√$1'), root],
    ],
    solution: tex`商的模等于模的商：$|z|=\frac{|${complex(x, y)}|}{|${complex(c, d)}|}=\frac{\sqrt{${x * x + y * y}}}{\sqrt{${c * c + d * d}}}=\sqrt{${square}}${root === `\\sqrt{${square}}` ? '' : `=${root}`}$。也可以先化简再求模。`,
    facility: 0.82,
    check: { expression: `sqrt(${x}^2+(${y})^2)/sqrt(${c}^2+(${d})^2)`, equals: `sqrt(${square})` },
  };
});

/** 复数, grade 10. */
export const complexNumbers: Templates = {
  复数的概念与运算: [product, quotient, pureImaginary, modulus],
};
