import type { BankQuestion } from '../bank.ts';
import type { Random } from '../../random.ts';

interface Subject {
  text: string;
  singular: boolean;
}

const subjects: readonly Subject[] = [
  { text: 'My brother', singular: true },
  { text: 'Xiaoming', singular: true },
  { text: 'Our neighbour', singular: true },
  { text: 'The girl in red', singular: true },
  { text: 'My parents', singular: false },
  { text: 'The twins', singular: false },
  { text: 'Xiaohong and Xiaoliang', singular: false },
];

/** Verb, form of the third person, why it is written so, and what stands after it. */
const habits = [
  ['go', 'goes', '以 o 结尾，加 -es', 'to the park by bus'],
  ['do', 'does', '以 o 结尾，加 -es', 'some housework'],
  ['watch', 'watches', '以 ch 结尾，加 -es', 'the news on TV'],
  ['wash', 'washes', '以 sh 结尾，加 -es', 'the dishes after supper'],
  ['study', 'studies', '以“辅音字母 + y”结尾，变 y 为 i 再加 -es', 'English at home'],
  ['carry', 'carries', '以“辅音字母 + y”结尾，变 y 为 i 再加 -es', 'water to the garden'],
  ['play', 'plays', '以“元音字母 + y”结尾，直接加 -s', 'table tennis in the gym'],
  ['have', 'has', '不规则变化', 'a glass of milk'],
  ['read', 'reads', '直接加 -s', 'stories in bed'],
  ['take', 'takes', '直接加 -s', 'a walk by the river'],
] as const;

const always = ['every day', 'every evening', 'every Saturday', 'on Sundays'] as const;

/** Grade 7: a verb in the simple present, by its subject. */
export function presentQuestion(random: Random): BankQuestion {
  const subject = random.pick(subjects);
  const [verb, third, rule, rest] = random.pick(habits);
  const time = random.pick(always);
  const why = subject.singular
    ? `主语 ${subject.text} 是第三人称单数，谓语动词用第三人称单数形式；${verb} ${rule}，变为 ${third}`
    : `主语 ${subject.text} 是复数，谓语动词用原形 ${verb}`;
  return {
    type: 'fill',
    stem: `用括号内所给动词的适当形式填空：${subject.text} ____ (${verb}) ${rest} ${time}.`,
    answers: [[subject.singular ? third : verb]],
    solution: `${time} 表示经常发生的动作，用一般现在时。${why}。`,
    facility: subject.singular ? 0.74 : 0.8,
  };
}

/** Verb, its past form, and what stands after it. */
const deeds = [
  ['buy', 'bought', 'two notebooks'],
  ['catch', 'caught', 'a big fish'],
  ['bring', 'brought', 'some fruit to school'],
  ['write', 'wrote', 'a letter to an old friend'],
  ['find', 'found', 'a lost dog'],
  ['lose', 'lost', 'a blue pencil box'],
  ['take', 'took', 'many photos'],
  ['make', 'made', 'a birthday cake'],
  ['see', 'saw', 'an interesting film'],
  ['eat', 'ate', 'noodles for lunch'],
  ['drink', 'drank', 'a lot of water'],
  ['ride', 'rode', 'horses at the farm'],
  ['meet', 'met', 'an English teacher'],
  ['visit', 'visited', 'the science museum'],
  ['plan', 'planned', 'a trip to the seaside'],
  ['carry', 'carried', 'a heavy box upstairs'],
] as const;

const regularRules: Readonly<Record<string, string>> = {
  visit: '是规则动词，直接加 -ed',
  plan: '以重读闭音节结尾，双写 n 再加 -ed',
  carry: '以“辅音字母 + y”结尾，变 y 为 i 再加 -ed',
};

const before = ['yesterday', 'last Sunday', 'two days ago', 'last week', 'the day before yesterday'] as const;

/** Grade 7: a verb in the simple past. */
export function pastQuestion(random: Random): BankQuestion {
  const subject = random.pick(subjects);
  const [verb, past, rest] = random.pick(deeds);
  const time = random.pick(before);
  return {
    type: 'fill',
    stem: `用括号内所给动词的适当形式填空：${subject.text} ____ (${verb}) ${rest} ${time}.`,
    answers: [[past]],
    solution: `${time} 是过去的时间，用一般过去时；${verb} ${regularRules[verb] ?? '是不规则动词'}，过去式是 ${past}，过去式没有人称和数的变化。`,
    facility: 0.7,
  };
}
