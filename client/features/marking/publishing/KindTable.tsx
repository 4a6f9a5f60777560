import { Anchor, Table, Text, VisuallyHidden } from '@mantine/core';
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
    <Table className={styles.table} fz="sm" verticalSpacing={7}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>题型</Table.Th>
          <Table.Th>作答</Table.Th>
          <Table.Th>教师看过</Table.Th>
          <Table.Th>有把握、没看</Table.Th>
          <Table.Th>存疑、没看</Table.Th>
          {sum.unmarked > 0 && <Table.Th>没有得分</Table.Th>}
          {look && <Table.Th aria-label="操作" />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.kind}>
            <Table.Th scope="row">
              {row.kind}{' '}
              <Text span size="xs" c="dimmed">
                第 {rangesOf(row.numbers)} 题
              </Text>
            </Table.Th>
            <Counts tally={row} isWhole={sum.unmarked === 0} />
            {look && (
              <Table.Td>
                {row.open !== '' && (
                  <Anchor component="button" type="button" size="sm" onClick={() => look(row)}>
                    去看
                    <VisuallyHidden>{row.kind}</VisuallyHidden>
                  </Anchor>
                )}
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">合计</Table.Th>
          <Counts tally={sum} isWhole={sum.unmarked === 0} />
          {look && <Table.Td />}
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  </div>
);

const Counts = ({ tally, isWhole }: { tally: Tally; isWhole: boolean }): ReactNode => (
  <>
    <Table.Td>{tally.answers}</Table.Td>
    <Table.Td>{tally.reviewed}</Table.Td>
    <Table.Td>{tally.sure}</Table.Td>
    <Table.Td data-warn={tally.doubtful > 0 || undefined}>{tally.doubtful}</Table.Td>
    {!isWhole && <Table.Td data-bad={tally.unmarked > 0 || undefined}>{tally.unmarked}</Table.Td>}
  </>
);
