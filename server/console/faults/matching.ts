import { unfitFor } from '../../../contracts/constants/faults.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Fault } from './kept-faults.ts';

/** The read that a lie about a write keeps as it was, too. */
const staleRead = /^(\w+) goes on as before$/;

const isOfCall = ({ call, service, lie }: Fault, exchange: Pick<Exchange, 'call' | 'endpoint'>): boolean => {
  if (call !== '') return call === exchange.call || staleRead.exec(lie)?.[1] === exchange.call;
  // What concerns everything leaves signing in alone: nobody could come in to see the rest.
  return service === '' ? exchange.endpoint.service !== 'account' : service === exchange.endpoint.service;
};

/** Whether a fault is about a request. */
export const isAbout = (fault: Fault, exchange: Pick<Exchange, 'call' | 'endpoint' | 'caller'>): boolean =>
  isOfCall(fault, exchange) &&
  (fault.account === '' || fault.account === exchange.caller?.user.account) &&
  unfitFor(fault.recipe, exchange.endpoint) === '';

/** Whether a fault that is about a request hits it; `chance` is from 0, below 1. */
export const hits = ({ probability }: Fault, chance: number): boolean => chance * 100 < probability;
