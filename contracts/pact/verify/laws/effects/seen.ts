import { NotExercised, type Law, type Prober } from '../law.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { agreedBefore, disagreements } from './agreeing.ts';
import type { Aim } from './aim.ts';
import { changeIn, isChanged, missedIn, straysIn, wasSo, type Pair } from './judge.ts';
import { lookAt, type Sight } from './sight.ts';
import { unseen } from './tellers.ts';
import { bystandersOf } from './witness.ts';
import { inputIn, knownOf, make, pairsOf, sightsOf, type Write } from './written.ts';

/** How many reads that show nothing of what a write touches are asked around it. */
const bystanders = { spec: 2, inferred: 2, ours: 0 } as const;

/** What a write adds, changes or removes is seen in the reads that show it, and nothing else is another one. */
export const seenLaw = (write: Write): Law => ({
  call: write.call,
  name: '写入可见',
  states: write.states,
  writes: true,
  hold: (prober) => hold(write, prober),
});

async function hold(write: Write, prober: Prober): Promise<Deviation[]> {
  const { endpoint } = write;
  const input = inputIn(write, prober);
  const known = knownOf(write, input, prober);
  const before = await sightsOf(prober, known);
  const calm: Sight[] = await lookAt(prober, bystandersOf(known), bystanders[endpoint.provenance]);
  const agreed = endpoint.provenance === 'ours' ? [] : await agreedBefore(prober, endpoint);
  const aim = await make(prober, write.call, input, write.file);
  const pairs = await pairsOf(prober, before);
  const strays = (await pairsOf(prober, calm)).flatMap(changeIn);
  return [...judge(write, aim, pairs), ...strays, ...(await disagreements(prober, agreed))];
}

function judge({ call, endpoint }: Write, aim: Aim, pairs: readonly Pair[]): Deviation[] {
  const isOurs = endpoint.provenance === 'ours';
  const missed = pairs.flatMap((pair) => missedIn(aim, pair));
  const strays = isOurs ? [] : pairs.flatMap((pair) => straysIn(aim, pair));
  if (missed.length + strays.length > 0 || pairs.some(isChanged)) return [...missed, ...strays];
  if (!isOurs && pairs.some((pair) => wasSo(aim, pair))) throw new NotExercised('写入前已是写入后的样子');
  const reason = unseen[call];
  if (reason !== undefined) throw new NotExercised(reason);
  return [deviation('读接口', '写入后有变化', '与写入前相同')];
}
