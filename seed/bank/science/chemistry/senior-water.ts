import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, powers, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

const electrolytes = [
  { name: '盐酸', formula: 'HCl', acid: true, ions: 1 },
  { name: '硝酸溶液', formula: 'HNO3', acid: true, ions: 1 },
  { name: '硫酸', formula: 'H2SO4', acid: true, ions: 2 },
  { name: '氢氧化钠溶液', formula: 'NaOH', acid: false, ions: 1 },
  { name: '氢氧化钡溶液', formula: 'Ba(OH)2', acid: false, ions: 2 },
] as const;

const show = (value: number): string => `$${value}$`;

function strong(random: Random): SingleChoice | undefined {
  const { name, acid, ions } = random.pick(electrolytes);
  const power = between(random, 1, 4);
  // Half of a power of ten where two ions come from each unit, so that the concentration of the ion is a power of ten.
  const given = exact(ions === 2 ? 0.5 : 1).over(10 ** power);
  const result = acid ? power : 14 - power;
  const options = choices(
    show(result),
    [14 - result, result + 1, result - 1, result + 2].filter((value) => value > 0).map(show),
  );
  const ion = acid ? 'H^+' : 'OH^-';
  const sum = ions === 1 ? given : plain`2\times${given}\,\mathrm{mol/L}=${given.times(2)}`;
  const concentration = tex`$c([${ion}])=${sum}\,\mathrm{mol/L}=10^{-${power}}\,\mathrm{mol/L}$`;
  return (
    options && {
      type: 'single',
      stem: tex`常温下，[${given} mol/L] 的${name}的 $\mathrm{pH}$ 是（　　）`,
      ...options,
      solution: acid
        ? tex`强酸完全电离，${concentration}，$\mathrm{pH}=-\lg c([H^+])=${result}$。`
        : lines(
            tex`强碱完全电离，${concentration}，$c([H^+])=\frac{K_{\mathrm{w}}}{c([OH^-])}=\frac{10^{-14}}{10^{-${power}}}\,\mathrm{mol/L}=10^{-${result}}\,\mathrm{mol/L}$，$\mathrm{pH}=${result}$。`,
            tex`错选 $${power}$ 的原因：直接用 $c([OH^-])$ 计算 $\mathrm{pH}$。`,
          ),
      facility: 0.82,
      check: {
        expression: plain`${acid ? '' : '14 + '}log10(${ions} * ${given}) * ${acid ? -1 : 1}`,
        equals: String(result),
      },
    }
  );
}

function thinned(random: Random): SingleChoice | undefined {
  const acid = random.chance(0.5);
  const [before, power] = [between(random, 1, 3), between(random, 1, 3)];
  const start = acid ? before : 14 - before;
  const result = acid ? before + power : 14 - before - power;
  if (before + power > 5) return undefined;
  const options = choices(
    show(result),
    [acid ? before - power : 14 - before + power, start, 7, 14 - result]
      .filter((value) => value > 0 && value <= 14)
      .map(show),
  );
  return (
    options && {
      type: 'single',
      stem: tex`常温下，把 $\mathrm{pH}=${start}$ 的${acid ? '盐酸' : '氢氧化钠溶液'}加水稀释到原体积的 $${10 ** power}$ 倍，所得溶液的 $\mathrm{pH}$ 是（　　）`,
      ...options,
      solution: acid
        ? tex`盐酸是强酸，稀释前 $c([H^+])=10^{-${before}}\,\mathrm{mol/L}$，稀释到 $${10 ** power}$ 倍后为 $10^{-${result}}\,\mathrm{mol/L}$，$\mathrm{pH}=${result}$。稀释后酸性减弱，$\mathrm{pH}$ 增大，可以用来检验结果。`
        : tex`稀释前 $c([OH^-])=10^{-${before}}\,\mathrm{mol/L}$，稀释到 $${10 ** power}$ 倍后 $c([OH^-])=10^{-${before + power}}\,\mathrm{mol/L}$，$c([H^+])=10^{-${result}}\,\mathrm{mol/L}$，$\mathrm{pH}=${result}$。稀释后碱性减弱，$\mathrm{pH}$ 减小，可以用来检验结果。`,
      facility: 0.79,
      check: {
        expression: acid
          ? plain`-log10(10^(-${start}) / 10^${power})`
          : plain`14 + log10(10^(${start} - 14) / 10^${power})`,
        equals: String(result),
      },
    }
  );
}

const precipitates = [
  { formula: 'AgCl', metal: 'Ag^+', rest: 'Cl^-', product: 1.8, power: 10 },
  { formula: 'BaSO4', metal: 'Ba^2+', rest: 'SO4^2-', product: 1.1, power: 10 },
  { formula: 'CaCO3', metal: 'Ca^2+', rest: 'CO3^2-', product: 3.4, power: 9 },
] as const;

function solubilityProduct(random: Random): SingleChoice | undefined {
  const { formula, metal, rest, product, power } = random.pick(precipitates);
  const known = between(random, 1, 4);
  const value = (exponent: number) => exact(product).over(10 ** exponent);
  const options = powers('mol/L', value(power - known), [
    value(power),
    value(power - known - 1),
    value(power - known + 1),
    value(power - known - 2),
  ]);
  return (
    options && {
      type: 'single',
      stem: tex`常温下，$K_{\mathrm{sp}}([${formula}])=${product}\times10^{-${power}}$。某含有 [${formula}] 沉淀的饱和溶液中，$c([${rest}])=[${exact(1).over(10 ** known)} mol/L]$，则 $c([${metal}])$ 为（　　）`,
      ...options,
      solution: tex`饱和溶液中 $K_{\mathrm{sp}}=c([${metal}])\cdot c([${rest}])$，$c([${metal}])=\frac{K_{\mathrm{sp}}}{c([${rest}])}=\frac{${product}\times10^{-${power}}}{10^{-${known}}}\,\mathrm{mol/L}=${product}\times10^{-${power - known}}\,\mathrm{mol/L}$。`,
      facility: 0.8,
      check: {
        expression: plain`${product} / 10^${power} / (1 / 10^${known})`,
        equals: plain`${product} / 10^${power - known}`,
      },
    }
  );
}

const ionization: BankPoint = {
  name: '弱电解质的电离与溶液的酸碱性',
  questions: [
    {
      type: 'single',
      stem: '下列事实能说明醋酸是弱电解质的是（　　）',
      right: tex`常温下，[0.1 mol/L] 醋酸溶液的 $\mathrm{pH}$ 约为 $3$`,
      wrong: ['醋酸溶液能使紫色石蕊溶液变红', '醋酸能与水以任意比互溶', '醋酸溶液能与锌反应生成氢气'],
      solution: tex`若醋酸完全电离，[0.1 mol/L] 溶液的 $\mathrm{pH}$ 应为 $1$，实际约为 $3$，说明只有一部分电离。使石蕊变红、与锌反应都只说明溶液中有 [H^+]；溶解性与电解质的强弱无关。`,
      facility: 0.82,
    },
    {
      type: 'multiple',
      stem: tex`常温下，向纯水中加入少量下列物质或改变条件，能促进水的电离的有（　　）`,
      right: ['升高温度', tex`加入 [NH4Cl] 固体`],
      wrong: [tex`加入 [NaOH] 固体`, tex`通入 [HCl] 气体`],
      solution: tex`水的电离吸热，升高温度促进电离；[NH4^+] 水解消耗 [OH^-]，促进水的电离。加入酸、碱使 [H^+] 或 [OH^-] 的浓度增大，抑制水的电离。`,
      facility: 0.78,
    },
  ],
  templates: [template(4, strong), template(2, thinned)],
};

const hydrolysis: BankPoint = {
  name: '盐类的水解、滴定与沉淀溶解平衡',
  questions: [
    {
      type: 'single',
      stem: tex`[0.1 mol/L] 的 [CH3COONa] 溶液中，离子浓度由大到小的顺序是（　　）`,
      right: tex`$c([Na^+])>c([CH3COO^-])>c([OH^-])>c([H^+])$`,
      wrong: [
        tex`$c([CH3COO^-])>c([Na^+])>c([OH^-])>c([H^+])$`,
        tex`$c([Na^+])>c([CH3COO^-])>c([H^+])>c([OH^-])$`,
        tex`$c([Na^+])>c([OH^-])>c([CH3COO^-])>c([H^+])$`,
      ],
      solution: tex`[CH3COO^-] 少量水解：[CH3COO^- + H2O ⇌ CH3COOH + OH^-]，所以 $c([CH3COO^-])$ 略小于 $c([Na^+])$，溶液显碱性，$c([OH^-])>c([H^+])$；水解程度很小，$c([OH^-])$ 远小于 $c([CH3COO^-])$。`,
      facility: 0.74,
    },
    {
      type: 'written',
      stem: tex`用 [0.1000 mol/L] 的 [NaOH] 标准溶液滴定 [25.00 mL] 未知浓度的盐酸，三次滴定消耗标准溶液的体积分别为 [20.02 mL]、[19.98 mL]、[22.05 mL]。（1）用酚酞作指示剂，滴定终点的现象是什么？（2）计算盐酸的物质的量浓度。（3）若滴定前碱式滴定管尖嘴处有气泡，滴定后气泡消失，测定结果偏高还是偏低？说明理由。`,
      answer: tex`（1）滴入最后半滴标准溶液，溶液由无色变为浅红色，且半分钟内不褪色；（2）[0.08000 mol/L]；（3）偏高，读出的标准溶液体积比实际参加反应的体积大`,
      rubric: [
        { text: '（1）答出“最后半滴”“无色变浅红色”“半分钟内不褪色”', score: 2 },
        { text: tex`（2）舍去 [22.05 mL]，算出平均体积 [20.00 mL]`, score: 2 },
        { text: tex`（2）算出 [0.08000 mol/L]`, score: 2 },
        { text: '（3）答“偏高”并说明理由', score: 2 },
      ],
      solution: lines(
        '（1）锥形瓶内是盐酸和酚酞，开始时无色，恰好反应完后再多半滴碱溶液即变为浅红色。',
        tex`（2）[22.05 mL] 与另外两次相差太大，应舍去，平均体积 $V=\frac{20.02+19.98}{2}\,\mathrm{mL}=[20.00 mL]$。$c([HCl])=\frac{[0.1000 mol/L]\times[20.00 mL]}{[25.00 mL]}=[0.08000 mol/L]$。`,
        tex`（3）气泡消失使一部分标准溶液用于填充尖嘴，读出的 $V([NaOH])$ 偏大，由 $c([HCl])=\frac{c([NaOH])\cdot V([NaOH])}{V([HCl])}$ 知结果偏高。`,
      ),
      facility: 0.63,
      check: { expression: '0.1 * (20.02 + 19.98) / 2 / 25', equals: '0.08' },
    },
    {
      type: 'single',
      stem: tex`下列做法与盐类的水解无关的是（　　）`,
      right: '用稀盐酸清洗铁制品表面的铁锈',
      wrong: ['用热的纯碱溶液清洗油污', tex`配制 [FeCl3] 溶液时加入少量盐酸`, '用明矾净水'],
      solution: tex`稀盐酸除锈是酸与金属氧化物的反应。[CO3^2-] 水解使溶液显碱性，加热促进水解，去油污能力增强；加盐酸抑制 [Fe^3+] 水解；明矾中的 [Al^3+] 水解生成氢氧化铝胶体，吸附悬浮物而净水。`,
      facility: 0.83,
    },
  ],
  templates: [template(2, solubilityProduct)],
};

/** Ions in water. */
export const waterChapter: BankChapter = {
  name: '水溶液中的离子反应与平衡',
  grade: 11,
  points: [ionization, hydrolysis],
};
