import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Card } from '../../../components/page/Card.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { pathTo } from '../../../session/paths.ts';
import { LinkButton } from '../LinkButton.tsx';
import { toneOfRate } from '../rate-tone.ts';
import { ItemAnswers } from './ItemAnswers.tsx';
import styles from './overview.module.css';
import { stemLine, typeName, type Item, type Report } from './report.ts';

type Lesson = Report['lead']['lessons'][number];

/** What a tone says, so that no colour stands alone. */
const lossWords = {
  bad: { label: '失分超过 40%', colour: 'red' },
  weak: { label: '失分 30–40%', colour: 'orange' },
  fair: { label: '失分 10–30%', colour: 'yellow' },
  fine: { label: '失分不到 10%', colour: 'green' },
} as const;

/** The questions to teach again, the lowest rate first, with what was answered wrongly. */
export function Lessons({ report }: { report: Report }): ReactNode {
  const { items, lead, assignmentId } = report;
  if (lead.lessons.length === 0) return null;
  return (
    <div role="region" aria-label="先讲的题">
      <h2 className={styles.heading}>
        {lead.lessons.length === 1 ? '先讲这一道' : `先讲这 ${lead.lessons.length} 道`}
        <small>失分最多的题，按得分率从低到高{lead.grade && '；竖线是年级'}</small>
      </h2>
      <div className={styles.lessons}>
        {lead.lessons.map((lesson) => (
          <LessonCard
            key={lesson.number}
            lesson={lesson}
            item={items.find(({ number }) => number === lesson.number)!}
            assignmentId={assignmentId}
            hasGrade={lead.grade !== null}
          />
        ))}
      </div>
    </div>
  );
}

interface CardProps {
  lesson: Lesson;
  item: Item;
  assignmentId: string;
  hasGrade: boolean;
}

function LessonCard({ lesson, item, assignmentId, hasGrade }: CardProps): ReactNode {
  const tone = toneOfRate(item.facility);
  const word = tone in lossWords ? lossWords[tone as keyof typeof lossWords] : undefined;
  return (
    <Card>
      <article className={styles.lesson} aria-label={`第 ${item.number} 题`}>
        <div className={styles.lessonHead}>
          <strong>
            第 {item.number} 题 {typeName(item)}
          </strong>
          <span className={styles.stem} tabIndex={0} role="note" aria-label="题干">
            <RichText text={stemLine(item)} />
          </span>
          {word && (
            <Badge variant="light" color={word.colour} className={styles.word}>
              {word.label}
            </Badge>
          )}
        </div>
        <RateBar rate={item.facility} gradeRate={hasGrade ? lesson.gradeRate : null} />
        <Typical lesson={lesson} />
        <div className={styles.lessonFoot}>
          <Text span fz={12} c="dimmed">
            {lesson.notFull} 人未得满分{lesson.blank > 0 && `，其中 ${lesson.blank} 人未作答`}
          </Text>
          <span data-screen-only>
            <LinkButton open={() => openDialog(<ItemAnswers item={item} assignmentId={assignmentId} />)}>
              作答统计
            </LinkButton>
            <TextLink
              to={pathTo('marking', { assignmentId, questionId: item.questionId })}
              aria-label={`看第 ${item.number} 题的作答`}
            >
              看作答
            </TextLink>
          </span>
        </div>
      </article>
    </Card>
  );
}

/** A share on a bar that ends at 100 %, with a tick where the grade is. */
function RateBar({ rate, gradeRate }: { rate: number | null; gradeRate: number | null }): ReactNode {
  return (
    <div className={styles.rate}>
      <span>
        得分率 <strong>{formatRate(rate)}</strong>
      </span>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${(rate ?? 0) * 100}%`, background: colourOf(0, toneOfRate(rate)) }} />
        {gradeRate !== null && <i style={{ left: `${gradeRate * 100}%` }} />}
      </span>
      {gradeRate !== null && <span className={styles.quiet}>年级 {formatRate(gradeRate)}</span>}
    </div>
  );
}

function Typical({ lesson: { wrong, scores } }: { lesson: Lesson }): ReactNode {
  const rows = [
    ...wrong.map(({ answer, count }) => ({ key: answer, shown: <RichText text={answer} />, count })),
    ...scores.map(({ score, count }) => ({ key: String(score), shown: `得 ${formatScore(score)} 分`, count })),
  ];
  return (
    <ul className={styles.typical} aria-label={wrong.length > 0 ? '常见错答' : '常见得分'}>
      {rows.map(({ key, shown, count }) => (
        <li key={key}>
          <span>
            {wrong.length > 0 && <small>答</small>}
            {shown}
          </span>
          <span>
            <strong>{count}</strong> 人
          </span>
        </li>
      ))}
    </ul>
  );
}
