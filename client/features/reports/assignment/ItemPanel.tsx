import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { ButtonLink, TextLink } from '../../../components/page/links.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { pathTo } from '../../../session/paths.ts';
import { CountBar } from '../../assignments/work/CountBar.tsx';
import { submissionPath } from '../../assignments/work/paths.ts';
import type { AssessmentPaper } from '../../marking/assessment.ts';
import { typeName, type Item, type Student } from './report.ts';
import styles from './score-matrix.module.css';

interface Props {
  paper: AssessmentPaper;
  item: Item;
  /** Its place among the questions, by which students have their scores. */
  at: number;
  students: readonly Student[];
  turn: (by: 1 | -1) => void;
}

/** The most wrong answers that are listed. */
const mostAnswers = 4;
/** At or below this share of the points an answer is weak. */
const weakShare = 0.25;

/** One question: how many got which score, what was answered wrong most often, and who needs a word. */
export function ItemPanel({ paper, item, at, students, turn }: Props): ReactNode {
  const { questionId, number, full, stem, choices } = item;
  const scored = students.flatMap((student) => {
    const score = student.scores[at] ?? null;
    return score === null ? [] : [{ student, score }];
  });
  const scores = [...new Set(scored.map(({ score }) => score))].toSorted((one, other) => other - one);
  const wrong = choices
    .filter(({ isRight, count }) => !isRight && count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostAnswers);
  const weak = scored.filter(({ score }) => score <= full * weakShare && score < full);
  return (
    <Card title={`第 ${number} 题 ${typeName(item)} ${formatScore(full)} 分`} aside={<Turn turn={turn} />}>
      <Stack gap={14}>
        <Text component="div" size="sm" lh={1.7} lineClamp={5}>
          <RichText text={stem} />
        </Text>
        <Part title={`得分率 ${formatRate(item.facility)}`}>
          {scores.map((one) => (
            <CountBar
              key={one}
              label={`${formatScore(one)} 分`}
              count={scored.filter(({ score }) => score === one).length}
              total={scored.length}
            />
          ))}
        </Part>
        {wrong.length > 0 && (
          <Part title="常见错答">
            {wrong.map(({ answer, count }) => (
              <Group key={answer} justify="space-between" wrap="nowrap" fz="sm">
                <Text span inherit lineClamp={1}>
                  {answer === '' ? '没有作答' : <RichText text={answer} />}
                </Text>
                <b>{count} 人</b>
              </Group>
            ))}
          </Part>
        )}
        {weak.length > 0 && (
          <Part title={`${scoresText(weak.map(({ score }) => score))}的 ${weak.length} 人`}>
            <Text component="div" size="sm" className={styles.names}>
              {weak.map(({ student: { submissionId, studentName } }) => (
                <TextLink key={submissionId} to={submissionPath(paper.taskType, submissionId)}>
                  {studentName}
                </TextLink>
              ))}
            </Text>
          </Part>
        )}
        <ButtonLink variant="default" size="xs" to={pathTo('marking', { assignmentId: paper.id, questionId })}>
          看全部作答
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** The scores of some answers in words, none of which may be missing. */
function scoresText(scores: readonly number[]): string {
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return lowest === highest ? `${formatScore(lowest)} 分` : `${formatScore(lowest)}–${formatScore(highest)} 分`;
}

const Turn = ({ turn }: Pick<Props, 'turn'>): ReactNode => (
  <Group gap={4} data-screen-only>
    <ActionIcon variant="default" aria-label="上一题" onClick={() => turn(-1)}>
      <IconChevronLeft size={16} />
    </ActionIcon>
    <ActionIcon variant="default" aria-label="下一题" onClick={() => turn(1)}>
      <IconChevronRight size={16} />
    </ActionIcon>
  </Group>
);

const Part = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <Stack gap={4} component="section" aria-label={title}>
    <Text size="sm" fw={600}>
      {title}
    </Text>
    {children}
  </Stack>
);
