import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { submissionStateLabels } from '../../../../contracts/constants/assignments.ts';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { moveFocus } from '../../../components/table/move-focus.ts';
import { pathTo } from '../../../session/paths.ts';
import { submissionPath } from '../../assignments/work/paths.ts';
import type { AssessmentPaper } from '../../marking/assessment.ts';
import type { Item, Student } from './report.ts';
import styles from './score-matrix.module.css';

interface Props {
  paper: AssessmentPaper;
  items: readonly Item[];
  students: readonly Student[];
  /** The question that is looked at, and what looks at another; without it heads lead to the marking of their questions. */
  chosen?: { number: number; choose: (number: number) => void } | undefined;
}

/** Below this share a question is weak. */
const weak = 0.6;

const rateText = (rate: number | null): string => (rate === null ? '-' : `${formatNumber(rate * 100)}%`);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What every student got for every question: full, part or nothing. */
export function ScoreMatrix({ paper, items, students, chosen }: Props): ReactNode {
  const rates = items.map(({ facility }) => facility);
  const full = sumOf(items.map((item) => item.full));
  const scores = students.flatMap(({ score }) => score ?? []);
  const whole = scores.length > 0 && full > 0 ? sumOf(scores) / scores.length / full : null;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="逐题得分" onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col">学生</th>
            {items.map((item) => (
              <th key={item.number} scope="col" data-chosen={item.number === chosen?.number || undefined}>
                <Head paper={paper} item={item} choose={chosen?.choose} />
              </th>
            ))}
            <th scope="col">
              总分 <small>{formatScore(full)}</small>
            </th>
          </tr>
          <tr>
            <th scope="row">得分率</th>
            {rates.map((rate, at) => (
              <td key={items[at]!.number} data-weak={(rate !== null && rate < weak) || undefined}>
                {rateText(rate)}
              </td>
            ))}
            <td>{rateText(whole)}</td>
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => (
            <Row key={student.submissionId} paper={paper} items={items} student={student} isFirst={row === 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  paper: AssessmentPaper;
  item: Item;
  choose: ((number: number) => void) | undefined;
}

function Head({ paper, item: { questionId, number, full }, choose }: HeadProps): ReactNode {
  const label = `第 ${number} 题，满分 ${formatScore(full)} 分`;
  const text = (
    <>
      {number} <small>{formatScore(full)}</small>
    </>
  );
  if (choose) {
    return (
      <button type="button" aria-label={label} onClick={() => choose(number)}>
        {text}
      </button>
    );
  }
  return (
    <TextLink to={pathTo('marking', { assignmentId: paper.id, questionId })} aria-label={label}>
      {text}
    </TextLink>
  );
}

interface RowProps extends Pick<Props, 'paper' | 'items'> {
  student: Student;
  isFirst: boolean;
}

function Row({ paper, items, student, isFirst }: RowProps): ReactNode {
  const { submissionId, studentName, state, score, scores } = student;
  const path = state === 1 ? submissionPath(paper.taskType, submissionId) : undefined;
  return (
    <tr>
      <th scope="row">
        <TextLink to={path}>{studentName}</TextLink>
      </th>
      {items.map((item, at) => (
        <Cell
          key={item.number}
          item={item}
          score={scores[at] ?? null}
          path={path}
          name={studentName}
          isEntry={isFirst && at === 0}
        />
      ))}
      <td className={styles.total}>{state === 1 ? formatScore(score) : <Tag>{submissionStateLabels[state]}</Tag>}</td>
    </tr>
  );
}

interface CellProps {
  item: Item;
  score: number | null;
  path: string | undefined;
  name: string;
  /** Where the Tab key comes in; arrows lead on from there. */
  isEntry: boolean;
}

function Cell({ item: { number, full }, score, path, name, isEntry }: CellProps): ReactNode {
  if (score === null) return <td data-tone="">-</td>;
  const tone = score >= full ? 'full' : score > 0 ? 'part' : 'zero';
  const text = formatScore(score);
  return (
    <td data-tone={tone}>
      <TextLink
        to={path && `${path}&position=${number}`}
        tabIndex={isEntry ? 0 : -1}
        aria-label={`${name}第 ${number} 题 ${text} 分`}
      >
        {text}
      </TextLink>
    </td>
  );
}

/** What the colours mean. */
export const ScoreLegend = (): ReactNode => (
  <Text span fz={12} c="dimmed" className={styles.legend}>
    <i data-tone="full">3</i> 满分 <i data-tone="part">2</i> 部分 <i data-tone="zero">0</i> 零分
  </Text>
);
