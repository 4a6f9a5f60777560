import type { BankChapter, BankPoint, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

function neutralized(random: Random): WrittenAnswer | undefined {
  const base = exact(between(random, 1, 8));
  const percent = random.pick([4, 5, 8, 10]);
  const mass = base.over(percent).times(100);
  const acid = base.times(36.5).over(40);
  const whole = random.pick([20, 25, 50, 100]);
  const share = acid.over(whole).times(100);
  if (!mass.neat(0) || !acid.neat(3) || !share.neat(2) || share.size < 2 || share.size > 20) return undefined;
  return {
    type: 'written',
    stem: tex`[${mass} g] 溶质质量分数为 [${percent} %] 的氢氧化钠溶液，恰好能与 [${whole} g] 稀盐酸完全反应。求：（1）氢氧化钠溶液中溶质的质量；（2）稀盐酸中溶质的质量分数。`,
    answer: tex`（1）[${base} g]；（2）[${share} %]`,
    rubric: [
      { text: tex`（1）算出氢氧化钠的质量 [${base} g]`, score: 1 },
      { text: '（2）正确写出化学方程式', score: 2 },
      { text: tex`（2）列出比例式，算出氯化氢的质量 [${acid} g]`, score: 2 },
      { text: tex`（2）算出质量分数 [${share} %]`, score: 1 },
    ],
    solution: lines(
      tex`（1）溶质氢氧化钠的质量为 $[${mass} g]\times${percent}\%=[${base} g]$。`,
      tex`（2）设稀盐酸中氯化氢的质量为 $x$。[NaOH + HCl = NaCl + H2O]，氢氧化钠与氯化氢的质量比为 $40:36.5$，$\frac{40}{36.5}=\frac{[${base} g]}{x}$，$x=[${acid} g]$。`,
      tex`稀盐酸中溶质的质量分数为 $\frac{[${acid} g]}{[${whole} g]}\times100\%=[${share} %]$。`,
    ),
    facility: 0.66,
    check: { expression: plain`${mass} * ${percent} / 100 * 36.5 / 40 / ${whole} * 100`, equals: share.toString() },
  };
}

const acids: BankPoint = {
  name: '常见的酸和碱',
  questions: [
    {
      type: 'single',
      stem: '下列溶液中，能使无色酚酞溶液变红的是（　　）',
      right: '澄清石灰水',
      wrong: ['稀盐酸', '氯化钠溶液', '白醋'],
      solution:
        '碱性溶液能使无色酚酞溶液变红，石灰水是氢氧化钙的水溶液，显碱性；稀盐酸和白醋显酸性，氯化钠溶液显中性，都不能使酚酞变红。',
      facility: 0.91,
    },
    {
      type: 'single',
      stem: '稀释浓硫酸的正确操作是（　　）',
      right: '把浓硫酸沿烧杯壁慢慢注入水中，并不断搅拌',
      wrong: [
        '把水沿烧杯壁慢慢注入浓硫酸中，并不断搅拌',
        '在量筒中把浓硫酸慢慢注入水中，并不断搅拌',
        '把浓硫酸迅速倒入水中，不需要搅拌',
      ],
      solution:
        '浓硫酸溶于水放出大量的热，密度又比水大，应把浓硫酸慢慢注入水中并不断搅拌，使热量及时扩散。水注入浓硫酸时会浮在上面并沸腾，使酸液飞溅；量筒不能用来稀释或配制溶液。',
      facility: 0.88,
    },
    {
      type: 'multiple',
      stem: tex`关于氢氧化钠，下列说法正确的有（　　）`,
      right: ['固体氢氧化钠可作某些气体的干燥剂', '氢氧化钠溶液要密封保存，防止与空气中的二氧化碳反应'],
      wrong: ['氢氧化钠的俗名是纯碱', '皮肤沾上氢氧化钠溶液，应立即涂上稀盐酸'],
      solution:
        '氢氧化钠固体能吸收水分，可作某些气体（如氢气、氧气）的干燥剂；它能与二氧化碳反应而变质，要密封保存。氢氧化钠俗称烧碱、火碱或苛性钠，纯碱是碳酸钠；沾到皮肤上应立即用大量的水冲洗，再涂上硼酸溶液，不能用稀盐酸。',
      facility: 0.79,
    },
    {
      type: 'written',
      stem: '实验室有一瓶久置的氢氧化钠溶液，小红探究它是否变质。（1）写出氢氧化钠溶液在空气中变质的化学方程式。（2）取少量溶液于试管中，加入足量稀盐酸，能说明溶液已变质的现象是什么？（3）小红确认溶液已变质，想进一步证明溶液中还含有氢氧化钠，设计实验方案（写出步骤、现象和结论）。',
      answer: tex`（1）[2NaOH + CO2 = Na2CO3 + H2O]；（2）有气泡产生；（3）取少量溶液，加入足量氯化钙溶液，产生白色沉淀，静置后向上层清液中滴加酚酞溶液，溶液变红，说明还含有氢氧化钠`,
      rubric: [
        { text: '（1）化学方程式正确', score: 2 },
        { text: '（2）答出有气泡产生', score: 1 },
        { text: '（3）先加足量氯化钙（或氯化钡等中性盐）溶液除尽碳酸钠', score: 2 },
        { text: '（3）再检验氢氧化钠，写出现象和结论', score: 2 },
      ],
      solution: lines(
        tex`（1）氢氧化钠与空气中的二氧化碳反应：[2NaOH + CO2 = Na2CO3 + H2O]。`,
        tex`（2）变质后含有碳酸钠，与稀盐酸反应产生气泡：[Na2CO3 + 2HCl = 2NaCl + H2O + CO2↑]。`,
        '（3）碳酸钠溶液也显碱性，会干扰检验，所以先用足量的氯化钙溶液把碳酸钠完全转化为碳酸钙沉淀和中性的氯化钠，再用酚酞检验。不能用氢氧化钙溶液代替氯化钙溶液，因为那样会引入氢氧根离子。',
      ),
      facility: 0.52,
    },
  ],
  templates: [template(2, neutralized)],
};

const acidity: BankPoint = {
  name: '溶液的酸碱度与中和反应',
  questions: [
    {
      type: 'single',
      stem: tex`用 $\mathrm{pH}$ 试纸测定溶液的酸碱度，下列操作正确的是（　　）`,
      right: tex`用玻璃棒蘸取待测液滴在干燥的 $\mathrm{pH}$ 试纸上，再与标准比色卡对照`,
      wrong: [
        tex`把 $\mathrm{pH}$ 试纸直接浸入待测液中，取出后与标准比色卡对照`,
        tex`先用蒸馏水润湿 $\mathrm{pH}$ 试纸，再滴上待测液，与标准比色卡对照`,
        tex`对照标准比色卡，读出某溶液的 $\mathrm{pH}$ 为 $5.6$`,
      ],
      solution: tex`试纸浸入待测液会污染溶液；润湿试纸相当于稀释待测液，使测得的酸碱度不准；标准比色卡上的 $\mathrm{pH}$ 是整数，只能粗略读出整数。`,
      facility: 0.84,
    },
    {
      type: 'single',
      stem: tex`向盛有氢氧化钠溶液（滴有酚酞）的烧杯中逐滴加入稀盐酸至过量，关于溶液的 $\mathrm{pH}$，下列说法正确的是（　　）`,
      right: tex`由大于 $7$ 逐渐减小，最后小于 $7$`,
      wrong: [tex`由大于 $7$ 逐渐减小，最后等于 $7$`, tex`由小于 $7$ 逐渐增大，最后大于 $7$`, tex`由大于 $7$ 逐渐增大`],
      solution: tex`开始时溶液显碱性，$\mathrm{pH}>7$；加入稀盐酸发生中和反应，$\mathrm{pH}$ 减小，恰好完全反应时 $\mathrm{pH}=7$；稀盐酸过量后溶液显酸性，$\mathrm{pH}<7$。错选“最后等于 $7$”的原因：忽略了盐酸过量。`,
      facility: 0.8,
    },
    {
      type: 'fill',
      stem: tex`中和反应的实质是酸中的 ____ 离子与碱中的 ____ 离子结合生成水分子。农业上常用 ____（填物质名称）改良酸性土壤。`,
      answers: [
        ['氢', tex`[H^+]`, 'H+'],
        ['氢氧根', tex`[OH^-]`, 'OH-'],
        ['熟石灰', '氢氧化钙', '消石灰'],
      ],
      solution: tex`酸解离出的 [H^+] 与碱解离出的 [OH^-] 结合成 [H2O]。熟石灰（氢氧化钙）显碱性且价格便宜，常用来改良酸性土壤。`,
      facility: 0.85,
    },
  ],
};

const salts: BankPoint = {
  name: '常见的盐与化肥',
  questions: [
    {
      type: 'single',
      stem: '下列各组物质的溶液混合后，不发生复分解反应的是（　　）',
      right: tex`[NaCl] 和 [KNO3]`,
      wrong: [tex`[HCl] 和 [Na2CO3]`, tex`[BaCl2] 和 [Na2SO4]`, tex`[CuSO4] 和 [NaOH]`],
      solution: tex`复分解反应要有沉淀、气体或水生成。[HCl] 与 [Na2CO3] 生成二氧化碳和水；[BaCl2] 与 [Na2SO4] 生成硫酸钡沉淀；[CuSO4] 与 [NaOH] 生成氢氧化铜沉淀；[NaCl] 与 [KNO3] 相互交换成分后没有沉淀、气体或水，不反应。`,
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '下列物质的俗名与化学式对应正确的是（　　）',
      right: tex`生石灰——[CaO]`,
      wrong: [tex`纯碱——[NaOH]`, tex`小苏打——[Na2CO3]`, tex`熟石灰——[CaCO3]`],
      solution: tex`纯碱是 [Na2CO3]，[NaOH] 是烧碱；小苏打是 [NaHCO3]；熟石灰是 [Ca(OH)2]，[CaCO3] 是石灰石、大理石的主要成分。`,
      facility: 0.85,
    },
    {
      type: 'single',
      stem: '下列化肥中，属于复合肥料的是（　　）',
      right: tex`[KNO3]`,
      wrong: [tex`[CO(NH2)2]`, tex`[K2SO4]`, tex`[Ca(H2PO4)2]`],
      solution: tex`复合肥料含有氮、磷、钾中的两种或两种以上营养元素。[KNO3] 含钾和氮，是复合肥料；[CO(NH2)2] 是氮肥，[K2SO4] 是钾肥，[Ca(H2PO4)2] 是磷肥。`,
      facility: 0.87,
    },
  ],
};

/** Acids, bases and salts. */
export const acidChapters: readonly BankChapter[] = [
  { name: '常见的酸、碱、盐', grade: 9, points: [acids, acidity] },
  { name: '化学与社会', grade: 9, points: [salts] },
];
