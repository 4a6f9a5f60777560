import type { DataOf, Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import {
  getKnowledgeTree,
  listBasket,
  listSimilarQuestions,
  pageQuestions,
} from '../../../contracts/wrongbook/questions.ts';
import { call, type CallOptions } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';

/** Writes to the bank, then reads again what is on screen of it. */
export async function writeToBank<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  const data = await call(endpoint, input, options);
  await refresh(pageQuestions, getKnowledgeTree, listSimilarQuestions, listBasket);
  return data;
}
