import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { axes, dashed, line, svg, text, type Point } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

const echoes = [
  { place: '小明面对山崖大喊一声，', asked: '他与山崖的距离是', speed: 340, other: 1500, medium: '空气' },
  {
    place: '一艘停在海面上的测量船向海底垂直发射超声波，',
    asked: '此处海水的深度是',
    speed: 1500,
    other: 340,
    medium: '海水',
  },
] as const;

function echo(random: Random): SingleChoice | undefined {
  const { place, asked, speed, other, medium } = random.pick(echoes);
  const time = exact(between(random, 6, 48, 2)).over(10);
  const distance = time.times(speed).over(2);
  const errors = [time.times(speed), time.times(other).over(2), time.times(speed).over(4), time.times(other)];
  const options = quantities('m', distance, errors, 1);
  return (
    options && {
      type: 'single',
      stem: tex`${place}经过 [${time} s] 收到回声。已知声音在${medium}中的传播速度为 [${speed} m/s]，${asked}（　　）`,
      ...options,
      solution: lines(
        tex`声音从发出到传回一共用 [${time} s]，走了一个来回，单程所用的时间是它的一半，即 [${time.over(2)} s]。`,
        tex`距离 $s=vt=[${speed} m/s]\times[${time.over(2)} s]=[${distance} m]$。`,
        tex`错选 [${time.times(speed)} m] 的原因：没有把往返时间除以 $2$。`,
      ),
      facility: 0.76,
      check: { expression: plain`${speed} * ${time} / 2`, equals: distance.toString() },
    }
  );
}

const sound: BankPoint = {
  name: '声音的产生、传播与特性',
  questions: [
    {
      type: 'single',
      stem: '先后用较小和较大的力敲击同一支音叉，听到的声音不同，主要不同的是声音的（　　）',
      right: '响度',
      wrong: ['音调', '音色', '传播速度'],
      solution:
        '用力越大，音叉振动的幅度越大，声音的响度越大。同一支音叉振动的频率不变，音调不变；发声体不变，音色不变；声速由介质和温度决定，也不变。错选“音调”是把声音的“大”当成了“高”。',
      facility: 0.79,
    },
    {
      type: 'single',
      stem: '民乐合奏中，不看舞台也能分辨出哪是二胡的声音、哪是笛子的声音，主要是依据声音的（　　）',
      right: '音色',
      wrong: ['音调', '响度', '频率'],
      solution:
        '不同发声体的材料、结构不同，发出声音的音色不同，所以音色可以用来分辨乐器。两种乐器可以奏出音调、响度都相同的声音，不能用这两个特性来分辨；频率决定音调。',
      facility: 0.86,
    },
    {
      type: 'fill',
      stem: '声音是由物体的 ____ 产生的。把正在响铃的闹钟放在玻璃罩内，逐渐抽出罩内的空气，听到的铃声逐渐变小，由此推理可知真空 ____（填“能”或“不能”）传声。',
      answers: [['振动'], ['不能']],
      solution: '一切声音都由物体的振动产生；声音的传播需要介质，罩内空气越少，传出的声音越小，推理得出真空不能传声。',
      facility: 0.88,
    },
    {
      type: 'multiple',
      stem: '下列措施中，属于在声源处控制噪声的有（　　）',
      right: ['摩托车的排气管上安装消声器', '学校周围的路段禁止汽车鸣笛'],
      wrong: ['高架道路两侧安装隔声板', '机场的地勤人员佩戴防噪声耳罩'],
      solution:
        '安装消声器、禁止鸣笛是防止噪声产生，即在声源处控制；隔声板是在传播过程中控制；佩戴耳罩是在人耳处控制。',
      facility: 0.74,
    },
  ],
  templates: [template(2, echo)],
};

/** Heating a crystal: minutes to the right (24 units each), degrees upwards (1.5 units each, from 40 ℃). */
function meltingCurve(): string {
  const place = (minute: number, degree: number): Point => [50 + minute * 24, 190 - (degree - 40) * 1.5];
  const marks = [2, 4, 6, 8, 10, 12].map((minute) => {
    const [x, y] = place(minute, 40);
    return line([x, y], [x, y - 4]) + text([x, y + 18], minute);
  });
  const degrees = [40, 60, 80, 100].map((degree) => {
    const [x, y] = place(0, degree);
    return line([x, y], [x + 4, y]) + text([x - 6, y + 5], degree, 'end');
  });
  return svg(
    460,
    215,
    axes([50, 190], 340, 165, '时间/min', '温度/℃', ''),
    text([50, 208], '0'),
    ...marks,
    ...degrees,
    line(place(0, 40), place(4, 80), place(10, 80), place(13, 110)),
    dashed(place(0, 80), place(4, 80)),
    dashed(place(4, 40), place(4, 80)),
    dashed(place(10, 40), place(10, 80)),
  );
}

const phases: BankPoint = {
  name: '物态变化及其吸热、放热',
  questions: [
    {
      type: 'single',
      stem: '下列自然现象中，由凝华形成的是（　　）',
      right: '深秋的清晨，草叶上的霜',
      wrong: ['初夏的清晨，草叶上的露珠', '早春，河面上的冰消融', '盛夏，地面上的积水变干'],
      solution: '霜是空气中的水蒸气遇冷直接变成的小冰晶，是凝华；露珠由水蒸气液化形成；冰消融是熔化；积水变干是汽化。',
      facility: 0.83,
    },
    {
      type: 'fill',
      stem: tex`某种固体物质加热时温度随时间变化的图像如图所示。这种物质是 ____（填“晶体”或“非晶体”），它的熔点是 ____ $^\circ\mathrm{C}$，熔化过程持续了 ____ $\mathrm{min}$；加热到第 [8 min] 时，它处于 ____ 态。`,
      answers: [['晶体'], ['80'], ['6'], ['固液共存', '固、液共存', '固液共存态', '固液混合']],
      solution: tex`图像中有一段温度保持 [80 ℃] 不变而继续吸热，说明有固定的熔点，是晶体，熔点为 [80 ℃]。熔化从第 [4 min] 开始，到第 [10 min] 结束，持续 $10-4=6$（$\mathrm{min}$）。第 [8 min] 时正在熔化，处于固液共存态。`,
      facility: 0.72,
      figure: meltingCurve(),
      check: { expression: '10 - 4', equals: '6' },
    },
    {
      type: 'single',
      stem: '演出时常在舞台上喷撒干冰（固态二氧化碳），形成缭绕的“白雾”。下列解释正确的是（　　）',
      right: '干冰升华吸热，使空气中的水蒸气遇冷液化成小水滴',
      wrong: [
        '干冰升华后，二氧化碳气体就是“白雾”',
        '干冰熔化吸热，使空气中的水蒸气遇冷液化成小水滴',
        '干冰升华放热，使舞台上的水汽化成水蒸气',
      ],
      solution:
        '干冰在常温下升华（由固态直接变为气态），升华要吸热，使周围空气的温度降低，空气中的水蒸气液化成小水滴，形成“白雾”。二氧化碳气体和水蒸气都是看不见的，错选“二氧化碳气体就是‘白雾’”的原因正在于此。',
      facility: 0.7,
    },
  ],
};

/** Sound, then the changes of state. */
export const waveChapters: readonly BankChapter[] = [
  { name: '声现象', grade: 8, points: [sound] },
  { name: '物态变化', grade: 8, points: [phases] },
];
