import { calls } from '../../../../calls.ts';
import { kindsShown, touchedBy } from '../../../../effects.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Deviation } from '../../deviation.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { agreedLaws } from '../reads/agreed.ts';

/** What several reads say of the same things as a write touches, unless they disagreed before it. */
export async function agreedBefore(prober: Prober, write: Endpoint): Promise<Law[]> {
  const agreed: Law[] = [];
  for (const law of agreedLaws().filter((one) => isConcerned(one, write))) {
    if ((await brokenIn(prober, law)).length === 0) agreed.push(law);
  }
  return agreed;
}

/** Where they do not agree any more: a read that goes on as before is seen by the others, and so are figures. */
export async function disagreements(prober: Prober, agreed: readonly Law[]): Promise<Deviation[]> {
  const found: Deviation[] = [];
  for (const law of agreed) {
    const broken = await brokenIn(prober, law);
    found.push(...broken.map((one) => ({ ...one, path: `${law.call} ${one.path}`, provenance: law.provenance })));
  }
  return found;
}

function isConcerned({ call, also }: Law, write: Endpoint): boolean {
  const touched = touchedBy(write);
  const shows = (read: Endpoint): boolean => touched.some((kind) => kindsShown(read).has(kind));
  return shows(calls[call]) || (also !== undefined && shows(calls[also]));
}

/** What breaks a law; nothing where there is nothing that it could prove. */
async function brokenIn(prober: Prober, law: Law): Promise<Deviation[]> {
  try {
    return await law.hold(prober);
  } catch (error) {
    if (error instanceof NotExercised) return [];
    throw error;
  }
}
