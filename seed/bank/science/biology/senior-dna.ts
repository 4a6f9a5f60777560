import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, quantities, template } from '../draw.ts';
import { Exact, exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { shownFraction } from './crosses.ts';

function bases(random: Random): FillIn | undefined {
  const whole = between(random, 200, 2000, 100);
  const percent = between(random, 15, 35);
  const adenine = exact(whole * percent).over(100);
  const cytosine = exact(whole).over(2).minus(adenine);
  const bonds = adenine.times(2).plus(cytosine.times(3));
  if (percent === 25 || adenine.places > 0) return undefined;
  return {
    type: 'fill',
    stem: tex`某双链 DNA 分子共含有 $${whole}$ 个碱基，其中腺嘌呤（$\mathrm{A}$）占碱基总数的 [${percent} %]。该 DNA 分子中有腺嘌呤 ____ 个，胞嘧啶（$\mathrm{C}$）____ 个，碱基对之间的氢键共有 ____ 个。`,
    answers: [[adenine.toString()], [cytosine.toString()], [bonds.toString()]],
    solution: lines(
      tex`$\mathrm{A}$ 的数目为 $${whole}\times${percent}\%=${adenine}$。`,
      tex`双链 DNA 中 $\mathrm{A}=\mathrm{T}$，$\mathrm{G}=\mathrm{C}$，所以 $\mathrm{A}+\mathrm{C}=\frac{${whole}}{2}=${whole / 2}$，$\mathrm{C}=${whole / 2}-${adenine}=${cytosine}$。`,
      tex`$\mathrm{A}$ 与 $\mathrm{T}$ 之间有 $2$ 个氢键，$\mathrm{G}$ 与 $\mathrm{C}$ 之间有 $3$ 个氢键，共 $2\times${adenine}+3\times${cytosine}=${bonds}$ 个。`,
    ),
    facility: 0.76,
    check: [
      { expression: plain`${whole} / 2 - ${whole} * ${percent} / 100`, equals: cytosine.toString() },
      { expression: plain`${whole} / 2 * 3 - ${whole} * ${percent} / 100`, equals: bonds.toString() },
    ],
  };
}

function copied(random: Random): SingleChoice | undefined {
  const [guanine, times] = [between(random, 30, 300, 10), between(random, 2, 5)];
  const copies = 2 ** times;
  const needed = exact((copies - 1) * guanine);
  const errors = [copies * guanine, (copies / 2) * guanine, (copies - 2) * guanine, times * guanine].map((value) =>
    exact(value),
  );
  const options = quantities('', needed, errors, 0);
  return (
    options && {
      type: 'single',
      stem: tex`一个 DNA 分子中含有 $${guanine}$ 个鸟嘌呤脱氧核苷酸，它连续复制 $${times}$ 次，共需要游离的鸟嘌呤脱氧核苷酸的数目是（　　）`,
      ...options,
      solution: lines(
        tex`复制 $${times}$ 次得到 $2^${times}=${copies}$ 个 DNA 分子，相当于新合成了 $${copies}-1=${copies - 1}$ 个 DNA 分子。`,
        tex`需要游离的鸟嘌呤脱氧核苷酸 $${copies - 1}\times${guanine}=${needed}$ 个。错选 $${copies * guanine}$ 的原因：没有减去原有的一个 DNA 分子；错选 $${(copies / 2) * guanine}$ 的原因：求成了第 $${times}$ 次复制所需要的数目。`,
      ),
      facility: 0.76,
      check: { expression: plain`(2^${times} - 1) * ${guanine}`, equals: needed.toString() },
    }
  );
}

function labelled(random: Random): SingleChoice | undefined {
  const times = between(random, 2, 6);
  const below = 2 ** times;
  const show = (value: Exact) => `$${shownFraction(value)}$`;
  const strands = random.chance(0.5);
  const [molecules, ofStrands] = [new Exact(2, below), new Exact(1, below)];
  const right = strands ? ofStrands : molecules;
  const options = choices(
    show(right),
    [
      strands ? molecules : ofStrands,
      new Exact(1, 2 * below),
      new Exact(4, below),
      new Exact(1, times),
      new Exact(1),
    ].map(show),
  );
  return (
    options && {
      type: 'single',
      stem: tex`把一个两条链都被 $\mathrm{^{15}N}$ 标记的 DNA 分子放在只含 $\mathrm{^{14}N}$ 的培养液中复制 $${times}$ 次，所得 DNA ${strands ? '的全部脱氧核苷酸链中，含' : '分子中，含有'} $\mathrm{^{15}N}$ 的${strands ? '链' : ' DNA 分子'}所占的比例是（　　）`,
      ...options,
      solution: lines(
        tex`复制 $${times}$ 次得到 $2^${times}=${below}$ 个 DNA 分子，共 $${below * 2}$ 条链。`,
        tex`DNA 半保留复制，两条含 $\mathrm{^{15}N}$ 的母链始终存在，分别在两个 DNA 分子中，所以含 $\mathrm{^{15}N}$ 的 DNA 分子占 $\frac{2}{${below}}$，含 $\mathrm{^{15}N}$ 的链占 $\frac{2}{${below * 2}}$，本题答案为 ${show(right)}。`,
      ),
      facility: 0.75,
      check: {
        expression: strands ? plain`2 / (2 * 2^${times})` : plain`2 / 2^${times}`,
        equals: `${right.above}/${right.below}`,
      },
    }
  );
}

const replication: BankPoint = {
  name: 'DNA 的结构与复制',
  questions: [
    {
      type: 'single',
      stem: '在噬菌体侵染细菌的实验中，能证明 DNA 是遗传物质的关键设计是（　　）',
      right: tex`分别用 $\mathrm{^{35}S}$ 和 $\mathrm{^{32}P}$ 标记蛋白质和 DNA，单独观察它们的作用`,
      wrong: [
        tex`用 $\mathrm{^{35}S}$ 和 $\mathrm{^{32}P}$ 同时标记同一个噬菌体`,
        tex`用 $\mathrm{^{14}C}$ 同时标记噬菌体的蛋白质和 DNA`,
        '用含放射性物质的普通培养基直接培养噬菌体',
      ],
      solution:
        '关键是设法把 DNA 和蛋白质分开，单独地观察它们的作用，所以用两种元素分别标记。碳元素在蛋白质和 DNA 中都有，不能区分；噬菌体是病毒，只能用活细菌培养，不能用培养基直接培养。',
      facility: 0.8,
    },
    {
      type: 'single',
      stem: '下列关于双链 DNA 分子结构的叙述，正确的是（　　）',
      right: '脱氧核糖和磷酸交替连接，排列在外侧，构成基本骨架',
      wrong: [
        '两条链按同向平行的方式盘旋成双螺旋结构',
        '碱基对之间通过磷酸二酯键连接',
        '不同的双链 DNA 分子中，腺嘌呤与胸腺嘧啶的数目之比不同',
      ],
      solution:
        '两条链反向平行；碱基对之间以氢键连接；双链 DNA 中腺嘌呤与胸腺嘧啶的数目总是相等，比值都是 $1$。基本骨架由脱氧核糖和磷酸交替连接构成，排列在外侧。',
      facility: 0.84,
    },
  ],
  templates: [template(3, bases), template(2, copied), template(2, labelled)],
};

function coding(random: Random): FillIn {
  const acids = between(random, 50, 400, 10);
  return {
    type: 'fill',
    stem: tex`某基因的编码序列控制合成含 $${acids}$ 个氨基酸的一条肽链。不考虑终止密码子和非编码序列，指导该肽链合成的 mRNA 至少有 ____ 个碱基，相应的基因编码区至少有 ____ 个碱基；合成该肽链时形成 ____ 个肽键。`,
    answers: [[String(acids * 3)], [String(acids * 6)], [String(acids - 1)]],
    solution: lines(
      tex`mRNA 上每 $3$ 个相邻的碱基决定一个氨基酸，mRNA 至少有 $3\times${acids}=${acids * 3}$ 个碱基。`,
      tex`基因是双链的，碱基数是 mRNA 的 $2$ 倍，至少有 $6\times${acids}=${acids * 6}$ 个。`,
      tex`一条肽链的肽键数等于氨基酸数减 $1$：$${acids}-1=${acids - 1}$。`,
    ),
    facility: 0.79,
    check: { expression: plain`${acids} * 3 * 2`, equals: String(acids * 6) },
  };
}

const expression: BankPoint = {
  name: '基因的表达',
  questions: [
    {
      type: 'single',
      stem: '下列关于转录和翻译的叙述，正确的是（　　）',
      right: '一个 mRNA 分子上可以相继结合多个核糖体，同时合成多条肽链',
      wrong: ['转录时以 DNA 的两条链同时作模板', '翻译的模板是 tRNA', '一种氨基酸只对应一种密码子'],
      solution:
        '多个核糖体可相继结合到同一个 mRNA 上，提高翻译的效率。转录以 DNA 的一条链为模板；翻译的模板是 mRNA，tRNA 转运氨基酸；密码子有简并性，多数氨基酸对应几种密码子。',
      facility: 0.84,
    },
    {
      type: 'single',
      stem: tex`DNA 模板链上的一段碱基序列为 $3'-\mathrm{TACGGA}-5'$，以它为模板转录形成的 mRNA 的碱基序列是（　　）`,
      right: tex`$5'-\mathrm{AUGCCU}-3'$`,
      wrong: [tex`$5'-\mathrm{ATGCCT}-3'$`, tex`$5'-\mathrm{UACGGA}-3'$`, tex`$5'-\mathrm{UCCGUA}-3'$`],
      solution: tex`转录时按 $\mathrm{T}-\mathrm{A}$、$\mathrm{A}-\mathrm{U}$、$\mathrm{C}-\mathrm{G}$、$\mathrm{G}-\mathrm{C}$ 配对，方向与模板链相反，得到 $5'-\mathrm{AUGCCU}-3'$。错选含 $\mathrm{T}$ 的序列的原因：忘记 RNA 中没有胸腺嘧啶，与 $\mathrm{A}$ 配对的是 $\mathrm{U}$。`,
      facility: 0.82,
    },
    {
      type: 'multiple',
      stem: '关于中心法则，下列叙述正确的有（　　）',
      right: ['遗传信息可以从 DNA 流向 RNA，进而流向蛋白质', '某些 RNA 病毒能进行逆转录'],
      wrong: ['在人体正常体细胞中都能发生 RNA 的复制', '遗传信息可以从蛋白质流向 DNA'],
      solution:
        '中心法则包括 DNA 复制、转录、翻译以及某些病毒的 RNA 复制和逆转录。人体正常细胞中不发生 RNA 的复制；遗传信息不能从蛋白质流向核酸。',
      facility: 0.83,
    },
  ],
  templates: [template(2, coding)],
};

/** DNA, its copying and expression. */
export const dnaChapters: readonly BankChapter[] = [
  { name: '基因的本质', grade: 10, points: [replication] },
  { name: '基因的表达', grade: 10, points: [expression] },
];
