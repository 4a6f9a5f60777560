import type { BankChapter, BankPoint, FillIn, SingleChoice, WrittenAnswer } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, quantities, template } from '../draw.ts';
import { exact, type Exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
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

const connected: BankPoint = {
  name: '牛顿运动定律的综合应用',
  questions: [
    {
      type: 'single',
      stem: tex`质量分别为 $2m$ 和 $m$ 的物块 $A$、$B$ 紧靠在一起，放在光滑水平面上。用水平恒力 $F$ 推 $A$，使两物块一起向右加速运动，则 $A$ 对 $B$ 的推力大小是（　　）`,
      right: tex`$\frac{F}{3}$`,
      wrong: [tex`$F$`, tex`$\frac{F}{2}$`, tex`$\frac{2F}{3}$`],
      solution: tex`对整体 $F=3ma$，$a=\frac{F}{3m}$；$B$ 在水平方向只受 $A$ 的推力，$N=ma=\frac{F}{3}$。错选 $\frac{2F}{3}$ 的原因：用 $A$ 的质量计算，那是力 $F$ 推 $B$ 时 $B$ 对 $A$ 的推力；错选 $F$ 的原因：认为力可以原样“传递”。`,
      facility: 0.68,
    },
  ],
  templates: [template(2, tied)],
};

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

const momentumEnergy: BankPoint = {
  name: '动量与能量的综合应用',
  questions: [
    {
      type: 'written',
      stem: tex`质量 $M=[1.98 kg]$ 的木块静止在光滑水平面上，质量 $m=[20 g]$ 的子弹以 $v_0=[400 m/s]$ 的水平速度射入木块并留在其中，时间极短。（1）求子弹留在木块中时的共同速度大小。（2）求这一过程中系统产生的内能。（3）若木块随后压缩固定在墙上的轻弹簧，求弹簧弹性势能的最大值。`,
      answer: tex`（1）[4 m/s]；（2）[1584 J]；（3）[16 J]`,
      rubric: [
        { text: tex`（1）由 $mv_0=(M+m)v$ 算出 [4 m/s]`, score: 3 },
        { text: tex`（2）由能量守恒算出 [1584 J]`, score: 4 },
        { text: tex`（3）由机械能守恒算出 [16 J]`, score: 3 },
      ],
      solution: lines(
        tex`（1）子弹射入木块的过程，系统动量守恒：$mv_0=(M+m)v$，$v=\frac{0.02\times400}{1.98+0.02}\,\mathrm{m/s}=[4 m/s]$。`,
        tex`（2）产生的内能等于系统减少的机械能：$Q=\frac{1}{2}mv_0^2-\frac{1}{2}(M+m)v^2=[1600 J]-[16 J]=[1584 J]$。`,
        tex`（3）木块压缩弹簧时机械能守恒，速度减为零时弹性势能最大：$E_{\mathrm{p}}=\frac{1}{2}(M+m)v^2=[16 J]$。易错点：对全过程用机械能守恒，忽略了子弹射入时的机械能损失。`,
      ),
      facility: 0.48,
      check: [
        { expression: '0.02 * 400 / (1.98 + 0.02)', equals: '4' },
        { expression: '1/2 * 0.02 * 400^2 - 1/2 * 2 * 4^2', equals: '1584' },
      ],
    },
  ],
  templates: [template(2, elastic)],
};

function sealedGas(random: Random): SingleChoice | undefined {
  const before = exact(between(random, 2, 8)).over(2);
  const hot = 27 * between(random, 2, 9);
  const after = before.times(hot + 273).over(300);
  const show = (value: Exact) => tex`$${value}\times10^5\,\mathrm{Pa}$`;
  const errors = [before.times(hot).over(27), after.minus(before), before];
  const options = choices(
    show(after),
    errors.map((error) => show(error)),
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
  const options = quantities('J', rise, [exact(heat + work), exact(heat), exact(work)]);
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

const thermal: BankPoint = {
  name: '分子动理论、气体与热力学定律',
  questions: [
    {
      type: 'multiple',
      stem: '关于分子动理论和热力学定律，下列说法正确的有（　　）',
      right: ['布朗运动反映了液体分子的无规则运动', '热量不能自发地从低温物体传到高温物体'],
      wrong: ['布朗运动就是液体分子的无规则运动', '物体的温度升高，物体内每个分子的速率都增大'],
      solution:
        '布朗运动是悬浮在液体中的固体微粒的运动，反映了液体分子的无规则运动，但不是液体分子的运动。温度升高，分子的平均动能增大，不是每个分子的速率都增大。热传递有方向性，热量不能自发地从低温物体传到高温物体。',
      facility: 0.73,
    },
  ],
  templates: [template(2, sealedGas), template(2, firstLaw)],
};

/** What the last year puts together: mechanics and heat. */
export const reviewChapters: readonly BankChapter[] = [
  { name: '力与运动', grade: 12, points: [connected] },
  { name: '动量与能量', grade: 12, points: [momentumEnergy] },
  { name: '热学', grade: 12, points: [thermal] },
];
