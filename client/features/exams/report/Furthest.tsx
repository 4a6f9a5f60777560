import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { ButtonLink } from '../../../components/page/links.tsx';
import { practicePath } from '../../practice/practice-path.ts';
import styles from './report.module.css';
import { signedText, type CellReport } from './report.ts';
import { inAddress, useReportAddress } from './use-report-address.ts';

/** Questions that are named. */
const furthest = 3;

/** The questions in which the class is furthest from the others, on the side on which it is. */
export function Furthest({ cell }: { cell: CellReport }): ReactNode {
  const { pathOf } = useReportAddress();
  const items = cell.mark === 'above' ? [...cell.items].reverse() : cell.items;
  return (
    <>
      <Text fz={13} fw={600} mt={10}>
        差得最多的题
      </Text>
      <table className={styles.figures} aria-label="差得最多的题">
        <tbody>
          {items.slice(0, furthest).map(({ position, points, full, difference }) => (
            <tr key={position}>
              <td className={styles.wrap} title={points.join('、')}>
                第 {position} 题 {points[0]}
              </td>
              <td>{formatScore(full)} 分</td>
              <td>
                <b>{signedText(difference?.value ?? null)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group gap={8} mt={10} data-screen-only>
        <ButtonLink
          size="xs"
          variant="default"
          to={pathOf({ view: 'items', classId: cell.classId, subjectId: inAddress(cell.subjectId) })}
        >
          看这科的题
        </ButtonLink>
        <ButtonLink size="xs" variant="default" to={practicePath({})}>
          布置巩固
        </ButtonLink>
      </Group>
    </>
  );
}
