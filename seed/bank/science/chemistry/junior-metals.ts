import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

function ore(random: Random): SingleChoice | undefined {
  const tonnes = between(random, 100, 2000, 50);
  const percent = random.pick([60, 70, 75, 80]);
  const oxide = exact(tonnes * percent).over(100);
  const iron = oxide.times(112).over(160);
  const errors = [exact(tonnes).times(112).over(160), oxide.times(56).over(160), oxide, oxide.times(160).over(112)];
  const options = quantities('t', iron, errors, 1);
  return (
    options && {
      type: 'single',
      stem: tex`用 [${tonnes} t] 氧化铁（[Fe2O3]）的质量分数为 [${percent} %] 的赤铁矿，理论上可以炼出铁的质量是（　　）`,
      ...options,
      solution: lines(
        tex`矿石中氧化铁的质量为 $[${tonnes} t]\times${percent}\%=[${oxide} t]$。`,
        tex`由 [Fe2O3 + 3CO =高温= 2Fe + 3CO2]，$160$ 份质量的氧化铁生成 $2\times56=112$ 份质量的铁，铁的质量为 $\frac{112}{160}\times[${oxide} t]=[${iron} t]$。`,
        '易错点：没有乘以矿石中氧化铁的质量分数，或漏乘铁前面的化学计量数。',
      ),
      facility: 0.7,
      check: { expression: plain`${tonnes} * ${percent} / 100 * 2*56 / (2*56 + 3*16)`, equals: iron.toString() },
    }
  );
}

const activity: BankPoint = {
  name: '金属的化学性质与活动性顺序',
  questions: [
    {
      type: 'single',
      stem: tex`把 $\mathrm{X}$、$\mathrm{Y}$、$\mathrm{Z}$ 三种金属分别放入稀盐酸中，$\mathrm{X}$、$\mathrm{Y}$ 表面有气泡产生，$\mathrm{Z}$ 无明显现象；把 $\mathrm{Y}$ 放入 $\mathrm{X}$ 的硫酸盐溶液中，无明显现象。三种金属的活动性由强到弱的顺序是（　　）`,
      right: tex`$\mathrm{X}>\mathrm{Y}>\mathrm{Z}$`,
      wrong: [
        tex`$\mathrm{Y}>\mathrm{X}>\mathrm{Z}$`,
        tex`$\mathrm{Z}>\mathrm{X}>\mathrm{Y}$`,
        tex`$\mathrm{X}>\mathrm{Z}>\mathrm{Y}$`,
      ],
      solution: tex`能与稀盐酸反应的金属排在氢前，$\mathrm{X}$、$\mathrm{Y}$ 的活动性强于 $\mathrm{Z}$；$\mathrm{Y}$ 不能置换出 $\mathrm{X}$，说明 $\mathrm{X}$ 的活动性强于 $\mathrm{Y}$。所以顺序为 $\mathrm{X}>\mathrm{Y}>\mathrm{Z}$。`,
      facility: 0.84,
    },
    {
      type: 'written',
      stem: '向硝酸银和硝酸铜的混合溶液中加入一定量的锌粉，充分反应后过滤，得到滤渣和滤液。向滤渣中加入稀盐酸，有气泡产生。（1）写出锌粉加入后先发生反应的化学方程式。（2）滤渣中一定含有哪些物质？（3）滤液中的溶质是什么？说明理由。',
      answer: tex`（1）[Zn + 2AgNO3 = Zn(NO3)2 + 2Ag]；（2）银、铜、锌；（3）硝酸锌，滤渣中有锌剩余，说明硝酸银和硝酸铜都已完全反应`,
      rubric: [
        { text: '（1）化学式和配平都正确', score: 2 },
        { text: '（2）写全三种金属，每种 $1$ 分', score: 3 },
        { text: '（3）答出硝酸锌', score: 1 },
        { text: '（3）说明锌有剩余，两种盐都已完全反应', score: 2 },
      ],
      solution: lines(
        tex`（1）活动性 $[Zn]>[Cu]>[Ag]$，锌先置换出最不活泼的银：[Zn + 2AgNO3 = Zn(NO3)2 + 2Ag]，银全部被置换后再发生 [Zn + Cu(NO3)2 = Zn(NO3)2 + Cu]。`,
        '（2）加稀盐酸有气泡，银和铜不与稀盐酸反应，说明滤渣中有剩余的锌；锌过量，银、铜全部被置换，所以滤渣中含银、铜、锌。',
        '（3）锌有剩余，溶液中的硝酸银、硝酸铜已完全反应，溶质只有硝酸锌。',
      ),
      facility: 0.55,
    },
    {
      type: 'multiple',
      stem: '下列关于合金的说法，正确的有（　　）',
      right: ['生铁和钢都是铁的合金', '多数合金的硬度比组成它们的纯金属大'],
      wrong: ['合金的熔点一般比组成它们的纯金属高', '合金中一定不含非金属元素'],
      solution:
        '生铁和钢是含碳量不同的铁合金，碳是非金属元素，可见合金中可以含有非金属元素。与组成它们的纯金属相比，合金一般硬度更大、熔点更低、抗腐蚀性更好。',
      facility: 0.83,
    },
  ],
};

const iron: BankPoint = {
  name: '金属资源的利用与保护',
  questions: [
    {
      type: 'single',
      stem: '下列做法中，会加快铁制品锈蚀的是（　　）',
      right: '切过咸菜的菜刀不洗净擦干就放置',
      wrong: ['在自行车链条上涂油', '在铁栏杆表面刷漆', '在铁制水龙头表面镀铬'],
      solution: '铁与氧气、水同时接触会生锈，有食盐存在时锈蚀更快。涂油、刷漆、镀铬都能使铁与氧气和水隔绝，防止生锈。',
      facility: 0.92,
    },
    {
      type: 'fill',
      stem: '工业上用赤铁矿炼铁，赤铁矿的主要成分是 ____（填化学式）。炼铁时，一氧化碳夺取氧化物中的氧，表现出 ____ 性。',
      answers: [[tex`[Fe2O3]`, 'Fe2O3'], ['还原']],
      solution: tex`[Fe2O3 + 3CO =高温= 2Fe + 3CO2]，一氧化碳得到氧，作还原剂，表现出还原性。磁铁矿的主要成分是 [Fe3O4]，不要混淆。`,
      facility: 0.81,
    },
  ],
  templates: [template(2, ore)],
};

/** Metals: how active they are, where they come from. */
export const metalChapter: BankChapter = { name: '金属和金属材料', grade: 9, points: [activity, iron] };
