import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { hasQuery, type Service } from '../endpoint.ts';
import { isFromState } from './case.ts';
import { boundary, multipart } from './fixtures.ts';
import { dataMatcher, emptyMatcher, textMatcher } from './matchers.ts';
import type { Planned } from './plan.ts';
import { exampleValues } from './state-values.ts';

const { fromProviderState, like, regex } = MatchersV3;

/** Who calls, as the pacts name it. */
const consumer = 'understudy-client';

/** The token that the consumer's tests send; providers put one of theirs in its place. */
export const exampleToken = 'main.example';

const json = regex('^application/json.*$', 'application/json;charset=utf-8');

/** The Pact of one service. */
export const pactOf = (service: Service, dir: string): PactV4 =>
  new PactV4({
    consumer,
    provider: service,
    dir,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });

/** What an interaction is called: the call and the case. */
export const descriptionOf = ({ call, name }: Planned): string => `${call}: ${name}`;

/** Adds a planned interaction to a Pact. */
export function interactionOf(pact: PactV4, planned: Planned) {
  const { endpoint, expected } = planned;
  const waiting = pact.addInteraction();
  for (const state of planned.states) waiting.given(state);
  return waiting
    .uponReceiving(descriptionOf(planned))
    .withRequest(endpoint.method, endpoint.path, (request) => {
      const input = requestInput(planned);
      if (planned.withToken) request.headers({ 'Blade-Auth': regex('^bearer .+$', `bearer ${exampleToken}`) });
      if (hasQuery(endpoint)) request.query(input as Record<string, string>);
      if (endpoint.upload && planned.file) {
        request.headers({
          'Content-Type': regex('^multipart/form-data; *boundary=.+$', `multipart/form-data; boundary=${boundary}`),
        });
        request.body(`multipart/form-data; boundary=${boundary}`, multipart(planned.file));
      } else if (endpoint.method === 'POST') {
        request.headers({ 'Content-Type': json });
        request.jsonBody(input);
      }
    })
    .willRespondWith(expected.kind === 'refusal' ? expected.code : 200, (response) => {
      if (expected.kind === 'file') {
        response.headers({
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': regex('^attachment;filename=.+$', 'attachment;filename=list.xls'),
        });
      } else {
        response.headers({ 'Content-Type': json });
        response.jsonBody(envelopeMatcher(planned));
      }
    });
}

function requestInput({ endpoint, input }: Planned): Record<string, unknown> {
  const asText = hasQuery(endpoint);
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (isFromState(value))
        return [name, fromProviderState(`\${${value.fromState}}`, exampleValues[value.fromState])];
      return [name, asText ? String(value) : value];
    }),
  );
}

/** The input as the client hands it in, with the examples in place of what comes from the state. */
export const exampleInput = ({ input }: Planned): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, isFromState(value) ? exampleValues[value.fromState] : value]),
  );

/** What the answer's envelope has to look like. */
export function envelopeMatcher({ endpoint, expected }: Planned): Record<string, unknown> {
  if (expected.kind === 'refusal') {
    return { code: expected.code, success: false, data: {}, msg: textMatcher(expected.text) };
  }
  const data = expected.kind === 'empty' ? emptyMatcher(endpoint.data) : dataMatcher(endpoint.data);
  return { code: 200, success: true, data, msg: like('操作成功') };
}
