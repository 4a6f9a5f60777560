import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getStudentUsage, pageStudentActivity } from '../../../../contracts/wrongbook/student-usage.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { LoadingState } from '../../../components/state/LoadingState.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import type { OfClass } from '../use-of-class.ts';
import { Timeline } from './Timeline.tsx';
import { UsageFigures } from './UsageFigures.tsx';
import { UsageHead } from './UsageHead.tsx';
import styles from './usage.module.css';
import { WeekTrends } from './WeekTrends.tsx';

interface Props {
  input: NonNullable<OfClass['input']>;
  studentId: string;
}

/** What one student did over a period: figures, weeks beside the class, and the timeline. */
export function StudentUsage({ input, studentId }: Props): ReactNode {
  const query = usePageQuery(pageStudentActivity, { fixed: { ...input, studentId } });
  const { courseId } = query.filters;
  const usage = useCall(getStudentUsage, { ...input, studentId, ...(courseId !== undefined && { courseId }) });
  const [address] = useSearchParams();
  return (
    <Loaded
      answer={usage}
      what="使用情况"
      skeleton={
        <Card>
          <LoadingState lines={8} height={48} />
        </Card>
      }
    >
      {(data) => (
        <div className={styles.usage}>
          <UsageHead usage={data} classId={input.classId} courseId={courseId ?? ''} />
          <UsageFigures usage={data} pathOf={(kind) => `?${changeAddress(address, { kind })}`} />
          <WeekTrends usage={data} />
          <Timeline query={query} courses={data.courses} />
        </div>
      )}
    </Loaded>
  );
}
