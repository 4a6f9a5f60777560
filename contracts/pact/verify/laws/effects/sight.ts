import { idFields, idsAt } from '../../../../walk.ts';
import { valueAt } from '../../../../answers/values.ts';
import { jsonOf } from '../../../../answers/bodies.ts';
import type { Prober } from '../law.ts';
import { rowsIn, type Row, type RowId } from './rows.ts';
import type { Witness } from './witness.ts';

/** What a read answered. */
export interface Sight {
  witness: Witness;
  /** Undefined where it was refused. */
  data: unknown;
  rows: readonly Row[];
}

/** Asks a read. */
async function look(prober: Prober, witness: Witness): Promise<Sight> {
  const answer = await prober.ask(witness.call, witness.input);
  const body = jsonOf(answer);
  const isKept = answer.status === 200 && valueAt(body, ['code']) === 200;
  const data = isKept ? valueAt(body, ['data']) : undefined;
  return { witness, data, rows: rowsIn(witness.endpoint.data, data, { ids: idsAsked(witness), path: [] }) };
}

const idsAsked = ({ endpoint, input }: Witness): RowId[] =>
  idFields(endpoint.input).flatMap(({ path, about }) => idsAt(input, path).map((id) => ({ of: about.of, id })));

/** Asks reads until so many have answered. */
export async function lookAt(prober: Prober, witnesses: readonly Witness[], most: number): Promise<Sight[]> {
  const sights: Sight[] = [];
  for (const witness of witnesses) {
    if (sights.length >= most) break;
    const sight = await look(prober, witness);
    if (sight.data !== undefined) sights.push(sight);
  }
  return sights;
}

/** Asks the same reads again. */
export async function lookAgain(prober: Prober, sights: readonly Sight[]): Promise<Sight[]> {
  const again: Sight[] = [];
  for (const { witness } of sights) again.push(await look(prober, witness));
  return again;
}

/** Whether a list or page holds all that there is. */
export function isWhole({ data }: Sight): boolean {
  const [total, records] = [valueAt(data, ['total']), valueAt(data, ['records'])];
  return typeof total !== 'number' || (Array.isArray(records) && records.length === total);
}
