/** What a worker tells: how far it is, what came of its task, why it refused it, or what went wrong. */
export type WorkerMessage<Result, Progress = never> =
  | { type: 'progress'; progress: Progress }
  | { type: 'result'; result: Result }
  | { type: 'refused'; code: string; values: Values }
  | { type: 'failed'; error: unknown };

/** What fills the placeholders of a text. */
export type Values = Record<string, string | number>;

/** What was handed in cannot be taken; `code` names the refusal of a contract, `values` fill its placeholders. */
export class TaskRefused<Code extends string> extends Error {
  constructor(
    readonly code: Code,
    readonly values: Values = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`);
  }
}
