import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { lessonsTitle, missedText } from '../../../../contracts/report-text/lessons.ts';
import type { Lesson } from '../../../../contracts/report-text/shapes.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Card } from '../../../components/page/Card.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { OneLine } from '../../../components/rich-text/OneLine.tsx';
import { pathTo } from '../../../session/paths.ts';
import { LinkButton } from '../LinkButton.tsx';
import { ItemAnswers } from './ItemAnswers.tsx';
import { LossTag, RateBar, Typical } from './LessonParts.tsx';
import styles from './overview.module.css';
import { typeName, type Item, type Report } from './report.ts';

/** The questions to teach again, the lowest rate first, with what was answered wrongly. */
export function Lessons({ report }: { report: Report }): ReactNode {
  const { items, lead, assignmentId } = report;
  if (lead.lessons.length === 0) return null;
  return (
    <div role="region" aria-label="先讲的题">
      <h2 className={styles.heading}>
        {lessonsTitle(lead.lessons)}
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
  return (
    <Card>
      <article className={styles.lesson} aria-label={`第 ${item.number} 题`}>
        <div className={styles.lessonHead}>
          <strong>
            第 {item.number} 题 {typeName(item)}
          </strong>
          <span className={styles.stem}>
            <OneLine text={item.stem} />
          </span>
          <LossTag rate={item.facility} />
        </div>
        <RateBar rate={item.facility} gradeRate={hasGrade ? lesson.gradeRate : null} />
        <Typical lesson={lesson} />
        <div className={styles.lessonFoot}>
          <Text span fz={12} c="dimmed">
            {missedText(lesson)}
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
