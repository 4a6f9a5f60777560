import type { Shortcut } from '../../../components/shortcuts.ts';
import type { Dictation } from '../dictation/use-dictation.ts';

// Keys of one kind of question, whichever way the answers are gone through.

/** Keys of one kind of question before those of all: whatever shares a key with them gives way to them. */
export function withFirst(own: readonly Shortcut[], common: readonly Shortcut[]): readonly Shortcut[] {
  const taken = new Set(own.flatMap(({ keys }) => keys.map((key) => key.toLowerCase())));
  return [...own, ...common.filter(({ keys }) => !keys.some((key) => taken.has(key.toLowerCase())))];
}

/** The keys that say what was chosen, in the place of those of scores. */
export const choiceKeys = (letters: readonly string[], choose: (letter: string) => unknown): readonly Shortcut[] => [
  {
    keys: letters,
    shown: 'A B C …',
    label: '他选的是哪一项，也可按 1 2 3 …；得分由答案算出',
    run: ({ key: pressed }) => choose(pressed.toUpperCase()),
  },
  {
    keys: letters.map((_, index) => String(index + 1)),
    run: ({ key: pressed }) => choose(letters[Number(pressed) - 1]!),
  },
  { keys: ['m', '0'], shown: 'M 0', label: '涂了两个、没有作答', run: () => choose('') },
];

const places = [...'1234567890'];

/** The keys that judge the words of a dictation, in the place of those of scores; the tenth word is 0. */
export const wordKeys = ({ at, goTo, flip, judge, confirm }: Dictation): readonly Shortcut[] => [
  { keys: places, shown: '1 – 0', label: '翻转第几个词的对错', run: ({ key }) => flip(places.indexOf(key)) },
  { keys: ['y', 'x'], shown: 'Y X', label: '这个词写对了、写错了', run: ({ key }) => judge(/y/i.test(key)) },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    shown: '← →',
    label: '换词',
    run: ({ key }) => goTo(at + (key === 'ArrowRight' ? 1 : -1)),
  },
  { keys: [' ', 'Enter'], shown: '空格', label: '确认各词，看下一份', run: confirm },
];
