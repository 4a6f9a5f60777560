import { questionType } from '../../contracts/constants/questions.ts';
import { worthOf as worthOfPoints } from '../../server/engines/marking/given.ts';
import type { BankItem } from '../world.ts';
import type { DraftPaper } from './papers.ts';

// What the questions of a paper are worth, so that it adds up to full marks as they are usual: choices alike, blanks alike, and
// the rest to what is written.

const itemsOf = ({ sections }: DraftPaper): BankItem[] => sections.flatMap(({ items }) => items);

/** What questions are worth together. */
export const totalOf = (items: readonly BankItem[]): number => items.reduce((total, { score }) => total + score, 0);

const isBlank = ({ questionType: type }: BankItem): boolean => type === questionType.fillIn;
const isAnswer = ({ questionType: type }: BankItem): boolean => type === questionType.answer;

/** Whether people mark it. */
export const isWritten = (item: BankItem): boolean => isAnswer(item) || item.questionType === questionType.other;

/** Full marks as they are usual, of a dictation to an entrance examination. */
const usual = [10, 20, 30, 40, 50, 60, 80, 100, 120, 150] as const;

/** What choices and blanks may be worth each. */
const [least, most] = [2, 6] as const;
const worths = Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** What every choice and every blank of a paper is worth; a choice of several options one mark more. */
interface Worth {
  choice: number;
  blank: number;
}

const worthIn = (item: BankItem, { choice, blank }: Worth): number =>
  isBlank(item) ? blank * item.answers.length : choice + (item.isMultiple ? 1 : 0);

/** The marks of choices and blanks that leave for what is marked by hand as much as it is worth in the bank, and little more. */
function worthFor(items: readonly BankItem[], full: number): Worth | undefined {
  const byHand = items.filter(isWritten);
  const others = items.filter((item) => !isWritten(item));
  const found = worths.flatMap((choice) =>
    worths.flatMap((blank) => {
      const rest = full - others.reduce((sum, item) => sum + worthIn(item, { choice, blank }), 0) - totalOf(byHand);
      if (rest < 0 || (byHand.length === 0 && rest > 0)) return [];
      return [{ choice, blank, distance: rest / Math.max(1, byHand.length) + Math.abs(choice - blank) }];
    }),
  );
  return found.sort((one, other) => one.distance - other.distance)[0];
}

/** A question with more marks than in the bank: its points share them as they do wherever it is marked. */
function raised(item: BankItem, more: number): BankItem {
  if (more === 0) return item;
  const score = item.score + more;
  const points = item.rubric.map((worth, index) => ({ score: worth, text: item.criteria[index] ?? '' }));
  return { ...item, score, rubric: points.length === 0 ? [] : worthOfPoints({ rubric: points, score }) };
}

/** A paper that adds up to exactly these full marks; undefined where its questions cannot. */
export function withFull(draft: DraftPaper, full: number): DraftPaper | undefined {
  const items = itemsOf(draft);
  const worth = worthFor(items, full);
  if (worth === undefined) return undefined;
  const scored = (item: BankItem) => (isWritten(item) ? item : { ...item, score: worthIn(item, worth) });
  // A composition has the marks that it always has, where anything else can take what is left.
  const [answers, byHand] = [items.filter(isAnswer), items.filter(isWritten)];
  const taking = answers.length > 0 ? answers : byHand;
  const rest = full - totalOf(items.map(scored));
  const share = (item: BankItem): number => {
    const index = taking.indexOf(item);
    // The last are the hardest, and get what cannot be shared.
    return index < 0 ? 0 : Math.floor((rest + index) / taking.length);
  };
  const marked = (item: BankItem) => (isWritten(item) ? raised(item, share(item)) : scored(item));
  return { sections: draft.sections.map((section) => ({ ...section, items: section.items.map(marked) })) };
}

/**
 * A paper that adds up to these full marks, or to the next usual ones that its questions can add up to; where they can to none,
 * it is as it was drawn.
 */
export function withMarks(draft: DraftPaper, full = 0): DraftPaper {
  const wanted = [full, ...usual.filter((one) => one > full)];
  for (const one of wanted) {
    const found = one > 0 ? withFull(draft, one) : undefined;
    if (found) return found;
  }
  return draft;
}
