import type { BankQuestion } from '../bank.ts';
import { choice } from '../making.ts';
import type { Random } from '../../random.ts';
import { clockFace } from './clock-face.ts';
import { ordinal, words } from './english-numbers.ts';

const names = ['Xiaoming', 'Xiaohua', 'Xiaohong', 'Xiaoliang'] as const;

const spoken = (hour: number, minute: number) => `It's ${words(((hour + 11) % 12) + 1)} ${words(minute)}.`;

const lessons = [
  'English class',
  'music class',
  'art class',
  'PE class',
  'maths class',
  'Chinese class',
  'football game',
  'swimming lesson',
  'dancing lesson',
  'piano lesson',
] as const;

/** Grade 4: the time on a clock with hands, in steps of five minutes. */
export function clockQuestion(random: Random): BankQuestion | undefined {
  const hour = 1 + random.below(12);
  const mark = 2 + random.below(10);
  const minute = mark * 5;
  const right = spoken(hour, minute);
  const swapped = hour >= 2 && hour <= 11 && hour !== mark ? [spoken(mark, hour * 5)] : [];
  return choice({
    stem: `Look at the clock. It's time for ${random.pick(names)}'s ${random.pick(lessons)}. What time is it?`,
    right,
    errors: [
      ...swapped,
      spoken(hour + 1, minute),
      spoken(hour, minute === 10 ? 15 : minute - 5),
      spoken(hour + 11, minute),
    ],
    because: Array<string>(4).fill('digits'),
    solution: `短针（时针）已经走过${hour}，还没有到${(hour % 12) + 1}，所以是${hour}点多；长针（分针）指向${mark}，是${minute}分。先说“时”，再说“分”：${right} 常见错误是把长针、短针看反，或者把还没有到的“下一个整点”当作时。`,
    facility: 0.78,
    figure: clockFace(hour, minute),
  });
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Grade 5: a date in English with the right ending of the number. */
export function dateQuestion(random: Random): BankQuestion | undefined {
  const month = random.below(12);
  const day = 1 + random.below(daysIn[month]!);
  const right = `${months[month]!} ${ordinal(day)}`;
  const endings = ['th', 'st', 'nd', 'rd'].map((ending) => `${months[month]!} ${day}${ending}`);
  const next = `${months[(month + 1) % 12]!} ${ordinal(day)}`;
  const falseEndings = endings.filter((option) => option !== right);
  return choice({
    stem: `日历上写着“${month + 1}月${day}日”，下列英语表达正确的一项是（　　）`,
    right,
    errors: [next, ...falseEndings],
    because: ['word', ...falseEndings.map(() => 'number')],
    solution: `${month + 1}月是 ${months[month]!}；日期用序数词，1、21、31用 st，2、22用 nd，3、23用 rd，11、12、13和其余的都用 th，所以${day}日写作 ${ordinal(day)}，全写为 ${right}。`,
    facility: 0.76,
  });
}

const events = [
  'The film starts',
  'The train leaves',
  'The football match begins',
  'The library opens',
  'Our first class begins',
  'The bus arrives',
] as const;

interface Passing {
  right: string;
  errors: string[];
  /** What each comes from. */
  because: string[];
  reason: string;
}

function pastOrTo(hour: number, minute: number): Passing {
  const now = words(hour);
  const next = words((hour % 12) + 1);
  const quarter = (count: number) => (count === 15 ? 'a quarter' : words(count));
  if (minute < 30) {
    const count = quarter(minute);
    return {
      right: `${count} past ${now}`,
      errors: [`${count} to ${now}`, `${count} past ${next}`, `${count} to ${next}`],
      because: ['word', 'digits', 'word'],
      reason: `${minute}分没有超过半小时，用“分钟数 + past + 钟点数”`,
    };
  }
  const count = quarter(60 - minute);
  return {
    right: `${count} to ${next}`,
    errors: [`${count} to ${now}`, `${count} past ${next}`, `${count} past ${now}`],
    because: ['digits', 'word', 'word'],
    reason: `${minute}分超过半小时，用“（60 − 分钟数）+ to + 下一个钟点数”，60 − ${minute} = ${60 - minute}`,
  };
}

/** Grade 7: the time with "past" and "to". */
export function pastToQuestion(random: Random): BankQuestion | undefined {
  const hour = 1 + random.below(12);
  const minute = random.pick([5, 10, 15, 20, 25, 35, 40, 45, 50, 55]);
  const time = `${hour}:${String(minute).padStart(2, '0')}`;
  const { right, errors, because, reason } = pastOrTo(hour, minute);
  return choice({
    stem: `${random.pick(events)} at ${time}. Which of the following means the same as "${time}"?`,
    right,
    errors,
    because,
    solution: `${reason}${minute === 15 || minute === 45 ? '，15分钟用 a quarter' : ''}，所以 ${time} 读作 ${right}。常见错误是 past 和 to 用反，或用 to 时忘记用下一个钟点。`,
    facility: 0.71,
  });
}

const things = [
  (count: number) => `There are ${count} new books in our school library.`,
  (count: number) => `The old tower is ${count} steps high.`,
  (count: number) => `There are ${count} students in Grade 7.`,
  (count: number) => `It is ${count} metres from the school gate to the park.`,
] as const;

/** Grade 7: how a number with three digits is read. */
export function numberQuestion(random: Random): BankQuestion | undefined {
  const hundreds = 2 + random.below(8);
  const tens = 2 + random.below(8);
  const ones = 1 + random.below(9);
  if (tens === ones) return numberQuestion(random);
  const count = hundreds * 100 + tens * 10 + ones;
  const hundred = words(hundreds);
  const right = words(count);
  return choice({
    stem: `${random.pick(things)(count)} Which is the right way to read "${count}"?`,
    right,
    errors: [
      `${hundred} hundreds and ${words(tens * 10 + ones)}`,
      `${hundred} hundred ${words(tens * 10)} and ${words(ones)}`,
      words(hundreds * 100 + ones * 10 + tens),
    ],
    because: ['number', 'number', 'digits'],
    solution: `三位数的读法：百位后读 hundred，百位和十位之间用 and，十位和个位之间用连字符，所以 ${count} 读作 ${right}。hundred 前有具体数词时不加 -s，因此不能说 ${hundred} hundreds；十位和个位的顺序不能颠倒，and 也不能放在十位和个位之间。`,
    facility: 0.75,
  });
}
