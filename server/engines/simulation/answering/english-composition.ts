import type { Dice } from '../dice.ts';
import { misspell } from './slips.ts';

interface Stock {
  /** Words of the task that call for it. */
  about: RegExp;
  opening: readonly string[];
  body: readonly string[];
  ending: readonly string[];
}

const stocks: readonly Stock[] = [
  {
    about: /health|健康/i,
    opening: [
      'Hello, everyone! I am very happy to talk about how to keep healthy.',
      'Dear friends, today my topic is about our health.',
    ],
    body: [
      'Nowadays many students stay up late and do not have enough sleep.',
      'Some of us sit in front of the computer for hours, so our eyes become weak.',
      'First, we should do sports for at least one hour every day.',
      'Running and playing basketball are both good for our body.',
      'Second, we should eat more vegetables and fruit instead of fast food.',
      'Drinking enough water is also important.',
      'Third, we had better go to bed before ten and get up early.',
      'My father used to be tired all day, but he is full of energy after he started running.',
      'When I feel worried, I often talk with my friends because a happy heart is a part of health.',
    ],
    ending: [
      "Let's take action from now on! Thank you for listening!",
      'If we keep trying, we will have a healthier life. Thank you!',
    ],
  },
  {
    about: /weekend|周末/i,
    opening: ['I had a great weekend.', 'Last weekend was really interesting.'],
    body: [
      'On Saturday morning I got up early and cleaned my room.',
      'Then I did my homework and helped my mother cook lunch.',
      'In the afternoon I went to the park with my friends.',
      'We played football and flew kites there.',
      'The weather was sunny and we were very happy.',
      'On Sunday I visited my grandparents by bus.',
      'We made dumplings together and they were delicious.',
      'In the evening I read a book about animals.',
    ],
    ending: ['What a wonderful weekend!', 'I was tired but happy.'],
  },
  {
    about: /invit|邀请/i,
    opening: [
      'Dear teacher, I am writing to invite you to be a judge at our English speech competition.',
      'Dear teacher, how is everything going? I have some good news to share with you.',
    ],
    body: [
      'It is a part of our Culture Week, which will be held next month.',
      'The purpose of the activity is to introduce our traditional festivals to the world.',
      'The competition will take place in the lecture hall on Friday afternoon.',
      'It will start at two and last about two hours.',
      'Twelve students from different classes will give speeches about their favourite festivals.',
      'Since you know a lot about both cultures, your advice would be of great help to us.',
      'After the speeches, we will make dumplings and paper cuttings together.',
      'I believe that you will enjoy yourself with us.',
    ],
    ending: [
      'I am looking forward to your reply. Yours, Xiaohua',
      'Please let me know whether you can come. Yours sincerely, Xiaohua',
    ],
  },
];

const greeting = /^(?:Dear|Hello|Sunday)/;

/** A stock of the sentences of a reference, where no other is about the task. */
function stockOf(reference: string): Stock {
  const lines = reference.split('\n').filter((line) => line.trim() !== '');
  const [first = '', ...rest] = lines.flatMap((line) =>
    greeting.test(line) && line.length < 40
      ? [line]
      : (line.match(/[^.!?]+[.!?]+/g) ?? [line]).map((one) => one.trim()),
  );
  const opening = greeting.test(first) && first.length < 40 ? `${first} ${rest.shift() ?? ''}` : first;
  return { about: /./, opening: [opening], body: rest.slice(0, -1), ending: rest.slice(-1) };
}

/** Mistakes that learners typically make. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/\bwent\b/, 'go'],
  [/\bdid not\b/, 'not'],
  [/\bwas\b/, 'is'],
  [/\bwere\b/, 'was'],
  [/\bare\b/, 'is'],
  [/\bhelps\b/, 'help'],
  [/\btakes\b/, 'take'],
  [/\bstudents\b/, 'student'],
  [/\bfriends\b/, 'friend'],
  [/\bhours\b/, 'hour'],
  [/\ba (?=[a-z])/, ''],
  [/\bthe (?=[a-z])/, ''],
  [/\bto (?=be|do|make|learn|share|talk)\b/, ''],
  [/\bbecause\b/, 'because of'],
  [/, so\b/, ', because so'],
  [/\bmore\b/, 'more better'],
  [/\bvery happy\b/, 'very happily'],
];

function spoiled(sentence: string, share: number, dice: Dice): string {
  if (!dice.chance(share)) return sentence;
  const known = mistakes.filter(([right]) => right.test(sentence));
  if (known.length > 0 && dice.chance(0.7)) return sentence.replace(...dice.pick(known));
  const words = sentence.split(' ');
  const long = words.flatMap((word, index) => (/^[a-z]{6,}$/.test(word) ? [index] : []));
  if (long.length === 0) return sentence;
  const at = dice.pick(long);
  return words.with(at, misspell(words[at]!, dice)).join(' ');
}

/** A composition in English to a task, of three paragraphs: the abler, the longer and the fewer mistakes of grammar and spelling. */
export function englishComposition(stem: string, reference: string, success: number, dice: Dice): string {
  const { opening, body, ending } = stocks.find(({ about }) => about.test(stem)) ?? stockOf(reference);
  const count = Math.max(3, Math.round(body.length * Math.min(1, 0.35 + 0.7 * success)));
  const write = (sentences: readonly string[]): string =>
    sentences.map((sentence) => spoiled(sentence, 0.65 * (1 - success) + 0.08, dice)).join(' ');
  return [[dice.pick(opening)], dice.some(body, count), success > 0.25 && ending.length > 0 ? [dice.pick(ending)] : []]
    .map(write)
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}
