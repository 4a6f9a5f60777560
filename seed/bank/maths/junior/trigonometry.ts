import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, degrees, inline, lines, template, tex } from '../../making.ts';
import { answersOf, fraction, plainOf, shown, sumOf, texRoot } from '../numbers.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

const ratio = template(2, (random) => {
  const [[first, second, c], k] = [random.pick(triples), between(random, 1, 3)];
  const [a, b] = random.chance(0.5) ? [first, second] : [second, first];
  const name = random.pick(['sin', 'cos', 'tan'] as const);
  const values = { sin: fraction(a, c), cos: fraction(b, c), tan: fraction(a, b) };
  return choice({
    stem: tex`在 $\mathrm{Rt}\triangle ABC$ 中，$\angle C=90^\circ$，$AB=${c * k}$，$BC=${a * k}$，则 ${inline(`\\${name} A`)} 的值为（　　）`,
    right: shown(values[name]),
    errors: [values.cos, values.sin, values.tan, fraction(b, a), fraction(c, a)].map(shown),
    because: ['swap', 'swap', 'swap', 'swap', 'swap'],
    solution: lines(
      tex`由勾股定理，$AC=\sqrt{${c * k}^2-${a * k}^2}=${b * k}$。`,
      tex`$\sin A=\frac{BC}{AB}=${shown(values.sin).replaceAll('$', '')}$，$\cos A=\frac{AC}{AB}=${shown(values.cos).replaceAll('$', '')}$，$\tan A=\frac{BC}{AC}=${shown(values.tan).replaceAll('$', '')}$。注意分清 $\angle A$ 的对边和邻边。`,
    ),
    facility: 0.8,
    check: {
      expression: { sin: `${a}/${c}`, cos: `sqrt(${c}^2-${a}^2)/${c}`, tan: `${a}/sqrt(${c}^2-${a}^2)` }[name],
      equals: plainOf(values[name]),
    },
  });
});

const special = template(2, (random) => {
  const [a, b, c] = [between(random, 2, 6), between(random, 2, 6), between(random, 1, 4)];
  const value = fraction(a + 2 * b - 2 * c, 2);
  return {
    type: 'fill',
    stem: tex`计算：$${a}\sin 30^\circ+${b}\tan 45^\circ-${sumOf([c, tex`\tan 30^\circ`])}\tan 60^\circ=$____。`,
    answers: [answersOf(value)],
    solution: tex`$\sin 30^\circ=\frac{1}{2}$，$\tan 45^\circ=1$，$\tan 30^\circ=\frac{\sqrt{3}}{3}$，$\tan 60^\circ=\sqrt{3}$，$\tan 30^\circ\cdot \tan 60^\circ=1$。原式 $=${a}\times \frac{1}{2}+${b}-${c}=${shown(value).replaceAll('$', '')}$。`,
    facility: 0.76,
    check: {
      expression: `${a}*sin(30 deg)+${b}*tan(45 deg)-${c}*tan(30 deg)*tan(60 deg)`,
      equals: plainOf(value),
    },
  };
});

const acute = template(2, (random) => {
  const [value, angle] = random.pick([
    [tex`\tan (\alpha +SHIFT^\circ)=\sqrt{3}`, 60],
    [tex`2\sin (\alpha +SHIFT^\circ)=\sqrt{3}`, 60],
    [tex`2\cos (\alpha +SHIFT^\circ)=1`, 60],
    [tex`\tan (\alpha +SHIFT^\circ)=1`, 45],
    [tex`\sqrt{2}\sin (\alpha +SHIFT^\circ)=1`, 45],
    [tex`2\cos (\alpha +SHIFT^\circ)=\sqrt{3}`, 30],
  ] as const);
  const shift = between(random, 1, 5) * 5;
  if (shift >= angle || angle - shift === shift) return undefined;
  return choice({
    stem: tex`已知 $\alpha $ 是锐角，且 $${value.replace('SHIFT', `${shift}`)}$，则 $\alpha $ 的度数为（　　）`,
    right: degrees(angle - shift),
    errors: [angle, 90 - angle - shift, angle + shift, shift].filter((n) => n > 0).map(degrees),
    solution: lines(
      tex`由特殊角的三角函数值，$\alpha +${shift}^\circ=${angle}^\circ$，所以 $\alpha =${angle - shift}^\circ$。`,
      '常见错误是把特殊角的三角函数值记混，或忘记减去加上的角。',
    ),
    facility: 0.75,
    check: { expression: `${angle}-${shift}`, equals: `${angle - shift}` },
  });
});

const slope = template(2, (random) => {
  const [[up, along, way], k] = [random.pick([triples[0], triples[1]]), between(random, 2, 10)];
  const gradient = up === 5 ? '$1:2.4$' : '$3:4$';
  const metres = (n: number) => tex`$${n}\,\mathrm{m}$`;
  return choice({
    stem: tex`如图，一段斜坡的坡度（坡面的铅直高度与水平宽度的比）为 ${gradient}，小亮沿斜坡向上走了 ${metres(way * k)}，他上升的高度为（　　）`,
    right: metres(up * k),
    errors: [metres(along * k), metres((way - up) * k), metres((along - up) * k), metres(way * k)],
    because: ['other', 'operation', 'operation', 'condition'],
    solution: lines(
      tex`坡度为 ${gradient}，设铅直高度为 $${up}x\,\mathrm{m}$，则水平宽度为 $${along}x\,\mathrm{m}$，由勾股定理，坡面长为 $${way}x\,\mathrm{m}$。`,
      tex`$${way}x=${way * k}$，$x=${k}$，上升的高度为 $${up}\times ${k}=${up * k}$（$\mathrm{m}$）。错选 ${metres(along * k)} 的同学求成了水平距离。`,
    ),
    facility: 0.68,
    figure: new Drawing(30)
      .shape([at(0, 0), at(5, 0), at(5, (5 * up) / along)])
      .rightAngle(at(5, 0), at(0, 0), at(5, 5))
      .svg(),
    check: { expression: `sqrt((${up}*${k})^2+(${along}*${k})^2)`, equals: `${way * k}` },
  });
});

const tower = (() => {
  const high = 3;
  const [d, c] = [at(0, 0), at(0, high)];
  const [b, a] = [at(-high, 0), at(-high * Math.sqrt(3), 0)];
  return new Drawing(40)
    .line([a, d, c])
    .line([a, c, b])
    .rightAngle(d, c, a)
    .angle(a, d, c, '30°', 22)
    .angle(b, d, c, '45°', 16)
    .name(a, 'A', -90)
    .name(b, 'B', -90)
    .name(c, 'C', 90)
    .name(d, 'D', -60)
    .svg();
})();

const height = template(2, (random) => {
  const half = between(random, 8, 40);
  return {
    type: 'written',
    stem: tex`如图，为了测量塔 $CD$ 的高，小华在点 $A$ 处测得塔顶 $C$ 的仰角为 $30^\circ$，沿水平方向朝塔走 $${2 * half}\,\mathrm{m}$ 到达点 $B$ 处，测得塔顶 $C$ 的仰角为 $45^\circ$，点 $A$，$B$，$D$ 在同一条水平直线上，$CD\perp AD$。求塔 $CD$ 的高（测角仪的高度忽略不计，结果保留根号）。`,
    answer: tex`$(${half}\sqrt{3}+${half})\,\mathrm{m}$`,
    solution: lines(
      tex`设 $CD=x\,\mathrm{m}$。在 $\mathrm{Rt}\triangle BCD$ 中，$\angle CBD=45^\circ$，$BD=CD=x$。在 $\mathrm{Rt}\triangle ACD$ 中，$AD=\frac{CD}{\tan 30^\circ}=\sqrt{3}x$。`,
      tex`由 $AD-BD=AB$ 得 $\sqrt{3}x-x=${2 * half}$，$x=\frac{${2 * half}}{\sqrt{3}-1}=${half}(\sqrt{3}+1)=${half}\sqrt{3}+${half}$。`,
      tex`答：塔 $CD$ 的高为 $(${half}\sqrt{3}+${half})\,\mathrm{m}$。`,
    ),
    facility: 0.6,
    figure: tower,
    rubric: [
      { text: '在两个直角三角形中表示 $BD$ 和 $AD$', score: 4 },
      { text: '列出方程', score: 2 },
      { text: '解方程，分母有理化正确，作答', score: 3 },
    ],
    check: {
      expression: `(${half}*sqrt(3)+${half})/tan(30 deg)-(${half}*sqrt(3)+${half})`,
      equals: `${2 * half}`,
    },
  };
});

const equal = template(2, (random) => {
  const [ab, angle] = [between(random, 2, 9) * 2, random.pick([30, 45, 60])];
  const radicand = { 30: 1, 45: 2, 60: 3 }[angle]!;
  const half = ab / 2;
  return choice({
    stem: tex`在 $\mathrm{Rt}\triangle ABC$ 中，$\angle C=90^\circ$，$\angle A=${angle}^\circ$，$AB=${ab}$，则 $BC$ 的长为（　　）`,
    right: inline(texRoot(radicand, half)),
    errors: [1, 2, 3].flatMap((n) => [inline(texRoot(n, half)), inline(texRoot(n, ab))]),
    solution: lines(
      tex`$\sin A=\frac{BC}{AB}$，所以 $BC=AB\cdot \sin ${angle}^\circ=${ab}\times ${radicand === 1 ? tex`\frac{1}{2}` : tex`\frac{\sqrt{${radicand}}}{2}`}=${texRoot(radicand, half)}$。`,
      tex`$BC$ 是 $\angle A$ 的对边，用正弦；若误用余弦，得到的是 $AC$ 的长。`,
    ),
    facility: 0.8,
    check: { expression: `${ab}*sin(${angle} deg)`, equals: `${half}*sqrt(${radicand})` },
  });
});

/** 锐角三角函数, grade 9. */
export const trigonometry: Templates = {
  锐角三角函数和特殊角的值: [ratio, special, acute],
  解直角三角形及其应用: [equal, slope, height],
};
