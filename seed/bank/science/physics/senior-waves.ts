import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';
import { waveGraph } from './figures-senior.ts';

function wave(random: Random): FillIn | undefined {
  const length = between(random, 2, 12, 2);
  const height = random.pick([2, 4, 5, 8, 10]);
  const period = exact(random.pick([0.2, 0.4, 0.5, 0.8, 1, 1.6, 2, 2.5]));
  const speed = exact(length).over(period);
  const way = height * 4 * 2;
  if (!speed.neat(2)) return undefined;
  return {
    type: 'fill',
    stem: tex`一列沿 $x$ 轴正方向传播的简谐横波在某时刻的波形如图所示，波源振动的周期为 [${period} s]。这列波的波长是 ____ $\mathrm{m}$，波速是 ____ $\mathrm{m/s}$；从该时刻起经过两个周期，平衡位置在 $x=[${length / 2} m]$ 处的质点通过的路程是 ____ $\mathrm{cm}$。`,
    answers: [[String(length)], [speed.toString()], [String(way)]],
    solution: lines(
      tex`由图可知波长 $\lambda=[${length} m]$，振幅 $A=[${height} cm]$。`,
      tex`波速 $v=\frac{\lambda}{T}=\frac{[${length} m]}{[${period} s]}=[${speed} m/s]$。`,
      tex`质点只在平衡位置附近振动，不随波迁移，每个周期通过的路程为 $4A$，两个周期通过的路程为 $8A=8\times[${height} cm]=[${way} cm]$。`,
    ),
    facility: 0.72,
    figure: waveGraph(length, height),
    check: { expression: plain`${length} / ${period}`, equals: speed.toString() },
  };
}

function fringes(random: Random): SingleChoice | undefined {
  const gap = exact(random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]));
  const away = exact(random.pick([0.5, 0.6, 0.8, 1, 1.2, 1.5, 2]));
  const length = random.pick([400, 450, 480, 500, 550, 600, 650, 700]);
  const width = away.times(length).over(1000).over(gap);
  const errors = [width.times(2), width.over(2), width.times(10), gap.times(length).over(100).over(away)];
  const options = quantities('mm', width, errors, 3, ['-', '-', 'unit', 'swap']);
  return (
    options && {
      type: 'single',
      stem: tex`在双缝干涉实验中，双缝间的距离为 [${gap} mm]，双缝到光屏的距离为 [${away} m]，用波长为 [${length} nm] 的单色光照射，屏上相邻两条亮条纹的中心间距是（　　）`,
      ...options,
      solution: lines(
        tex`由 $\Delta x=\frac{l}{d}\lambda$，代入 $d=${gap}\times10^{-3}\,\mathrm{m}$，$\lambda=${length}\times10^{-9}\,\mathrm{m}$，$l=[${away} m]$。`,
        tex`$\Delta x=\frac{${away}}{${gap}\times10^{-3}}\times${length}\times10^{-9}\,\mathrm{m}=${width}\times10^{-3}\,\mathrm{m}=[${width} mm]$。`,
      ),
      facility: 0.73,
      check: { expression: plain`${away} / (${gap} / 10^3) * ${length} / 10^9 * 10^3`, equals: width.toString() },
    }
  );
}

const metals = [
  { name: '钠', work: 2.29 },
  { name: '钙', work: 3.2 },
  { name: '锌', work: 3.34 },
  { name: '铯', work: 1.9 },
] as const;

function photoelectron(random: Random): SingleChoice | undefined {
  const { name, work } = random.pick(metals);
  const photon = exact(between(random, 36, 80)).over(10);
  const energy = photon.minus(work);
  const options = quantities('eV', energy, [photon.plus(work), photon, exact(work)], 2, ['sign', 'condition', 'other']);
  return (
    options && {
      type: 'single',
      stem: tex`${name}的逸出功约为 [${work} eV]。用光子能量为 [${photon} eV] 的光照射${name}的表面，逸出的光电子的最大初动能约为（　　）`,
      ...options,
      solution: tex`由爱因斯坦光电效应方程 $E_{\mathrm{k}}=h\nu-W_0=[${photon} eV]-[${work} eV]=[${energy} eV]$。错选 [${photon} eV] 的原因：没有减去克服金属束缚所做的逸出功。`,
      facility: 0.83,
      check: { expression: plain`${photon} - ${work}`, equals: energy.toString() },
    }
  );
}

const nuclides = [
  { name: '某放射性同位素甲', life: 8, unit: '天' },
  { name: '某放射性同位素乙', life: 5, unit: '年' },
  { name: '某放射性同位素丙', life: 12, unit: '小时' },
  { name: '某放射性同位素丁', life: 30, unit: '年' },
] as const;

function decay(random: Random): SingleChoice | undefined {
  const { name, life, unit } = random.pick(nuclides);
  const halvings = between(random, 2, 5);
  const mass = between(random, 1, 10) * 2 ** halvings;
  const left = exact(mass).over(2 ** halvings);
  const options = quantities(
    'g',
    left,
    [exact(mass).over(halvings), exact(mass).over(2 * halvings), exact(mass).minus(left), left.times(2)],
    1,
    ['formula', '-', 'other', 'slip'],
  );
  return (
    options && {
      type: 'single',
      stem: tex`${name}的半衰期为 $${life}$ ${unit}。[${mass} g] 这种同位素经过 $${life * halvings}$ ${unit}后，没有衰变的质量是（　　）`,
      ...options,
      solution: tex`经过的时间是 $\frac{${life * halvings}}{${life}}=${halvings}$ 个半衰期，没有衰变的质量 $m=m_0\left(\frac{1}{2}\right)^{${halvings}}=[${mass} g]\times\frac{1}{${2 ** halvings}}=[${left} g]$。易错点：把衰变了的质量当成剩下的质量，或把半衰期的个数当作除数。`,
      facility: 0.8,
      check: { expression: plain`${mass} / 2^(${life * halvings} / ${life})`, equals: left.toString() },
    }
  );
}

/** Vibrations, light, atoms. */
export const waveTemplates: Templates = {
  机械振动与机械波: [template(3, wave)],
  '光的折射、全反射与干涉': [template(2, fringes)],
  '光电效应、原子结构与原子核': [template(2, photoelectron), template(2, decay)],
};
