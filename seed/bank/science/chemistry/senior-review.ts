import type { Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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

/** What the last year puts together. */
export const reviewTemplates: Templates = {
  无机化工流程与实验综合: [template(2, titration)],
};
