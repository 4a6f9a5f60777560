import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { BackLink } from '../../components/page/BackLink.tsx';
import { GroupsScreen } from '../../features/mistakes/groups/GroupsScreen.tsx';
import { useLesson } from '../../features/mistakes/use-lesson.ts';
import { pathTo } from '../../session/paths.ts';

/** 学习小组: students of a class with like mistakes, and what each group practises. */
export const Page = (): ReactNode => (
  <GroupsScreen
    title="学习小组"
    lead={<BackLink to={pathTo('classBook')}>错题本</BackLink>}
    lesson={useLesson('term and type')}
  />
);
