import type { getRequest } from '../../../contracts/console/inspector.ts';
import type { DataOf, Endpoint } from '../../../contracts/endpoint.ts';
import { tagOf } from '../../../contracts/openapi/tags.ts';
import { caseLabel, caseOf } from '../cases.ts';
import { fieldsOf } from '../fields.ts';
import { interactionsOf } from './interactions.ts';
import type { Recorded } from './recorded.ts';

type Whole = DataOf<typeof getRequest>;

type OfCall = Pick<Whole, 'summary' | 'service' | 'group' | 'from' | 'isWrite' | 'fields' | 'interactions'>;

/** What nothing is known of: an address that is no call. */
const nothing: OfCall = {
  summary: '',
  service: '',
  group: '',
  from: 'ours',
  isWrite: false,
  fields: [],
  interactions: [],
};

/** All that is told of a request: what was kept of it, and what the contracts say of its call. */
export const wholeOf = ({ summary, detail, endpoint, replay }: Recorded): Whole => ({
  ...(endpoint ? ofCall(endpoint, { ...summary, ...detail }) : nothing),
  ...summary,
  ...detail,
  onlyOnce: typeof replay === 'string' ? replay : '',
});

function ofCall(endpoint: Endpoint, told: Recorded['summary'] & Recorded['detail']): OfCall {
  const { rule, status, result, answer } = told;
  const isEmpty = isEmptyText(answer.text);
  const met = caseOf(endpoint, { rule, status, isOk: result === 'ok', isJson: answer.type.includes('json'), isEmpty });
  return {
    summary: endpoint.summary,
    service: endpoint.service,
    group: tagOf(endpoint),
    from: endpoint.provenance,
    isWrite: endpoint.effects !== undefined,
    fields: endpoint.answers === 'file' ? [] : fieldsOf(endpoint),
    interactions: interactionsOf(endpoint).map(({ description, providerStates = [] }) => {
      const name = description.slice(description.indexOf(': ') + 2);
      return {
        description,
        label: caseLabel(endpoint, name),
        states: providerStates.map((state) => state.name),
        isThis: name === met,
      };
    }),
  };
}

const isEmptyText = (text: string): boolean => /"data":(\[\]|\{"records":\[\])/.test(text);
