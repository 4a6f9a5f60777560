import type { Lie, Sort } from '../../lies/lie.ts';

/** What became of a lie. */
export interface Verdict {
  lie: Lie;
  /** What gave it away; "" where nothing did. */
  evidence: string;
}

/** How many lies of each sort are found of all, and those that are not. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const sorts = [...new Set(verdicts.map(({ lie }) => lie.sort))];
  const line = (name: string, of: readonly Verdict[]): string =>
    `${name.padEnd(8)} ${of.filter(({ evidence }) => evidence !== '').length}/${of.length}`;
  const lost = verdicts.filter(({ evidence }) => evidence === '').map(({ lie }) => lie);
  return [
    line('all', verdicts),
    ...sorts.map((sort: Sort) =>
      line(
        sort,
        verdicts.filter(({ lie }) => lie.sort === sort),
      ),
    ),
    ...lost.map(({ call, sort, name }) => `  ${call}, ${sort}: ${name}`),
  ].join('\n');
}
