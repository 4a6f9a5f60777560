import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

const sulfur: BankPoint = {
  name: '硫、氮及其化合物',
  questions: [
    {
      type: 'single',
      stem: tex`关于 [SO2] 的性质，下列说法正确的是（　　）`,
      right: tex`[SO2] 能使品红溶液褪色，加热褪色后的溶液，红色恢复`,
      wrong: [
        tex`[SO2] 能使溴水褪色，表现了漂白性`,
        tex`用澄清石灰水可以鉴别 [SO2] 和 [CO2]`,
        tex`[SO2] 溶于水直接生成硫酸`,
      ],
      solution: tex`[SO2] 的漂白是与某些有色物质化合成不稳定的无色物质，加热后分解，颜色恢复。使溴水褪色表现的是还原性：[SO2 + Br2 + 2H2O = H2SO4 + 2HBr]；[SO2] 和 [CO2] 都能使澄清石灰水变浑浊；[SO2] 与水反应生成亚硫酸 [H2SO3]。`,
      facility: 0.79,
    },
    {
      type: 'single',
      stem: '关于氨的实验室制取、收集和检验，下列说法正确的是（　　）',
      right: '可用湿润的红色石蕊试纸检验氨是否集满',
      wrong: ['可用排水法收集氨', '可用浓硫酸干燥氨', '可只加热氯化铵固体制取氨'],
      solution: tex`氨溶于水显碱性，能使湿润的红色石蕊试纸变蓝。氨极易溶于水，不能用排水法收集；氨与浓硫酸反应，应用碱石灰干燥；氯化铵受热分解生成的 [NH3] 和 [HCl] 遇冷又化合，应加热氯化铵与氢氧化钙的混合物：[2NH4Cl + Ca(OH)2 =△= CaCl2 + 2NH3↑ + 2H2O]。`,
      facility: 0.85,
    },
    {
      type: 'written',
      stem: tex`把 [6.4 g] 铜放入足量的浓硝酸中，铜完全溶解，生成的气体只有 [NO2]。（1）写出反应的化学方程式。（2）求标准状况下生成 [NO2] 的体积。（3）求被还原的硝酸的物质的量和转移电子的物质的量。（4）[NO2] 会污染空气，写出用 [NaOH] 溶液吸收的目的。`,
      answer: tex`（1）$[Cu]+[4HNO3]\text{（浓）}=[Cu(NO3)2]+[2NO2]\uparrow+[2H2O]$；（2）[4.48 L]；（3）都是 [0.2 mol]；（4）[NO2] 有毒，能与 [NaOH] 溶液反应，防止污染空气`,
      rubric: [
        { text: '（1）化学方程式正确', score: 2 },
        { text: tex`（2）算出铜的物质的量 [0.1 mol] 和体积 [4.48 L]`, score: 3 },
        { text: tex`（3）被还原的硝酸、转移的电子都为 [0.2 mol]`, score: 2 },
        { text: '（4）答出吸收有毒气体，防止污染', score: 1 },
      ],
      solution: lines(
        tex`（1）铜与浓硝酸反应生成硝酸铜、二氧化氮和水：$[Cu]+[4HNO3]\text{（浓）}=[Cu(NO3)2]+[2NO2]\uparrow+[2H2O]$。`,
        tex`（2）$n([Cu])=\frac{[6.4 g]}{[64 g/mol]}=[0.1 mol]$，$n([NO2])=2n([Cu])=[0.2 mol]$，$V=[0.2 mol]\times[22.4 L/mol]=[4.48 L]$。`,
        tex`（3）每生成 [1 mol] [NO2] 有 [1 mol] 硝酸被还原，所以被还原的硝酸为 [0.2 mol]（另有 [0.2 mol] 硝酸生成硝酸铜，表现酸性）；铜失去电子 $2\times[0.1 mol]=[0.2 mol]$。`,
        tex`（4）[NO2] 有毒，是大气污染物，可被碱溶液吸收。`,
      ),
      facility: 0.65,
      check: { expression: '6.4 / 64 * 2 * 22.4', equals: '4.48' },
    },
    {
      type: 'multiple',
      stem: '下列现象或用途与浓硫酸的性质对应正确的有（　　）',
      right: ['浓硫酸使蔗糖变黑——脱水性', '实验室用浓硫酸干燥氯气——吸水性'],
      wrong: ['浓硫酸在常温下使铁钝化——吸水性', '浓硫酸与铜在加热时反应——只表现酸性'],
      solution:
        '浓硫酸把蔗糖中的氢、氧元素按水的组成比脱去，是脱水性；干燥气体利用吸水性；使铁钝化是强氧化性；与铜反应时一部分硫酸被还原为二氧化硫，一部分生成硫酸铜，表现强氧化性和酸性。',
      facility: 0.76,
    },
  ],
};

function rate(random: Random): SingleChoice | undefined {
  const litres = between(random, 2, 5);
  const minutes = between(random, 2, 5);
  const nitrogen = exact(between(random, 1, 12)).over(10);
  const speed = nitrogen.times(3).over(litres * minutes);
  const errors = [
    speed.over(3),
    speed.times(2).over(3),
    nitrogen.times(3).over(minutes),
    nitrogen.over(3 * litres * minutes),
  ];
  const options = quantities('mol/(L·min)', speed, errors, 3);
  return (
    options && {
      type: 'single',
      stem: tex`在容积为 [${litres} L] 的恒容密闭容器中发生反应 [N2 + 3H2 ⇌ 2NH3]。经过 [${minutes} min]，[N2] 的物质的量减少了 [${nitrogen} mol]，用 [H2] 表示的这段时间内的平均反应速率是（　　）`,
      ...options,
      solution: lines(
        tex`$v([N2])=\frac{\Delta c}{\Delta t}=\frac{[${nitrogen} mol]}{[${litres} L]\times[${minutes} min]}$。`,
        tex`反应速率之比等于化学计量数之比，$v([H2])=3v([N2])=\frac{3\times${nitrogen}}{${litres}\times${minutes}}\,\mathrm{mol/(L\cdot min)}=[${speed} mol/(L·min)]$。`,
        '易错点：没有除以容器的容积，或没有按化学计量数换算。',
      ),
      facility: 0.74,
      check: { expression: plain`3 * ${nitrogen} / ${litres} / ${minutes}`, equals: speed.toString() },
    }
  );
}

const energy: BankPoint = {
  name: '化学反应的速率、限度与原电池',
  questions: [
    {
      type: 'single',
      stem: '把锌片和铜片用导线相连后插入稀硫酸中，构成原电池。下列说法正确的是（　　）',
      right: '电子由锌片经导线流向铜片，铜片上有气泡产生',
      wrong: [
        '电子由铜片经导线流向锌片，锌片上有气泡产生',
        '铜片是负极，铜片逐渐溶解',
        tex`溶液中的 [SO4^2-] 移向铜片`,
      ],
      solution: tex`锌比铜活泼，锌是负极：[Zn - 2e^- = Zn^2+]；铜是正极：[2H^+ + 2e^- = H2↑]，铜片上有气泡。电子由负极（锌）经导线流向正极（铜）；阴离子 [SO4^2-] 移向负极锌片。`,
      facility: 0.84,
    },
    {
      type: 'multiple',
      stem: tex`在恒温恒容的密闭容器中发生反应 [N2(g) + 3H2(g) ⇌ 2NH3(g)]。下列情况能说明反应已达到平衡状态的有（　　）`,
      right: ['容器内气体的压强不再变化', tex`[NH3] 的浓度不再变化`],
      wrong: ['容器内气体的密度不再变化', tex`[N2]、[H2]、[NH3] 的浓度之比为 $1:3:2$`],
      solution: tex`该反应前后气体的物质的量不等，恒容时压强不变说明各物质的量不再变化；[NH3] 的浓度不变也说明达到平衡。气体的总质量和容器的容积都不变，密度始终不变，不能作为标志；浓度之比等于化学计量数之比时，反应不一定达到平衡。`,
      facility: 0.72,
    },
    {
      type: 'single',
      stem: '下列反应中，属于吸热反应的是（　　）',
      right: tex`[Ba(OH)2·8H2O] 晶体与 [NH4Cl] 晶体的反应`,
      wrong: ['镁条与稀盐酸的反应', '甲烷的燃烧', '稀盐酸与氢氧化钠溶液的反应'],
      solution: tex`[Ba(OH)2·8H2O] 与 [NH4Cl] 反应时吸收热量，是常见的吸热反应；活泼金属与酸的反应、燃烧、中和反应都放出热量。`,
      facility: 0.9,
    },
  ],
  templates: [template(3, rate)],
};

/** Sulfur and nitrogen, then energy and speed of reactions. */
export const nonmetalChapters: readonly BankChapter[] = [
  { name: '化工生产中的重要非金属元素', grade: 10, points: [sulfur] },
  { name: '化学反应与能量', grade: 10, points: [energy] },
];
