import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';
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

const waves: BankPoint = {
  name: '机械振动与机械波',
  questions: [
    {
      type: 'single',
      stem: tex`同一地点的两个单摆，摆长之比为 $4:1$，摆球质量之比为 $1:2$，都做小角度摆动，它们的周期之比是（　　）`,
      right: '$2:1$',
      wrong: ['$4:1$', '$1:2$', tex`$\sqrt{2}:1$`],
      solution: tex`单摆的周期 $T=2\pi\sqrt{\frac{l}{g}}$，与摆球的质量无关，$T_1:T_2=\sqrt{4}:\sqrt{1}=2:1$。错选 $4:1$ 的原因：误认为周期与摆长成正比。`,
      facility: 0.82,
    },
    {
      type: 'multiple',
      stem: '关于机械波，下列说法正确的有（　　）',
      right: ['波由一种介质进入另一种介质时，频率不变', '两列波发生稳定干涉的条件之一是频率相同'],
      wrong: ['介质中的质点随波一起向前迁移', '声源与观察者相互靠近时，声源发出的声音的频率变大'],
      solution:
        '波的频率由波源决定，进入另一种介质时频率不变，波速和波长改变；频率相同、相位差恒定、振动方向相同的两列波才能发生稳定的干涉。质点只在平衡位置附近振动，不随波迁移。多普勒效应中，变化的是观察者接收到的频率，声源发出的频率不变。',
      facility: 0.67,
    },
  ],
  templates: [template(3, wave)],
};

function fringes(random: Random): SingleChoice | undefined {
  const gap = exact(random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]));
  const away = exact(random.pick([0.5, 0.6, 0.8, 1, 1.2, 1.5, 2]));
  const length = random.pick([400, 450, 480, 500, 550, 600, 650, 700]);
  const width = away.times(length).over(1000).over(gap);
  const errors = [width.times(2), width.over(2), width.times(10), gap.times(length).over(100).over(away)];
  const options = quantities('mm', width, errors, 3);
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

const optics: BankPoint = {
  name: '光的折射、全反射与干涉',
  questions: [
    {
      type: 'single',
      stem: tex`光由真空以 $45^\circ$ 的入射角射入某种透明介质，折射角为 $30^\circ$，则这种介质的折射率是（　　）`,
      right: tex`$\sqrt{2}$`,
      wrong: [tex`$\frac{\sqrt{2}}{2}$`, '$1.5$', tex`$\sqrt{3}$`],
      solution: tex`折射率 $n=\frac{\sin i}{\sin r}=\frac{\sin45^\circ}{\sin30^\circ}=\sqrt{2}$。错选 $\frac{\sqrt{2}}{2}$ 的原因：把比值写反；介质的折射率总大于 $1$。错选 $1.5$ 的原因：用两个角度之比代替正弦之比。`,
      facility: 0.83,
    },
    {
      type: 'single',
      stem: tex`某种玻璃对红光的折射率为 $\sqrt{2}$。红光由这种玻璃射向真空，下列入射角中，能发生全反射的是（　　）`,
      right: tex`$60^\circ$`,
      wrong: [tex`$20^\circ$`, tex`$30^\circ$`, tex`$40^\circ$`],
      solution: tex`临界角满足 $\sin C=\frac{1}{n}=\frac{\sqrt{2}}{2}$，$C=45^\circ$。光由光密介质射向光疏介质，入射角大于等于临界角时发生全反射，所以入射角为 $60^\circ$ 时能发生全反射。`,
      facility: 0.81,
    },
  ],
  templates: [template(2, fringes)],
};

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
  const options = quantities('eV', energy, [photon.plus(work), photon, exact(work)]);
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

const modern: BankPoint = {
  name: '光电效应、原子结构与原子核',
  questions: [
    {
      type: 'single',
      stem: '用某种单色光照射金属表面，恰好能发生光电效应。要使光电子的最大初动能增大，可行的做法是（　　）',
      right: '换用频率更高的光照射',
      wrong: ['增大入射光的强度', '延长光照的时间', '换用波长更长的光照射'],
      solution: tex`由 $E_{\mathrm{k}}=h\nu-W_0$，最大初动能只与入射光的频率和金属的逸出功有关，增大频率能增大最大初动能。增大光强只增加单位时间内逸出的光电子数，与照射时间也无关；波长更长的光频率更低，不能发生光电效应。`,
      facility: 0.82,
    },
    {
      type: 'single',
      stem: tex`氢原子的能级为 $E_1=[-13.6 eV]$、$E_2=[-3.4 eV]$、$E_3=[-1.51 eV]$。大量处于 $n=3$ 能级的氢原子向低能级跃迁时，下列说法正确的是（　　）`,
      right: tex`最多能辐射出 $3$ 种频率的光，光子的最小能量为 [1.89 eV]`,
      wrong: [
        tex`最多能辐射出 $2$ 种频率的光，光子的最小能量为 [1.89 eV]`,
        tex`最多能辐射出 $3$ 种频率的光，光子的最小能量为 [1.51 eV]`,
        tex`最多能辐射出 $3$ 种频率的光，光子的最小能量为 [10.2 eV]`,
      ],
      solution: tex`可能的跃迁有 $3\rightarrow2$、$3\rightarrow1$、$2\rightarrow1$ 三种，光子的能量分别为 [1.89 eV]、[12.09 eV]、[10.2 eV]，最小的是 $E_3-E_2=-1.51-(-3.4)=1.89$（$\mathrm{eV}$）。错选 $2$ 种的原因：漏掉了 $2\rightarrow1$ 的跃迁，那是对一个氢原子而言的最多种数。`,
      facility: 0.71,
      check: { expression: '-1.51 + 3.4', equals: '1.89' },
    },
    {
      type: 'fill',
      stem: tex`铀核 $\mathrm{\,^{238}_{92}U}$ 发生一次 $\alpha$ 衰变后，生成的新核的质量数是 ____，电荷数是 ____；新核再发生一次 $\beta$ 衰变，所得原子核的电荷数是 ____。`,
      answers: [['234'], ['90'], ['91']],
      solution: tex`$\alpha$ 粒子是 $\mathrm{\,^{4}_{2}He}$，由质量数和电荷数守恒，新核的质量数为 $238-4=234$，电荷数为 $92-2=90$。$\beta$ 衰变放出一个电子，质量数不变，电荷数增加 $1$，为 $91$。`,
      facility: 0.8,
      check: [
        { expression: '238 - 4', equals: '234' },
        { expression: '92 - 2 + 1', equals: '91' },
      ],
    },
  ],
  templates: [template(2, photoelectron), template(2, decay)],
};

/** Vibrations, light, atoms. */
export const waveChapters: readonly BankChapter[] = [
  { name: '机械振动与机械波', grade: 12, points: [waves] },
  { name: '光学', grade: 12, points: [optics] },
  { name: '近代物理', grade: 12, points: [modern] },
];
