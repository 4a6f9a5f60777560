import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, powers } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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
    [14 - result, result + 1, result - 1, result + 2].map((value) => (value > 0 ? show(value) : '')),
    ['swap'],
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
    [acid ? before - power : 14 - before + power, start, 7, 14 - result].map((value) =>
      value > 0 && value <= 14 ? show(value) : '',
    ),
    ['sign', 'condition', '-', 'swap'],
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
  const options = powers(
    'mol/L',
    value(power - known),
    [value(power), value(power - known - 1), value(power - known + 1), value(power - known - 2)],
    ['factor'],
  );
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

/** Ions in water. */
export const waterTemplates: Templates = {
  弱电解质的电离与溶液的酸碱性: [template(4, strong), template(2, thinned)],
  '盐类的水解、滴定与沉淀溶解平衡': [template(2, solubilityProduct)],
};
