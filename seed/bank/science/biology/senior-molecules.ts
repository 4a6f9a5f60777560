import type { FillIn, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { plain, tex } from '../text.ts';

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

/** Molecules and cells. */
export const moleculeTemplates: Templates = {
  组成细胞的分子: [template(2, peptide)],
};
