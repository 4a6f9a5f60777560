import { calls } from '../../../calls.ts';
import type { Endpoint, Provenance } from '../../../endpoint.ts';
import { Patience } from '../patience.ts';
import { provenanceOf } from '../../../answers/provenance.ts';
import type { Result } from '../results.ts';
import type { Equipment, Tools } from '../run.ts';
import type { LeftOut } from '../selection.ts';
import { Lost } from '../transport.ts';
import { NotExercised, type Law } from './law.ts';
import { planOf, situated } from './plan-of.ts';
import { SituationProber } from './prober.ts';

/** What became of laws. */
export interface LawResults {
  results: Result[];
  /** Of those in whose state nothing could be proved. */
  notExercised: LeftOut[];
}

const stateOf = ({ states }: Law): string => states.join(' + ');

/** Laws of one state after the other; those that change nothing first, as they all see the same. */
const inOrder = (laws: readonly Law[]): Law[] =>
  laws.toSorted((a, b) => compare(stateOf(a), stateOf(b)) || Number(a.writes) - Number(b.writes));

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Holds a server to laws, one after the other. */
export async function carryOutLaws(laws: readonly Law[], given: Tools & Partial<Equipment>): Promise<LawResults> {
  const equipment = { patience: new Patience(), ...given };
  const found: LawResults = { results: [], notExercised: [] };
  let state = '';
  let prober: SituationProber | undefined;
  for (const law of inOrder(laws)) {
    if (!prober || prober.hasWritten || stateOf(law) !== state) prober = enter(law, equipment);
    state = stateOf(law);
    await holdTo(law, prober, found);
  }
  return found;
}

function enter(law: Law, { surroundings, transport, redactor, patience }: Equipment) {
  const situation = surroundings.enter(situated(law));
  if (situation.token !== undefined) redactor.add(situation.token);
  return new SituationProber(situation, transport, patience.lost);
}

/** A law that is about inputs, which stand in its name, is known from where they are; any other from where the call is. */
const provenanceOfLaw = ({ call, name, provenance }: Law): Provenance => {
  const endpoint = calls[call] as Endpoint;
  const inputs = name.split(/[\s、，,=]+/).filter((word) => Object.hasOwn(endpoint.input.shape, word));
  return provenance ?? provenanceOf(endpoint, inputs);
};

async function holdTo(law: Law, prober: SituationProber, { results, notExercised }: LawResults): Promise<void> {
  const planned = planOf(law);
  try {
    const known = provenanceOfLaw(law);
    const found = await law.hold(prober);
    const deviations = found.map((one) => ({ ...one, provenance: one.provenance ?? known }));
    const outcome = deviations.length > 0 ? 'broken' : 'kept';
    results.push({ planned, outcome, deviations, differences: [], reason: '' });
  } catch (error) {
    if (error instanceof NotExercised) notExercised.push({ planned, reason: error.message });
    else if (error instanceof Lost) {
      results.push({ planned, outcome: 'unverified', deviations: [], differences: [], reason: error.message });
    } else throw error;
  }
}
