import type { FillIn, SingleChoice, Templates, WrittenAnswer } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, quantities } from '../draw.ts';
import { exact, type Exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { tablePulley } from './figures-senior.ts';

function tied(random: Random): WrittenAnswer | undefined {
  const [resting, hanging] = [between(random, 1, 9), between(random, 1, 6)];
  const gain = exact(hanging * 10).over(resting + hanging);
  const pull = gain.times(resting);
  const way = exact(random.pick([0.5, 1, 2]));
  const square = gain.times(way).times(2);
  const speed = Math.sqrt(square.size);
  if (!gain.neat(1) || !Number.isInteger(speed)) return undefined;
  return {
    type: 'written',
    stem: tex`如图所示，质量 $m_A=[${resting} kg]$ 的物块 $A$ 放在光滑水平桌面上，用跨过轻质光滑定滑轮的轻绳与质量 $m_B=[${hanging} kg]$ 的物块 $B$ 相连，$A$ 与滑轮间的绳水平。由静止释放，$A$ 未碰到滑轮、$B$ 未落地，取 $g=[10 m/s^2]$。求：（1）两物块的加速度大小；（2）绳的拉力大小；（3）$B$ 下降 [${way} m] 时的速度大小。`,
    answer: tex`（1）[${gain} m/s^2]；（2）[${pull} N]；（3）[${speed} m/s]`,
    rubric: [
      { text: tex`（1）对 $A$、$B$ 分别列出 $T=m_Aa$、$m_Bg-T=m_Ba$`, score: 4 },
      { text: tex`（1）算出 $a=[${gain} m/s^2]$`, score: 2 },
      { text: tex`（2）算出 $T=[${pull} N]$`, score: 2 },
      { text: tex`（3）由 $v^2=2ax$（或机械能守恒）算出 [${speed} m/s]`, score: 2 },
    ],
    solution: lines(
      tex`（1）两物块加速度大小相等。对 $A$：$T=m_Aa$；对 $B$：$m_Bg-T=m_Ba$。相加得 $a=\frac{m_Bg}{m_A+m_B}=\frac{${hanging}\times10}{${resting}+${hanging}}\,\mathrm{m/s^2}=[${gain} m/s^2]$。`,
      tex`（2）$T=m_Aa=[${resting} kg]\times[${gain} m/s^2]=[${pull} N]$。拉力小于 $B$ 的重力 [${hanging * 10} N]，常见的错误是直接取 $T=m_Bg$。`,
      tex`（3）$v=\sqrt{2ax}=\sqrt{2\times${gain}\times${way}}\,\mathrm{m/s}=[${speed} m/s]$。`,
    ),
    facility: 0.5,
    figure: tablePulley,
    check: [
      { expression: plain`${hanging} * 10 / (${resting} + ${hanging}) * ${resting}`, equals: pull.toString() },
      { expression: plain`2 * ${hanging} * 10 / (${resting} + ${hanging}) * ${way}`, equals: String(speed * speed) },
    ],
  };
}

function elastic(random: Random): FillIn | undefined {
  const [first, second] = [between(random, 1, 6), between(random, 1, 6)];
  const speed = between(random, 2, 12);
  const [mine, yours] = [
    exact((first - second) * speed).over(first + second),
    exact(2 * first * speed).over(first + second),
  ];
  if (first <= second || !mine.neat(1) || !yours.neat(1)) return undefined;
  return {
    type: 'fill',
    stem: tex`光滑水平面上，质量为 [${first} kg] 的小球 $A$ 以 [${speed} m/s] 的速度与静止的、质量为 [${second} kg] 的小球 $B$ 发生弹性正碰。碰后 $A$ 的速度大小是 ____ $\mathrm{m/s}$，$B$ 的速度大小是 ____ $\mathrm{m/s}$。`,
    answers: [[mine.toString()], [yours.toString()]],
    solution: lines(
      tex`动量守恒：$m_Av_0=m_Av_A+m_Bv_B$；弹性碰撞机械能守恒：$\frac{1}{2}m_Av_0^2=\frac{1}{2}m_Av_A^2+\frac{1}{2}m_Bv_B^2$。`,
      tex`联立解得 $v_A=\frac{m_A-m_B}{m_A+m_B}v_0=\frac{${first}-${second}}{${first}+${second}}\times[${speed} m/s]=[${mine} m/s]$，$v_B=\frac{2m_A}{m_A+m_B}v_0=\frac{2\times${first}}{${first}+${second}}\times[${speed} m/s]=[${yours} m/s]$。`,
    ),
    facility: 0.57,
    check: [
      { expression: plain`${first} * ${mine} + ${second} * ${yours} - ${first} * ${speed}`, equals: '0' },
      { expression: plain`${first} * ${mine}^2 + ${second} * ${yours}^2 - ${first} * ${speed}^2`, equals: '0' },
    ],
  };
}

function sealedGas(random: Random): SingleChoice | undefined {
  const before = exact(between(random, 2, 8)).over(2);
  const hot = 27 * between(random, 2, 9);
  const after = before.times(hot + 273).over(300);
  const show = (value: Exact) => tex`$${value}\times10^5\,\mathrm{Pa}$`;
  const errors = [before.times(hot).over(27), after.minus(before), before];
  const options = choices(
    show(after),
    errors.map((error) => show(error)),
    ['condition', 'other', '-'],
  );
  return (
    options && {
      type: 'single',
      stem: tex`一定质量的理想气体密封在体积不变的容器中，温度为 [27 ℃] 时压强为 ${show(before)}。温度升高到 [${hot} ℃] 时，气体的压强是（　　）`,
      ...options,
      solution: lines(
        tex`体积不变，由查理定律 $\frac{p_1}{T_1}=\frac{p_2}{T_2}$，其中 $T_1=(27+273)\,\mathrm{K}=[300 K]$，$T_2=(${hot}+273)\,\mathrm{K}=[${hot + 273} K]$。`,
        tex`$p_2=\frac{T_2}{T_1}p_1=\frac{${hot + 273}}{300}\times${before}\times10^5\,\mathrm{Pa}=${after}\times10^5\,\mathrm{Pa}$。`,
        tex`错选 ${show(errors[0]!)} 的原因：用摄氏温度直接代入，没有换算成热力学温度；错选 ${show(errors[1]!)} 的原因：求的是压强的增加量。`,
      ),
      facility: 0.74,
      check: { expression: plain`${before} * (${hot} + 273) / (27 + 273)`, equals: after.toString() },
    }
  );
}

function firstLaw(random: Random): SingleChoice | undefined {
  const [heat, work] = [between(random, 100, 900, 20), between(random, 60, 600, 20)];
  if (heat <= work || heat === 2 * work) return undefined;
  const rise = exact(heat - work);
  const options = quantities('J', rise, [exact(heat + work), exact(heat), exact(work)], 2, [
    'sign',
    'condition',
    'other',
  ]);
  return (
    options && {
      type: 'single',
      stem: tex`一定质量的气体从外界吸收 [${heat} J] 的热量，同时膨胀对外界做功 [${work} J]，气体的内能增加（　　）`,
      ...options,
      solution: tex`由热力学第一定律 $\Delta U=W+Q$。气体吸热，$Q=[${heat} J]$；气体对外做功，$W=[${-work} J]$。$\Delta U=[${heat} J]-[${work} J]=[${rise} J]$。错选 [${heat + work} J] 的原因：弄错了做功的正负号。`,
      facility: 0.79,
      check: { expression: plain`${heat} - ${work}`, equals: rise.toString() },
    }
  );
}

/** What the last year puts together: mechanics and heat. */
export const reviewTemplates: Templates = {
  牛顿运动定律的综合应用: [template(2, tied)],
  动量与能量的综合应用: [template(2, elastic)],
  '分子动理论、气体与热力学定律': [template(2, sealedGas), template(2, firstLaw)],
};
