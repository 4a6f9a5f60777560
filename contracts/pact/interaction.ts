import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { isOnce, type Service } from '../endpoint.ts';
import { refusalHeader } from '../refusals.ts';
import { filledInput } from './case.ts';
import { boundary, multipart } from './fixtures.ts';
import { consumer } from './folder.ts';
import { fileDisposition, fileType, jsonType } from '../answers/headers.ts';
import { dataMatcher, emptyMatcher, textMatcher } from '../answers/matchers.ts';
import { descriptionOf, type Planned } from './plan.ts';
import { exampleValues, type ValueName } from './state-values.ts';

const { fromProviderState, like, regex, uuid } = MatchersV3;

/** The token that the consumer's tests send; the provider's state puts one of its own in its place. */
export const exampleToken = 'main.example';

/** Who is signed in is for the provider's state to tell, so that any verifier can send it. */
const signedIn = fromProviderState(`bearer \${token}`, `bearer ${exampleToken}`);

const json = regex(jsonType, 'application/json;charset=utf-8');

/** The Pact of one service. */
export const pactOf = (service: Service, dir: string): PactV4 =>
  new PactV4({
    consumer,
    provider: service,
    dir,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });

/** Adds a planned interaction to a Pact. */
export function interactionOf(pact: PactV4, planned: Planned) {
  const { endpoint, expected } = planned;
  const waiting = pact.addInteraction();
  for (const state of planned.states) waiting.given(state);
  return waiting
    .uponReceiving(descriptionOf(planned))
    .withRequest(endpoint.method, endpoint.path, (request) => {
      const input = requestInput(planned);
      if (planned.withToken) request.headers({ 'Blade-Auth': signedIn });
      if (comesAsQuery(planned)) request.query(input as Record<string, string>);
      if (endpoint.upload && planned.file) {
        request.headers({
          'Content-Type': regex('^multipart/form-data; *boundary=.+$', `multipart/form-data; boundary=${boundary}`),
        });
        request.body(`multipart/form-data; boundary=${boundary}`, multipart(planned.file));
      } else if (endpoint.method === 'POST') {
        request.headers({ 'Content-Type': json });
        // A new one each time: a server that was verified before would know the same again.
        request.jsonBody(isOnce(endpoint) ? { ...input, attemptKey: uuid() } : input);
      }
    })
    .willRespondWith(expected.kind === 'refusal' ? expected.code : 200, (response) => {
      if (expected.kind === 'file') {
        response.headers({
          'Content-Type': fileType,
          'Content-Disposition': regex(fileDisposition, 'attachment;filename=list.xls'),
        });
      } else {
        response.headers({ 'Content-Type': json, ...refusalHeaders(planned) });
        response.jsonBody(envelopeMatcher(planned));
      }
    });
}

/** An upload without a file is one that comes as JSON. */
const comesAsQuery = ({ endpoint, file }: Planned): boolean => endpoint.method === 'GET' || file !== undefined;

const fromState = (name: ValueName) => fromProviderState(`\${${name}}`, exampleValues[name]);

function requestInput(planned: Planned): Record<string, unknown> {
  const input = filledInput(planned.input, fromState);
  if (!comesAsQuery(planned)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
}

/** The input as the client hands it in, with the examples in place of what comes from the state. */
export const exampleInput = ({ input }: Planned): Record<string, unknown> =>
  filledInput(input, (name) => exampleValues[name]);

/** The name of a refusal, which no real server is known to give: pinned of the calls that are ours. */
function refusalHeaders({ endpoint, expected }: Planned): Record<string, string> {
  const isNamed = expected.kind === 'refusal' && endpoint.provenance === 'ours';
  return isNamed ? { [refusalHeader]: expected.rule } : {};
}

/** What the answer's envelope has to look like. */
export function envelopeMatcher({ endpoint, expected }: Planned): Record<string, unknown> {
  if (expected.kind === 'refusal') {
    return { code: expected.code, success: false, data: {}, msg: textMatcher(expected.text, endpoint) };
  }
  const data = expected.kind === 'empty' ? emptyMatcher(endpoint) : dataMatcher(endpoint);
  return { code: 200, success: true, data, msg: like('操作成功') };
}
