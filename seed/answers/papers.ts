import { questionType } from '../../contracts/constants/questions.ts';
import type { Random } from '../random.ts';
import type { BankItem } from '../world.ts';

/** A paper as it is made from the bank: its questions by section. */
export interface DraftPaper {
  sections: readonly { title: string; items: readonly BankItem[] }[];
}

/** How many questions of each type a paper has; an exam has more of them. */
const extents = {
  exercise: { [questionType.choice]: 6, [questionType.fillIn]: 2, [questionType.answer]: 2, [questionType.other]: 0 },
  exam: { [questionType.choice]: 20, [questionType.fillIn]: 3, [questionType.answer]: 2, [questionType.other]: 0 },
} as const;

const titles: Record<number, string> = {
  [questionType.choice]: '选择题',
  [questionType.fillIn]: '填空题',
  [questionType.answer]: '解答题',
  [questionType.other]: '其他',
};

/** Questions that classes have been given already, by id. */
export type Given = ReadonlySet<string>;

/** Some of the items, at most one of each template, in the order of the bank; those that were given already only when no others are left. */
function some(items: readonly BankItem[], count: number, random: Random, given: Given): BankItem[] {
  let left = [...items];
  const chosen: BankItem[] = [];
  while (chosen.length < count && left.length > 0) {
    const fresh = left.filter(({ id }) => !given.has(id));
    const one = random.pick(fresh.length > 0 ? fresh : left);
    chosen.push(one);
    left = left.filter(({ template }) => template !== one.template);
  }
  return chosen.sort((a, b) => items.indexOf(a) - items.indexOf(b));
}

const isDictation = ({ answers }: BankItem): boolean => answers.length > 1;

/** A paper of one question of the bank that is a composition, or a dictation; undefined where it has none. */
export function drawSingle(
  items: readonly BankItem[],
  kind: 'composition' | 'dictation',
  random: Random,
): DraftPaper | undefined {
  const others = items.filter((item) => item.questionType === questionType.other);
  const known = others.filter((item) => isDictation(item) === (kind === 'dictation'));
  if (known.length === 0) return undefined;
  return { sections: [{ title: kind === 'dictation' ? '听写' : '作文', items: [random.pick(known)] }] };
}

/**
 * The questions of one passage, of those that the bank has; none where it has no passage. What has been drawn decides which
 * one: a draw of its own would change everything that is drawn after it.
 */
function groupFor(drawn: readonly BankItem[], items: readonly BankItem[]): BankItem[] {
  const ids = [...new Set(items.flatMap(({ groupId }) => (groupId === '' ? [] : groupId)))];
  const place = drawn[0] ? items.indexOf(drawn[0]) : 0;
  return items.filter(({ groupId }) => groupId !== '' && groupId === ids[place % ids.length]);
}

/** Draws a paper from what the bank has of a subject in a grade; undefined where that is too little. */
export function drawPaper(
  items: readonly BankItem[],
  kind: keyof typeof extents,
  random: Random,
  given: Given = new Set(),
): DraftPaper | undefined {
  const drawn = [questionType.choice, questionType.fillIn, questionType.answer, questionType.other].map((type) => {
    const known = items.filter((item) => item.questionType === type && item.groupId === '');
    return { title: titles[type]!, items: some(known, extents[kind][type], random, given) };
  });
  const group = {
    title: '阅读题',
    items: groupFor(
      drawn.flatMap((section) => section.items),
      items,
    ),
  };
  const sections = [...drawn, group].filter((section) => section.items.length > 0);
  return sections.some((section) => section.items.length > 2) ? { sections } : undefined;
}
