import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
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
  const options = quantities('mol', moles, errors, 2, ['swap', 'place']);
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
  const options = quantities('g', mass, errors, 2, ['-', '-', 'other', 'formula', 'middle']);
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
  const options =
    weak.size < strong.size ? quantities('mL', needed, errors, 1, ['swap', 'place', 'other', 'place']) : undefined;
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

/** The mole and what is counted with it. */
export const amountTemplates: Templates = {
  物质的量及有关计算: [template(2, amount), template(2, gasMass), template(2, concentration), template(2, dilution)],
};
