import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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

/** Work, power, energy. */
export const workTemplates: Templates = {
  '功、功率与机械能': [template(3, pushing), template(2, climbing)],
};
