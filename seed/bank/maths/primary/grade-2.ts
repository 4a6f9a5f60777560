import type { Templates } from '../../bank.ts';
import { between, choice, lines, shuffled, template } from '../../making.ts';

const subtraction = template(2, (random) => {
  const [a, b] = [between(random, 41, 92), between(random, 15, 68)];
  const difference = a - b;
  const [ones, less] = [a % 10, b % 10];
  if (ones >= less || difference < 13) return undefined;
  const reversed = (Math.floor(a / 10) - Math.floor(b / 10)) * 10 + less - ones;
  return choice({
    stem: `计算：$${a}-${b}=$（　　）`,
    right: `${difference}`,
    errors: [`${difference + 10}`, `${reversed}`, `${difference - 10}`, `${a + b}`],
    because: ['carry', 'swap', 'carry', 'operation'],
    solution: lines(
      `个位 ${ones} 减 ${less} 不够减，从十位退 1，$${ones + 10}-${less}=${difference % 10}$；十位退 1 后再减。`,
      `$${a}-${b}=${difference}$。错选 ${difference + 10} 的同学忘记十位已经退了 1。`,
    ),
    facility: 0.8,
    check: { expression: `${a}-${b}`, equals: `${difference}` },
  });
});

const metres = template(2, (random) => {
  const used = between(random, 15, 85);
  if (used % 5 === 0) return undefined;
  return {
    type: 'fill',
    stem: `一根彩带长 1 米，剪去 ${used} 厘米，还剩____厘米。`,
    answers: [[`${100 - used}`]],
    solution: `1 米是 100 厘米，$100-${used}=${100 - used}$（厘米）。单位不同时要先换成相同的单位再减。`,
    facility: 0.76,
    check: { expression: `100-${used}`, equals: `${100 - used}` },
  };
});

const sumOfSame = template(2, (random) => {
  const [times, each] = [between(random, 3, 6), between(random, 3, 6)];
  if (times === each) return undefined;
  return choice({
    stem: `${times} 个 ${each} 相加的和是（　　）。`,
    right: `${times * each}`,
    errors: [`${times + each}`, `${(times - 1) * each}`, `${(times + 1) * each}`, `${times * each + 1}`],
    because: ['operation', 'slip', 'slip', 'slip'],
    solution: lines(
      `求几个相同加数的和用乘法：$${times}\\times ${each}=${times * each}$。`,
      `错选 ${times + each} 的同学把“${times} 个 ${each} 相加”看成了“${times} 加 ${each}”。`,
    ),
    facility: 0.86,
    check: { expression: `${times}*${each}`, equals: `${times * each}` },
  });
});

const rows = template(2, (random) => {
  const [perRow, count, extra] = [between(random, 4, 6), between(random, 3, 6), between(random, 2, 4)];
  if (extra >= perRow || perRow === count) return undefined;
  return {
    type: 'fill',
    stem: `小朋友做操，每行站 ${perRow} 人，站了 ${count} 行，还多 ${extra} 人，一共有____人。`,
    answers: [[`${perRow * count + extra}`]],
    solution: `${count} 行站了 $${perRow}\\times ${count}=${perRow * count}$（人），再加上多的 ${extra} 人，$${perRow * count}+${extra}=${perRow * count + extra}$（人）。`,
    facility: 0.8,
    check: { expression: `${perRow}*${count}+${extra}`, equals: `${perRow * count + extra}` },
  };
});

const sharing = template(2, (random) => {
  const [groups, each] = [between(random, 3, 6), between(random, 3, 6)];
  const all = groups * each;
  if (groups === each) return undefined;
  return choice({
    stem: `把 ${all} 个苹果平均分给 ${groups} 个小组，每个小组分到（　　）个。`,
    right: `${each}`,
    errors: [`${groups}`, `${all - groups}`, `${each + 1}`, `${each - 1}`],
    because: ['other', 'operation', 'slip', 'slip'],
    solution: lines(
      `平均分用除法：$${all}\\div ${groups}=${each}$（个）。想口诀求商：几乘 ${groups} 得 ${all}？`,
      `错选 ${all - groups} 的同学用了减法。`,
    ),
    facility: 0.86,
    check: { expression: `${all}/${groups}`, equals: `${each}` },
  });
});

const remainder = template(2, (random) => {
  const [divisor, quotient] = [between(random, 4, 9), between(random, 3, 9)];
  const rest = between(random, 1, divisor - 1);
  const all = divisor * quotient + rest;
  return {
    type: 'fill',
    stem: `$${all}\\div ${divisor}=$____……____`,
    answers: [[`${quotient}`], [`${rest}`]],
    solution: `想：${divisor} 乘几最接近 ${all} 又不超过 ${all}？$${divisor}\\times ${quotient}=${divisor * quotient}$，$${all}-${divisor * quotient}=${rest}$，所以商是 ${quotient}，余数是 ${rest}。余数一定要比除数小。`,
    facility: 0.79,
    check: { expression: `${divisor}*${quotient}+${rest}`, equals: `${all}` },
  };
});

const heavier = template(1, (random) => {
  const [kilos, more, less] = [between(random, 2, 8), between(random, 1, 9) * 50, between(random, 1, 9) * 50];
  const grams = kilos * 1000;
  const [first, second, third, fourth] = shuffled(random, ['面粉', '小米', '红豆', '黄豆']);
  return choice({
    stem: `一袋大米重 ${kilos} 千克，下面的粮食中，比它重的是（　　）。`,
    right: `一袋 ${grams + more} 克的${first}`,
    errors: [
      `一袋 ${kilos * 100 + 50} 克的${second}`,
      `一袋 ${grams - less} 克的${third}`,
      `一袋 ${kilos - 1} 千克的${fourth}`,
    ],
    because: ['unit', 'condition', 'condition'],
    solution: lines(
      `先换成相同的单位再比较：1 千克＝1000 克，${kilos} 千克＝${grams} 克。`,
      `${grams + more} 克比 ${grams} 克多，比它重；${kilos * 100 + 50} 克、${grams - less} 克都不到 ${grams} 克，${kilos - 1} 千克也比 ${kilos} 千克轻。`,
      `错选 ${kilos * 100 + 50} 克的同学误以为 1 千克是 100 克。`,
    ),
    facility: 0.72,
    check: [
      { expression: `${grams + more} g > ${kilos} kg`, equals: 'true' },
      { expression: `${grams - less} g > ${kilos} kg`, equals: 'false' },
      { expression: `${kilos * 100 + 50} g > ${kilos} kg`, equals: 'false' },
    ],
  });
});

/** Mathematics of the second year. */
export const grade2: Templates = {
  厘米和米: [metres],
  '100以内的退位减法和两步计算': [subtraction],
  乘法的意义和口诀: [sumOfSame, rows],
  平均分和用口诀求商: [sharing],
  有余数的除法: [remainder],
  认识克和千克: [heavier],
};
