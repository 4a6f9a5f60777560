import { randomUUID } from 'node:crypto';
import { isOnce } from '../../../../endpoint.ts';
import { deviation } from '../../../../answers/deviation.ts';
import type { Law } from '../law.ts';
import type { Aim } from './aim.ts';
import { changeIn } from './judge.ts';
import { inputIn, knownOf, make, pairsOf, sightsOf, type Write } from './written.ts';

/** How many reads are asked around the second time. */
const watched = 2;

/** What is sent twice with the key of one attempt is done once, and answered alike. */
export const repeatedLaws = (write: Write): Law[] =>
  isOnce(write.endpoint)
    ? [
        {
          call: write.call,
          name: '重复提交',
          states: write.states,
          writes: true,
          hold: async (prober) => {
            const input = { ...inputIn(write, prober), attemptKey: randomUUID() };
            const first = await make(prober, write.call, input, write.file);
            const once = await sightsOf(prober, knownOf(write, input, prober), watched);
            const second = await make(prober, write.call, input, write.file);
            const answers =
              idsOf(first) === idsOf(second) ? [] : [deviation(`${write.call} $.data`, '与第一次相同', '另一个编号')];
            return [...answers, ...(await pairsOf(prober, once)).flatMap(changeIn)];
          },
        },
      ]
    : [];

const idsOf = ({ added }: Aim): string => [...added.values()].map((ids) => [...ids].join()).join(';');
