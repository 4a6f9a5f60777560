import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, template } from '../draw.ts';
import { Exact, exact } from '../exact.ts';
import { box, circle, line, svg, text, type Point } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';
import { looks, offspring, shownFraction } from './crosses.ts';

const pairs = [
  ['AA', 'Aa', 'aa'],
  ['Bb', 'bb', 'BB'],
] as const;

const counted = (pair: string): number => (pair.match(/[a-z]/g) ?? []).length;

/** The share of one look by counting recessive alleles, as an expression. */
const shareOf = (mother: string, father: string, dominant: boolean): string => {
  const recessive = `${counted(mother)}/2 * ${counted(father)}/2`;
  return dominant ? `(1 - ${recessive})` : `(${recessive})`;
};

function twoGenes(random: Random): SingleChoice | undefined {
  const [first, second] = [random.pick(pairs[0]), random.pick(pairs[0])];
  const [third, fourth] = [random.pick(pairs[1]), random.pick(pairs[1])];
  // The same parents the other way round are the same question.
  if (first + third > second + fourth) return undefined;
  const [a, b] = [random.chance(0.5), random.chance(0.5)];
  const [ofA, ofB] = [looks(offspring(first, second), a), looks(offspring(third, fourth), b)];
  const share = ofA.times(ofB);
  if (share.above === 0 || ofA.below === 1 || ofB.below === 1) return undefined;
  const show = (value: Exact) => `$${shownFraction(value)}$`;
  const other = new Exact(1).minus(ofA).times(ofB);
  const errors = [ofA.plus(ofB).over(2), other, ofA, ofB, new Exact(1).minus(share), new Exact(1, 8)];
  const options = choices(show(share), errors.filter((value) => value.above > 0).map(show));
  const look = (dominant: boolean) => (dominant ? '显性' : '隐性');
  return (
    options && {
      type: 'single',
      stem: tex`两对等位基因 $A$、$a$ 和 $B$、$b$ 独立遗传，分别控制两对相对性状，显性完全。亲本基因型为 $${first}${third}$ 和 $${second}${fourth}$，子代中第一对性状表现为${look(a)}、第二对性状表现为${look(b)}的个体所占的比例是（　　）`,
      ...options,
      solution: lines(
        tex`把两对基因分开考虑：$${first}\times ${second}$ 的子代中${look(a)}占 ${show(ofA)}；$${third}\times ${fourth}$ 的子代中${look(b)}占 ${show(ofB)}。`,
        tex`两对基因独立遗传，所求比例为两者的乘积：$${shownFraction(ofA)}\times${shownFraction(ofB)}=${shownFraction(share)}$。`,
      ),
      facility: 0.73,
      check: {
        expression: plain`${shareOf(first, second, a)} * ${shareOf(third, fourth, b)}`,
        equals: `${share.above}/${share.below}`,
      },
    }
  );
}

/** Generations of selfing: the share of heterozygotes is halved each time. */
function selfing(random: Random): SingleChoice | undefined {
  const times = between(random, 2, 5);
  const below = 2 ** times;
  const asked = random.pick(['杂合子', '纯合子', '显性纯合子'] as const);
  const hetero = new Exact(1, below);
  const homo = new Exact(below - 1, below);
  const share = { 杂合子: hetero, 纯合子: homo, 显性纯合子: homo.over(2) }[asked];
  const show = (value: Exact) => `$${shownFraction(value)}$`;
  const errors = [hetero, homo, homo.over(2), hetero.over(2), hetero.times(2)];
  const options = choices(show(share), errors.map(show));
  return (
    options && {
      type: 'single',
      stem: tex`基因型为 $Aa$ 的豌豆连续自交 $${times}$ 代，不考虑突变和选择，所得第 $${times}$ 代（$\mathrm{F}_${times}$，以亲本自交一次的子代为 $\mathrm{F}_1$）中${asked}所占的比例是（　　）`,
      ...options,
      solution: lines(
        tex`每自交一代，杂合子的比例减半，$\mathrm{F}_${times}$ 中杂合子占 $\left(\frac{1}{2}\right)^${times}=${shownFraction(hetero)}$。`,
        tex`纯合子占 $1-${shownFraction(hetero)}=${shownFraction(homo)}$，其中显性纯合子和隐性纯合子各占一半，为 $${shownFraction(homo.over(2))}$。`,
      ),
      facility: 0.75,
      check: {
        expression: {
          杂合子: plain`1/2^${times}`,
          纯合子: plain`1 - 1/2^${times}`,
          显性纯合子: plain`(1 - 1/2^${times}) / 2`,
        }[asked],
        equals: `${share.above}/${share.below}`,
      },
    }
  );
}

const mendel: BankPoint = {
  name: '孟德尔的遗传定律',
  questions: [
    {
      type: 'single',
      stem: '孟德尔用豌豆做杂交实验取得成功，下列不属于其原因的是（　　）',
      right: '先研究多对相对性状，再研究一对相对性状',
      wrong: ['选用自花传粉、闭花受粉的豌豆作实验材料', '应用统计学方法分析实验结果', '用测交实验验证所提出的假说'],
      solution:
        '孟德尔先研究一对相对性状，再研究两对和多对，由简到繁。选材恰当、用统计学方法分析、运用假说—演绎法（测交验证）都是成功的原因。',
      facility: 0.86,
    },
    {
      type: 'written',
      stem: tex`豌豆的高茎（$D$）对矮茎（$d$）为显性，圆粒（$R$）对皱粒（$r$）为显性，两对基因独立遗传。用纯合的高茎皱粒与纯合的矮茎圆粒杂交得到 $\mathrm{F}_1$，$\mathrm{F}_1$ 自交得到 $\mathrm{F}_2$。（1）写出两个亲本和 $\mathrm{F}_1$ 的基因型。（2）$\mathrm{F}_2$ 中与亲本表型不同的个体占多少？（3）从 $\mathrm{F}_2$ 的高茎圆粒中任取一株，它是纯合子的概率是多少？（4）怎样用一次测交判断某株高茎圆粒豌豆是否为 $DdRr$？`,
      answer: tex`（1）$DDrr$、$ddRR$，$\mathrm{F}_1$ 为 $DdRr$；（2）$\frac{5}{8}$；（3）$\frac{1}{9}$；（4）与 $ddrr$ 杂交，子代出现高茎圆粒、高茎皱粒、矮茎圆粒、矮茎皱粒四种表型，比例接近 $1:1:1:1$，则为 $DdRr$`,
      rubric: [
        { text: '（1）三个基因型各 $1$ 分', score: 3 },
        { text: tex`（2）算出 $\frac{9}{16}+\frac{1}{16}=\frac{5}{8}$`, score: 2 },
        { text: tex`（3）算出 $\frac{1}{9}$`, score: 2 },
        { text: '（4）写出测交的对象、结果和结论', score: 3 },
      ],
      solution: lines(
        tex`（1）纯合的高茎皱粒为 $DDrr$，纯合的矮茎圆粒为 $ddRR$，$\mathrm{F}_1$ 为 $DdRr$。`,
        tex`（2）$\mathrm{F}_2$ 中高茎圆粒、高茎皱粒、矮茎圆粒、矮茎皱粒为 $9:3:3:1$，亲本表型是高茎皱粒和矮茎圆粒，共占 $\frac{6}{16}$，与亲本不同的占 $\frac{9}{16}+\frac{1}{16}=\frac{5}{8}$。易错点：没有看清亲本表型，答成 $\frac{3}{8}$。`,
        tex`（3）高茎圆粒占 $\frac{9}{16}$，其中 $DDRR$ 占 $\frac{1}{16}$，所以概率为 $\frac{1}{9}$。`,
        tex`（4）测交是与隐性纯合子 $ddrr$ 杂交，$DdRr$ 产生四种比例相等的配子，子代有四种表型，比例为 $1:1:1:1$。`,
      ),
      facility: 0.58,
      check: [
        { expression: '(9 + 1) / 16', equals: '5/8' },
        { expression: '(1/16) / (9/16)', equals: '1/9' },
      ],
    },
  ],
  templates: [template(3, twoGenes), template(2, selfing)],
};

/** A healthy couple, their affected daughter and healthy son; the daughter alone is filled. */
const pedigree = svg(
  280,
  170,
  box([70, 30], 26, 26),
  circle([196, 43], 13),
  line([96, 43], [183, 43]),
  line([140, 43], [140, 85], [90, 85], [90, 107]),
  line([140, 85], [190, 85], [190, 107]),
  circle([90, 120], 13, '#222'),
  box([177, 107], 26, 26),
  ...(
    [
      ['1', [83, 22]],
      ['2', [196, 22]],
      ['3', [90, 152]],
      ['4', [190, 152]],
    ] as const
  ).map(([words, place]: readonly [string, Point]) => text(place, words)),
  box([225, 92], 12, 12),
  text([242, 103], '男', 'start'),
  circle([231, 122], 6),
  text([242, 127], '女', 'start'),
);

const meiosis: BankPoint = {
  name: '减数分裂与伴性遗传',
  questions: [
    {
      type: 'single',
      stem: '减数分裂过程中，同源染色体分离发生在（　　）',
      right: tex`减数分裂Ⅰ的后期`,
      wrong: [tex`减数分裂Ⅰ的前期`, tex`减数分裂Ⅱ的前期`, tex`减数分裂Ⅱ的后期`],
      solution: tex`减数分裂Ⅰ前期同源染色体联会，后期同源染色体分离；减数分裂Ⅱ后期着丝粒分裂，姐妹染色单体分开。错选减数分裂Ⅱ后期的原因：混淆了同源染色体分离与姐妹染色单体分开。`,
      facility: 0.84,
    },
    {
      type: 'single',
      stem: tex`某家系中一种单基因遗传病的系谱图如图所示（涂黑者为患者），$1$ 号和 $2$ 号表型正常，$3$ 号女儿患病，$4$ 号儿子正常。不考虑突变，$4$ 号携带致病基因的概率是（　　）`,
      right: tex`$\frac{2}{3}$`,
      wrong: [tex`$\frac{1}{2}$`, tex`$\frac{1}{4}$`, tex`$\frac{3}{4}$`],
      solution: tex`双亲正常、女儿患病，该病是常染色体隐性遗传病：若致病基因在 $\mathrm{X}$ 染色体上，女儿患病则父亲必患病。双亲都是 $Aa$，$4$ 号正常，可能是 $AA$（$\frac{1}{3}$）或 $Aa$（$\frac{2}{3}$），携带致病基因的概率为 $\frac{2}{3}$。错选 $\frac{1}{2}$ 的原因：没有排除 $4$ 号患病（$aa$）的可能。`,
      facility: 0.7,
      figure: pedigree,
      check: { expression: '(2/4) / (3/4)', equals: '2/3' },
    },
    {
      type: 'single',
      stem: tex`人的红绿色盲是伴 $\mathrm{X}$ 染色体隐性遗传病。一对色觉正常的夫妇，妻子的父亲是红绿色盲患者。不考虑突变，他们生一个孩子，患红绿色盲的概率是（　　）`,
      right: tex`$\frac{1}{4}$`,
      wrong: [tex`$\frac{1}{2}$`, tex`$\frac{1}{8}$`, tex`$0$`],
      solution: tex`妻子从父亲得到 $X^b$，基因型为 $X^BX^b$；丈夫为 $X^BY$。子代为 $X^BX^B$、$X^BX^b$、$X^BY$、$X^bY$，各占 $\frac{1}{4}$，患病的只有 $X^bY$，概率为 $\frac{1}{4}$。错选 $\frac{1}{2}$ 的原因：算成了男孩中患病的概率。`,
      facility: 0.76,
      check: { expression: '1/2 * 1/2', equals: '1/4' },
    },
    {
      type: 'fill',
      stem: tex`某动物的体细胞中有 $20$ 条染色体。它的一个初级精母细胞中有 ____ 条染色体；减数分裂Ⅱ中期的次级精母细胞中有 ____ 条染色体；一个精原细胞经过减数分裂，形成 ____ 个精细胞。`,
      answers: [['20'], ['10'], ['4']],
      solution: tex`初级精母细胞的染色体数与体细胞相同，为 $20$；减数分裂Ⅰ后染色体数目减半，减数分裂Ⅱ中期为 $10$；一个精原细胞经减数分裂形成 $4$ 个精细胞。`,
      facility: 0.81,
      check: { expression: '20 / 2', equals: '10' },
    },
  ],
};

function population(random: Random): FillIn | undefined {
  const [homo, hetero] = [between(random, 10, 70), between(random, 10, 60)];
  const rest = 100 - homo - hetero;
  const frequency = exact(homo).plus(exact(hetero).over(2));
  if (rest < 5 || hetero % 2 === 1) return undefined;
  return {
    type: 'fill',
    stem: tex`从某种群中随机抽取 $100$ 个个体，测得基因型为 $AA$、$Aa$、$aa$ 的个体分别有 $${homo}$、$${hetero}$、$${rest}$ 个。该种群中基因 $A$ 的频率为 ____ $\%$，基因 $a$ 的频率为 ____ $\%$。`,
    answers: [[frequency.toString()], [exact(100).minus(frequency).toString()]],
    solution: lines(
      tex`每个个体有两个等位基因，共 $200$ 个。$A$ 的频率为 $\frac{2\times${homo}+${hetero}}{200}\times100\%=${frequency}\%$。`,
      tex`$a$ 的频率为 $1-${frequency}\%=${exact(100).minus(frequency)}\%$。`,
    ),
    facility: 0.83,
    check: { expression: plain`(2 * ${homo} + ${hetero}) / 200 * 100`, equals: frequency.toString() },
  };
}

const variation: BankPoint = {
  name: '生物的变异与进化',
  questions: [
    {
      type: 'single',
      stem: '用秋水仙素处理萌发的种子或幼苗，能诱导形成多倍体，秋水仙素的作用是（　　）',
      right: '抑制纺锤体的形成',
      wrong: ['促进染色体的复制', '抑制着丝粒的分裂', '促进细胞质的分裂'],
      solution:
        '秋水仙素抑制纺锤体的形成，着丝粒分裂后的子染色体不能移向两极，细胞不能分裂成两个子细胞，于是染色体数目加倍。它不抑制着丝粒的分裂。',
      facility: 0.82,
    },
    {
      type: 'multiple',
      stem: '关于现代生物进化理论，下列叙述正确的有（　　）',
      right: ['种群是生物进化的基本单位', '隔离是物种形成的必要条件'],
      wrong: ['生物进化的实质是种群基因型频率的改变', '自然选择使生物产生定向的变异'],
      solution:
        '生物进化的实质是种群基因频率的改变；变异是不定向的，自然选择决定进化的方向；种群是进化的基本单位，生殖隔离的形成标志着新物种的产生。',
      facility: 0.78,
    },
    {
      type: 'single',
      stem: '下列变异中，在光学显微镜下可以直接观察到的是（　　）',
      right: '染色体数目的变异',
      wrong: ['基因突变', '等位基因之间的基因重组', 'DNA 分子中个别碱基的替换'],
      solution:
        '染色体变异（结构和数目）在光学显微镜下可以观察到；基因突变是 DNA 分子中碱基的替换、增添或缺失，与基因重组都是分子水平的变化，光学显微镜下看不到。',
      facility: 0.84,
    },
  ],
  templates: [template(2, population)],
};

/** Mendel, meiosis, variation. */
export const geneticsChapters: readonly BankChapter[] = [
  { name: '遗传因子的发现', grade: 10, points: [mendel] },
  { name: '基因和染色体的关系', grade: 10, points: [meiosis] },
];

export const variationChapter: BankChapter = { name: '生物的变异与进化', grade: 10, points: [variation] };
