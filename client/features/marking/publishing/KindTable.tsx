import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { rangesOf, type KindRow, type Tally } from './publishing.ts';
import styles from './publishing.module.css';

interface Props {
  rows: readonly KindRow[];
  sum: Tally;
  /** Leads to the answers to a question that are open; undefined where the role has no screen for them. */
  look: ((row: KindRow) => void) | undefined;
}

/** How the scores of each kind of question came about: every answer stands in one column. */
export const KindTable = ({ rows, sum, look }: Props): ReactNode => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th>题型</th>
          <th>作答</th>
          <th>教师看过</th>
          <th>有把握、没看</th>
          <th>存疑、没看</th>
          {sum.unmarked > 0 && <th>没有得分</th>}
          {look && <th aria-label="操作" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <th scope="row">
              {row.kind}{' '}
              <Text span size="xs" c="dimmed">
                第 {rangesOf(row.numbers)} 题
              </Text>
            </th>
            <Counts tally={row} isWhole={sum.unmarked === 0} />
            {look && (
              <td>
                {row.open !== '' && (
                  <Anchor component="button" type="button" size="sm" onClick={() => look(row)}>
                    去看
                    <VisuallyHidden>{row.kind}</VisuallyHidden>
                  </Anchor>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">合计</th>
          <Counts tally={sum} isWhole={sum.unmarked === 0} />
          {look && <td />}
        </tr>
      </tfoot>
    </table>
  </div>
);

const Counts = ({ tally, isWhole }: { tally: Tally; isWhole: boolean }): ReactNode => (
  <>
    <td>{tally.answers}</td>
    <td>{tally.reviewed}</td>
    <td>{tally.sure}</td>
    <td data-warn={tally.doubtful > 0 || undefined}>{tally.doubtful}</td>
    {!isWhole && <td data-bad={tally.unmarked > 0 || undefined}>{tally.unmarked}</td>}
  </>
);
