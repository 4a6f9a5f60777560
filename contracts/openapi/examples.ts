import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import { failure } from '../envelope.ts';
import type { Examples } from './shapes.ts';

/** What a call answers, for example: its success, and each refusal whose text says the same to everybody. */
export function examplesOf(_name: CallName, { refusals }: Endpoint): { success: Examples; refused: Examples } {
  const fixed = Object.entries(refusals).filter(([, text]) => !text.includes('{'));
  const refused = fixed.map(([rule, text]) => [rule, { value: failure(400, text) }]);
  return { success: {}, refused: Object.fromEntries(refused) as Examples };
}
