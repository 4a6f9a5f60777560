import { useMemo } from 'react';
import { listBasket, putInBasket, takeFromBasket } from '../../../contracts/wrongbook/questions.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import type { Answer } from '../../components/state/answer.ts';
import { attempt } from '../../components/use-action.ts';
import type { Question } from './question/question.ts';

/** The basket as components need it. */
export interface Basket {
  /** Its questions in the order in which they were put there. */
  answer: Answer<Question[]>;
  ids: ReadonlySet<string>;
}

/** The basket, which the server keeps from one day to the next; all who show it show the same. */
export function useBasket(): Basket {
  const answer = useCall(listBasket, {});
  const ids = useMemo(() => new Set(answer.data?.map(({ id }) => id)), [answer.data]);
  return { answer, ids };
}

/** Puts questions into the basket; false when that was refused. */
export const putIn = (ids: readonly string[]): Promise<boolean> =>
  attempt(() => call(putInBasket, { questionId: ids.join() }));

/** Takes questions out of the basket; false when that was refused. */
export const takeOut = (ids: readonly string[]): Promise<boolean> =>
  attempt(() => call(takeFromBasket, { questionId: ids.join() }));

/** Takes all questions out of the basket; false when that was refused. */
export const emptyBasket = (): Promise<boolean> => attempt(() => call(takeFromBasket, {}));

/** Puts a question into the basket, or takes it out where it is in. */
export const toggleBasket = (id: string, inBasket: boolean): Promise<boolean> =>
  inBasket ? takeOut([id]) : putIn([id]);
