import type { FillIn, Templates } from '../../bank.ts';
import { lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { plain, tex } from '../text.ts';

const nuclides = [
  { protons: 8, neutrons: 8, gained: 2 },
  { protons: 9, neutrons: 10, gained: 1 },
  { protons: 11, neutrons: 12, gained: -1 },
  { protons: 12, neutrons: 12, gained: -2 },
  { protons: 13, neutrons: 14, gained: -3 },
  { protons: 16, neutrons: 16, gained: 2 },
  { protons: 17, neutrons: 18, gained: 1 },
  { protons: 19, neutrons: 20, gained: -1 },
  { protons: 20, neutrons: 20, gained: -2 },
] as const;

function insideAtom(random: Random): FillIn {
  const { protons, neutrons, gained } = random.pick(nuclides);
  const moved = Math.abs(gained);
  const how = gained > 0 ? '得到' : '失去';
  const electrons = protons + gained;
  return {
    type: 'fill',
    stem: tex`某原子的原子核内有 $${protons}$ 个质子和 $${neutrons}$ 个中子，它的核外电子数是 ____，相对原子质量约为 ____。该原子${how} $${moved}$ 个电子后形成的离子，核外电子数是 ____。`,
    answers: [[String(protons)], [String(protons + neutrons)], [String(electrons)]],
    solution: lines(
      tex`原子中，核外电子数等于质子数，为 $${protons}$；相对原子质量约等于质子数加中子数：$${protons}+${neutrons}=${protons + neutrons}$。`,
      tex`${how}电子后原子核不变，核外电子数变为 $${protons}${gained > 0 ? '+' : '-'}${moved}=${electrons}$。`,
    ),
    facility: 0.82,
    check: [
      { expression: plain`${protons} + ${neutrons}`, equals: String(protons + neutrons) },
      { expression: plain`${protons} + (${gained})`, equals: String(electrons) },
    ],
  };
}

/** What matter is made of. */
export const particleTemplates: Templates = {
  '分子、原子和离子': [template(2, insideAtom)],
};
