import type { FillIn, SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { lever, pulleys } from './figures-machines.ts';

function hungWeights(random: Random): FillIn | undefined {
  const [left, right] = [between(random, 1, 6), between(random, 1, 6)];
  const weights = between(random, 1, 6);
  const needed = exact(left * weights).over(right);
  if (left === right || needed.places > 0 || needed.size > 8) return undefined;
  const [afterLeft, afterRight] = [left * (weights + 1), right * (needed.size + 1)];
  const sinks = afterLeft > afterRight ? '左' : '右';
  return {
    type: 'fill',
    stem: tex`如图所示，杠杆上相邻刻度的间距相等，每个钩码的质量相同。在 $A$ 处挂 $${weights}$ 个钩码，要使杠杆在水平位置平衡，应在 $B$ 处挂 ____ 个钩码；平衡后，若在两侧再各加挂一个相同的钩码，杠杆的 ____（填“左”或“右”）端将下沉。`,
    answers: [[needed.toString()], [sinks, `${sinks}端`]],
    solution: lines(
      tex`设每个钩码重 $G$，每格长 $l$。由杠杆的平衡条件 $F_1l_1=F_2l_2$：$${weights}G\times${left}l=nG\times${right}l$，得 $n=${needed}$。`,
      tex`各加挂一个后，左侧为 $${weights + 1}G\times${left}l=${afterLeft}Gl$，右侧为 $${needed.size + 1}G\times${right}l=${afterRight}Gl$，${sinks}侧较大，${sinks}端下沉（力臂较长的一端）。`,
    ),
    facility: 0.68,
    figure: lever(left, weights, right, '?'),
    check: [{ expression: plain`${weights} * ${left} / ${right}`, equals: needed.toString() }],
  };
}

function crowbar(random: Random): SingleChoice | undefined {
  const load = between(random, 300, 1200, 60);
  const short = exact(between(random, 10, 40, 5)).over(100);
  const long = exact(between(random, 80, 200, 10)).over(100);
  const force = short.times(load).over(long);
  const errors = [
    long.times(load).over(short),
    short.times(load),
    exact(load).over(long),
    short.times(load).over(long.plus(short)),
  ];
  const options = quantities('N', force, errors, 1, ['swap', 'factor', 'factor', 'formula']);
  return (
    options && {
      type: 'single',
      stem: tex`用撬棒撬石头，动力臂为 [${long} m]，阻力臂为 [${short} m]，石头对撬棒的阻力为 [${load} N]。不计撬棒的重力，撬动石头至少需要的动力是（　　）`,
      ...options,
      solution: lines(
        tex`由杠杆的平衡条件 $F_1l_1=F_2l_2$，$F_1=\frac{F_2l_2}{l_1}=\frac{[${load} N]\times[${short} m]}{[${long} m]}=[${force} N]$。`,
        '动力臂大于阻力臂，是省力杠杆，动力应小于阻力，可以用来检验结果。',
      ),
      facility: 0.83,
      check: { expression: plain`${load} * ${short} / ${long}`, equals: force.toString() },
    }
  );
}

function efficiency(random: Random): WrittenAnswer | undefined {
  const strands = random.pick([2, 3] as const);
  const load = between(random, 90, 720, 30);
  const force = between(random, 40, 300, 10);
  const height = between(random, 1, 6);
  const [useful, whole] = [exact(load * height), exact(force * strands * height)];
  const share = useful.over(whole).times(100);
  if (!share.neat(0) || share.size > 92 || share.size < 60) return undefined;
  return {
    type: 'written',
    stem: tex`如图所示，用滑轮组把重 $G=[${load} N]$ 的物体匀速提升 [${height} m]，作用在绳子自由端的拉力 $F=[${force} N]$。求：（1）有用功；（2）绳子自由端移动的距离和总功；（3）滑轮组的机械效率。`,
    answer: tex`（1）[${useful} J]；（2）[${strands * height} m]，[${whole} J]；（3）[${share} %]`,
    rubric: [
      { text: tex`（1）由 $W_{\text{有用}}=Gh$ 算出 [${useful} J]`, score: 2 },
      {
        text: tex`（2）由图看出 $n=${strands}$，算出 $s=[${strands * height} m]$ 和 $W_{\text{总}}=[${whole} J]$`,
        score: 3,
      },
      { text: tex`（3）由 $\eta=\frac{W_{\text{有用}}}{W_{\text{总}}}$ 算出 [${share} %]`, score: 2 },
    ],
    solution: lines(
      tex`（1）$W_{\text{有用}}=Gh=[${load} N]\times[${height} m]=[${useful} J]$。`,
      tex`（2）承担动滑轮的绳子有 $${strands}$ 段，$s=${strands}h=${strands}\times[${height} m]=[${strands * height} m]$，$W_{\text{总}}=Fs=[${force} N]\times[${strands * height} m]=[${whole} J]$。`,
      tex`（3）$\eta=\frac{W_{\text{有用}}}{W_{\text{总}}}=\frac{[${useful} J]}{[${whole} J]}\times100\%=[${share} %]$。`,
    ),
    facility: 0.6,
    figure: pulleys(strands),
    check: {
      expression: plain`${load} * ${height} / (${force} * ${strands} * ${height}) * 100`,
      equals: share.toString(),
    },
  };
}

/** Levers, pulleys and their efficiency. */
export const machineTemplates: Templates = {
  杠杆的平衡条件: [template(2, hungWeights), template(2, crowbar)],
  滑轮与机械效率: [template(2, efficiency)],
};
