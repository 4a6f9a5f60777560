import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { amountPoint } from './senior-amount.ts';

function aluminium(random: Random): SingleChoice | undefined {
  const moles = exact(between(random, 1, 20)).over(20);
  const mass = moles.times(27);
  const volume = moles.times(3).over(2).times(22.4);
  const errors = [moles.times(22.4), moles.times(2).over(3).times(22.4), volume.times(2), volume.over(2)];
  const options = quantities('L', volume, errors, 2);
  return (
    options && {
      type: 'single',
      stem: tex`[${mass} g] 铝与足量的氢氧化钠溶液完全反应，生成氢气的体积（标准状况）是（　　）`,
      ...options,
      solution: lines(
        tex`$n([Al])=\frac{[${mass} g]}{[27 g/mol]}=[${moles} mol]$。`,
        tex`铝在反应中由 $0$ 价升高到 $+3$ 价，氢由 $+1$ 价降低到 $0$ 价，由得失电子守恒 $3n([Al])=2n([H2])$，$n([H2])=\frac{3}{2}\times[${moles} mol]=[${moles.times(3).over(2)} mol]$。`,
        tex`$V=[${moles.times(3).over(2)} mol]\times[22.4 L/mol]=[${volume} L]$。`,
      ),
      facility: 0.69,
      check: { expression: plain`${mass} / 27 * 3 / 2 * 22.4`, equals: volume.toString() },
    }
  );
}

const sodium: BankPoint = {
  name: '钠、氯及其化合物',
  questions: [
    {
      type: 'single',
      stem: '下列关于钠及其化合物的说法，正确的是（　　）',
      right: tex`[Na2CO3] 的热稳定性比 [NaHCO3] 强`,
      wrong: ['钠投入硫酸铜溶液中，能置换出铜', tex`钠长期放置在空气中，最终变成 [Na2O2]`, tex`[Na2O2] 是碱性氧化物`],
      solution: tex`[NaHCO3] 受热分解：[2NaHCO3 =△= Na2CO3 + H2O + CO2↑]，[Na2CO3] 受热难分解。钠投入硫酸铜溶液中先与水反应，生成的 [NaOH] 再与硫酸铜反应，得不到铜；钠久置于空气中最终变成 [Na2CO3]；[Na2O2] 与酸反应除生成盐和水外还生成 [O2]，不是碱性氧化物。`,
      facility: 0.76,
    },
    {
      type: 'single',
      stem: '关于氯气和氯水，下列说法正确的是（　　）',
      right: '紫色石蕊溶液滴入新制氯水中，先变红后褪色',
      wrong: [
        '氯气能使干燥的有色布条褪色',
        '新制氯水可以长期保存在无色透明的试剂瓶中',
        tex`漂白粉的有效成分是 [CaCl2]`,
      ],
      solution: tex`新制氯水中有 [HCl] 和 [HClO]，[H^+] 使石蕊变红，[HClO] 有漂白性使红色褪去。干燥的氯气没有漂白性；[HClO] 见光分解，氯水应避光保存；漂白粉的有效成分是 [Ca(ClO)2]。`,
      facility: 0.81,
    },
    {
      type: 'written',
      stem: tex`粗盐水中含有少量 [Ca^2+]、[Mg^2+]、[SO4^2-]，提纯时依次加入过量的 [NaOH] 溶液、过量的试剂 $\mathrm{X}$、过量的 [Na2CO3] 溶液，过滤后向滤液中加入适量的盐酸。（1）试剂 $\mathrm{X}$ 是什么？写出有关的离子方程式。（2）为什么 [Na2CO3] 溶液必须在试剂 $\mathrm{X}$ 之后加入？（3）加入盐酸的目的是什么？为什么要先过滤？`,
      answer: tex`（1）[BaCl2] 溶液，[Ba^2+ + SO4^2- = BaSO4↓]；（2）[Na2CO3] 既除去 [Ca^2+]，又除去过量的 [Ba^2+]；（3）除去过量的 [OH^-] 和 [CO3^2-]；若不先过滤，盐酸会溶解 [CaCO3]、[BaCO3]、[Mg(OH)2] 沉淀`,
      rubric: [
        { text: tex`（1）答出 [BaCl2] 并写对离子方程式`, score: 3 },
        { text: tex`（2）答出除去 [Ca^2+] 和过量的 [Ba^2+]`, score: 2 },
        { text: tex`（3）答出除去过量的 [OH^-] 和 [CO3^2-]`, score: 2 },
        { text: '（3）答出沉淀会重新溶解', score: 1 },
      ],
      solution: lines(
        tex`（1）用 [Ba^2+] 除去 [SO4^2-]，为不引入新的阴离子，选 [BaCl2] 溶液。`,
        tex`（2）加入的 [BaCl2] 过量，要用后加入的 [CO3^2-] 把剩余的 [Ba^2+] 沉淀下来，所以 [Na2CO3] 必须在 [BaCl2] 之后加入。`,
        tex`（3）滤液中有过量的 [NaOH] 和 [Na2CO3]，用盐酸中和；[CaCO3]、[BaCO3]、[Mg(OH)2] 都能溶于盐酸，必须先过滤除去。`,
      ),
      facility: 0.62,
    },
  ],
};

const iron: BankPoint = {
  name: '铁、铝及其化合物',
  questions: [
    {
      type: 'single',
      stem: tex`检验某溶液中含有 [Fe^2+] 而不含 [Fe^3+]，下列方法正确的是（　　）`,
      right: tex`滴加 [KSCN] 溶液无明显变化，再滴加新制氯水，溶液变红`,
      wrong: [
        tex`滴加新制氯水，再滴加 [KSCN] 溶液，溶液变红`,
        tex`滴加 [KSCN] 溶液，溶液变红`,
        tex`滴加 [NaOH] 溶液，立即产生红褐色沉淀`,
      ],
      solution: tex`先加 [KSCN] 不变红，说明没有 [Fe^3+]；再加氯水变红，说明 [Fe^2+] 被氧化成了 [Fe^3+]，原溶液含 [Fe^2+]。若先加氯水，不能确定 [Fe^3+] 是原有的还是氧化得到的；加 [KSCN] 直接变红、加 [NaOH] 立即产生红褐色沉淀，都说明原溶液含 [Fe^3+]。`,
      facility: 0.78,
    },
    {
      type: 'fill',
      stem: tex`制作印刷电路板时，用 [FeCl3] 溶液腐蚀铜箔，反应的离子方程式为 [2Fe^3+ + Cu = 2Fe^2+ + Cu^2+]，其中氧化剂是 ____；每溶解 [6.4 g] 铜，转移电子 ____ $\mathrm{mol}$。向反应后的溶液中加入足量铁粉，可以回收的金属是 ____（填名称）。`,
      answers: [[tex`[Fe^3+]`, 'Fe3+', tex`[FeCl3]`, 'FeCl3'], ['0.2'], ['铜']],
      solution: tex`[Fe^3+] 得电子被还原，是氧化剂。[6.4 g] 铜为 [0.1 mol]，失去 [0.2 mol] 电子。加入足量铁粉，[Fe + Cu^2+ = Fe^2+ + Cu]，可以回收铜。`,
      facility: 0.77,
      check: { expression: '6.4 / 64 * 2', equals: '0.2' },
    },
    {
      type: 'multiple',
      stem: tex`把 [NaOH] 溶液滴入 [FeSO4] 溶液中，下列说法正确的有（　　）`,
      right: ['先产生白色沉淀，沉淀迅速变成灰绿色，最后变成红褐色', '沉淀颜色变化的过程中发生了氧化还原反应'],
      wrong: ['立即产生红褐色沉淀，颜色不再变化', tex`白色沉淀变成红褐色，是因为 [Fe(OH)2] 受热分解`],
      solution: tex`[Fe^2+ + 2OH^- = Fe(OH)2↓]（白色），[Fe(OH)2] 被空气中的氧气氧化：[4Fe(OH)2 + O2 + 2H2O = 4Fe(OH)3]（红褐色），是氧化还原反应，与受热无关。`,
      facility: 0.79,
    },
  ],
  templates: [template(2, aluminium)],
};

const periodic: BankPoint = {
  name: '元素周期律与化学键',
  questions: [
    {
      type: 'single',
      stem: '下列比较正确的是（　　）',
      right: tex`热稳定性：$[HF]>[HCl]$`,
      wrong: [tex`原子半径：$[Al]>[Na]$`, tex`碱性：$[Mg(OH)2]>[NaOH]$`, tex`酸性：$[H3PO4]>[H2SO4]$`],
      solution: tex`同主族从上到下非金属性减弱，非金属性 $[F]>[Cl]$，气态氢化物的热稳定性 $[HF]>[HCl]$。同周期从左到右原子半径减小，$[Na]>[Al]$；金属性 $[Na]>[Mg]$，碱性 $[NaOH]>[Mg(OH)2]$；非金属性 $[S]>[P]$，最高价含氧酸的酸性 $[H2SO4]>[H3PO4]$。`,
      facility: 0.82,
    },
    {
      type: 'fill',
      stem: tex`$\mathrm{X}$、$\mathrm{Y}$、$\mathrm{Z}$ 都是短周期主族元素：$\mathrm{X}$ 原子的最外层电子数是次外层电子数的 $3$ 倍，$\mathrm{Y}$ 的原子半径是短周期主族元素中最大的，$\mathrm{Z}$ 与 $\mathrm{X}$ 同主族。$\mathrm{X}$ 的元素符号是 ____，$\mathrm{Y}$ 的元素符号是 ____，$\mathrm{Z}$ 的最高价氧化物对应水化物的化学式是 ____。`,
      answers: [['O'], ['Na'], [tex`[H2SO4]`, 'H2SO4']],
      solution: tex`最外层电子数不超过 $8$，只有次外层为 $2$ 个、最外层为 $6$ 个电子时满足 $3$ 倍，$\mathrm{X}$ 是 [O]；短周期主族元素中原子半径最大的是 [Na]；与 [O] 同主族的短周期元素是 [S]，最高价氧化物 [SO3] 对应的水化物是 [H2SO4]。`,
      facility: 0.78,
    },
    {
      type: 'single',
      stem: '下列物质中，既含有离子键又含有共价键的是（　　）',
      right: tex`[NaOH]`,
      wrong: [tex`[MgCl2]`, tex`[HCl]`, tex`[CO2]`],
      solution: tex`[NaOH] 中 [Na^+] 与 [OH^-] 之间是离子键，[OH^-] 内氧与氢之间是共价键。[MgCl2] 只含离子键；[HCl]、[CO2] 是共价化合物，只含共价键。错选 [MgCl2] 的原因：误认为两个 [Cl^-] 之间有共价键。`,
      facility: 0.83,
    },
    {
      type: 'single',
      stem: tex`核素 $\mathrm{^{14}_{\,6}C}$ 与 $\mathrm{^{12}_{\,6}C}$ 的关系及 $\mathrm{^{14}_{\,6}C}$ 的中子数分别是（　　）`,
      right: tex`互为同位素，$8$`,
      wrong: [tex`互为同位素，$6$`, tex`互为同素异形体，$8$`, tex`互为同素异形体，$6$`],
      solution: tex`质子数相同、中子数不同的同种元素的不同核素互为同位素，$\mathrm{^{14}_{\,6}C}$ 的中子数为 $14-6=8$。同素异形体是同种元素形成的不同单质，不是原子之间的关系。`,
      facility: 0.87,
      check: { expression: '14 - 6', equals: '8' },
    },
  ],
};

/** Sodium and chlorine with the mole, iron, the periodic table. */
export const elementChapters: readonly BankChapter[] = [
  { name: '海水中的重要元素——钠和氯', grade: 10, points: [sodium, amountPoint] },
  { name: '铁　金属材料', grade: 10, points: [iron] },
  { name: '物质结构　元素周期律', grade: 10, points: [periodic] },
];
