import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { toneOfRate } from '../../../../contracts/report-text/rate-tone.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { pathTo } from '../../../session/paths.ts';
import { submissionPath } from '../../assignments/work/paths.ts';
import styles from './heat.module.css';
import type { AssessmentPaper } from '../../marking/assessment.ts';
import type { Item, Student } from './report.ts';

interface Props {
  paper: AssessmentPaper;
  items: readonly Item[];
  students: readonly Student[];
}

/** What the colours mean. */
const legend = [
  { tone: 'fine', label: '失分不到 10%' },
  { tone: 'fair', label: '10%–30%' },
  { tone: 'weak', label: '30%–40%' },
  { tone: 'bad', label: '40% 以上' },
  { tone: '', label: '没有得分' },
] as const;

/** What every student got for every question, coloured by how much of it was lost. */
export function HeatTable({ paper, items, students }: Props): ReactNode {
  return (
    <>
      <Group gap={16} px={16} pb={8} className={styles.tones}>
        {legend.map(({ tone, label }) => (
          <Group key={tone} gap={6}>
            <i data-tone={tone} />
            <Text size="xs" c="dimmed">
              {label}
            </Text>
          </Group>
        ))}
      </Group>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.tones}`} aria-label="各题得分">
          <thead>
            <tr>
              <th scope="col">姓名</th>
              <th scope="col">得分</th>
              {items.map(({ questionId, number, full }) => (
                <th key={number} scope="col">
                  <TextLink
                    to={pathTo('marking', { assignmentId: paper.id, questionId })}
                    aria-label={`第 ${number} 题，满分 ${formatScore(full)} 分`}
                  >
                    {number}
                  </TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <Row key={student.submissionId} paper={paper} items={items} student={student} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps extends Omit<Props, 'students'> {
  student: Student;
}

function Row({ paper, items, student: { submissionId, studentName, state, score, scores } }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <TextLink to={state === 1 ? submissionPath(paper.taskType, submissionId) : undefined}>{studentName}</TextLink>
      </th>
      <td>{formatScore(score)}</td>
      {items.map((item, at) => (
        <Cell key={item.number} item={item} score={scores[at] ?? null} />
      ))}
    </tr>
  );
}

function Cell({ item: { number, full }, score }: { item: Item; score: number | null }): ReactNode {
  const text = formatScore(score);
  return (
    <td data-tone={toneOfRate(score === null || full <= 0 ? null : score / full)} title={`第 ${number} 题 ${text}`}>
      {text}
    </td>
  );
}
