import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, polar } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';

const pie = (shares: readonly (readonly [name: string, share: number])[]): string => {
  const drawing = new Drawing(80).circle(at(0, 0), 1);
  let from = 90;
  for (const [name, share] of shares) {
    const turn = share * 3.6;
    drawing.line([at(0, 0), polar(at(0, 0), 1, from)]);
    drawing.name(polar(at(0, 0), 0.64, from - turn / 2), name, 0, 0);
    from -= turn;
  }
  return drawing.svg();
};

const sectorAngle = template(3, (random) => {
  const [walk, bike, bus] = [between(random, 20, 40), between(random, 15, 28), between(random, 19, 35)];
  const car = 100 - walk - bike - bus;
  if (car < 15 || new Set([walk, bike, bus, car]).size < 4 || (car * 36) % 10 !== 0) return undefined;
  return {
    type: 'fill',
    stem: tex`如图是某校学生上学方式的扇形统计图，其中步行占 $${walk}\%$，骑车占 $${bike}\%$，乘公交车占 $${bus}\%$，其余乘私家车，则表示“私家车”的扇形的圆心角是____°。`,
    answers: [[`${(car * 36) / 10}`]],
    solution: tex`“私家车”所占的百分比为 $1-${walk}\%-${bike}\%-${bus}\%=${car}\%$，圆心角为 $360^\circ\times ${car}\%=${(car * 36) / 10}^\circ$。`,
    facility: 0.78,
    figure: pie([
      ['步行', walk],
      ['骑车', bike],
      ['公交车', bus],
      ['私家车', car],
    ]),
    check: { expression: `360*(100-${walk}-${bike}-${bus})/100`, equals: `${(car * 36) / 10}` },
  };
});

const estimate = template(2, (random) => {
  const [sample, share, times] = [between(random, 4, 10) * 20, between(random, 3, 17), between(random, 12, 30)];
  const hits = (sample * share) / 20;
  const all = sample * times;
  return choice({
    stem: `为了了解某校 ${all} 名学生的视力情况，随机抽查了 ${sample} 名学生，其中有 ${hits} 名学生视力正常。估计该校视力正常的学生有（　　）`,
    right: `${hits * times} 名`,
    errors: [`${all - hits * times} 名`, `${hits} 名`, `${hits * (times - 1)} 名`, `${all - hits} 名`],
    because: ['other', 'middle', 'slip', 'other'],
    solution: lines(
      tex`样本中视力正常的占 $\frac{${hits}}{${sample}}=${share * 5}\%$，用样本估计总体：$${all}\times ${share * 5}\%=${hits * times}$（名）。`,
      `错选 ${all - hits * times} 名的同学求的是视力不正常的人数。`,
    ),
    facility: 0.84,
    check: { expression: `${all}*${hits}/${sample}`, equals: `${hits * times}` },
  });
});

/** Bars that a question leaves out are undefined. */
const histogram = (counts: readonly (number | undefined)[], bounds: readonly number[]): string => {
  const drawing = new Drawing(11);
  const wide = 3;
  const high = Math.max(...counts.map((count) => count ?? 0)) + 8;
  drawing.arrow(at(0, 0), at(wide * counts.length + 7, 0)).arrow(at(0, 0), at(0, high));
  counts.forEach((count, index) => {
    if (count === undefined) return;
    const left = wide * (index + 0.7);
    drawing.shape([at(left, 0), at(left + wide, 0), at(left + wide, count), at(left, count)], { fill: Drawing.shade });
    drawing.name(at(left + wide / 2, count), String(count), 90, 10);
  });
  bounds.forEach((bound, index) => drawing.name(at(wide * (index + 0.7), 0), String(bound), -90, 12));
  drawing.name(at(0, high), '频数', 0, 24);
  return drawing.name(at(wide * counts.length + 7, 0), '成绩/分', -90, 14).svg();
};

const scores = template(2, (random) => {
  const [a, b, c, d] = [between(random, 3, 6), between(random, 7, 11), between(random, 12, 18), between(random, 8, 12)];
  const all = a + b + c + d;
  const good = c + d;
  const percent = (good * 1000) / all;
  if (!Number.isInteger(percent)) return undefined;
  return {
    type: 'written',
    stem: `某班 ${all} 名学生参加数学测试，成绩（单位：分，均为整数）的频数分布直方图如图所示（每组含最低值，不含最高值，没有人得满分），其中成绩在 80～90 分这一组的长方形没有画出。
（1）求成绩在 80～90 分的人数；
（2）成绩在 80 分以上（含 80 分）的学生占全班人数的百分之几？
（3）小明得了 79 分，他说：“我的成绩比班上一半的同学高。”他的说法对吗？请说明理由。`,
    answer: `（1）${c} 人；（2）$${percent / 10}\\%$；（3）不对。`,
    solution: lines(
      `（1）$${all}-${a}-${b}-${d}=${c}$（人）。`,
      tex`（2）80 分以上的有 $${c}+${d}=${good}$（人），$${good}\div ${all}=${percent / 10}\%$。`,
      `（3）不对。成绩不低于 80 分的有 ${good} 人，已经超过全班的一半，成绩比小明低的最多有 $${a}+${b}-1=${a + b - 1}$（人），不到一半。`,
    ),
    facility: 0.7,
    figure: histogram([a, b, undefined, d], [60, 70, 80, 90, 100]),
    rubric: [
      { text: `（1）求得 ${c} 人`, score: 2 },
      { text: tex`（2）求得百分比 $${percent / 10}\%$`, score: 2 },
      { text: '（3）判断正确，理由充分', score: 3 },
    ],
    check: { expression: `(${c}+${d})/${all}*100`, equals: `${percent / 10}` },
  };
});

/** 数据的收集、整理与描述, grade 7. */
export const data: Templates = {
  统计调查: [estimate],
  扇形图和直方图: [sectorAngle, scores],
};
