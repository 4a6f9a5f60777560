import type { BankChapter, BankPoint, FillIn } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { template } from '../draw.ts';
import { circle, curve, svg, text } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

const nuclides = [
  { protons: 8, neutrons: 8, gained: 2 },
  { protons: 9, neutrons: 10, gained: 1 },
  { protons: 11, neutrons: 12, gained: -1 },
  { protons: 12, neutrons: 12, gained: -2 },
  { protons: 13, neutrons: 14, gained: -3 },
  { protons: 16, neutrons: 16, gained: 2 },
  { protons: 17, neutrons: 18, gained: 1 },
  { protons: 19, neutrons: 20, gained: -1 },
  { protons: 20, neutrons: 20, gained: -2 },
] as const;

function insideAtom(random: Random): FillIn {
  const { protons, neutrons, gained } = random.pick(nuclides);
  const moved = Math.abs(gained);
  const how = gained > 0 ? '得到' : '失去';
  const electrons = protons + gained;
  return {
    type: 'fill',
    stem: tex`某原子的原子核内有 $${protons}$ 个质子和 $${neutrons}$ 个中子，它的核外电子数是 ____，相对原子质量约为 ____。该原子${how} $${moved}$ 个电子后形成的离子，核外电子数是 ____。`,
    answers: [[String(protons)], [String(protons + neutrons)], [String(electrons)]],
    solution: lines(
      tex`原子中，核外电子数等于质子数，为 $${protons}$；相对原子质量约等于质子数加中子数：$${protons}+${neutrons}=${protons + neutrons}$。`,
      tex`${how}电子后原子核不变，核外电子数变为 $${protons}${gained > 0 ? '+' : '-'}${moved}=${electrons}$。`,
    ),
    facility: 0.82,
    check: [
      { expression: plain`${protons} + ${neutrons}`, equals: String(protons + neutrons) },
      { expression: plain`${protons} + (${gained})`, equals: String(electrons) },
    ],
  };
}

/** A nucleus with its charge and the electrons of each shell. */
const shells = (charge: number, electrons: readonly number[]): string =>
  svg(
    200,
    130,
    circle([45, 65], 24),
    text([45, 70], `+${charge}`),
    ...electrons.map((count, index) => {
      const x = 85 + index * 34;
      return curve(`M${x},25 Q${x + 16},65 ${x},105`) + text([x + 22, 70], count);
    }),
  );

const particles: BankPoint = {
  name: '分子、原子和离子',
  questions: [
    {
      type: 'single',
      stem: '下列对事实的微观解释，正确的是（　　）',
      right: '在花园里闻到花香，是因为分子在不断运动',
      wrong: [
        '水结成冰，是因为水分子停止了运动',
        '水银温度计的示数升高，是因为汞原子的体积变大',
        '气体容易被压缩，是因为气体分子的体积变小',
      ],
      solution:
        '分子总在不断运动，花香分子运动到空气中被人闻到。水结成冰后分子仍在运动；温度升高时汞原子之间的间隔变大，原子本身的大小不变；压缩气体时变小的是分子之间的间隔。',
      facility: 0.89,
    },
    {
      type: 'single',
      stem: '某粒子的结构示意图如图所示。下列说法正确的是（　　）',
      right: '该粒子是阴离子',
      wrong: ['该粒子是原子', '该粒子的原子核内有 $18$ 个质子', '该粒子有 $2$ 个电子层'],
      solution: tex`圆圈内的 $+17$ 表示质子数为 $17$，核外电子数为 $2+8+8=18$。质子数小于核外电子数，带一个单位的负电荷，是阴离子（氯离子 [Cl^-]）；它有 $3$ 个电子层。错选“有 $18$ 个质子”的原因：把电子数当成了质子数。`,
      facility: 0.81,
      figure: shells(17, [2, 8, 8]),
      check: { expression: '2 + 8 + 8 - 17', equals: '1' },
    },
    {
      type: 'fill',
      stem: '水通电分解生成氢气和氧气。在这个变化中，发生了改变的粒子是水 ____，没有改变的粒子是氢 ____ 和氧 ____。（均填“分子”或“原子”）',
      answers: [['分子'], ['原子'], ['原子']],
      solution:
        '在化学变化中，分子分成原子，原子重新结合成新的分子。水分子分成氢原子和氧原子，再结合成氢分子和氧分子；原子是化学变化中的最小粒子，没有改变。',
      facility: 0.84,
    },
  ],
  templates: [template(2, insideAtom)],
};

const elements: BankPoint = {
  name: '元素与元素周期表',
  questions: [
    {
      type: 'single',
      stem: '不同种元素之间最本质的区别是（　　）',
      right: '质子数不同',
      wrong: ['中子数不同', '相对原子质量不同', '最外层电子数不同'],
      solution:
        '元素是质子数（即核电荷数）相同的一类原子的总称，质子数决定元素的种类。不同元素的中子数、最外层电子数可以相同，同种元素的中子数和相对原子质量也可以不同。',
      facility: 0.86,
    },
    {
      type: 'multiple',
      stem: '关于元素，下列说法正确的有（　　）',
      right: ['地壳中含量（质量分数）最多的元素是氧', '元素的化学性质主要与原子的最外层电子数有关'],
      wrong: ['同种元素的原子，中子数一定相同', '水是由两个氢元素和一个氧元素组成的'],
      solution:
        '地壳中含量居前四位的元素依次是氧、硅、铝、铁；最外层电子数决定元素的化学性质。同种元素的原子质子数相同，中子数可以不同；元素只讲种类，不讲个数，应说“水由氢元素和氧元素组成”。',
      facility: 0.78,
    },
    {
      type: 'single',
      stem: tex`元素周期表中硫元素的信息是：原子序数 $16$、元素符号 $\mathrm{S}$、相对原子质量 $32.06$。下列说法正确的是（　　）`,
      right: '硫原子的核外电子数为 $16$',
      wrong: ['硫属于金属元素', tex`硫的相对原子质量为 [32.06 g]`, '硫原子的中子数为 $32$'],
      solution: tex`原子序数等于质子数，也等于原子的核外电子数，为 $16$。名称带“石”字旁的硫是非金属元素；相对原子质量是一个比值，单位为“$1$”，通常省略，不是克；中子数约为 $32-16=16$。`,
      facility: 0.85,
    },
  ],
};

/** What matter is made of. */
export const particleChapter: BankChapter = { name: '物质构成的奥秘', grade: 9, points: [particles, elements] };
