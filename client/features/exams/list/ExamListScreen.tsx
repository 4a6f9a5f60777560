import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { ExamList } from './ExamList.tsx';
import type { ListScope } from './use-exams.ts';

/** The exams that are known, and the way to plan another. */
export const ExamListScreen = ({ scope }: { scope: ListScope }): ReactNode => (
  <Screen title="考试">
    <Card flush>
      <ExamList scope={scope} />
    </Card>
  </Screen>
);
