import { callEntries, type CallName } from '../../../../calls.ts';
import { kindsShown, touchedBy } from '../../../../effects.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Kind } from '../../../../kinds.ts';
import { partsOf } from '../../../../walk.ts';
import type { Planned } from '../../../plan.ts';
import { deviation, type Deviation } from '../../deviation.ts';
import { NotExercised, type Prober } from '../law.ts';
import { inputIn, successOf } from './success.ts';

/** A read that was made, and what it told. */
interface Told {
  call: CallName;
  input: Record<string, unknown>;
  data: string;
}

/** The most reads that look at what a write touches: each is made before and after. */
const most = 3;

/** The reads that show what a write touches, those first whose rows it is. */
function readsOf(endpoint: Endpoint): Planned[] {
  const touched = touchedBy(endpoint);
  return callEntries
    .filter(([, read]) => !read.effects && !read.upload && !read.open && read.answers === 'envelope')
    .filter(([, read]) => read.provenance !== 'ours' && touched.some((kind) => kindsShown(read).has(kind)))
    .map(([call, read]) => successOf(call, read))
    .toSorted((a, b) => rank(a, touched) - rank(b, touched));
}

/** Reads whose rows are such things show the most of them, whole pages with the most of their fields. */
function rank({ endpoint: { input, data } }: Planned, touched: readonly Kind[]): number {
  const hasRows = [...partsOf(data)].some(({ schema }) => touched.some((kind) => schema.meta()?.['x-row'] === kind));
  return (hasRows ? 0 : 2) + ('size' in input.shape ? 0 : 1);
}

/** What reads tell of what a write touches, as far as the state lets them be made. */
export async function witness(prober: Prober, endpoint: Endpoint): Promise<Told[]> {
  const told: Told[] = [];
  for (const read of readsOf(endpoint)) {
    if (told.length >= most) break;
    const one = await tell(prober, read);
    if (one) told.push(one);
  }
  return told;
}

async function tell(prober: Prober, read: Planned): Promise<Told | undefined> {
  try {
    const whole = 'size' in read.endpoint.input.shape ? { size: 500 } : {};
    const input = { ...inputIn(read, prober), ...whole };
    return { call: read.call, input, data: JSON.stringify(await prober.data(read.call, input)) };
  } catch (error) {
    if (error instanceof NotExercised) return undefined;
    throw error;
  }
}

/** What reads tell otherwise than before, though nothing should have happened. */
export async function changedIn(prober: Prober, before: readonly Told[]): Promise<Deviation[]> {
  const found: Deviation[] = [];
  for (const { call, input, data } of before) {
    const now = JSON.stringify(await prober.data(call, input));
    if (now !== data) found.push(deviation(`拒绝之后的 ${call}`, '与之前相同', '有变化'));
  }
  return found;
}
