import { callEntries, calls as declared, type CallName } from '../../../contracts/calls.ts';
import { recipeNames, unfitFor } from '../../../contracts/constants/faults.ts';
import * as calls from '../../../contracts/console/faults.ts';
import type { Endpoint, ParsedOf } from '../../../contracts/endpoint.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { sandboxNamed } from '../sandbox-named.ts';
import { changeFaults, dropFault, faultsIn, keepFault, mostFaults, type Fault } from './kept-faults.ts';
import { nameOf, titleOf } from './titles.ts';

async function shown(sandbox: Sandbox, fault: Fault) {
  const { id, ...rest } = fault;
  const title = await titleOf(fault);
  return { fault: id, ...rest, title, personName: nameOf(sandbox, fault.account) ?? '' };
}

/** What a recipe can do to a call; only calls that other servers have too can be lied about. */
const fitting = (endpoint: Endpoint) =>
  recipeNames.filter((recipe) =>
    recipe === 'lie' ? endpoint.provenance !== 'ours' : unfitFor(recipe, endpoint) === '',
  );

const isCall = (name: string): name is CallName => Object.hasOwn(declared, name);

async function refuseUnfit(sandbox: Sandbox, input: ParsedOf<typeof calls.addFault>): Promise<void> {
  const { recipe, call = '', account = '', lie = '' } = input;
  if (call !== '' && !isCall(call)) throw refusal(calls.addFault, 'noCall', { call });
  const reason = isCall(call) ? unfitFor(recipe, declared[call]) : '';
  if (reason !== '') throw refusal(calls.addFault, 'unfit', { reason });
  if (account !== '' && nameOf(sandbox, account) === undefined) throw refusal(calls.addFault, 'noAccount', { account });
  if (recipe === 'lie' && !(await isTold(call, lie))) throw refusal(calls.addFault, 'noLie', { call });
  if (faultsIn(sandbox).length >= mostFaults) throw refusal(calls.addFault, 'tooMany', { count: mostFaults });
}

async function isTold(call: string, lie: string): Promise<boolean> {
  const { liesOf } = await import('./lies/told.ts');
  return isCall(call) && (liesOf(call) ?? []).some(({ name }) => name === lie);
}

const refuseUnknown = (
  sandbox: Sandbox,
  call: typeof calls.switchFault | typeof calls.removeFault,
  id: string | undefined,
): void => {
  if (id !== undefined && !faultsIn(sandbox).some((one) => one.id === id)) throw refusal<Endpoint>(call, 'noFault');
};

export const faultRoutes = ({ sandboxes }: House) => [
  consoleRoute(calls.listFaults, async ({ input }) => {
    const sandbox = await sandboxNamed(sandboxes, calls.listFaults, input.sandbox);
    return Promise.all(faultsIn(sandbox).map((fault) => shown(sandbox, fault)));
  }),

  consoleRoute(calls.listFaultyCalls, () =>
    callEntries.map(([call, endpoint]) => {
      const { service, summary, method, path } = endpoint;
      return { call, service, summary, method, path, recipes: fitting(endpoint) };
    }),
  ),

  consoleRoute(calls.listLies, async ({ input: { call } }) => {
    const { liesInWords } = await import('./lies/told.ts');
    const lies = isCall(call) ? liesInWords(call) : undefined;
    if (!lies) throw refusal(calls.listLies, 'noCall', { call });
    return lies;
  }),

  consoleRoute(calls.addFault, async ({ input }) => {
    const sandbox = await sandboxNamed(sandboxes, calls.addFault, input.sandbox);
    await refuseUnfit(sandbox, input);
    const { recipe, lie = '', service = '', call = '', account = '', probability = 100, count = 0 } = input;
    return { fault: await keepFault(sandbox, { recipe, lie, service, call, account, probability, count }) };
  }),

  consoleRoute(calls.switchFault, async ({ input: { fault, isOn, ...input } }) => {
    const sandbox = await sandboxNamed(sandboxes, calls.switchFault, input.sandbox);
    refuseUnknown(sandbox, calls.switchFault, fault);
    await changeFaults(sandbox, fault, (one) => ({ ...one, isOn, used: isOn && !one.isOn ? 0 : one.used }));
  }),

  consoleRoute(calls.removeFault, async ({ input }) => {
    const sandbox = await sandboxNamed(sandboxes, calls.removeFault, input.sandbox);
    refuseUnknown(sandbox, calls.removeFault, input.fault);
    await dropFault(sandbox, input.fault);
  }),
];
