import { getTableColumns } from 'drizzle-orm';
import type * as z from 'zod';
import { markDetail, type mark } from '../../../../contracts/wrongbook/mark-shapes.ts';
import { marks } from '../../../database/mark-tables.ts';
import { recordMarker } from './marks.queries.ts';

/** A mark as it goes over the wire. */
export type Mark = z.output<typeof mark>;

type Row = typeof marks.$inferSelect;

/** Columns of the ledger that a mark is made of. */
export const markColumns = getTableColumns(marks);

const numbersIn = (parts: string): number[] => (parts === '' ? [] : parts.split(',').map(Number));

/** An entry of the ledger as it goes over the wire. */
export function markOf(row: Row): Mark {
  const { id, kind, marker, score, confidence, reason, comment, keyVersion, createTime } = row;
  return {
    id: String(id),
    kind,
    marker,
    score,
    confidence,
    reason,
    comment,
    keyVersion,
    createTime,
    parts: numbersIn(row.parts),
    detail: row.detail === '' ? null : markDetail.parse(JSON.parse(row.detail)),
    isSimulated: row.isSimulated === 1,
  };
}

/** A score that was on record before there was a ledger, as a mark that nobody can take back. */
const recorded = (score: number, parts: string, createTime: string): Mark => ({
  id: '0',
  kind: 'record',
  marker: recordMarker,
  score,
  parts: numbersIn(parts),
  confidence: 1,
  reason: '',
  comment: '',
  detail: null,
  keyVersion: 0,
  isSimulated: false,
  createTime,
});

/** The mark that counts for an answer: an entry of the ledger, or a score on record; null where there is neither. */
export function effectiveMark(
  response: { score: number | null; parts: string | null; submitTime: string },
  entry: Row | null,
): Mark | null {
  if (entry) return markOf(entry);
  return response.score === null ? null : recorded(response.score, response.parts ?? '', response.submitTime);
}
