import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
import { massOf, sumOf } from './masses.ts';

const substances = [
  'H2O',
  'NaOH',
  'H2SO4',
  'CaCO3',
  'Na2CO3',
  'NaHCO3',
  'Fe2O3',
  'CuSO4',
  'NH4NO3',
  'C6H12O6',
] as const;

function amount(random: Random): SingleChoice | undefined {
  const formula = random.pick(substances);
  const molar = massOf(formula);
  const moles = exact(between(random, 1, 30)).over(10);
  const mass = molar.times(moles);
  const errors = [molar.over(mass), moles.times(10), moles.over(2), moles.times(2)];
  const options = quantities('mol', moles, errors, 2);
  return (
    options && {
      type: 'single',
      stem: tex`[${formula}] 的摩尔质量为 [${molar} g/mol]，[${mass} g] [${formula}] 的物质的量是（　　）`,
      ...options,
      solution: tex`$n=\frac{m}{M}=\frac{[${mass} g]}{[${molar} g/mol]}=[${moles} mol]$。易错点：把公式写成 $n=\frac{M}{m}$，或移错小数点。`,
      facility: 0.88,
      check: { expression: plain`${mass} / (${sumOf(formula)})`, equals: moles.toString() },
    }
  );
}

const gases = ['H2', 'O2', 'N2', 'CO2', 'NH3', 'CH4', 'SO2', 'CO', 'NO'] as const;

function gasMass(random: Random): SingleChoice | undefined {
  const gas = random.pick(gases);
  const molar = massOf(gas);
  const moles = exact(between(random, 1, 20)).over(20);
  const [volume, mass] = [moles.times(22.4), molar.times(moles)];
  const errors = [mass.times(2), mass.over(2), volume, volume.times(molar), moles];
  const options = quantities('g', mass, errors, 2);
  return (
    options && {
      type: 'single',
      stem: tex`标准状况下，[${volume} L] [${gas}] 气体的质量是（　　）`,
      ...options,
      solution: lines(
        tex`标准状况下气体的摩尔体积约为 [22.4 L/mol]，$n=\frac{V}{V_{\mathrm{m}}}=\frac{[${volume} L]}{[22.4 L/mol]}=[${moles} mol]$。`,
        tex`$m=nM=[${moles} mol]\times[${molar} g/mol]=[${mass} g]$。`,
        '易错点：没有先由体积求出物质的量，直接用体积乘以摩尔质量。',
      ),
      facility: 0.8,
      check: { expression: plain`${volume} / 22.4 * (${sumOf(gas)})`, equals: mass.toString() },
    }
  );
}

const solids = ['NaOH', 'NaCl', 'Na2CO3', 'KNO3'] as const;

function concentration(random: Random): FillIn | undefined {
  const formula = random.pick(solids);
  const molar = massOf(formula);
  const litres = exact(random.pick([0.1, 0.25, 0.5, 1]));
  const strength = exact(random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1, 1.2]));
  const mass = molar.times(litres).times(strength);
  const part = random.pick([10, 20, 25, 50]);
  const inPart = strength.times(part).over(1000);
  if (!mass.neat(1) || !inPart.neat(3)) return undefined;
  return {
    type: 'fill',
    stem: tex`将 [${mass} g] [${formula}]（摩尔质量为 [${molar} g/mol]）溶于水，配成 [${litres.times(1000)} mL] 溶液，所得溶液的物质的量浓度是 ____ $\mathrm{mol/L}$；从中取出 [${part} mL]，其中含 [${formula}] 的物质的量是 ____ $\mathrm{mol}$。`,
    answers: [[strength.toString()], [inPart.toString()]],
    solution: lines(
      tex`$n=\frac{m}{M}=\frac{[${mass} g]}{[${molar} g/mol]}=[${litres.times(strength)} mol]$，$c=\frac{n}{V}=\frac{[${litres.times(strength)} mol]}{[${litres} L]}=[${strength} mol/L]$。`,
      tex`溶液是均一的，取出部分的浓度不变，$n=cV=[${strength} mol/L]\times[${exact(part).over(1000)} L]=[${inPart} mol]$。`,
    ),
    facility: 0.79,
    check: [
      { expression: plain`${mass} / (${sumOf(formula)}) / ${litres}`, equals: strength.toString() },
      { expression: plain`${strength} * ${part} / 1000`, equals: inPart.toString() },
    ],
  };
}

function dilution(random: Random): SingleChoice | undefined {
  const [strong, weak] = [
    exact(random.pick([2, 4, 6, 8, 10, 12, 16, 18])),
    exact(random.pick([0.1, 0.2, 0.5, 1, 1.5, 2])),
  ];
  const volume = random.pick([100, 250, 500]);
  const needed = weak.times(volume).over(strong);
  const errors = [strong.times(volume).over(weak), needed.times(10), exact(volume).minus(needed), needed.over(10)];
  const options = weak.size < strong.size ? quantities('mL', needed, errors, 1) : undefined;
  return (
    options && {
      type: 'single',
      stem: tex`用 [${strong} mol/L] 的硫酸配制 [${volume} mL] [${weak} mol/L] 的稀硫酸，需要这种硫酸的体积是（　　）`,
      ...options,
      solution: lines(
        tex`稀释前后溶质的物质的量不变：$c_1V_1=c_2V_2$。`,
        tex`$V_1=\frac{[${weak} mol/L]\times[${volume} mL]}{[${strong} mol/L]}=[${needed} mL]$。易错点：用总体积减去所取硫酸的体积（把加水的体积当成了答案），或移错小数点。`,
      ),
      facility: 0.83,
      check: { expression: plain`${weak} * ${volume} / ${strong}`, equals: needed.toString() },
    }
  );
}

const moles: BankPoint = {
  name: '物质的量及有关计算',
  questions: [
    {
      type: 'multiple',
      stem: tex`设 $N_{\mathrm{A}}$ 为阿伏加德罗常数的值，下列说法正确的有（　　）`,
      right: [
        tex`[16 g] [O2] 和 [O3] 的混合气体中含有的氧原子数为 $N_{\mathrm{A}}$`,
        tex`[2.3 g] 金属钠完全转化为钠离子时失去的电子数为 $0.1N_{\mathrm{A}}$`,
      ],
      wrong: [
        tex`标准状况下，[22.4 L] 水中含有的分子数为 $N_{\mathrm{A}}$`,
        tex`[1 mol/L] 的 [NaCl] 溶液中含有的 [Na^+] 数为 $N_{\mathrm{A}}$`,
      ],
      solution: tex`[O2] 和 [O3] 都只由氧原子构成，$\frac{[16 g]}{[16 g/mol]}=[1 mol]$ 氧原子；[2.3 g] 钠为 [0.1 mol]，每个钠原子失去 $1$ 个电子。标准状况下水不是气体，不能用 [22.4 L/mol] 计算；只知道浓度、不知道溶液的体积，不能确定离子的数目。`,
      facility: 0.66,
      check: [
        { expression: '16 / 16', equals: '1' },
        { expression: '2.3 / 23', equals: '0.1' },
      ],
    },
    {
      type: 'single',
      stem: '用固体溶质配制一定物质的量浓度的溶液时，下列操作会使所配溶液的浓度偏高的是（　　）',
      right: '定容时俯视容量瓶的刻度线',
      wrong: [
        '容量瓶洗净后没有干燥，残留少量蒸馏水',
        '转移溶液后，没有洗涤烧杯和玻璃棒',
        '定容、摇匀后，发现液面低于刻度线，再加水至刻度线',
      ],
      solution: tex`由 $c=\frac{n}{V}$ 分析：俯视刻度线定容时加入的水偏少，$V$ 偏小，$c$ 偏高。容量瓶内残留蒸馏水没有影响；没有洗涤烧杯和玻璃棒使 $n$ 偏小，$c$ 偏低；摇匀后液面略低是因为少量溶液附着在瓶颈，再加水使 $V$ 偏大，$c$ 偏低。`,
      facility: 0.68,
    },
    {
      type: 'single',
      stem: '同温同压下，相同体积的任何气体一定具有相同的（　　）',
      right: '分子数',
      wrong: ['原子数', '质量', '密度'],
      solution:
        '由阿伏加德罗定律，同温同压下相同体积的任何气体含有相同数目的分子。不同气体的分子所含的原子数不一定相同，所以原子数不一定相同；摩尔质量不同，质量和密度也不同。',
      facility: 0.86,
    },
  ],
  templates: [template(2, amount), template(2, gasMass), template(2, concentration), template(2, dilution)],
};

/** The mole and what is counted with it; it ends the chapter of sodium and chlorine. */
export const amountPoint = moles;

const classes: BankPoint = {
  name: '物质的分类与离子反应',
  questions: [
    {
      type: 'single',
      stem: '胶体区别于其他分散系的本质特征是（　　）',
      right: tex`分散质粒子的直径在 $1\sim100\,\mathrm{nm}$ 之间`,
      wrong: ['能产生丁达尔效应', '分散质粒子能透过滤纸', '外观均一、透明'],
      solution: tex`分散系按分散质粒子直径的大小分为溶液、胶体和浊液，所以粒子直径在 $1\sim100\,\mathrm{nm}$ 之间是胶体的本质特征。丁达尔效应是胶体的性质，可用来区分胶体和溶液，但不是本质特征。`,
      facility: 0.83,
    },
    {
      type: 'single',
      stem: '下列离子方程式书写正确的是（　　）',
      right: tex`铁与稀硫酸反应：[Fe + 2H^+ = Fe^2+ + H2↑]`,
      wrong: [
        tex`铜与硝酸银溶液反应：[Cu + Ag^+ = Cu^2+ + Ag]`,
        tex`碳酸钙与稀盐酸反应：[CO3^2- + 2H^+ = H2O + CO2↑]`,
        tex`氢氧化钡溶液与稀硫酸反应：[Ba^2+ + SO4^2- = BaSO4↓]`,
      ],
      solution: tex`铜与硝酸银反应的式子电荷不守恒，应为 [Cu + 2Ag^+ = Cu^2+ + 2Ag]；碳酸钙难溶，不能拆写成离子，应为 [CaCO3 + 2H^+ = Ca^2+ + H2O + CO2↑]；氢氧化钡与稀硫酸反应还生成水，应为 [Ba^2+ + 2OH^- + 2H^+ + SO4^2- = BaSO4↓ + 2H2O]。`,
      facility: 0.75,
    },
    {
      type: 'single',
      stem: '下列各组离子，在无色、酸性的溶液中能大量共存的是（　　）',
      right: tex`[K^+]、[NH4^+]、[Cl^-]、[SO4^2-]`,
      wrong: [
        tex`[Na^+]、[Cu^2+]、[SO4^2-]、[Cl^-]`,
        tex`[K^+]、[Na^+]、[HCO3^-]、[NO3^-]`,
        tex`[Ba^2+]、[Na^+]、[SO4^2-]、[Cl^-]`,
      ],
      solution: tex`含 [Cu^2+] 的溶液显蓝色；酸性溶液中 [HCO3^-] 与 [H^+] 反应生成 [CO2] 和 [H2O]；[Ba^2+] 与 [SO4^2-] 生成沉淀。只有 [K^+]、[NH4^+]、[Cl^-]、[SO4^2-] 既无色，又与 [H^+] 大量共存。`,
      facility: 0.8,
    },
  ],
};

const redox: BankPoint = {
  name: '氧化还原反应',
  questions: [
    {
      type: 'single',
      stem: tex`关于反应 [Cl2 + 2NaOH = NaCl + NaClO + H2O]，下列说法正确的是（　　）`,
      right: tex`[Cl2] 既是氧化剂又是还原剂`,
      wrong: [
        tex`[Cl2] 只作氧化剂，[NaOH] 是还原剂`,
        tex`每有 [1 mol] [Cl2] 参加反应，转移 [2 mol] 电子`,
        tex`[NaClO] 是还原产物`,
      ],
      solution: tex`氯元素的化合价由 $0$ 部分升高到 $+1$（[NaClO]，氧化产物），部分降低到 $-1$（[NaCl]，还原产物），[NaOH] 中元素的化合价都不变。每有 [1 mol] [Cl2] 反应，转移 [1 mol] 电子。错选转移 [2 mol] 电子的原因：误认为两个氯原子都得到电子。`,
      facility: 0.74,
    },
    {
      type: 'fill',
      stem: tex`实验室用 $[MnO2]+[4HCl]\text{（浓）}\overset{\triangle}{=}[MnCl2]+[Cl2]\uparrow+[2H2O]$ 制取氯气。反应中的氧化剂是 ____（填化学式）；每生成 [1 mol] [Cl2]，被氧化的 [HCl] 的物质的量是 ____ $\mathrm{mol}$，转移电子的物质的量是 ____ $\mathrm{mol}$。`,
      answers: [[tex`[MnO2]`, 'MnO2'], ['2'], ['2']],
      solution: tex`[MnO2] 中锰元素的化合价由 $+4$ 降低到 $+2$，[MnO2] 是氧化剂。[4 mol] [HCl] 中只有 [2 mol] 被氧化生成 [Cl2]，另外 [2 mol] 表现酸性生成 [MnCl2]。锰元素降低 $2$ 价，所以转移 [2 mol] 电子。填被氧化的 [HCl] 为 $4$ 的错误原因：把表现酸性的 [HCl] 也算作还原剂。`,
      facility: 0.73,
    },
    {
      type: 'single',
      stem: tex`已知反应：[2Fe^3+ + 2I^- = 2Fe^2+ + I2]，[2Fe^2+ + Cl2 = 2Fe^3+ + 2Cl^-]。由此可知氧化性由强到弱的顺序是（　　）`,
      right: tex`$[Cl2]>[Fe^3+]>[I2]$`,
      wrong: [tex`$[I2]>[Fe^3+]>[Cl2]$`, tex`$[Fe^3+]>[Cl2]>[I2]$`, tex`$[Cl2]>[I2]>[Fe^3+]$`],
      solution: tex`氧化性：氧化剂强于氧化产物。第一个反应中 [Fe^3+] 是氧化剂，[I2] 是氧化产物，$[Fe^3+]>[I2]$；第二个反应中 [Cl2] 是氧化剂，[Fe^3+] 是氧化产物，$[Cl2]>[Fe^3+]$。`,
      facility: 0.82,
    },
  ],
};

/** How matter is sorted, ions, oxidation. */
export const changeChapter: BankChapter = { name: '物质及其变化', grade: 10, points: [classes, redox] };
