import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, quantities } from '../draw.ts';
import { Exact, exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
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
    ['other', 'count', 'count', 'formula'],
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

/** DNA, its copying and expression. */
export const dnaTemplates: Templates = {
  'DNA 的结构与复制': [template(3, bases), template(2, copied), template(2, labelled)],
  基因的表达: [template(2, coding)],
};
