import type { BankQuestion } from '../bank.ts';
import { between, choice, template } from '../making.ts';

/** The share of a region's people who live in towns. */
export const urbanShare = template(2, (random): BankQuestion | undefined => {
  const [total, percent] = [20 * between(random, 10, 60), between(random, 31, 78)];
  const towns = (total * percent) / 100;
  if (!Number.isInteger(towns)) return undefined;
  return {
    type: 'fill',
    stem: `某地区总人口为${total}万，其中城镇人口为${towns}万、乡村人口为${total - towns}万，该地区的城镇化率为____%。`,
    answers: [[String(percent)]],
    solution: `城镇化率等于城镇人口占总人口的百分比：$\\frac{${towns}}{${total}}\\times 100\\%=${percent}\\%$。注意不能用城镇人口除以乡村人口。`,
    facility: 0.86,
    check: { expression: `${towns}/${total}*100`, equals: String(percent) },
  };
});

const compass = ['北', '东北', '东', '东南', '南', '西南', '西', '西北'] as const;

/** Where a factory that fouls the air belongs: down the wind that prevails. */
export const factorySite = template(2, (random) => {
  const from = random.below(8);
  const towards = (turn: number) => compass[(from + turn) % 8]!;
  return choice({
    stem: `某城市只有一种盛行风，常年盛行${towards(0)}风。从保护大气环境考虑，水泥厂应布局在该城市的（　　）`,
    right: `${towards(4)}郊`,
    errors: [`${towards(0)}郊`, `${towards(2)}郊`, `${towards(6)}郊`],
    because: ['swap', 'condition', 'condition'],
    solution: `风向指风的来向，${towards(0)}风由${towards(0)}吹向${towards(4)}。有大气污染的工厂应布局在单一盛行风的下风向，即${towards(4)}郊。错选“${towards(0)}郊”是把风的来向当成了去向。`,
    facility: 0.78,
  });
});
