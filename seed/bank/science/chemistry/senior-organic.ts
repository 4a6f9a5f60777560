import type { Templates, WrittenAnswer } from '../../bank.ts';
import { lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { massOf, sumOf } from './masses.ts';

const organics = [
  {
    formula: 'C2H6O',
    carbon: 2,
    hydrogen: 6,
    oxygen: 1,
    test: '能与金属钠反应放出氢气',
    structure: 'CH3CH2OH',
    name: '乙醇',
  },
  {
    formula: 'C2H4O2',
    carbon: 2,
    hydrogen: 4,
    oxygen: 2,
    test: '能与碳酸氢钠溶液反应产生气体',
    structure: 'CH3COOH',
    name: '乙酸',
  },
  { formula: 'C2H4O', carbon: 2, hydrogen: 4, oxygen: 1, test: '能发生银镜反应', structure: 'CH3CHO', name: '乙醛' },
  {
    formula: 'C3H6O2',
    carbon: 3,
    hydrogen: 6,
    oxygen: 2,
    test: '能与碳酸氢钠溶液反应产生气体',
    structure: 'CH3CH2COOH',
    name: '丙酸',
  },
  {
    formula: 'CH4O',
    carbon: 1,
    hydrogen: 4,
    oxygen: 1,
    test: '能与金属钠反应放出氢气',
    structure: 'CH3OH',
    name: '甲醇',
  },
] as const;

function burned(random: Random): WrittenAnswer {
  const { formula, carbon, hydrogen, oxygen, test, structure, name } = random.pick(organics);
  const molar = massOf(formula);
  const moles = exact(random.pick([0.05, 0.1, 0.2, 0.5]));
  const mass = molar.times(moles);
  const [dioxide, water] = [moles.times(carbon * 44), moles.times(hydrogen * 9)];
  const [inCarbon, inHydrogen] = [moles.times(carbon * 12), moles.times(hydrogen)];
  const rest = mass.minus(inCarbon).minus(inHydrogen);
  return {
    type: 'written',
    stem: tex`[${mass} g] 某有机物 $\mathrm{A}$ 在足量氧气中完全燃烧，只生成 [${dioxide} g] [CO2] 和 [${water} g] [H2O]。质谱法测得 $\mathrm{A}$ 的相对分子质量为 $${molar}$。（1）$\mathrm{A}$ 中是否含有氧元素？写出计算过程。（2）求 $\mathrm{A}$ 的分子式。（3）$\mathrm{A}$ ${test}，写出 $\mathrm{A}$ 的结构简式。`,
    answer: tex`（1）含有氧元素；（2）[${formula}]；（3）[${structure}]`,
    rubric: [
      { text: tex`（1）算出碳、氢元素的质量 [${inCarbon} g] 和 [${inHydrogen} g]，得出含氧元素的结论`, score: 3 },
      { text: tex`（2）由各元素的物质的量和相对分子质量求出 [${formula}]`, score: 3 },
      { text: tex`（3）写出 [${structure}]`, score: 2 },
    ],
    solution: lines(
      tex`（1）$m([C])=\frac{12}{44}\times[${dioxide} g]=[${inCarbon} g]$，$m([H])=\frac{2}{18}\times[${water} g]=[${inHydrogen} g]$，两者之和小于 [${mass} g]，所以含有氧元素，$m([O])=[${mass} g]-[${inCarbon} g]-[${inHydrogen} g]=[${rest} g]$。`,
      tex`（2）$n([C]):n([H]):n([O])=\frac{${inCarbon}}{12}:\frac{${inHydrogen}}{1}:\frac{${rest}}{16}=${carbon}:${hydrogen}:${oxygen}$，结合相对分子质量 $${molar}$，分子式为 [${formula}]。`,
      tex`（3）$\mathrm{A}$ ${test}，结构简式为 [${structure}]（${name}）。`,
    ),
    facility: 0.68,
    check: [
      { expression: plain`${dioxide} / 44 * (${sumOf(formula)}) / ${mass}`, equals: String(carbon) },
      { expression: plain`${water} / 18 * 2 * (${sumOf(formula)}) / ${mass}`, equals: String(hydrogen) },
    ],
  };
}

/** Organic chemistry. */
export const organicTemplates: Templates = {
  烃的衍生物: [template(3, burned)],
};
