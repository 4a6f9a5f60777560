import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';

/** What stands where the header has no class or no course yet. */
export const NoLesson = (): ReactNode => (
  <Card>
    <EmptyState text="请在页面顶部选择班级和课程。" />
  </Card>
);
