import type { BankChapter, BankPoint, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { massOf, sumOf } from './masses.ts';

const organics = [
  {
    formula: 'C2H6O',
    carbon: 2,
    hydrogen: 6,
    oxygen: 1,
    test: '能与金属钠反应放出氢气',
    structure: 'CH3CH2OH',
    name: '乙醇',
  },
  {
    formula: 'C2H4O2',
    carbon: 2,
    hydrogen: 4,
    oxygen: 2,
    test: '能与碳酸氢钠溶液反应产生气体',
    structure: 'CH3COOH',
    name: '乙酸',
  },
  { formula: 'C2H4O', carbon: 2, hydrogen: 4, oxygen: 1, test: '能发生银镜反应', structure: 'CH3CHO', name: '乙醛' },
  {
    formula: 'C3H6O2',
    carbon: 3,
    hydrogen: 6,
    oxygen: 2,
    test: '能与碳酸氢钠溶液反应产生气体',
    structure: 'CH3CH2COOH',
    name: '丙酸',
  },
  {
    formula: 'CH4O',
    carbon: 1,
    hydrogen: 4,
    oxygen: 1,
    test: '能与金属钠反应放出氢气',
    structure: 'CH3OH',
    name: '甲醇',
  },
] as const;

function burned(random: Random): WrittenAnswer {
  const { formula, carbon, hydrogen, oxygen, test, structure, name } = random.pick(organics);
  const molar = massOf(formula);
  const moles = exact(random.pick([0.05, 0.1, 0.2, 0.5]));
  const mass = molar.times(moles);
  const [dioxide, water] = [moles.times(carbon * 44), moles.times(hydrogen * 9)];
  const [inCarbon, inHydrogen] = [moles.times(carbon * 12), moles.times(hydrogen)];
  const rest = mass.minus(inCarbon).minus(inHydrogen);
  return {
    type: 'written',
    stem: tex`[${mass} g] 某有机物 $\mathrm{A}$ 在足量氧气中完全燃烧，只生成 [${dioxide} g] [CO2] 和 [${water} g] [H2O]。质谱法测得 $\mathrm{A}$ 的相对分子质量为 $${molar}$。（1）$\mathrm{A}$ 中是否含有氧元素？写出计算过程。（2）求 $\mathrm{A}$ 的分子式。（3）$\mathrm{A}$ ${test}，写出 $\mathrm{A}$ 的结构简式。`,
    answer: tex`（1）含有氧元素；（2）[${formula}]；（3）[${structure}]`,
    rubric: [
      { text: tex`（1）算出碳、氢元素的质量 [${inCarbon} g] 和 [${inHydrogen} g]，得出含氧元素的结论`, score: 3 },
      { text: tex`（2）由各元素的物质的量和相对分子质量求出 [${formula}]`, score: 3 },
      { text: tex`（3）写出 [${structure}]`, score: 2 },
    ],
    solution: lines(
      tex`（1）$m([C])=\frac{12}{44}\times[${dioxide} g]=[${inCarbon} g]$，$m([H])=\frac{2}{18}\times[${water} g]=[${inHydrogen} g]$，两者之和小于 [${mass} g]，所以含有氧元素，$m([O])=[${mass} g]-[${inCarbon} g]-[${inHydrogen} g]=[${rest} g]$。`,
      tex`（2）$n([C]):n([H]):n([O])=\frac{${inCarbon}}{12}:\frac{${inHydrogen}}{1}:\frac{${rest}}{16}=${carbon}:${hydrogen}:${oxygen}$，结合相对分子质量 $${molar}$，分子式为 [${formula}]。`,
      tex`（3）$\mathrm{A}$ ${test}，结构简式为 [${structure}]（${name}）。`,
    ),
    facility: 0.68,
    check: [
      { expression: plain`${dioxide} / 44 * (${sumOf(formula)}) / ${mass}`, equals: String(carbon) },
      { expression: plain`${water} / 18 * 2 * (${sumOf(formula)}) / ${mass}`, equals: String(hydrogen) },
    ],
  };
}

const hydrocarbons: BankPoint = {
  name: '烃的结构与性质',
  questions: [
    {
      type: 'single',
      stem: '下列反应中，属于加成反应的是（　　）',
      right: '乙烯通入溴的四氯化碳溶液，溶液褪色',
      wrong: [
        '甲烷与氯气在光照下反应',
        '苯与浓硝酸、浓硫酸的混合物加热生成硝基苯',
        '乙烯通入酸性高锰酸钾溶液，溶液褪色',
      ],
      solution: tex`[CH2=CH2 + Br2 → CH2BrCH2Br] 是加成反应。甲烷与氯气、苯的硝化都是取代反应；乙烯使酸性高锰酸钾溶液褪色是氧化反应。错选“乙烯通入酸性高锰酸钾溶液”的原因：看到褪色就认为是加成。`,
      facility: 0.84,
    },
    {
      type: 'single',
      stem: tex`分子式为 [C5H12] 的烷烃的同分异构体（不考虑立体异构）有（　　）`,
      right: '$3$ 种',
      wrong: ['$2$ 种', '$4$ 种', '$5$ 种'],
      solution:
        '戊烷有正戊烷、异戊烷（2-甲基丁烷）、新戊烷（2，2-二甲基丙烷）三种同分异构体。多数的原因往往是把同一种结构从不同方向数了两次。',
      facility: 0.85,
    },
    {
      type: 'multiple',
      stem: '关于苯，下列说法正确的有（　　）',
      right: ['苯分子中的六个碳原子和六个氢原子在同一平面内', '苯在一定条件下能与氢气发生加成反应'],
      wrong: ['苯分子中有三个碳碳双键和三个碳碳单键交替排列', '苯能使酸性高锰酸钾溶液褪色'],
      solution:
        '苯分子是平面正六边形结构，六个碳碳键完全相同，是介于单键和双键之间的特殊的键；苯不能使酸性高锰酸钾溶液褪色，在催化剂和加热条件下能与氢气加成生成环己烷。',
      facility: 0.8,
    },
  ],
};

const derivatives: BankPoint = {
  name: '烃的衍生物',
  questions: [
    {
      type: 'single',
      stem: '下列物质中，能与碳酸氢钠溶液反应放出二氧化碳的是（　　）',
      right: '乙酸',
      wrong: ['乙醇', '苯酚', '乙酸乙酯'],
      solution:
        '酸性由强到弱为乙酸、碳酸、苯酚、碳酸氢根离子，乙酸能与碳酸氢钠反应放出二氧化碳；苯酚的酸性弱于碳酸，不与碳酸氢钠反应；乙醇、乙酸乙酯不显酸性。错选苯酚的原因：只记得苯酚有弱酸性，没有与碳酸比较。',
      facility: 0.81,
    },
    {
      type: 'written',
      stem: '实验室用乙酸和乙醇制取乙酸乙酯：试管中依次加入乙醇、浓硫酸、乙酸，缓慢加热，把蒸气导入饱和碳酸钠溶液的液面上方。（1）写出反应的化学方程式，并指出反应类型。（2）浓硫酸的作用是什么？（3）饱和碳酸钠溶液有哪些作用？（4）导管口为什么不能插入液面以下？',
      answer: tex`（1）[CH3COOH + CH3CH2OH ⇌浓硫酸/△⇌ CH3COOCH2CH3 + H2O]，酯化反应（取代反应）；（2）催化剂和吸水剂；（3）与乙酸反应、溶解乙醇、降低乙酸乙酯的溶解度；（4）防止倒吸`,
      rubric: [
        { text: '（1）化学方程式 $2$ 分，反应类型 $1$ 分', score: 3 },
        { text: '（2）答出催化剂、吸水剂', score: 2 },
        { text: '（3）三种作用，每种 $1$ 分', score: 3 },
        { text: '（4）答出防止倒吸', score: 1 },
      ],
      solution: lines(
        tex`（1）酯化反应时酸脱羟基醇脱氢，反应可逆：[CH3COOH + CH3CH2OH ⇌浓硫酸/△⇌ CH3COOCH2CH3 + H2O]，属于取代反应。`,
        '（2）浓硫酸作催化剂加快反应，又作吸水剂，使平衡向生成酯的方向移动。',
        '（3）饱和碳酸钠溶液与挥发出的乙酸反应，溶解挥发出的乙醇，降低乙酸乙酯的溶解度，便于分层。',
        '（4）乙酸、乙醇的蒸气易溶于碳酸钠溶液或与它反应，导管口插入液面以下容易倒吸。',
      ),
      facility: 0.72,
    },
    {
      type: 'single',
      stem: tex`在铜作催化剂并加热的条件下，下列醇不能被氧气氧化成醛或酮的是（　　）`,
      right: tex`[(CH3)3COH]`,
      wrong: [tex`[CH3OH]`, tex`[CH3CH2OH]`, tex`[(CH3)2CHOH]`],
      solution: tex`与羟基相连的碳原子上有氢原子的醇才能被催化氧化成醛或酮。[(CH3)3COH] 中与羟基相连的碳原子上没有氢原子，不能被催化氧化；[CH3OH]、[CH3CH2OH] 被氧化成醛，[(CH3)2CHOH] 被氧化成酮。`,
      facility: 0.75,
    },
  ],
  templates: [template(3, burned)],
};

const large: BankPoint = {
  name: '生物大分子与合成高分子',
  questions: [
    {
      type: 'single',
      stem: '下列关于糖类、油脂、蛋白质的说法，正确的是（　　）',
      right: '蛋白质溶液中加入饱和硫酸铵溶液析出沉淀，加水后沉淀又溶解',
      wrong: ['糖类、油脂、蛋白质都是高分子', '葡萄糖能发生水解反应', '淀粉和纤维素互为同分异构体'],
      solution: tex`浓的轻金属盐或铵盐溶液使蛋白质盐析，盐析是可逆的，加水后又溶解。油脂和单糖不是高分子；葡萄糖是单糖，不能水解；淀粉和纤维素的通式都是 [(C6H10O5)]$_n$，但 $n$ 值不同，不是同分异构体。`,
      facility: 0.78,
    },
    {
      type: 'single',
      stem: '下列高分子中，由加聚反应制得的是（　　）',
      right: '聚氯乙烯',
      wrong: ['酚醛树脂', '聚对苯二甲酸乙二酯', '聚酰胺-66'],
      solution:
        '聚氯乙烯由氯乙烯通过加聚反应制得，只生成高分子；酚醛树脂、聚对苯二甲酸乙二酯（涤纶）和聚酰胺-66（尼龙-66）都由缩聚反应制得，同时生成水等小分子。',
      facility: 0.79,
    },
    {
      type: 'fill',
      stem: '检验淀粉是否水解：取少量淀粉在稀硫酸催化下水解后的溶液，先加入 ____ 溶液中和硫酸，再加入新制的氢氧化铜，加热，若产生 ____ 色沉淀，说明淀粉已水解；另取少量水解液，加入 ____，若不变蓝，说明淀粉已完全水解。',
      answers: [['氢氧化钠', 'NaOH', tex`[NaOH]`], ['砖红'], ['碘水', '碘溶液', '碘液']],
      solution:
        '葡萄糖与新制的氢氧化铜的反应要在碱性条件下进行，必须先中和硫酸；加热后产生砖红色的氧化亚铜沉淀。检验是否有剩余淀粉用碘水，应取未加碱的水解液，因为碘能与碱反应。',
      facility: 0.77,
    },
  ],
};

/** Organic chemistry. */
export const organicChapters: readonly BankChapter[] = [
  { name: '烃', grade: 12, points: [hydrocarbons] },
  { name: '烃的衍生物', grade: 12, points: [derivatives] },
  { name: '生物大分子与合成高分子', grade: 12, points: [large] },
];
