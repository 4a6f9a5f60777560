import type { Templates } from '../../bank.ts';
import { between, choice, lines, template } from '../../making.ts';

const addFlowers = template(2, (random) => {
  const [has, gets] = [between(random, 6, 9), between(random, 4, 9)];
  if (has + gets <= 10 || has === gets) return undefined;
  const sum = has + gets;
  return choice({
    stem: `小红有 ${has} 朵红花，小明又送给她 ${gets} 朵，小红现在有（　　）朵红花。`,
    right: `${sum}`,
    errors: [`${Math.abs(has - gets)}`, `${sum - 10}`, `${sum + 1}`, `${sum - 1}`],
    because: ['operation', 'carry', 'slip', 'slip'],
    solution: lines(
      `求现在一共有多少朵，用加法：$${has}+${gets}=${sum}$（朵）。`,
      `用“凑十法”：$${has}+${10 - has}=10$，还剩 $${gets}-${10 - has}=${sum - 10}$，$10+${sum - 10}=${sum}$。`,
    ),
    facility: 0.92,
    check: { expression: `${has}+${gets}`, equals: `${sum}` },
  });
});

const missingAddend = template(2, (random) => {
  const [known, missing] = [between(random, 5, 9), between(random, 4, 9)];
  const sum = known + missing;
  if (sum <= 10) return undefined;
  return {
    type: 'fill',
    stem: `在横线上填合适的数：$${known}+$____$=${sum}$。`,
    answers: [[`${missing}`]],
    solution: `想：${known} 加几得 ${sum}？$${sum}-${known}=${missing}$，所以填 ${missing}。`,
    facility: 0.88,
    check: { expression: `${sum}-${known}`, equals: `${missing}` },
  };
});

const cardsLeft = template(2, (random) => {
  const [all, given] = [between(random, 11, 17), between(random, 4, 9)];
  const left = all - given;
  if (left >= 10 || left < 2) return undefined;
  return choice({
    stem: `小明有 ${all} 张卡片，送给小华 ${given} 张，还剩（　　）张。`,
    right: `${left}`,
    errors: [`${all + given}`, `${10 + given - (all - 10)}`, `${left + 1}`, `${left - 1}`],
    because: ['operation', 'carry', 'slip', 'slip'],
    solution: lines(
      `求还剩多少张，用减法：$${all}-${given}=${left}$（张）。`,
      `用“破十法”：$10-${given}=${10 - given}$，$${10 - given}+${all - 10}=${left}$。`,
      `错选 ${10 + given - (all - 10)} 的同学是用大的个位数去减小的个位数了。`,
    ),
    facility: 0.87,
    check: { expression: `${all}-${given}`, equals: `${left}` },
  });
});

const order = template(2, (random) => {
  const [tens, ones] = [between(random, 2, 9), between(random, 1, 9)];
  if (tens === ones) return undefined;
  return choice({
    stem: `${tens} 个十和 ${ones} 个一组成的数是（　　）。`,
    right: `${tens * 10 + ones}`,
    errors: [`${ones * 10 + tens}`, `${tens + ones}`, `${tens}0${ones}`],
    because: ['swap', 'operation', 'form'],
    solution: lines(
      `${tens} 个十是 ${tens * 10}，${ones} 个一是 ${ones}，合起来是 ${tens * 10 + ones}。`,
      `错选 ${ones * 10 + tens} 的同学把十位和个位写反了；写两位数时，十位写 ${tens}，个位写 ${ones}。`,
    ),
    facility: 0.9,
    check: { expression: `${tens}*10+${ones}`, equals: `${tens * 10 + ones}` },
  });
});

const series = template(2, (random) => {
  const [start, step] = [between(random, 11, 55), between(random, 2, 9)];
  const terms = [0, 1, 2, 3, 4].map((index) => start + index * step);
  return {
    type: 'fill',
    stem: `找规律填数：${terms.slice(0, 3).join('，')}，____，${terms[4]!}。`,
    answers: [[`${terms[3]!}`]],
    solution: `从左往右，每次都多 ${step}，$${terms[2]!}+${step}=${terms[3]!}$，所以填 ${terms[3]!}；再多 ${step} 正好是 ${terms[4]!}。`,
    facility: step === 5 || step === 2 ? 0.86 : 0.74,
    check: { expression: `${terms[2]!}+${step}`, equals: `${terms[3]!}` },
  };
});

const jiao = template(2, (random) => {
  const [yuan, rest] = [between(random, 2, 9), between(random, 1, 9)];
  return {
    type: 'fill',
    stem: `${yuan} 元 ${rest} 角＝____角`,
    answers: [[`${yuan * 10 + rest}`]],
    solution: `1 元是 10 角，${yuan} 元是 ${yuan * 10} 角，$${yuan * 10}+${rest}=${yuan * 10 + rest}$（角）。`,
    facility: 0.82,
    check: { expression: `${yuan}*10+${rest}`, equals: `${yuan * 10 + rest}` },
  };
});

/** Mathematics of the first year. */
export const grade1: Templates = {
  '20以内的进位加法': [addFlowers, missingAddend],
  '20以内的退位减法': [cardsLeft],
  数的组成和顺序: [order, series],
  '元、角、分的换算和计算': [jiao],
};
