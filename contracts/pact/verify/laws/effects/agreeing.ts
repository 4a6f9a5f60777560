import type { Told } from '../../../../agreements.ts';
import { calls } from '../../../../calls.ts';
import { kindsOf, touchedBy } from '../../../../effects.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Kind } from '../../../../kinds.ts';
import { fieldAt, rowsOf } from '../../../../relations.ts';
import type { Deviation } from '../../../../answers/deviation.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { agreedLaws } from '../reads/agreed.ts';

/** What several reads say of the same things as a write touches, unless they disagreed before it. */
export async function agreedBefore(prober: Prober, write: Endpoint): Promise<Law[]> {
  const agreed: Law[] = [];
  const touched = touchedBy(write);
  for (const law of agreedLaws((told) => kindsTold(told).some((kind) => touched.includes(kind)))) {
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

/** What the values of a field are about: what a figure counts, else what it is and lies in. */
function kindsTold({ call, field }: Told): readonly Kind[] {
  const read: Endpoint = calls[call];
  const { row } = rowsOf(read);
  const counted = fieldAt(row, field).map((schema) => schema.meta()?.['x-count'] as Kind | undefined);
  const steps = field.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'));
  const around = [read.data, row, ...steps.flatMap((step) => fieldAt(row, step))];
  const figures = counted.filter((kind) => kind !== undefined);
  return figures.length > 0 ? figures : around.flatMap(kindsOf);
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
