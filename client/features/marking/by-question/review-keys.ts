import type { Shortcut } from '../../../components/shortcuts.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { lettersOf, scoreOfChoice } from '../choice/boxes.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import { scoringKeys, turningKeys } from '../keyboard/scoring-keys.ts';
import { letterOfPoint } from '../rubric.ts';
import type { Direction } from './navigation.ts';
import type { Review } from './use-question-review.ts';

/** The keys of marking by question. */
export function reviewKeys(
  review: Review,
  turn: (direction: 1 | -1) => unknown,
  dictation?: Dictation,
): readonly Shortcut[] {
  const { selection, typed, rubric } = review;
  // A score that was typed to its first digit counts for the answer that is left.
  const leave = (move: () => unknown) => {
    typed.commit();
    move();
  };
  const pointKeys = rubric.map((_, index) => letterOfPoint(index)).filter((letter) => letter !== '');
  const own = dictation ? wordKeys(dictation) : choiceKeys(review);
  return withFirst(own, [
    {
      keys: dictation ? ['ArrowUp', 'ArrowDown'] : ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      shown: dictation ? '↑ ↓' : '↑ ↓ ← →',
      label: '选择作答',
      run: ({ key }) => leave(() => selection.move(key as Direction)),
    },
    ...scoringKeys({
      typed,
      giveFull: () => review.score(review.data.full),
      confirm: review.confirm,
      goOn: () => selection.advance(),
      undo: review.undo,
    }),
    {
      keys: pointKeys,
      shown: 'A B C …',
      label: '勾选评分点，得分随之变化',
      run: ({ key }) => review.togglePoint(pointKeys.indexOf(key.toLowerCase())),
    },
    { keys: ['n'], shown: 'N', label: '下一个未复核', run: () => leave(() => selection.advance()) },
    { keys: ['g'], shown: 'G', label: '整组给分', run: () => toggleGroup(review) },
    { keys: ['e'], shown: 'E', label: '写评语', run: focusComment },
    { keys: ['Escape'], run: () => cancel(review) },
    ...turningKeys('上一题、下一题', turn),
  ]);
}

/** Keys of one kind of question before those of all: whatever shares a key with them gives way to them. */
function withFirst(own: readonly Shortcut[], common: readonly Shortcut[]): readonly Shortcut[] {
  const taken = new Set(own.flatMap(({ keys }) => keys.map((key) => key.toLowerCase())));
  return [...own, ...common.filter(({ keys }) => !keys.some((key) => taken.has(key.toLowerCase())))];
}

/** The keys that say what was chosen, before those of scores: where several options may be right, only a score tells. */
function choiceKeys({ data: { question, key, full }, score }: Review): readonly Shortcut[] {
  if (question.questionType !== questionType.choice || question.isMultiple) return [];
  const letters = lettersOf(question.options);
  const choose = (letter: string) => score(scoreOfChoice(letter, key.answers, full));
  return [
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
}

const places = [...'1234567890'];

/** The keys that judge the words of a dictation, before those of scores; the tenth word is 0. */
const wordKeys = ({ at, goTo, flip, judge, confirm }: Dictation): readonly Shortcut[] => [
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

const focusComment = (): void => document.querySelector<HTMLElement>('[data-comment-field]')?.focus();

function toggleGroup({ selection: { current, groupOf, isWholeGroup, chooseGroup } }: Review): void {
  chooseGroup(isWholeGroup ? undefined : current && groupOf(current));
}

function cancel({ selection, typed }: Review): void {
  typed.clear();
  selection.chooseGroup(undefined);
}
