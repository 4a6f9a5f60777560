import { filledInput } from '../../../case.ts';
import { plannedOf } from '../../../plan.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { changeIn } from './judge.ts';
import { inputIn, knownOf, pairsOf, sightsBefore, type Write } from './written.ts';

/** How many reads are asked around what is refused. */
const watched = 3;

/** What a write refuses, what it cannot read and what nobody has signed leaves everything as it was. */
export function refusedLaws(write: Write): Law[] {
  const planned = plannedOf(write.call, write.endpoint);
  const refused = planned.find(({ name }) => name.startsWith('refused '));
  const faulty = planned.filter(({ name }) => name === 'malformed parameter' || name === 'missing parameter');
  const [first] = refused ? [refused] : faulty;
  if (!first) return [];
  const attempts = refused ? [refused, ...faulty.slice(-1)] : faulty;
  return [
    {
      call: write.call,
      name: '被拒不改',
      states: first.states,
      writes: true,
      hold: async (prober) => {
        const before = await sightsBefore(prober, knownOf(write, inputIn(first, prober), prober), watched);
        for (const { input, file } of attempts) await attempt(prober, { ...write, input, file });
        await attempt(prober, write, 'none');
        return (await pairsOf(prober, before)).flatMap(changeIn);
      },
    },
  ];
}

/** Makes a write, whatever comes of it; one for which the state knows too little is left out. */
async function attempt(prober: Prober, { call, input, file }: Write, token?: 'none'): Promise<void> {
  try {
    const filled = filledInput(input, (name) => known(prober.values[name]));
    await prober.ask(call, filled, { ...(token && { token }), ...(file && { file }) });
  } catch (error) {
    if (!(error instanceof NotExercised)) throw error;
  }
}

function known(value: string | undefined): string {
  if (value === undefined) throw new NotExercised('状态没有给出所需的值');
  return value;
}
