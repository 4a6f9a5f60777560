import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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
  const options = quantities('m/s', speed, [speed.times(3.6), way.over(time), speed.times(60), speed.over(10)], 2, [
    'unit',
    'unit',
    'unit',
    '-',
  ]);
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

/** Speed, and what it is measured against. */
export const motionTemplates: Templates = {
  速度与平均速度: [template(3, averageSpeed), template(2, bridge)],
};
