import type { BankChapter, BankPoint, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

function limestone(random: Random): WrittenAnswer | undefined {
  const pure = exact(between(random, 10, 50, 5)).over(2);
  const percent = random.pick([75, 80, 90]);
  const [sample, gas] = [pure.over(percent).times(100), pure.times(44).over(100)];
  const acid = between(random, 80, 200, 10);
  const after = sample.plus(acid).minus(gas);
  if (!sample.neat(1)) return undefined;
  return {
    type: 'written',
    stem: tex`为测定某石灰石样品中碳酸钙的质量分数，取 [${sample} g] 样品放入烧杯中，加入 [${acid} g] 足量的稀盐酸，充分反应后烧杯内剩余物质的总质量为 [${after} g]（样品中的杂质不溶于水，也不与盐酸反应）。求：（1）生成二氧化碳的质量；（2）样品中碳酸钙的质量分数。`,
    answer: tex`（1）[${gas} g]；（2）[${percent} %]`,
    rubric: [
      { text: tex`（1）由质量守恒定律算出 [${gas} g]`, score: 2 },
      { text: '（2）正确写出化学方程式', score: 2 },
      { text: tex`（2）列出比例式，算出碳酸钙的质量 [${pure} g]`, score: 2 },
      { text: tex`（2）算出质量分数 [${percent} %]`, score: 2 },
    ],
    solution: lines(
      tex`（1）减少的质量就是逸出的二氧化碳的质量：$[${sample} g]+[${acid} g]-[${after} g]=[${gas} g]$。`,
      tex`（2）设样品中碳酸钙的质量为 $x$。[CaCO3 + 2HCl = CaCl2 + H2O + CO2↑]，碳酸钙与二氧化碳的质量比为 $100:44$，$\frac{100}{44}=\frac{x}{[${gas} g]}$，$x=[${pure} g]$。`,
      tex`样品中碳酸钙的质量分数为 $\frac{[${pure} g]}{[${sample} g]}\times100\%=[${percent} %]$。`,
    ),
    facility: 0.6,
    check: {
      expression: plain`(${sample} + ${acid} - ${after}) * 100 / 44 / ${sample} * 100`,
      equals: String(percent),
    },
  };
}

const carbon: BankPoint = {
  name: '碳单质与碳的氧化物',
  questions: [
    {
      type: 'single',
      stem: '金刚石和石墨的物理性质差异很大，原因是（　　）',
      right: '碳原子的排列方式不同',
      wrong: ['构成它们的原子种类不同', '碳原子的大小不同', '碳原子的质子数不同'],
      solution:
        '金刚石和石墨都由碳元素组成，都由碳原子直接构成，质子数相同；碳原子的排列方式不同，所以硬度、导电性等物理性质差异很大。',
      facility: 0.88,
    },
    {
      type: 'single',
      stem: '下列方法中，不能用来鉴别一氧化碳和二氧化碳两瓶气体的是（　　）',
      right: '观察气体的颜色',
      wrong: ['分别通入澄清石灰水', '分别通入紫色石蕊溶液', '分别通过灼热的氧化铜'],
      solution:
        '两种气体都没有颜色，不能靠颜色鉴别。二氧化碳能使澄清石灰水变浑浊，能使紫色石蕊溶液变红；一氧化碳能使灼热的黑色氧化铜变红，这三种方法都能鉴别。',
      facility: 0.84,
    },
    {
      type: 'fill',
      stem: '实验室用大理石和 ____ 反应制取二氧化碳，不用稀硫酸是因为生成的硫酸钙 ____ 溶于水，会覆盖在大理石表面，阻止反应继续进行。二氧化碳通入紫色石蕊溶液，溶液变红，使石蕊变红的物质是 ____。',
      answers: [['稀盐酸'], ['微', '微溶'], ['碳酸', tex`[H2CO3]`, 'H2CO3']],
      solution: tex`[CaCO3 + 2HCl = CaCl2 + H2O + CO2↑]。硫酸钙微溶于水，会包在大理石表面。二氧化碳与水反应生成碳酸：[CO2 + H2O = H2CO3]，碳酸使石蕊变红，二氧化碳本身不能使石蕊变红。`,
      facility: 0.73,
    },
    {
      type: 'multiple',
      stem: '下列做法有利于实现“碳达峰”“碳中和”目标的有（　　）',
      right: ['植树造林，增大绿化面积', '发展风能、太阳能等新能源发电'],
      wrong: ['大量燃烧煤、石油来满足能源需求', '出行时多使用燃油私家车'],
      solution:
        '植物的光合作用能吸收二氧化碳，使用新能源可以减少二氧化碳的排放；燃烧煤、石油和使用燃油车都会增加二氧化碳的排放。',
      facility: 0.93,
    },
  ],
  templates: [template(2, limestone)],
};

const burning: BankPoint = {
  name: '燃烧与灭火',
  questions: [
    {
      type: 'single',
      stem: '用灯帽盖灭酒精灯，所依据的灭火原理是（　　）',
      right: '隔绝空气',
      wrong: ['清除可燃物', '使温度降到可燃物的着火点以下', '降低可燃物的着火点'],
      solution:
        '盖上灯帽后，酒精与空气（氧气）隔绝而熄灭。着火点是物质的固有属性，一般不能改变，灭火时不能“降低着火点”；降低的只能是可燃物的温度。',
      facility: 0.9,
    },
    {
      type: 'fill',
      stem: '在盛有热水的烧杯上放一块铜片，铜片上分别放白磷和红磷，热水中也放一块白磷。观察到只有铜片上的白磷燃烧。铜片上的白磷燃烧而红磷不燃烧，说明燃烧需要温度达到可燃物的 ____；铜片上的白磷燃烧而热水中的白磷不燃烧，说明燃烧需要可燃物与 ____ 接触。',
      answers: [['着火点'], ['氧气', '空气']],
      solution:
        '铜片上的白磷和红磷都与空气接触、温度相同，白磷的着火点低，温度达到了它的着火点；热水中的白磷温度也达到了着火点，但没有与氧气接触，所以不燃烧。',
      facility: 0.86,
    },
    {
      type: 'multiple',
      stem: '下列做法符合安全要求的有（　　）',
      right: ['进入久未开启的菜窖前，先做灯火实验', '室内起火时，不急于打开所有的门窗'],
      wrong: ['炒菜时油锅着火，立即用水浇灭', '发现厨房燃气泄漏，立即打开排气扇的开关'],
      solution:
        '灯火熄灭说明二氧化碳含量过高，人不能进入；打开门窗会使空气流通，火势更旺。油的密度比水小且不溶于水，浇水会使油火溅开、蔓延，应盖上锅盖；开关电器可能产生电火花引爆燃气，应关闭阀门、轻轻开窗通风。',
      facility: 0.85,
    },
    {
      type: 'single',
      stem: '人们把木柴架空后再点燃，木柴燃烧得更旺。这样做的主要目的是（　　）',
      right: '增大木柴与空气的接触面积',
      wrong: ['增大空气中氧气的含量', '降低木柴的着火点', '减少木柴燃烧放出的热量'],
      solution:
        '架空木柴能增大木柴与空气（氧气）的接触面积，促进木柴充分燃烧；空气中氧气的含量和木柴的着火点都没有改变。',
      facility: 0.91,
    },
  ],
};

/** Carbon and its oxides, burning. */
export const carbonChapters: readonly BankChapter[] = [
  { name: '碳和碳的氧化物', grade: 9, points: [carbon] },
  { name: '能源的合理利用与开发', grade: 9, points: [burning] },
];
