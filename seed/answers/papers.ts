import { subjectsOf } from '../../contracts/constants/assignments.ts';
import { questionType } from '../../contracts/constants/questions.ts';
import type { Random } from '../random.ts';
import type { BankItem } from '../world.ts';
import { countOf } from './exam-parts.ts';

/** A paper as it is made from the bank: its questions by section. */
export interface DraftPaper {
  sections: readonly { title: string; items: readonly BankItem[] }[];
}

/** What a part of a paper takes from the bank, and how many of them; an exam has more. */
interface Part {
  title: string;
  takes: (item: BankItem) => boolean;
  exercise: number;
  /** Of a paper on a chapter or a month. */
  unit: number;
  exam: number;
  /** Of an exam in which most marks are for passages and a composition. */
  essayExam: number;
}

const ofType =
  (type: number, isMultiple = 0) =>
  (item: BankItem): boolean =>
    item.questionType === type && item.isMultiple === isMultiple && item.groupId === '';

/** Questions of one kind stand together, those with several right options apart: each is worth the same then. */
const parts: readonly Part[] = [
  { title: '选择题', takes: ofType(questionType.choice), exercise: 5, unit: 8, exam: 18, essayExam: 8 },
  { title: '多选题', takes: ofType(questionType.choice, 1), exercise: 1, unit: 1, exam: 2, essayExam: 1 },
  { title: '填空题', takes: ofType(questionType.fillIn), exercise: 2, unit: 2, exam: 3, essayExam: 2 },
  { title: '解答题', takes: ofType(questionType.answer), exercise: 2, unit: 2, exam: 2, essayExam: 1 },
];

/** What is drawn, made or found out, where it is no composition. */
const practice: Part = {
  title: '实践与探究',
  takes: ofType(questionType.other),
  exercise: 0,
  unit: 0,
  exam: 1,
  essayExam: 0,
};

/** With a passage there are so many fewer choices in an exercise. */
const fewer = 2;

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

/** A paper has as many questions at least. */
const fewest = 5;

const essays: readonly string[] = subjectsOf.essay;

const isComposition = ({ questionType: type, subjectId }: BankItem): boolean =>
  type === questionType.other && essays.includes(subjectId);

const isDictation = ({ answers }: BankItem): boolean => answers.length > 1;

/** A paper of one question of the bank that is a composition, or a dictation; undefined where it has none. */
export function drawSingle(
  items: readonly BankItem[],
  kind: 'composition' | 'dictation',
  random: Random,
  given: Given = new Set(),
): DraftPaper | undefined {
  const others = items.filter(isComposition);
  const known = others.filter((item) => isDictation(item) === (kind === 'dictation'));
  if (known.length === 0) return undefined;
  // A whole composition rather than a few lines, where there are both.
  const whole = Math.max(...known.map(({ score }) => score)) / 2;
  const fitting = known.filter(({ score }) => score >= whole);
  const fresh = fitting.filter(({ id }) => !given.has(id));
  return {
    sections: [
      {
        title: kind === 'dictation' ? '听写' : '作文',
        items: [random.pick(fresh.length > 0 ? fresh : fitting)],
      },
    ],
  };
}

/** An exam has passages until it has so many questions; an exercise has one. */
const enough = 20;

/**
 * The questions of passages, of those that the bank has; none where it has no passage. What has been drawn decides which
 * ones: a draw of its own would change everything that is drawn after it.
 */
function groupsFor(drawn: readonly BankItem[], items: readonly BankItem[], kind: Kind): BankItem[] {
  const ids = [...new Set(items.flatMap(({ groupId }) => (groupId === '' ? [] : groupId)))];
  const first = drawn[0] ? items.indexOf(drawn[0]) : 0;
  const found: BankItem[] = [];
  for (const [index] of ids.entries()) {
    const isEnough = kind !== 'exam' ? found.length > 0 : index > 0 && drawn.length + found.length >= enough;
    if (isEnough) break;
    const id = ids[(first + index) % ids.length];
    found.push(...items.filter(({ groupId }) => groupId === id));
  }
  return found;
}

type Kind = 'exercise' | 'unit' | 'exam';

/** Draws a paper from what the bank has of a subject in a grade; undefined where that is too little. */
export function drawPaper(
  items: readonly BankItem[],
  kind: Kind,
  random: Random,
  given: Given = new Set(),
): DraftPaper | undefined {
  const hasPassages = items.some(({ groupId }) => groupId !== '');
  const hasEssay = kind === 'exam' && items.some(isComposition);
  const drawn = [...parts, practice].map(({ title, takes, ...counts }, index) => {
    const own = kind === 'exam' && !hasEssay ? countOf(items[0]?.subjectId ?? '', index) : undefined;
    const wanted = own ?? counts[hasEssay ? 'essayExam' : kind];
    const count = index === 0 && kind !== 'exam' && hasPassages ? wanted - fewer : wanted;
    return { title, items: some(items.filter(takes), count, random, given) };
  });
  const asked = drawn.flatMap((section) => section.items);
  return paperOf(drawn, groupsFor(asked, items, kind));
}

/**
 * A paper of its parts and of what belongs together; undefined where that is too little. What is read aloud comes first: all
 * listen together when it begins.
 */
function paperOf(drawn: DraftPaper['sections'], shared: readonly BankItem[]): DraftPaper | undefined {
  const heard = { title: '听力题', items: shared.filter(({ isHeard }) => isHeard) };
  const read = { title: '阅读题', items: shared.filter(({ isHeard }) => !isHeard) };
  const sections = [heard, ...drawn, read].filter((section) => section.items.length > 0);
  const count = sections.reduce((sum, section) => sum + section.items.length, 0);
  return count >= fewest ? { sections } : undefined;
}

/** What of the questions belongs together as long as nobody has been given any of it. */
const freshGroups = (items: readonly BankItem[], given: Given): BankItem[] => {
  const known = new Set(items.flatMap(({ id, groupId }) => (given.has(id) ? groupId : [])));
  return items.filter(({ groupId }) => groupId !== '' && !known.has(groupId));
};

/**
 * Draws so many questions, or a few more with a passage, for a day's homework: one that is written out and a blank, where there
 * are any, and choices. A passage takes the place of what is written out.
 */
export function drawShort(
  items: readonly BankItem[],
  size: number,
  random: Random,
  { given, withPassage }: { given: Given; withPassage: boolean },
): DraftPaper | undefined {
  const [choices, , blanks, answers] = parts.map(({ title, takes }) => ({ title, items: items.filter(takes) }));
  const blank = some(blanks!.items, 1, random, given);
  const group = withPassage ? groupsFor(blank, freshGroups(items, given), 'exercise') : [];
  const written = group.length > 2 ? [] : some(answers!.items, 1, random, given);
  const left = Math.max(1, size - blank.length - group.length - written.length);
  const drawn = [
    { title: choices!.title, items: some(choices!.items, left, random, given) },
    { title: blanks!.title, items: blank },
    { title: answers!.title, items: written },
  ];
  return paperOf(drawn, group);
}
