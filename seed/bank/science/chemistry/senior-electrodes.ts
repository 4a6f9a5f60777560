import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

function electrolysis(random: Random): SingleChoice | undefined {
  const moles = exact(between(random, 1, 20)).over(20);
  const mass = moles.times(64);
  const volume = moles.over(2).times(22.4);
  const errors = [volume.times(2), volume.times(4), volume.over(2), volume.times(3)];
  const options = quantities('L', volume, errors, 2);
  return (
    options && {
      type: 'single',
      stem: tex`用惰性电极电解足量的硫酸铜溶液，当阴极析出 [${mass} g] 铜时（阴极没有气体产生），阳极产生的气体在标准状况下的体积是（　　）`,
      ...options,
      solution: lines(
        tex`阴极：[Cu^2+ + 2e^- = Cu]，$n([Cu])=\frac{[${mass} g]}{[64 g/mol]}=[${moles} mol]$，转移电子 [${moles.times(2)} mol]。`,
        tex`阳极：[2H2O - 4e^- = O2↑ + 4H^+]，$n([O2])=\frac{[${moles.times(2)} mol]}{4}=[${moles.over(2)} mol]$，体积为 $[${moles.over(2)} mol]\times[22.4 L/mol]=[${volume} L]$。`,
        tex`错选 [${volume.times(2)} L] 的原因：误认为生成 [O2] 与生成 [Cu] 的物质的量相等。`,
      ),
      facility: 0.71,
      check: { expression: plain`${mass} / 64 * 2 / 4 * 22.4`, equals: volume.toString() },
    }
  );
}

const cells: BankPoint = {
  name: '原电池与电解池',
  questions: [
    {
      type: 'single',
      stem: '用惰性电极电解饱和食盐水，下列说法正确的是（　　）',
      right: '阴极附近的溶液滴入酚酞后变红',
      wrong: ['阳极产生的气体是氢气', '阴极产生的气体能使湿润的淀粉碘化钾试纸变蓝', '电解过程中电能没有转化为化学能'],
      solution: tex`阴极：[2H2O + 2e^- = H2↑ + 2OH^-]，阴极附近显碱性，使酚酞变红；阳极：[2Cl^- - 2e^- = Cl2↑]，氯气能使湿润的淀粉碘化钾试纸变蓝。电解池把电能转化为化学能。`,
      facility: 0.82,
    },
    {
      type: 'single',
      stem: tex`以 [KOH] 溶液为电解质溶液的氢氧燃料电池工作时，下列说法正确的是（　　）`,
      right: tex`负极的电极反应为 [H2 - 2e^- + 2OH^- = 2H2O]`,
      wrong: [
        tex`负极的电极反应为 [H2 - 2e^- = 2H^+]`,
        tex`正极的电极反应为 [O2 + 4e^- + 4H^+ = 2H2O]`,
        tex`[OH^-] 向正极移动`,
      ],
      solution: tex`碱性溶液中不能大量存在 [H^+]，负极：[H2 - 2e^- + 2OH^- = 2H2O]，正极：[O2 + 4e^- + 2H2O = 4OH^-]。原电池中阴离子移向负极。错选含 [H^+] 的电极反应的原因：没有考虑电解质溶液是碱性的。`,
      facility: 0.76,
    },
    {
      type: 'fill',
      stem: '在铁制品上镀铜时，铁制品应与电源的 ____ 极相连，铜片作 ____ 极，电镀过程中硫酸铜溶液的浓度 ____（填“增大”“减小”或“基本不变”）。',
      answers: [['负'], ['阳'], ['基本不变', '不变']],
      solution: tex`镀件作阴极，与电源的负极相连；镀层金属铜作阳极：[Cu - 2e^- = Cu^2+]；阴极：[Cu^2+ + 2e^- = Cu]。阳极溶解的铜与阴极析出的铜一样多，溶液的浓度基本不变。`,
      facility: 0.8,
    },
  ],
  templates: [template(2, electrolysis)],
};

const structure: BankPoint = {
  name: '原子结构、分子结构与晶体',
  questions: [
    {
      type: 'single',
      stem: tex`基态铬原子（原子序数为 $24$）的价层电子排布式是（　　）`,
      right: tex`$\mathrm{3d^54s^1}$`,
      wrong: [tex`$\mathrm{3d^44s^2}$`, tex`$\mathrm{3d^6}$`, tex`$\mathrm{4s^24p^4}$`],
      solution: tex`铬原子的价层电子排布式是 $\mathrm{3d^54s^1}$，$\mathrm{3d}$、$\mathrm{4s}$ 都为半充满，能量较低、较稳定。错选 $\mathrm{3d^44s^2}$ 的原因：只按构造原理填充，没有考虑半充满的稳定性。`,
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '下列分子的空间结构与中心原子的杂化方式，对应正确的是（　　）',
      right: tex`[BF3]：平面三角形，$\mathrm{sp^2}$ 杂化`,
      wrong: [
        tex`[H2O]：直线形，$\mathrm{sp}$ 杂化`,
        tex`[NH3]：平面三角形，$\mathrm{sp^2}$ 杂化`,
        tex`[CO2]：角形，$\mathrm{sp^2}$ 杂化`,
      ],
      solution: tex`[BF3] 中硼原子的价层电子对数为 $3$，没有孤电子对，$\mathrm{sp^2}$ 杂化，平面三角形。[H2O] 是 $\mathrm{sp^3}$ 杂化，角形（V 形）；[NH3] 是 $\mathrm{sp^3}$ 杂化，三角锥形；[CO2] 是 $\mathrm{sp}$ 杂化，直线形。`,
      facility: 0.8,
    },
    {
      type: 'fill',
      stem: tex`在 [NaCl] 晶体中，每个 [Na^+] 周围距离最近且相等的 [Cl^-] 有 ____ 个；一个 [NaCl] 晶胞中平均含有 ____ 个 [Na^+] 和 ____ 个 [Cl^-]。`,
      answers: [['6'], ['4'], ['4']],
      solution: tex`[NaCl] 晶体中 [Na^+]、[Cl^-] 的配位数都是 $6$。晶胞中一种离子位于顶点和面心：$8\times\frac{1}{8}+6\times\frac{1}{2}=4$；另一种位于棱心和体心：$12\times\frac{1}{4}+1=4$。`,
      facility: 0.78,
      check: [
        { expression: '8 / 8 + 6 / 2', equals: '4' },
        { expression: '12 / 4 + 1', equals: '4' },
      ],
    },
    {
      type: 'multiple',
      stem: '关于晶体的熔点，下列比较和解释正确的有（　　）',
      right: [
        tex`金刚石高于晶体硅，因为 $\mathrm{C-C}$ 键的键长较短、键能较大`,
        tex`[H2O] 高于 [H2S]，因为水分子之间存在氢键`,
      ],
      wrong: [
        tex`[HI] 低于 [HCl]，因为 $\mathrm{H-I}$ 键的键能较小`,
        tex`[NaCl] 低于 [I2]，因为离子键弱于分子间作用力`,
      ],
      solution: tex`金刚石和晶体硅都是共价晶体，键能越大熔点越高；[H2O] 分子间有氢键，熔点高于 [H2S]。[HI]、[HCl] 都是分子晶体，相对分子质量大的 [HI] 分子间作用力较强，熔点较高，与键能无关；离子键强于分子间作用力，[NaCl] 的熔点高于 [I2]。`,
      facility: 0.74,
    },
  ],
};

/** Cells, and how atoms are built and joined. */
export const electrodeChapters: readonly BankChapter[] = [
  { name: '化学反应与电能', grade: 11, points: [cells] },
  { name: '物质结构与性质', grade: 11, points: [structure] },
];
