import { callEntries, type CallName } from '../calls.ts';
import { consoleEntries, type ConsoleCallName } from '../console/calls.ts';
import { behaviourText } from '../behaviour-text.ts';
import { effectText } from '../effect-text.ts';
import { hasQuery, pathOf, type Endpoint, type Paths } from '../endpoint.ts';
import { envelopeOf, failureEnvelope } from '../envelope.ts';
import { Components } from './components.ts';
import { behaviourOf } from './behaviour.ts';
import { examples } from './examples.ts';
import { bodyOf, parametersOf } from './parameters.ts';
import { headers, responsesOf, sharedResponses } from './responses.ts';
import { schemaOf, type Schema } from './schema.ts';
import type { OpenApiDocument, Operation } from './shapes.ts';
import { tagOf, tags } from './tags.ts';
import { addWords, provenanceWords } from './words.ts';

/** A call on its way into the document. */
interface Entry {
  name: CallName | ConsoleCallName;
  endpoint: Endpoint;
  input: Schema;
  envelope: Schema;
}

/** Makes the OpenAPI 3.1 document from the declarations and the paths in force, with the provenance of every path and field. */
export function openapiDocument(inForce: Paths = {}): OpenApiDocument {
  const entries = [...callEntries, ...consoleEntries].map(([name, endpoint]) => ({
    name,
    endpoint,
    input: schemaOf(endpoint.input, 'input', endpoint.provenance),
    envelope: schemaOf(envelopeOf(endpoint.data), 'output', endpoint.provenance),
  }));
  const components = new Components(entries.map(({ name, envelope }) => ({ call: name, schema: envelope })));
  const paths: OpenApiDocument['paths'] = {};
  for (const entry of entries) {
    const { endpoint } = entry;
    paths[pathOf(endpoint, inForce)] = { [endpoint.method.toLowerCase()]: operationOf(entry, components) };
  }
  const schemas = { ...components.schemas, Failure: schemaOf(failureEnvelope, 'output', 'inferred') };
  for (const schema of Object.values(schemas)) addWords(schema);
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: '提供本文档的服务' }],
    tags,
    paths,
    components: { schemas, headers, responses: sharedResponses, securitySchemes },
  };
}

const info: OpenApiDocument['info'] = {
  title: 'Understudy',
  version: '1',
  description: [
    'vesta、juno、wrongbook、minerva 四个服务及账号服务的接口，另有控制台的接口。',
    '接口、参数和字段都注明来源（x-provenance）：〔规格〕spec 出自规格，〔推断〕inferred 由规格推断，〔自定〕ours 为自定。',
    '成功和拒绝都用同一个信封：code、success、data、msg；拒绝时 code 与 HTTP 状态相同。',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: '启明助教' },
};

const securitySchemes = {
  bladeAuth: {
    type: 'apiKey',
    in: 'header',
    name: 'Blade-Auth',
    description: '`bearer <令牌>`，令牌来自 /account/token',
  },
  consoleKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Console-Key',
    description: '控制台口令，即启动服务时的 CONSOLE_KEY；没有设置时只答本机，不用口令',
  },
};

function operationOf({ name, endpoint, input, envelope }: Entry, components: Components): Operation {
  const { method, provenance, summary, refusals, effects } = endpoint;
  const isJson = method === 'POST' && (!endpoint.upload || endpoint.upload.orJson);
  const taken = isJson ? components.input({ call: name, schema: input }) : input;
  const shown = examples[name];
  const answer =
    endpoint.answers === 'file' || endpoint.answers === 'events'
      ? {}
      : components.envelope({ call: name, schema: envelope });
  return {
    operationId: name,
    summary,
    description: descriptionOf(endpoint),
    tags: [tagOf(endpoint)],
    'x-provenance': provenance,
    'x-refusals': refusals,
    ...(effects && { 'x-effects': effectText(endpoint) }),
    'x-behaviour': behaviourOf(endpoint),
    parameters: hasQuery(endpoint) ? parametersOf(endpoint, input, shown) : [],
    ...(method === 'POST' && { requestBody: bodyOf(endpoint, taken, shown) }),
    responses: responsesOf(endpoint, { input, envelope: answer }, shown),
    security: securityOf(endpoint),
  };
}

/** What a caller must have: nobody needs a key who sits at the machine where the console answers that alone. */
function securityOf({ open, service }: Endpoint): Operation['security'] {
  if (service === 'console') return [{ consoleKey: [] }, {}];
  return open ? [] : [{ bladeAuth: [] }];
}

/** What a call does, where it comes from, and what follows from it. */
function descriptionOf(endpoint: Endpoint): string {
  const { summary, provenance, effects } = endpoint;
  const lines = [`${summary}。`, `来源：${provenanceWords[provenance]}。`];
  const behaviour = behaviourText(endpoint);
  if (behaviour !== '') lines.push(`条件：${behaviour}`);
  return [...lines, ...(effects ? [`影响：${effectText(endpoint)}`] : [])].join('\n\n');
}
