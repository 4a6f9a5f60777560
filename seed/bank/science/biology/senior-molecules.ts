import type { BankChapter, BankPoint, FillIn } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, template } from '../draw.ts';
import { lines, plain, tex } from '../text.ts';

function peptide(random: Random): FillIn {
  const chains = between(random, 1, 4);
  const acids = between(random, 20, 80) * chains;
  const bonds = acids - chains;
  return {
    type: 'fill',
    stem: tex`某蛋白质由 $${chains}$ 条链状肽链组成，共含有 $${acids}$ 个氨基酸。形成该蛋白质时脱去的水分子数是 ____，至少含有的游离羧基数是 ____；若氨基酸的平均相对分子质量为 $128$，不考虑二硫键等其他化学键的形成，该蛋白质的相对分子质量约为 ____。`,
    answers: [[String(bonds)], [String(chains)], [String(acids * 128 - bonds * 18)]],
    solution: lines(
      tex`脱去的水分子数等于肽键数，等于氨基酸数减肽链数：$${acids}-${chains}=${bonds}$。`,
      tex`每条链状肽链的一端至少有一个游离的羧基，所以至少有 $${chains}$ 个。`,
      tex`相对分子质量为 $${acids}\times128-${bonds}\times18=${acids * 128 - bonds * 18}$。`,
    ),
    facility: 0.76,
    check: [
      { expression: plain`${acids} - ${chains}`, equals: String(bonds) },
      { expression: plain`${acids} * 110 + ${chains} * 18`, equals: String(acids * 128 - bonds * 18) },
    ],
  };
}

const molecules: BankPoint = {
  name: '组成细胞的分子',
  questions: [
    {
      type: 'single',
      stem: '下列有关细胞中水和无机盐的叙述，正确的是（　　）',
      right: '代谢旺盛的细胞，自由水与结合水的比值通常较高',
      wrong: [
        '细胞中的无机盐大多数以化合物的形式存在',
        '结合水是细胞内的良好溶剂，能运送营养物质',
        '种子晒干的过程中，损失的主要是结合水',
      ],
      solution:
        '自由水是细胞内的良好溶剂，参与许多化学反应，自由水越多代谢越旺盛。无机盐大多数以离子的形式存在；运送营养物质的是自由水；种子晒干时损失的主要是自由水。',
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '下列有关有机物检测的叙述，正确的是（　　）',
      right: '用双缩脲试剂检测蛋白质时，不需要加热',
      wrong: [
        '用斐林试剂检测蔗糖时，水浴加热后出现砖红色沉淀',
        tex`用苏丹Ⅲ染液检测脂肪，脂肪被染成紫色`,
        '用碘液检测葡萄糖，溶液变蓝',
      ],
      solution: tex`双缩脲试剂与蛋白质在常温下发生紫色反应。蔗糖不是还原糖，不与斐林试剂产生砖红色沉淀；苏丹Ⅲ把脂肪染成橘黄色；遇碘变蓝的是淀粉。`,
      facility: 0.83,
    },
    {
      type: 'multiple',
      stem: '下列关于蛋白质和核酸的叙述，正确的有（　　）',
      right: ['蛋白质的结构多样性与氨基酸的种类、数目和排列顺序有关', '细胞生物的遗传物质都是 DNA'],
      wrong: ['蛋白质的空间结构改变，其功能一定不变', 'DNA 与 RNA 所含的碱基种类完全相同'],
      solution:
        '蛋白质的多样性取决于氨基酸的种类、数目、排列顺序和肽链的空间结构，空间结构改变会影响功能；细胞生物的遗传物质都是 DNA；DNA 含胸腺嘧啶（T），RNA 含尿嘧啶（U），碱基种类不完全相同。',
      facility: 0.82,
    },
  ],
  templates: [template(2, peptide)],
};

const cells: BankPoint = {
  name: '细胞的结构与物质运输',
  questions: [
    {
      type: 'single',
      stem: '下列有关分泌蛋白合成与分泌的途径，正确的是（　　）',
      right: '核糖体→内质网→高尔基体→细胞膜',
      wrong: ['核糖体→高尔基体→内质网→细胞膜', '内质网→核糖体→高尔基体→细胞膜', '高尔基体→内质网→核糖体→细胞膜'],
      solution:
        '分泌蛋白在核糖体上开始合成，进入内质网加工、折叠，由囊泡运到高尔基体进一步加工，再由囊泡运到细胞膜分泌出去，过程中需要的能量主要由线粒体提供。',
      facility: 0.87,
    },
    {
      type: 'single',
      stem: tex`把紫色洋葱鳞片叶外表皮细胞浸在 [0.3 g/mL] 的蔗糖溶液中，一段时间后再用清水处理。关于实验现象，下列叙述正确的是（　　）`,
      right: '在蔗糖溶液中，原生质层逐渐与细胞壁分离，液泡颜色变深',
      wrong: [
        '在蔗糖溶液中，液泡逐渐变大，颜色变浅',
        '在蔗糖溶液中，细胞壁的收缩程度大于原生质层',
        '用清水处理后，细胞因吸水过多而胀破',
      ],
      solution:
        '蔗糖溶液的浓度大于细胞液，细胞失水，原生质层的伸缩性大于细胞壁，发生质壁分离，液泡变小、颜色变深；再用清水处理，细胞吸水，质壁分离复原，由于有细胞壁，不会胀破。',
      facility: 0.83,
    },
    {
      type: 'fill',
      stem: '氧气进入红细胞的方式是 ____；葡萄糖进入人的成熟红细胞的方式是 ____；小肠上皮细胞从葡萄糖浓度较低的肠腔中吸收葡萄糖，需要转运蛋白并消耗能量，方式是 ____。',
      answers: [['自由扩散', '简单扩散'], ['协助扩散', '易化扩散'], ['主动运输']],
      solution:
        '氧气是小分子，顺浓度梯度直接穿过磷脂双分子层，是自由扩散；葡萄糖进入红细胞顺浓度梯度，借助转运蛋白，不消耗能量，是协助扩散；逆浓度梯度、需要转运蛋白和能量的是主动运输。',
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '与细菌细胞相比，酵母菌细胞最主要的区别是（　　）',
      right: '有以核膜为界限的细胞核',
      wrong: ['有细胞壁', '有核糖体', '遗传物质是 DNA'],
      solution:
        '酵母菌是真核生物，细菌是原核生物，最主要的区别是有无以核膜为界限的细胞核。细胞壁、核糖体、以 DNA 为遗传物质是两者都有的。',
      facility: 0.88,
    },
  ],
};

/** Molecules and cells. */
export const moleculeChapters: readonly BankChapter[] = [
  { name: '组成细胞的分子', grade: 10, points: [molecules] },
  { name: '细胞的结构和物质输入输出', grade: 10, points: [cells] },
];
