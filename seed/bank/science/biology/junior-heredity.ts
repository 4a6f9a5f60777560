import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { choices, template } from '../draw.ts';
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

const heredity: BankPoint = {
  name: '生物的遗传和变异',
  questions: [
    {
      type: 'single',
      stem: '下列各组性状中，属于相对性状的是（　　）',
      right: '人的单眼皮和双眼皮',
      wrong: ['兔的白毛和长毛', '豌豆的高茎和番茄的矮茎', '人的身高和体重'],
      solution:
        '相对性状是同种生物同一性状的不同表现形式。兔的毛色与毛长是两种性状；豌豆和番茄不是同种生物；身高和体重是两种性状。',
      facility: 0.87,
    },
    {
      type: 'fill',
      stem: tex`人的体细胞中有 $23$ 对染色体。正常男性体细胞的性染色体组成是 ____，正常人的生殖细胞中有 ____ 条染色体；从理论上说，一对夫妇生男孩和生女孩的机会之比是 ____。`,
      answers: [[tex`$\mathrm{XY}$`, 'XY'], ['23'], [tex`$1:1$`, '1:1', '1：1']],
      solution: tex`男性的性染色体是 $\mathrm{XY}$，女性是 $\mathrm{XX}$。形成生殖细胞时染色体数目减半，为 $23$ 条。男性产生的含 $\mathrm{X}$ 和含 $\mathrm{Y}$ 的精子数目相等，与卵细胞结合的机会均等，所以生男生女的机会之比为 $1:1$。`,
      facility: 0.83,
      check: { expression: '46 / 2', equals: '23' },
    },
    {
      type: 'single',
      stem: '下列变异中，属于可遗传的变异的是（　　）',
      right: '太空育种培育出的果实较大的甜椒',
      wrong: ['长期在海滩晒太阳而变黑的皮肤', '在肥沃的土壤中长得较大的花生', '用手术割成的双眼皮'],
      solution:
        '由遗传物质改变引起的变异是可遗传的变异，太空育种使种子的遗传物质发生了改变；晒黑、水肥充足和手术引起的变异，遗传物质没有改变，是不可遗传的变异。',
      facility: 0.85,
    },
    {
      type: 'single',
      stem: '染色体、DNA 和基因之间的关系，正确的是（　　）',
      right: 'DNA 主要存在于染色体上，基因是 DNA 上具有特定遗传信息的片段',
      wrong: [
        '基因存在于染色体上，DNA 是基因的片段',
        '染色体存在于 DNA 上，基因由染色体组成',
        'DNA、基因和染色体是同一种物质的不同名称',
      ],
      solution:
        '染色体由 DNA 和蛋白质组成，DNA 是主要的遗传物质，一个 DNA 分子上有许多基因，基因是具有特定遗传信息的 DNA 片段。',
      facility: 0.84,
    },
  ],
  templates: [template(3, cross)],
};

const evolution: BankPoint = {
  name: '生物的生殖、发育与进化',
  questions: [
    {
      type: 'single',
      stem: '下列繁殖方式中，属于有性生殖的是（　　）',
      right: '用种子播种繁殖小麦',
      wrong: ['用枝条扦插繁殖月季', '用带芽眼的块茎繁殖马铃薯', '用组织培养技术繁殖兰花'],
      solution:
        '小麦的种子由受精卵发育而来，是有性生殖。扦插、用块茎繁殖、组织培养都没有经过两性生殖细胞的结合，是无性生殖。',
      facility: 0.85,
    },
    {
      type: 'multiple',
      stem: '下列昆虫的发育过程属于完全变态的有（　　）',
      right: ['家蚕', '蜜蜂'],
      wrong: ['蝗虫', '蟋蟀'],
      solution: '完全变态经过卵、幼虫、蛹、成虫四个时期，如家蚕、蜜蜂；不完全变态没有蛹期，如蝗虫、蟋蟀。',
      facility: 0.83,
    },
    {
      type: 'single',
      stem: '按照达尔文自然选择的观点，长颈鹿的长颈形成的原因是（　　）',
      right: '颈的长短本来就有差异，食物不足时颈长的个体容易生存并留下后代',
      wrong: [
        '长颈鹿为了吃到高处的树叶，经常伸长颈部，颈就变长了',
        '高处的树叶使长颈鹿发生了颈变长的变异',
        '长颈鹿经过人工选择，颈逐渐变长',
      ],
      solution:
        '自然选择学说认为：个体之间普遍存在遗传和变异，具有有利变异的个体在生存斗争中容易生存下来并繁殖后代，有利变异逐代积累。变异是不定向的，不是环境或需要引起的定向变异。',
      facility: 0.77,
    },
  ],
};

/** Heredity, reproduction, evolution. */
export const heredityChapter: BankChapter = { name: '生命的延续和进化', grade: 8, points: [heredity, evolution] };
