import { questionType } from '../../../../contracts/constants/questions.ts';
import { hashOf, mix, normalOf, shareOf } from './chance.ts';
import type { Item } from './item.ts';

/** What the parameters of a question are made from. */
export type ItemTraits = Pick<Item, 'id' | 'questionType' | 'isMultiple' | 'options' | 'facility'>;

/**
 * Parameters of a question in the three-parameter logistic model (A. Birnbaum, in F. M. Lord and M. R. Novick, Statistical
 * Theories of Mental Test Scores, 1968): how steeply it tells the able from the weak, how hard it is on the scale of
 * abilities, and what guessing gives.
 */
export interface ItemParameters {
  discrimination: number;
  difficulty: number;
  guessing: number;
}

/** Makes the logistic curve agree with the normal ogive to within 0.01. */
const scaling = 1.7;

const logit = (share: number): number => Math.log(share / (1 - share));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Share of questions that tell nothing about who answers them, or mislead those who know more. */
const brokenShare = 0.02;

const guessingOf = ({
  questionType: type,
  isMultiple,
  options,
}: Pick<Item, 'questionType' | 'isMultiple' | 'options'>): number =>
  type === questionType.choice ? (isMultiple ? 0.04 : 1 / options) : 0;

/** Whether a question of the seeded world is one of the few that tell nothing of ability. */
export const isBroken = (id: string): boolean => shareOf(mix(hashOf(id), 3)) < brokenShare;

/**
 * Parameters whose mean success over abilities of mean 0 and variance 1 is about the question's facility: for the mean of a
 * logistic over a normal the slope shrinks by sqrt(1 + a²) (Lord and Novick, section 16.9, for the normal ogive).
 */
export function parametersOf(item: ItemTraits): ItemParameters {
  const hash = hashOf(item.id);
  const guessing = guessingOf(item);
  const discrimination = isBroken(item.id) ? 0.12 * normalOf(hash) : 0.95 * Math.exp(0.3 * normalOf(hash));
  const steepness = Math.sign(discrimination) * Math.max(Math.abs(discrimination), 0.05);
  const known = Math.min(0.97, Math.max(0.04, (item.facility - guessing) / (1 - guessing)));
  const difficulty = (-logit(known) * Math.sqrt(1 + steepness ** 2)) / (scaling * steepness);
  return { discrimination: steepness, difficulty, guessing };
}

/** Probability of success at an ability; `harder` shifts the difficulty, as of the later parts of a written answer. */
export function successAt(
  ability: number,
  { discrimination, difficulty, guessing }: ItemParameters,
  harder = 0,
): number {
  const knows = logistic(scaling * discrimination * (ability - difficulty - harder));
  return guessing + (1 - guessing) * knows;
}
