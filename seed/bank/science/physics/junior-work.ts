import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { lines, plain, tex } from '../text.ts';

function pushing(random: Random): SingleChoice | undefined {
  const weight = between(random, 150, 600, 50);
  const force = between(random, 40, 140, 10);
  const way = between(random, 2, 12);
  const work = exact(force * way);
  const errors = [
    exact(weight * way),
    exact((weight + force) * way),
    exact((weight - force) * way),
    exact(force).over(way),
  ];
  const options = quantities('J', work, errors);
  return (
    options && {
      type: 'single',
      stem: tex`用 [${force} N] 的水平推力推着重 [${weight} N] 的箱子，使它在水平地面上沿推力的方向前进了 [${way} m]，推力做的功是（　　）`,
      ...options,
      solution: lines(
        tex`箱子在推力的方向上移动了 [${way} m]，推力做功 $W=Fs=[${force} N]\times[${way} m]=[${work} J]$。`,
        tex`错选 [${weight * way} J] 的原因：用重力计算推力做的功。箱子在水平方向移动，重力不做功。`,
      ),
      facility: 0.84,
      check: { expression: plain`${force} * ${way}`, equals: work.toString() },
    }
  );
}

const climbers = [
  { who: '小明沿楼梯登上教学楼', verb: '登楼' },
  { who: '小亮沿台阶登上观景台', verb: '登台阶' },
  { who: '小华沿山路登上小山顶', verb: '登山' },
] as const;

function climbing(random: Random): SingleChoice | undefined {
  const { who, verb } = random.pick(climbers);
  const mass = between(random, 40, 65, 5);
  const height = verb === '登山' ? between(random, 60, 150, 10) : between(random, 6, 18);
  const time = verb === '登山' ? between(random, 300, 900, 60) : between(random, 10, 40);
  const work = mass * 10 * height;
  const power = exact(work).over(time);
  if (!power.neat(0) || power.size > 300) return undefined;
  const errors = [power.over(10), exact(work), exact(mass * 10).over(time), exact(mass * 10 * time).over(height)];
  const options = quantities('W', power, errors, 1);
  return (
    options && {
      type: 'single',
      stem: tex`质量为 [${mass} kg] 的${who}，上升的高度为 [${height} m]，用时 [${time} s]。取 $g=[10 N/kg]$，他${verb}时克服重力做功的功率是（　　）`,
      ...options,
      solution: lines(
        tex`克服重力做的功 $W=Gh=mgh=[${mass} kg]\times[10 N/kg]\times[${height} m]=[${work} J]$。`,
        tex`功率 $P=\frac{W}{t}=\frac{[${work} J]}{[${time} s]}=[${power} W]$。`,
        tex`错选 [${power.over(10)} W] 的原因：直接用质量代替重力。`,
      ),
      facility: 0.74,
      check: { expression: plain`${mass} * 10 * ${height} / ${time}`, equals: power.toString() },
    }
  );
}

const work: BankPoint = {
  name: '功、功率与机械能',
  questions: [
    {
      type: 'single',
      stem: '下列情境中，人对物体做了功的是（　　）',
      right: '小红把书包从地面提到桌面上',
      wrong: [
        '小明用力推停在路边的汽车，汽车没有动',
        '小华用竖直向上的力提着水桶沿水平路面匀速前进',
        '小亮踢出的足球在草地上继续滚动的过程',
      ],
      solution:
        '做功的两个必要因素是作用在物体上的力和物体在力的方向上移动的距离。推车未动，没有距离；提水桶水平前进，移动方向与提力垂直；足球离开脚后，人对球不再有力。提书包上升时，力和移动的方向都竖直向上，做了功。',
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '人造地球卫星沿椭圆轨道在大气层外运行，机械能守恒。卫星从近地点向远地点运行的过程中（　　）',
      right: '动能减小，重力势能增大',
      wrong: ['动能增大，重力势能减小', '动能增大，重力势能增大', '动能减小，重力势能减小'],
      solution:
        '卫星从近地点到远地点，离地面的高度增大，重力势能增大；机械能守恒，增大的势能由动能转化而来，所以动能减小，速度变小。',
      facility: 0.76,
    },
    {
      type: 'fill',
      stem: tex`打桩机的重锤从高处落下打在桩上。重锤下落的过程中，它的重力势能转化为 ____ 能；为了把桩打得更深，应使重锤的质量更 ____ 或把它举得更 ____。`,
      answers: [['动'], ['大'], ['高']],
      solution:
        '重锤下落时高度减小、速度增大，重力势能转化为动能。质量越大、举得越高，重力势能越大，落到桩上时能做的功越多，桩打得越深。',
      facility: 0.87,
    },
  ],
  templates: [template(3, pushing), template(2, climbing)],
};

/** Work, power, energy. */
export const workChapter: BankChapter = { name: '功和机械能', grade: 8, points: [work] };
