import type { CallName } from '../../../calls.ts';
import type { Provenance } from '../../../endpoint.ts';
import type { FixtureName } from '../../fixtures.ts';
import type { StateValues } from '../../state-values.ts';
import type { StateName } from '../../states/states.ts';
import type { Deviation } from '../../../answers/deviation.ts';
import type { Answer } from '../../../answers/answer.ts';

/** One thing that must hold between several answers of a server. */
export interface Law {
  call: CallName;
  /** As the report names it: 「筛选 keyword」「分页」「排序 name」. */
  name: string;
  states: StateName[];
  /** Whether holding it changes anything on the server. */
  writes: boolean;
  /** From where it is known, where that is not told by the call and the inputs in its name. */
  provenance?: Provenance;
  /** Another read that it is about as well. */
  also?: CallName;
  /** What breaks it; rejects with NotExercised where the state cannot prove anything. */
  hold(prober: Prober): Promise<Deviation[]>;
}

/** How a call is made that is not made as everybody makes it. */
export interface How {
  /** Another token than that of the state's caller; 'none' is none. */
  token?: string;
  /** What stands in the header of the token in the place of one. */
  header?: string;
  file?: FixtureName;
}

/** Asks the server in the state of a law; answers of reads are remembered until something is written or the state changes. */
export interface Prober {
  values: StateValues;
  ask(call: CallName, input: Record<string, unknown>, how?: How): Promise<Answer>;
  /** The data of a success; rejects with NotExercised where it was refused. */
  data(call: CallName, input: Record<string, unknown>, how?: How): Promise<unknown>;
}

/** Nothing can be said of a law in a state; the message says why, in Chinese. */
export class NotExercised extends Error {
  override name = 'NotExercised';
}
