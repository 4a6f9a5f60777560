import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { ButtonLink, TextLink } from '../../../components/page/links.tsx';
import { chooseLesson } from '../../../filters/cascades.ts';
import { pathTo } from '../../../session/paths.ts';
import { practicePath } from '../../practice/practice-path.ts';
import styles from './report.module.css';
import { signedText, type CellReport } from './report.ts';
import { inAddress, useReportAddress } from './use-report-address.ts';

/** Questions that are named. */
const furthest = 3;

interface Props {
  cell: CellReport;
  /** What the class is called. */
  name: string;
  courseId: string;
}

/** The questions in which the class is furthest from the others, on the side on which it is. */
export function Furthest({ cell, name, courseId }: Props): ReactNode {
  const { pathOf } = useReportAddress();
  const { assignmentId, classId } = cell;
  const items = (cell.mark === 'above' ? [...cell.items].reverse() : cell.items).slice(0, furthest);
  const questionIds = items.map(({ questionId }) => questionId);
  return (
    <>
      <Text fz={13} fw={600} mt={10}>
        差得最多的题
      </Text>
      <table className={styles.figures} aria-label="差得最多的题">
        <tbody>
          {items.map(({ questionId, position, points, full, difference }) => (
            <tr key={position}>
              <td className={styles.wrap} title={points.join('、')}>
                <TextLink to={pathTo('marking', { assignmentId, questionId })}>第 {position} 题</TextLink> {points[0]}
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
          to={pathOf({ view: 'items', classId, subjectId: inAddress(cell.subjectId) })}
        >
          看这科的题
        </ButtonLink>
        <ButtonLink
          size="xs"
          variant="default"
          to={practicePath({ way: 'questions', questionIds })}
          onClick={() => chooseLesson(classId, courseId)}
        >
          给{name}布置巩固
        </ButtonLink>
      </Group>
    </>
  );
}
