import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

const vehicles = [
  { who: '小华骑自行车上学', low: 3, high: 6, minutes: 5 },
  { who: '一辆公交车沿街行驶', low: 8, high: 14, minutes: 5 },
  { who: '一艘轮船沿江航行', low: 5, high: 12, minutes: 20 },
  { who: '一列高速列车在两站之间行驶', low: 60, high: 80, minutes: 10 },
] as const;

function averageSpeed(random: Random): SingleChoice | undefined {
  const { who, low, high, minutes } = random.pick(vehicles);
  const time = between(random, minutes, minutes * 4, 5);
  const speed = exact(between(random, low, high));
  const way = speed.times(time * 60).over(1000);
  const options = quantities('m/s', speed, [speed.times(3.6), way.over(time), speed.times(60), speed.over(10)]);
  return (
    options && {
      type: 'single',
      stem: tex`${who}，[${time} min] 内通过的路程为 [${way} km]，这段时间内的平均速度是（　　）`,
      ...options,
      solution: lines(
        tex`路程 $s=[${way} km]=[${way.times(1000)} m]$，时间 $t=[${time} min]=[${time * 60} s]$。`,
        tex`平均速度 $v=\frac{s}{t}=\frac{[${way.times(1000)} m]}{[${time * 60} s]}=[${speed} m/s]$。`,
        tex`错选其他选项的原因：没有把 $\mathrm{min}$ 换算成 $\mathrm{s}$、把 $\mathrm{km}$ 换算成 $\mathrm{m}$，或把以 $\mathrm{km/h}$ 为单位的数值当成了以 $\mathrm{m/s}$ 为单位的数值。`,
      ),
      facility: 0.8,
      check: { expression: plain`${way} * 1000 / (${time} * 60)`, equals: speed.toString() },
    }
  );
}

const trainSpeeds = [
  { kmh: 54, ms: 15 },
  { kmh: 72, ms: 20 },
  { kmh: 90, ms: 25 },
  { kmh: 108, ms: 30 },
  { kmh: 144, ms: 40 },
] as const;

function bridge(random: Random): FillIn | undefined {
  const { kmh, ms } = random.pick(trainSpeeds);
  const train = between(random, 160, 400, 20);
  const length = between(random, 700, 2400, 50);
  const through = exact(length + train).over(ms);
  const inside = exact(length - train).over(ms);
  if (!through.neat(0) || !inside.neat(0)) return undefined;
  return {
    type: 'fill',
    stem: tex`一列长 [${train} m] 的火车以 [${kmh} km/h] 的速度匀速通过一座长 [${length} m] 的大桥。火车完全通过大桥（从车头上桥到车尾离桥）需要 ____ $\mathrm{s}$，火车全部在桥上行驶的时间是 ____ $\mathrm{s}$。`,
    answers: [[through.toString()], [inside.toString()]],
    solution: lines(
      tex`火车的速度 $v=[${kmh} km/h]=[${ms} m/s]$。`,
      tex`完全通过大桥时，火车行驶的路程等于桥长加车长：$s_1=[${length} m]+[${train} m]=[${length + train} m]$，$t_1=\frac{s_1}{v}=\frac{[${length + train} m]}{[${ms} m/s]}=[${through} s]$。`,
      tex`火车全部在桥上时，行驶的路程等于桥长减车长：$s_2=[${length} m]-[${train} m]=[${length - train} m]$，$t_2=\frac{s_2}{v}=\frac{[${length - train} m]}{[${ms} m/s]}=[${inside} s]$。`,
    ),
    facility: 0.55,
    check: [
      { expression: plain`(${length} + ${train}) / (${kmh} * 1000 / 3600)`, equals: through.toString() },
      { expression: plain`(${length} - ${train}) / (${kmh} * 1000 / 3600)`, equals: inside.toString() },
    ],
  };
}

const speed: BankPoint = {
  name: '速度与平均速度',
  questions: [
    {
      type: 'single',
      stem: '下列对生活中物理量的估测，最接近实际的是（　　）',
      right: tex`中学生正常步行的速度约为 [1.2 m/s]`,
      wrong: [tex`教室门的高度约为 [5 m]`, tex`课桌的高度约为 [80 mm]`, tex`人的心脏正常跳动一次所用的时间约为 [10 s]`],
      solution: tex`教室门高约 [2 m]；课桌高约 [80 cm]，即 [800 mm]；心脏正常跳动一次约用 [0.8 s]；中学生步行的速度约为 [1.2 m/s]。`,
      facility: 0.78,
    },
    {
      type: 'written',
      stem: tex`在“测量物体运动的平均速度”的实验中，小明让小车从斜面顶端由静止滑下，测得全程 $s=[105.0 cm]$，用时 $t=[5.0 s]$；再把金属片移到斜面中点，测得小车通过上半程用时 $t_1=[3.5 s]$。（1）为了便于测量时间，斜面的坡度应较大还是较小？（2）求小车通过全程的平均速度。（3）求小车通过下半程的平均速度。（4）小车在斜面上做的是匀速直线运动吗？说明理由。`,
      answer: tex`（1）较小；（2）[0.21 m/s]；（3）[0.35 m/s]；（4）不是，小车在下半程的平均速度大于上半程的平均速度`,
      rubric: [
        { text: '（1）答出坡度较小', score: 1 },
        { text: tex`（2）写出 $v=\frac{s}{t}$ 并算出 [0.21 m/s]`, score: 2 },
        { text: tex`（3）求出下半程的路程、时间，算出 [0.35 m/s]`, score: 3 },
        { text: '（4）答“不是”，并比较两段的平均速度', score: 2 },
      ],
      solution: lines(
        '（1）坡度较小时，小车运动得慢，所用的时间长，便于测量时间。',
        tex`（2）全程的平均速度 $v=\frac{s}{t}=\frac{[1.05 m]}{[5.0 s]}=[0.21 m/s]$。`,
        tex`（3）下半程的路程 $s_2=\frac{s}{2}=[0.525 m]$，时间 $t_2=t-t_1=[5.0 s]-[3.5 s]=[1.5 s]$，平均速度 $v_2=\frac{s_2}{t_2}=\frac{[0.525 m]}{[1.5 s]}=[0.35 m/s]$。`,
        tex`（4）上半程的平均速度 $v_1=\frac{[0.525 m]}{[3.5 s]}=[0.15 m/s]$，小于 $v_2$，小车越来越快，不是匀速直线运动。`,
      ),
      facility: 0.62,
      check: [
        { expression: '1.05 / 5', equals: '0.21' },
        { expression: '1.05 / 2 / (5 - 3.5)', equals: '0.35' },
      ],
    },
  ],
  templates: [template(3, averageSpeed), template(2, bridge)],
};

const relative: BankPoint = {
  name: '参照物与运动的相对性',
  questions: [
    {
      type: 'single',
      stem: '唐代诗人李白的诗句“两岸青山相对出，孤帆一片日边来”中，“青山相对出”所选的参照物是（　　）',
      right: '诗人乘坐的船',
      wrong: ['两岸的青山', '江岸', '江岸边的树木'],
      solution:
        '“青山相对出”是说青山在运动。青山相对于江岸和岸边的树木是静止的，相对于诗人乘坐的船，位置在改变，所以参照物是诗人乘坐的船。研究的物体自身不能作为参照物，错选“两岸的青山”是把研究对象当成了参照物。',
      facility: 0.85,
    },
    {
      type: 'single',
      stem: '空中加油时，加油机与受油机沿同一方向以相同的速度水平飞行。下列说法正确的是（　　）',
      right: '以加油机为参照物，受油机是静止的',
      wrong: [
        '以地面为参照物，受油机是静止的',
        '以受油机为参照物，加油机是运动的',
        '以受油机为参照物，地面上的房屋是静止的',
      ],
      solution:
        '两机的速度和方向相同，相互之间的位置不变，以其中一架为参照物，另一架是静止的；相对于地面，两机的位置都在改变，是运动的；以受油机为参照物，地面上的房屋向后运动。',
      facility: 0.84,
    },
  ],
};

/** Speed, and what it is measured against. */
export const motionChapter: BankChapter = { name: '机械运动', grade: 8, points: [speed, relative] };
