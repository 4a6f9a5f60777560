import type { BankChapter, BankPoint } from '../../bank.ts';
import { axes, dashed, line, plot, svg, text, type Point } from '../svg.ts';
import { lines, tex } from '../text.ts';

const enzymes: BankPoint = {
  name: '酶、ATP 与细胞呼吸',
  questions: [
    {
      type: 'single',
      stem: '下列关于酶的叙述，正确的是（　　）',
      right: '酶能降低化学反应的活化能',
      wrong: ['酶都是蛋白质', '酶只能在细胞内起作用', '低温会使酶的空间结构遭到破坏而永久失活'],
      solution:
        '酶通过降低化学反应的活化能来催化反应。绝大多数酶是蛋白质，少数是 RNA；条件适宜时，酶在细胞外（如消化道内、试管中）也能起作用；低温只抑制酶的活性，空间结构稳定，升温后活性可以恢复。',
      facility: 0.85,
    },
    {
      type: 'single',
      stem: '人在剧烈运动时，骨骼肌细胞进行无氧呼吸的产物是（　　）',
      right: '乳酸',
      wrong: ['酒精和二氧化碳', '乳酸和二氧化碳', '二氧化碳和水'],
      solution:
        '人和动物细胞无氧呼吸的产物是乳酸，不产生二氧化碳；酵母菌和多数植物细胞无氧呼吸产生酒精和二氧化碳；二氧化碳和水是有氧呼吸的产物。错选“乳酸和二氧化碳”的原因：把两种无氧呼吸的产物混在一起。',
      facility: 0.82,
    },
    {
      type: 'fill',
      stem: tex`有氧呼吸的第一阶段在细胞质基质中进行，第二阶段在 ____ 中进行，第三阶段在 ____ 上进行，其中释放能量最多的是第 ____ 阶段。`,
      answers: [['线粒体基质'], ['线粒体内膜'], ['三', '3']],
      solution: tex`第一阶段：葡萄糖分解成丙酮酸和少量 NADH，释放少量能量；第二阶段：丙酮酸和水分解成二氧化碳和 NADH，释放少量能量；第三阶段：NADH 与氧结合生成水，释放大量能量。`,
      facility: 0.82,
    },
    {
      type: 'multiple',
      stem: '关于 ATP，下列叙述正确的有（　　）',
      right: ['ATP 是驱动细胞生命活动的直接能源物质', '细胞内 ATP 与 ADP 的相互转化时刻不停地发生'],
      wrong: ['ATP 分子中含有三个腺苷', '细胞中储存着大量的 ATP'],
      solution:
        'ATP 由一个腺苷和三个磷酸基团组成，是直接能源物质；ATP 在细胞内的含量很少，依靠与 ADP 的迅速转化满足对能量的需求。',
      facility: 0.84,
    },
  ],
};

/** Uptake of carbon dioxide against light: -2 in the dark, 0 at b, full at d; 40 units to the right are one step of light. */
function lightCurve(): string {
  const place = (light: number, uptake: number): Point => [60 + light * 40, 110 - uptake * 14];
  const uptake = (light: number) => (light >= 5 ? 6 : 6 - 8 * ((5 - light) / 5) ** 2);
  const compensation = 5 - 5 * Math.sqrt(0.75);
  return svg(
    380,
    190,
    axes([60, 110], 270, 95, '光照强度', 'CO₂吸收速率', '0'),
    line([60, 110], place(0, -3)),
    plot(0, 6, 60, (light) => place(light, uptake(light))),
    dashed(place(5, 6), place(5, 0)),
    text([50, place(0, -2)[1] + 5], 'a', 'end'),
    text([place(compensation, 0)[0] + 4, 128], 'b'),
    text([place(5, 0)[0], 128], 'c'),
    text([place(5, 6)[0], place(5, 6)[1] - 8], 'd'),
  );
}

const photosynthesis: BankPoint = {
  name: '光合作用',
  questions: [
    {
      type: 'single',
      stem: tex`在适宜的温度和 [CO2] 浓度下，某植物的 [CO2] 吸收速率随光照强度变化的曲线如图所示。下列叙述正确的是（　　）`,
      right: tex`光照强度为 $b$ 时，植株的光合作用速率等于呼吸作用速率`,
      wrong: [
        tex`光照强度为 $b$ 时，植株不进行光合作用`,
        tex`光照强度为 $0$ 时，植株不进行呼吸作用`,
        tex`光照强度大于 $c$ 后，限制光合作用速率的主要因素是光照强度`,
      ],
      solution: tex`$a$ 点只进行呼吸作用，放出 [CO2]；$b$ 点吸收和放出的 [CO2] 相等，是光补偿点，光合作用速率等于呼吸作用速率；光照强度达到 $c$（光饱和点）后，再增大光照强度，速率不再增大，限制因素是光照强度以外的因素。错选“不进行光合作用”的原因：把净吸收量为零当成光合作用速率为零。`,
      facility: 0.78,
      figure: lightCurve(),
    },
    {
      type: 'single',
      stem: '提取和分离绿叶中色素的实验中，分离色素的原理是（　　）',
      right: '各种色素在层析液中的溶解度不同，溶解度大的随层析液在滤纸上扩散得快',
      wrong: [
        '各种色素在无水乙醇中的溶解度不同',
        '各种色素的颜色不同，在滤纸上扩散的速度不同',
        '各种色素的含量不同，含量多的在滤纸上扩散得快',
      ],
      solution:
        '无水乙醇用来提取色素。分离利用的是各种色素在层析液中的溶解度不同，溶解度大的扩散得快，滤纸条上由上到下依次是胡萝卜素、叶黄素、叶绿素 a、叶绿素 b。含量决定色素带的宽窄。',
      facility: 0.83,
    },
    {
      type: 'written',
      stem: tex`在光照适宜的条件下，突然停止供应 [CO2]（其他条件不变）。（1）光反应的场所在哪里？光反应为暗反应提供哪些物质？（2）短时间内，叶绿体中 $\mathrm{C_3}$ 和 $\mathrm{C_5}$ 的含量各怎样变化？说明理由。（3）温室栽培时，写出两条提高光合作用强度的措施。`,
      answer: tex`（1）叶绿体的类囊体薄膜，ATP 和 NADPH；（2）$\mathrm{C_3}$ 减少，$\mathrm{C_5}$ 增加，[CO2] 的固定减弱，而 $\mathrm{C_3}$ 的还原仍在进行；（3）适当提高 [CO2] 浓度，适当增强光照（或延长光照时间、白天适当提高温度等）`,
      rubric: [
        { text: '（1）场所 $1$ 分，两种物质各 $1$ 分', score: 3 },
        { text: tex`（2）答出 $\mathrm{C_3}$ 减少、$\mathrm{C_5}$ 增加`, score: 2 },
        { text: '（2）从来源和去路两方面说明理由', score: 2 },
        { text: '（3）每条措施 $1$ 分', score: 2 },
      ],
      solution: lines(
        '（1）光反应在类囊体薄膜上进行，水光解释放氧气，同时生成 ATP 和 NADPH，供暗反应还原用。',
        tex`（2）停止供应 [CO2]，$\mathrm{C_5}$ 与 [CO2] 结合生成 $\mathrm{C_3}$ 的反应减弱，$\mathrm{C_3}$ 的生成减少、$\mathrm{C_5}$ 的消耗减少；而 $\mathrm{C_3}$ 的还原、$\mathrm{C_5}$ 的再生仍在进行，所以 $\mathrm{C_3}$ 减少，$\mathrm{C_5}$ 增加。`,
        tex`（3）[CO2] 浓度、光照和温度都影响光合作用的强度，可增施有机肥或直接补充 [CO2]、增强光照等。`,
      ),
      facility: 0.64,
    },
  ],
};

const division: BankPoint = {
  name: '细胞的增殖、分化与衰老',
  questions: [
    {
      type: 'single',
      stem: '在高等植物细胞有丝分裂的过程中，染色体数目加倍发生在（　　）',
      right: '后期',
      wrong: ['间期', '前期', '中期'],
      solution:
        '间期 DNA 复制，DNA 数目加倍，每条染色体含两条姐妹染色单体，染色体数目不变；后期着丝粒分裂，姐妹染色单体分开，染色体数目加倍。错选“间期”的原因：把 DNA 加倍当成了染色体加倍。',
      facility: 0.83,
    },
    {
      type: 'fill',
      stem: tex`某植物的体细胞含有 $12$ 条染色体。处于有丝分裂中期的细胞中有 ____ 条染色体、____ 个核 DNA 分子；处于有丝分裂后期的细胞中有 ____ 条染色体。`,
      answers: [['12'], ['24'], ['24']],
      solution: tex`中期每条染色体含两条姐妹染色单体，染色体数仍为 $12$，核 DNA 数为 $24$；后期着丝粒分裂，染色体数加倍为 $24$。`,
      facility: 0.82,
      check: { expression: '12 * 2', equals: '24' },
    },
    {
      type: 'single',
      stem: '同一个人的肌细胞和神经细胞在形态、结构和功能上差异很大，根本原因是（　　）',
      right: '基因的选择性表达',
      wrong: ['两种细胞所含的基因不同', '两种细胞的染色体数目不同', '细胞分裂时遗传物质分配不均'],
      solution:
        '同一个体的体细胞都来自同一个受精卵的有丝分裂，含有相同的遗传信息；细胞分化是基因选择性表达的结果，遗传物质没有改变。',
      facility: 0.85,
    },
  ],
};

/** Energy for cells, and their life. */
export const energyChapters: readonly BankChapter[] = [
  { name: '细胞的能量供应和利用', grade: 10, points: [enzymes, photosynthesis] },
  { name: '细胞的生命历程', grade: 10, points: [division] },
];
