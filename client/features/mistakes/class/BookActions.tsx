import { Button } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { practicePath } from '../../practice/practice-path.ts';
import { useLessons, type Lesson } from '../../assignments/create/lessons.ts';
import { useCommonPicking } from '../../assignments/create/use-common-picking.ts';
import { BasketButton } from '../../question-bank/Basket.tsx';
import { useBasket } from '../../question-bank/basket.ts';
import { ruleOf } from './practice-rule.ts';
import type { ClassBook } from './use-class-book.ts';

/** The basket that the paper builder has too, the way there, and what the lesson begins with. */
export function BookActions({ book: { lesson, query, lead, lecture } }: { book: ClassBook }): ReactNode {
  const { lessons } = useLessons();
  const way = useBasket().ids.size > 0 ? 'basket' : 'rule';
  const own = lessons.find(
    ({ courseId, classes }) => courseId === lesson.courseId && classes.some(({ id }) => id === lesson.classId),
  );
  return (
    <>
      {own && <Shared lesson={own} />}
      <ButtonLink variant="default" to={practicePath({ ...ruleOf(query.filters), way })}>
        组卷
      </ButtonLink>
      {lead && (
        <Button
          leftSection={<IconPresentation size={16} aria-hidden />}
          onClick={() => lecture(lead.questions.map(({ questionId }) => questionId))}
        >
          讲评 {lead.questions.length} 题
        </Button>
      )}
    </>
  );
}

function Shared({ lesson }: { lesson: Lesson }): ReactNode {
  const { picking } = useCommonPicking(lesson);
  return <BasketButton subjectId={lesson.subjectId} {...picking} />;
}
