import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices } from '../draw.ts';
import { Exact, exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
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
  const options = choices(
    show(share),
    errors.map((value) => (value.above > 0 ? show(value) : '')),
    ['operation', 'other', 'middle', 'middle', 'other'],
  );
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
  const options = choices(show(share), errors.map(show), ['other', 'other', 'other', 'count', 'count']);
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

/** Mendel, meiosis, variation.  */
export const geneticsTemplates: Templates = {
  孟德尔的遗传定律: [template(3, twoGenes), template(2, selfing)],
  生物的变异与进化: [template(2, population)],
};
