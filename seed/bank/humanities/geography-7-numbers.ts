import type { BankQuestion } from '../bank.ts';
import { between, choice, template } from '../making.ts';

/** Degrees as they stand in Chinese text. */
const celsius = (degrees: number): string => (degrees < 0 ? `$${degrees}$℃` : `${degrees}℃`);

/** The temperature of a summit: 0.6 degrees less for each 100 m. */
export const colderAbove = template(3, (random) => {
  const [foot, rise] = [500 * between(random, 1, 4), 500 * between(random, 2, 6)];
  const warm = between(random, 8, 28);
  const colder = (metres: number) => (metres * 6) / 1000;
  const answer = warm - colder(rise);
  return choice({
    stem: `某山山脚海拔${foot}米，气温为${warm}℃，山顶海拔${foot + rise}米。只考虑海拔的影响，此时山顶的气温约为（　　）`,
    right: celsius(answer),
    errors: [celsius(warm - colder(foot + rise)), celsius(warm + colder(rise)), celsius(warm - rise / 100)],
    because: ['condition', 'sign', 'factor'],
    solution: `海拔每升高100米，气温约下降0.6℃。山顶比山脚高$${foot + rise}-${foot}=${rise}$（米），气温低$${rise}\\div 100\\times 0.6=${colder(rise)}$（℃），所以约为$${warm}-${colder(rise)}=${answer}$（℃）。常见错误：用山顶海拔代替高差，得${celsius(warm - colder(foot + rise))}；按每100米下降1℃计算，得${celsius(warm - rise / 100)}。`,
    facility: 0.66,
    check: { expression: `${warm}-0.6*(${foot + rise}-${foot})/100`, equals: String(answer) },
  });
});

/** The mean temperature of a day from its four readings. */
export const dailyMean = template(2, (random) => {
  const low = between(random, 2, 16);
  const readings = [low, low + between(random, 2, 4), low + between(random, 8, 13), low + between(random, 5, 7)];
  const sum = readings.reduce((total, reading) => total + reading, 0);
  const high = readings[2]!;
  const noNight = sum - low;
  if (sum % 4 !== 0 || noNight % 3 !== 0) return undefined;
  return choice({
    stem: `气象站某日2时、8时、14时、20时观测到的气温依次为${readings.map((reading) => `${reading}℃`).join('、')}，这一天的平均气温是（　　）`,
    right: celsius(sum / 4),
    errors: [celsius(high - low), celsius((high + low) / 2), celsius(noNight / 3), celsius(high)],
    because: ['other', 'formula', 'condition', 'other'],
    solution: `日平均气温等于四次观测值的和除以4：$(${readings.join('+')})\\div 4=${sum / 4}$（℃）。$${high}-${low}=${high - low}$（℃）是四次观测中最高与最低气温的差，不是平均值。`,
    facility: 0.85,
    check: { expression: `(${readings.join('+')})/4`, equals: String(sum / 4) },
  });
});

/** Natural growth of a population from its births and deaths. */
export const birthsAndDeaths = template(2, (random): BankQuestion => {
  const [births, deaths] = [between(random, 150, 420), between(random, 50, 140)];
  const growth = (births - deaths) / 10;
  const perThousand = (tenths: number) => `${tenths / 10}‰`;
  return {
    type: 'fill',
    stem: `某国某年的人口出生率为${perThousand(births)}，死亡率为${perThousand(deaths)}，该国这一年的人口自然增长率为____‰。`,
    answers: [[String(growth)]],
    solution: `人口自然增长率等于出生率减去死亡率：$${births / 10}-${deaths / 10}=${growth}$，即${growth}‰。`,
    facility: 0.85,
    check: { expression: `${births / 10}-${deaths / 10}`, equals: String(growth) },
  };
});

/** People to the square kilometre; both numbers are given in units of ten thousand. */
export const density = template(2, (random) => {
  const [area, people] = [between(random, 5, 60), between(random, 12, 320)];
  const total = area * people;
  if (total % 100 !== 0 || people <= area / 2) return undefined;
  return choice({
    stem: `某国面积为${area}万平方千米，人口为${total}万，该国的人口密度为（　　）`,
    right: `${people}人/平方千米`,
    errors: [`${people * 10}人/平方千米`, `${people / 10}人/平方千米`, `${people * 100}人/平方千米`],
    because: ['unit', 'unit', 'unit'],
    solution: `人口密度等于人口数除以面积：$${total}\\div ${area}=${people}$（人/平方千米），单位里的两个“万”可以约去。其余各项都是换算时位数弄错了。`,
    facility: 0.8,
    check: { expression: `${total}*10000/(${area}*10000)`, equals: String(people) },
  });
});
