import { Text } from '@mantine/core';
import { useViewportSize } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { BookLink } from '../../../filters/BookLink.tsx';
import { pathTo } from '../../../session/paths.ts';
import { submissionPath } from '../../assignments/work/paths.ts';
import { LinkButton } from '../LinkButton.tsx';
import { concernWord, countsText, reasonsOf, type Concern } from '../../../../contracts/report-text/concerns.ts';
import styles from './overview.module.css';
import type { SectionProps, Student } from './report.ts';

const fewest = 5;
const mostOnPaper = 6;
/** Pixels of a row, and what stands above and below the list on a screen. */
const rowHeight = 31;
const around = 570;

/** Who is to be looked after, with the reasons; so many as there is room for, all on demand. */
export function Concerns({ paper, report, isPrinted }: SectionProps & { isPrinted: boolean }): ReactNode {
  const { height } = useViewportSize();
  const [isOpen, setOpen] = useState(false);
  const { concerns } = report.lead;
  const studentOf = new Map(report.students.map((student) => [student.submissionId, student]));
  const room = isPrinted ? mostOnPaper : Math.max(fewest, Math.floor((height - around) / rowHeight));
  const shown = isOpen && !isPrinted ? concerns : concerns.slice(0, room);
  return (
    <Card
      title="要照顾的学生"
      aside={
        <Text span fz={13} c="dimmed" className={styles.aside}>
          {countsText(concerns, ({ submissionId }) => studentOf.get(submissionId)!.state)}
          {concerns.length > room && !isPrinted && (
            <LinkButton open={() => setOpen(!isOpen)}>{isOpen ? '收起' : `看全部 ${concerns.length} 人`}</LinkButton>
          )}
        </Text>
      }
    >
      {concerns.length === 0 ? (
        <EmptyState text="没有不及格、某部分零分、明显下降或缺交的学生。" />
      ) : (
        <table className={styles.concerns} aria-label="要照顾的学生">
          <tbody>
            {shown.map((concern) => (
              <Row
                key={concern.submissionId}
                paper={paper}
                concern={concern}
                student={studentOf.get(concern.submissionId)!}
                report={report}
              />
            ))}
          </tbody>
        </table>
      )}
      {isPrinted && concerns.length > room && (
        <Text fz={12}>{`另有 ${concerns.length - room} 人，见后面的学生成绩`}</Text>
      )}
    </Card>
  );
}

interface RowProps extends SectionProps {
  concern: Concern;
  student: Student;
}

function Row({ paper, concern, student, report: { full, classes } }: RowProps): ReactNode {
  const { submissionId, studentId, studentName, className, state, score } = student;
  const classId = classes.find((one) => one.className === className)?.classId;
  const { label, tone } = concernWord(concern, state);
  return (
    <tr>
      <th scope="row">
        <TextLink to={state === 1 ? submissionPath(paper.taskType, submissionId) : undefined}>{studentName}</TextLink>
      </th>
      {classes.length > 1 && <td className={styles.quiet}>{className}</td>}
      <td className={styles.score}>{score === null ? '-' : `${formatScore(score)}/${formatScore(full)}`}</td>
      <td className={styles.reason}>{reasonsOf(concern)}</td>
      <td className={styles.tag}>
        <Tag tone={tone}>{label}</Tag>
      </td>
      {pathTo('studentBook') !== undefined && (
        <td className={styles.book} data-screen-only>
          <BookLink
            studentId={studentId}
            lesson={classId === undefined ? undefined : { classId, courseId: paper.courseId }}
            label={`${studentName}的错题本`}
          >
            错题本
          </BookLink>
        </td>
      )}
    </tr>
  );
}
