import { questionType } from '../../contracts/constants/questions.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import { parametersOf, type ItemParameters } from '../../server/engines/simulation/answering/model.ts';
import type { AskedQuestion } from '../../server/engines/simulation/answering/question.ts';
import type { Writing } from '../../server/engines/simulation/answering/text-of.ts';
import type { BankItem } from '../world.ts';

/** A question in a paper, with what is computed of it once. */
export interface Placed {
  item: BankItem;
  /** How it is answered in words; undefined for choices and blanks. */
  writing: Writing | undefined;
  asked: AskedQuestion;
  parameters: ItemParameters;
  point: number;
}

/** A question as it stands in a paper of the world of a seed; its parameters are computed once. */
export function placed(parameters: Map<string, ItemParameters>, seed: number, item: BankItem): Placed {
  const known = parameters.get(item.id) ?? parametersOf(item);
  parameters.set(item.id, known);
  const { subjectId, stem, solution, criteria, pointId } = item;
  const asked = { subjectId, stem, solution, criteria, item };
  return { item, asked, writing: writingOf(item), parameters: known, point: hashOf(`${seed}/${pointId}`) };
}

/** What is neither choice, blank nor solved step by step is written from dictation, or is a composition. */
function writingOf({ questionType: type, answers }: BankItem): Writing | undefined {
  if (type === questionType.answer) return 'written';
  if (type !== questionType.other) return undefined;
  return answers.length > 1 ? 'dictation' : 'essay';
}
