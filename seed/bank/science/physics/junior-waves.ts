import type { SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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

/** Sound, then the changes of state. */
export const waveTemplates: Templates = {
  '声音的产生、传播与特性': [template(2, echo)],
};
