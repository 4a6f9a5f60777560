import type { SingleChoice, Templates } from '../../bank.ts';
import { template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices } from '../draw.ts';
import { Exact } from '../exact.ts';
import { tex } from '../text.ts';
import { looks, offspring, shownFraction } from './crosses.ts';

const traits = [
  { letter: 'A', organism: '豌豆', dominant: '高茎', recessive: '矮茎' },
  { letter: 'B', organism: '番茄', dominant: '红果', recessive: '黄果' },
  { letter: 'D', organism: '兔', dominant: '黑毛', recessive: '白毛' },
  { letter: 'R', organism: '豌豆', dominant: '圆粒', recessive: '皱粒' },
] as const;

const matings = [
  [0, 1],
  [1, 1],
  [1, 2],
  [0, 2],
] as const;

function cross(random: Random): SingleChoice | undefined {
  const { letter, organism, dominant, recessive } = random.pick(traits);
  const small = letter.toLowerCase();
  const pairs = [letter + letter, letter + small, small + small];
  const [mother, father] = random.pick(matings).map((index) => pairs[index]!);
  const wantsDominant = random.chance(0.5);

  const shares = offspring(mother!, father!);
  const share = looks(shares, wantsDominant);
  const parts = [...shares]
    .map(([pair, part]) => (shares.size === 1 ? tex`全部为 $${pair}$` : tex`$${pair}$ 占 $${shownFraction(part)}$`))
    .join('，');
  const show = (value: Exact) =>
    `$${value.above === 0 ? 0 : value.below === 1 ? '100\\%' : `${value.times(100).toString()}\\%`}$`;
  const options = choices(
    show(share),
    [new Exact(1).minus(share), new Exact(1, 4), new Exact(1, 2), new Exact(3, 4), new Exact(1)].map(show),
    ['swap', '-', '-', '-', '-'],
  );
  return (
    options && {
      type: 'single',
      stem: tex`${organism}的${dominant}（$${letter}$）对${recessive}（$${small}$）是显性性状。基因组成为 $${mother}$ 和 $${father}$ 的两个亲代${organism === '兔' ? '交配' : '杂交'}，子代中表现为${wantsDominant ? dominant : recessive}的可能性是（　　）`,
      ...options,
      solution: tex`子代的基因组成及比例由亲代产生的生殖细胞随机结合得到：${parts}。含有 $${letter}$ 的个体表现为${dominant}，所以表现为${wantsDominant ? dominant : recessive}的可能性是 ${show(share)}。`,
      facility: 0.74,
      check: crossCheck(mother!, father!, wantsDominant, share),
    }
  );
}

/** The recessive look takes one recessive allele from each parent. */
function crossCheck(mother: string, father: string, dominant: boolean, share: Exact) {
  const [one, other] = [mother, father].map((pair) => (pair.match(/[a-z]/g) ?? []).length);
  const recessive = `${one!}/2 * ${other!}/2`;
  return { expression: dominant ? `1 - ${recessive}` : recessive, equals: `${share.above}/${share.below}` };
}

/** Heredity, reproduction, evolution. */
export const heredityTemplates: Templates = {
  生物的遗传和变异: [template(3, cross)],
};
