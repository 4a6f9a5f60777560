import { addFault, listFaults, removeFault, switchFault } from '../../../contracts/console/faults.ts';
import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { useChosen } from '../use-chosen.ts';
import type { Say } from '../words.ts';

export type FaultShown = DataOf<typeof listFaults>[number];

/** How often it is looked whom faults have hit, in milliseconds. */
const lookEvery = 2_000;

/** The faults of the chosen sandbox, and what adds, switches and removes them. */
export function useFaults() {
  const [sandbox] = useChosen();
  const answer = useCall(listFaults, { sandbox }, { refreshInterval: lookEvery, quiet: true });
  return {
    sandbox,
    answer,
    add: (given: Omit<InputOf<typeof addFault>, 'sandbox'>) => call(addFault, { sandbox, ...given }),
    turn: (isOn: boolean, fault?: string) => call(switchFault, { sandbox, isOn, ...(fault && { fault }) }),
    remove: (fault: string) => call(removeFault, { sandbox, fault }),
  };
}

/** Whom a fault hits, and how often it has. */
export function usedText({ account, personName, count, used, probability }: FaultShown, say: Say): string {
  const who = account === '' ? say('所有人') : personName || account;
  const times = say(count === 0 ? '{who}，已用 {used} 次' : '{who}，{count} 次里已用 {used} 次', { who, used, count });
  return probability === 100 ? times : `${times} · ${say('概率 {n}%', { n: probability })}`;
}
