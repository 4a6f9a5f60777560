import type OpenAI from 'openai';
import type { Usage } from '../marker.ts';
import { answerSchema } from './answer-shape.ts';

/** Where a model is and what it costs. */
export interface ModelSettings {
  /** Address of the protocol's root, such as https://models.example/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
  maxRetries: number;
  /** In any currency, for a million tokens. */
  price: { inputPerMillion: number; outputPerMillion: number };
}

/** A model that could not be asked; the reason is one Chinese line, usage is what had been taken until then. */
export class MarkerFailed extends Error {
  override name = 'MarkerFailed';
  reason: string;
  usage: Usage;
  constructor(reason: string, usage: Usage) {
    super(reason);
    this.reason = reason;
    this.usage = usage;
  }
}

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];

/** What a question is answered with that the server does not take, however it is asked. */
export const refused = Symbol('refused');

/** One question to the model: its text, "" where it gave none. */
export type Ask = (messages: Messages, signal: AbortSignal) => Promise<string | typeof refused>;

/** Bytes of an answer at most: marks of a few answers are far below. */
const mostBytes = 4_000_000;

/** Fetches, and gives up an answer that does not come to an end. */
async function fetchLimited(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  let bytes = 0;
  const counted = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new Error('answer too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
  });
}

/** The JSON that a question is to be answered with. */
interface AnswerForm {
  name: string;
  schema: object;
}

const marksForm: AnswerForm = { name: 'marks', schema: answerSchema };

/** How an answer is asked for; what a server does not know is left out the second time. */
const strictForm = ({ name, schema }: AnswerForm) =>
  ({
    temperature: 0,
    response_format: {
      type: 'json_schema',
      json_schema: { name, strict: true, schema: schema as Record<string, unknown> },
    },
  }) as const;
const plain = { response_format: { type: 'json_object' } } as const;

const reasons: Readonly<Record<number, string>> = {
  401: '模型拒绝了密钥（401），请检查 MARKER_KEY',
  403: '模型拒绝访问（403），请检查 MARKER_KEY 的权限',
  404: '找不到模型或地址（404），请检查 MARKER_URL 和 MARKER_MODEL',
  429: '模型请求过多（429），请稍后再试',
};

const tooLate = '模型没有在规定时间内回答';

/** Why a request failed, for people; nothing of the request or the key is in it. */
function reasonOf(error: unknown, sdk: typeof OpenAI): string {
  if (error instanceof sdk.APIUserAbortError) return '批改已取消';
  if (error instanceof sdk.APIConnectionTimeoutError) return tooLate;
  if (error instanceof sdk.APIConnectionError) return '连接不上模型，请检查 MARKER_URL 和网络';
  if (!(error instanceof sdk.APIError)) return '模型的回答无法读取';
  const status = error.status as number | undefined;
  return status === undefined ? '模型的回答无法读取' : (reasons[status] ?? `模型服务出错（${status}）`);
}

const isRefused = (error: unknown, sdk: typeof OpenAI): boolean =>
  error instanceof sdk.BadRequestError || error instanceof sdk.UnprocessableEntityError;

/** Adds what an answer took; servers that do not count take nothing. */
function count(total: Usage, used: OpenAI.CompletionUsage | undefined, { price }: ModelSettings): void {
  const [input, output] = [used?.prompt_tokens ?? 0, used?.completion_tokens ?? 0];
  total.inputTokens += input;
  total.outputTokens += output;
  total.cost = (total.inputTokens * price.inputPerMillion + total.outputTokens * price.outputPerMillion) / 1e6;
}

/** A connection for one run of marking, or of what is answered in another form: what it takes is added to `usage`. Throws MarkerFailed. */
export async function connect(settings: ModelSettings, usage: Usage, answerForm = marksForm): Promise<Ask> {
  // Loaded with the first question to a model: most runs have none.
  const { default: sdk } = await import('openai');
  const { baseUrl: baseURL, apiKey, model, timeoutMs: timeout, maxRetries } = settings;
  const client = new sdk({
    baseURL,
    apiKey,
    timeout,
    maxRetries,
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: fetchLimited,
  });
  // The library's own time runs to the first byte of each try, with pauses between them.
  const longest = (timeout + 10_000) * (maxRetries + 1);
  let form: ReturnType<typeof strictForm> | typeof plain = strictForm(answerForm);
  const request = async (messages: Messages, stop: AbortSignal): Promise<string> => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(longest)]);
    const answer = await client.chat.completions.create({ model, messages, ...form }, { signal });
    count(usage, answer.usage, settings);
    // Servers of this protocol leave out what theirs does not know, whatever the types say.
    const choices = answer.choices as typeof answer.choices | undefined;
    return choices?.[0]?.message.content ?? '';
  };
  return async (messages, signal) => {
    try {
      const tried = form;
      return await request(messages, signal).catch((error: unknown) => {
        if (tried === plain || !isRefused(error, sdk)) throw error;
        form = plain;
        return request(messages, signal);
      });
    } catch (error) {
      if (isRefused(error, sdk)) return refused;
      const isLate = error instanceof sdk.APIUserAbortError && !signal.aborted;
      throw new MarkerFailed(isLate ? tooLate : reasonOf(error, sdk), { ...usage });
    }
  };
}
