import type { BankChapter, BankPoint, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

function titration(random: Random): WrittenAnswer | undefined {
  const used = exact(between(random, 50, 120, 5)).over(5);
  const strength = exact(random.pick([0.01, 0.02, 0.05]));
  const inFlask = used.times(strength).over(1000).times(5);
  const whole = inFlask.times(10);
  const iron = whole.times(56);
  const percent = between(random, 10, 36);
  const sample = iron.over(percent).times(100);
  if (!iron.neat(4) || !sample.neat(2) || sample.size < 1) return undefined;
  return {
    type: 'written',
    stem: tex`为测定某补铁药物中铁元素的质量分数，取 [${sample} g] 样品溶于稀硫酸，使铁元素全部转化为 [Fe^2+]，配成 [250.0 mL] 溶液；取出 [25.00 mL]，用 [${strength.size.toFixed(5)} mol/L] 的酸性 [KMnO4] 溶液滴定，消耗 [${used.size.toFixed(2)} mL]（杂质不参加反应）。反应为 [MnO4^- + 5Fe^2+ + 8H^+ = Mn^2+ + 5Fe^3+ + 4H2O]。（1）酸性 [KMnO4] 溶液应盛放在哪种滴定管中？说明理由。（2）滴定终点的现象是什么？（3）计算样品中铁元素的质量分数。`,
    answer: tex`（1）酸式滴定管，[KMnO4] 有强氧化性，会腐蚀碱式滴定管的橡胶管；（2）滴入最后半滴溶液，锥形瓶内溶液变为浅紫红色，且半分钟内不褪色；（3）[${percent} %]`,
    rubric: [
      { text: '（1）答出酸式滴定管并说明理由', score: 2 },
      { text: '（2）现象描述完整', score: 2 },
      { text: tex`（3）由 $n([Fe^2+])=5n([MnO4^-])$ 算出取出的溶液中 [Fe^2+] 的物质的量 [${inFlask} mol]`, score: 3 },
      { text: tex`（3）换算成全部样品，算出质量分数 [${percent} %]`, score: 3 },
    ],
    solution: lines(
      tex`（1）碱式滴定管下端有橡胶管，会被强氧化剂腐蚀，所以用酸式滴定管。`,
      tex`（2）[MnO4^-] 显紫红色，过量半滴即显色，不需要另加指示剂。`,
      tex`（3）$n([MnO4^-])=[${strength.size.toFixed(5)} mol/L]\times[${used.size.toFixed(2)} mL]\times10^{-3}\,\mathrm{L/mL}=[${used.times(strength).over(1000)} mol]$，$n([Fe^2+])=5n([MnO4^-])=[${inFlask} mol]$。[250.0 mL] 溶液中共有 $10\times[${inFlask} mol]=[${whole} mol]$，铁的质量为 $[${whole} mol]\times[56 g/mol]=[${iron} g]$，质量分数为 $\frac{[${iron} g]}{[${sample} g]}\times100\%=[${percent} %]$。`,
      tex`易错点：忘记乘以 $\frac{[250.0 mL]}{[25.00 mL]}=10$。`,
    ),
    facility: 0.5,
    check: {
      expression: plain`${strength} * ${used} / 1000 * 5 * 250 / 25 * 56 / ${sample} * 100`,
      equals: String(percent),
    },
  };
}

const synthesis: BankPoint = {
  name: '无机化工流程与实验综合',
  questions: [
    {
      type: 'written',
      stem: tex`用废铁屑（表面有油污，含少量 [Fe2O3]）制备绿矾（[FeSO4·7H2O]）的流程是：废铁屑用热的碳酸钠溶液浸泡后洗净，加入足量的稀硫酸，充分反应后铁略有剩余，趁热过滤，滤液经一系列操作得到绿矾晶体。（1）用热的碳酸钠溶液浸泡的目的是什么？为什么要用热溶液？（2）写出 [Fe2O3] 溶解后生成的 [Fe^3+] 转化为 [Fe^2+] 的离子方程式。（3）保持铁略有剩余的目的是什么？（4）“一系列操作”依次是什么？为什么不能蒸干？`,
      answer: tex`（1）除去油污，升温促进 [CO3^2-] 水解，碱性增强；（2）[2Fe^3+ + Fe = 3Fe^2+]；（3）防止 [Fe^2+] 被氧化成 [Fe^3+]；（4）蒸发浓缩、冷却结晶、过滤、洗涤、干燥，蒸干会使绿矾失去结晶水或被氧化`,
      rubric: [
        { text: tex`（1）答出除油污和升温促进水解`, score: 3 },
        { text: '（2）离子方程式正确', score: 2 },
        { text: tex`（3）答出防止 [Fe^2+] 被氧化`, score: 2 },
        { text: '（4）操作完整 $2$ 分，理由 $1$ 分', score: 3 },
      ],
      solution: lines(
        tex`（1）[CO3^2- + H2O ⇌ HCO3^- + OH^-]，水解吸热，升温时碱性增强，除油污的能力增强。`,
        tex`（2）[Fe^3+] 有较强的氧化性，被铁还原：[2Fe^3+ + Fe = 3Fe^2+]。`,
        tex`（3）[Fe^2+] 容易被空气中的氧气氧化，铁有剩余时，生成的 [Fe^3+] 又被还原。`,
        '（4）绿矾含结晶水，受热易失水，应蒸发浓缩后冷却结晶，再过滤、洗涤、低温干燥。',
      ),
      facility: 0.52,
    },
    {
      type: 'single',
      stem: '下列除去杂质的方法正确的是（　　）',
      right: tex`除去 [CO2] 中的 [HCl]：通过盛有饱和 [NaHCO3] 溶液的洗气瓶`,
      wrong: [
        tex`除去 [CO2] 中的 [HCl]：通过盛有饱和 [Na2CO3] 溶液的洗气瓶`,
        tex`除去 [Cl2] 中的 [HCl]：通过盛有 [NaOH] 溶液的洗气瓶`,
        '除去乙酸乙酯中的乙酸：加入氢氧化钠溶液后加热、分液',
      ],
      solution: tex`[HCl] 与 [NaHCO3] 反应生成 [CO2]，而 [CO2] 在饱和 [NaHCO3] 溶液中溶解得很少。[CO2] 能与 [Na2CO3] 溶液反应；[Cl2] 能与 [NaOH] 溶液反应，应用饱和食盐水；乙酸乙酯与氢氧化钠溶液共热会水解，应用饱和碳酸钠溶液洗涤后分液。`,
      facility: 0.73,
    },
    {
      type: 'multiple',
      stem: '根据下列实验操作和现象，得出的结论正确的有（　　）',
      right: [
        tex`向无色溶液中加入盐酸酸化，无明显现象，再加入 [BaCl2] 溶液，产生白色沉淀，说明原溶液中含有 [SO4^2-]`,
        '用洁净的铂丝蘸取某溶液灼烧，火焰呈黄色，说明原溶液中含有钠元素',
      ],
      wrong: [
        tex`向某溶液中加入 [BaCl2] 溶液，产生白色沉淀，说明原溶液中一定含有 [SO4^2-]`,
        tex`向某溶液中加入稀盐酸，产生能使澄清石灰水变浑浊的气体，说明原溶液中一定含有 [CO3^2-]`,
      ],
      solution: tex`先用盐酸酸化可以排除 [Ag^+]、[CO3^2-]、[SO3^2-] 等的干扰，再加 [BaCl2] 产生的白色沉淀是 [BaSO4]；黄色火焰说明含有钠元素。只加 [BaCl2] 产生的白色沉淀可能是 [BaCO3]、[AgCl] 等；与盐酸反应产生的气体可能是 [SO2]，原溶液也可能含 [HCO3^-]。`,
      facility: 0.68,
    },
  ],
  templates: [template(2, titration)],
};

/** What the last year puts together. */
export const reviewChapter: BankChapter = { name: '化学综合应用', grade: 12, points: [synthesis] };
