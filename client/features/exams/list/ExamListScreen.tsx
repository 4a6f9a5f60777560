import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { newExamPath } from '../frame/exam.ts';
import { OwnMarking } from '../marking/OwnMarking.tsx';
import { ExamList } from './ExamList.tsx';
import type { ListScope } from './use-exams.ts';

/** What the caller has to mark, the exams that are known, and the way to plan another. */
export const ExamListScreen = ({ scope }: { scope: ListScope }): ReactNode => (
  <Screen
    title="考试"
    actions={
      <ButtonLink to={newExamPath()} leftSection={<IconPlus size={16} aria-hidden />}>
        新建考试
      </ButtonLink>
    }
  >
    <OwnMarking />
    <Card flush>
      <ExamList scope={scope} />
    </Card>
  </Screen>
);
