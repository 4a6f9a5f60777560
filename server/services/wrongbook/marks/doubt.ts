import { sql } from 'drizzle-orm';
import { sureFrom } from '../../../../contracts/wrongbook/mark-shapes.ts';
import { marks } from '../../../database/mark-tables.ts';

/** Whether the mark that stands is a machine's that is not sure of it, or gave no score: a person should look at the answer. */
export const isDoubtful = sql`(${marks.kind} = 'machine'
  and (${marks.score} is null or ${marks.confidence} < ${sql.raw(String(sureFrom))}))`;
