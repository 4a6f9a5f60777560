import { jsonOf, refusalIn } from '../../../../answers/bodies.ts';
import type { Prober } from '../law.ts';
import { readSheet } from '../../../../../server/engines/spreadsheets/read.ts';
import { valueAt } from '../../../../answers/values.ts';
import { howOf, type Input, type Subject } from './subject.ts';

/** What an answer says, to be compared with another one. */
export interface Content {
  text: string;
  rows: unknown[];
}

/** What a read answers to an input; undefined where that is refused. */
export async function contentOf(subject: Subject, prober: Prober, input: Input): Promise<Content | undefined> {
  const answer = await prober.ask(subject.call, input, howOf(subject));
  if (answer.status !== 200) return undefined;
  const body = jsonOf(answer);
  if (body === undefined) return { text: await textIn(answer.bytes), rows: [] };
  if (refusalIn(body).code !== 200) return undefined;
  const data = valueAt(body, ['data']);
  const rows = subject.rows.shape === 'page' ? valueAt(data, ['records']) : data;
  return { text: JSON.stringify(data), rows: Array.isArray(rows) ? rows : [] };
}

/** Of a workbook its cells: the same cells are packed otherwise at another time. */
async function textIn(bytes: Uint8Array): Promise<string> {
  try {
    return JSON.stringify(await readSheet(bytes));
  } catch {
    return Buffer.from(bytes).toString('base64');
  }
}
