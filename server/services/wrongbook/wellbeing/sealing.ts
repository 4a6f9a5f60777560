import * as z from 'zod';
import { evidenceVerdicts } from '../../../../contracts/constants/wellbeing.ts';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { KeyFault, keyOf } from '../../../engines/wellbeing/key.ts';
import { seal, SealBroken, unseal } from '../../../engines/wellbeing/seal.ts';
import { refusal } from '../../../http/errors.ts';

/** What is sealed, by the kind of row that it belongs to. */
const schemas = {
  text: z.strictObject({
    title: z.string(),
    text: z.string(),
    evidence: z.array(
      z.strictObject({
        from: z.int(),
        to: z.int(),
        name: z.string(),
        verdict: z.enum(evidenceVerdicts),
        reason: z.string(),
      }),
    ),
  }),
  record: z.strictObject({ place: z.string(), note: z.string() }),
  log: z.string(),
};

type Sealed = keyof typeof schemas;
type Value<K extends Sealed> = z.output<(typeof schemas)[K]>;

/** A call that says in words what is wrong with the key. */
type KeyCall = Endpoint & { refusals: Record<'keyLost' | 'keyWrong' | 'broken', string> };

/** What a row is called in its seal. */
const sealedAs = (kind: Sealed, id: string): string => `${kind}:${id}`;

/** Seals for what happens without a call; undefined where the key is not there or another. */
export function sealer(sandbox: Sandbox): Pick<ReturnType<typeof sealing>, 'close'> | undefined {
  try {
    return { close: closingWith(keyOf(sandbox)) };
  } catch (error) {
    if (error instanceof KeyFault) return undefined;
    throw error;
  }
}

const closingWith =
  (key: Buffer) =>
  <K extends Sealed>(kind: K, id: string, value: Value<K>): Buffer =>
    seal(key, sealedAs(kind, id), value);

/** Seals and opens for a call, which is refused where the key is not there or another. */
export function sealing(sandbox: Sandbox, call: KeyCall) {
  const key = answering(call, () => keyOf(sandbox));
  return {
    close: closingWith(key),
    open: <K extends Sealed>(kind: K, id: string, sealed: Buffer): Value<K> =>
      answering(call, () => schemas[kind].parse(unseal(key, sealedAs(kind, id), sealed)) as Value<K>),
  };
}

/** Does something with the key; what is wrong becomes the call's refusal. */
function answering<T>(call: KeyCall, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof KeyFault) throw refusal(call, error.fault as never);
    if (error instanceof SealBroken) throw refusal(call, 'broken');
    throw error;
  }
}
