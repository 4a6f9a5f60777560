import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import type { Book } from './history.ts';

interface Props {
  /** Back to the students of the class. */
  leave: () => void;
}

const whyText = ({ studentName, studentNo, standing }: Book['student']): string =>
  standing === 'moved'
    ? `${studentName}（学号 ${studentNo}）已转到别的班级。这里是在本班做过的错题，状态为现在的情况，只能查看；新的作答在现在的班级里。`
    : `${studentName}（学号 ${studentNo}）已不在校或没有班级。这里是在本班做过的错题，只能查看。`;

/** Whose book it is that can only be read, and why. */
export const Former = ({ book, leave }: Props & { book: Book }): ReactNode => (
  <Notice tone="warn">
    {whyText(book.student)}
    <Button size="compact-sm" variant="default" onClick={leave}>
      看本班学生
    </Button>
  </Notice>
);

/** In the place of a book where the address names somebody who never was in the class. */
export const Stranger = ({ leave }: Props): ReactNode => (
  <Card>
    <EmptyState text="这名学生不在这个班级，也没有在本班做过作业。可以在页面顶部换班级，或看本班学生。">
      <Button variant="default" onClick={leave}>
        看本班学生
      </Button>
    </EmptyState>
  </Card>
);
