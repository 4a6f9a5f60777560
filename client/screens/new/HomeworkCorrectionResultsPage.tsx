import '../../components/mantine-screens.css';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getSchoolWork } from '../../../contracts/wrongbook/school-work.ts';
import { useCall } from '../../api/use-call.ts';
import { StageTag } from '../../features/assignments/work/StageTag.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { Results } from '../../features/school-work/Results.tsx';

/** 批改结果: what a piece of work has come to, class against class, down to the students of one. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  const detail = useCall(getSchoolWork, assignmentId === '' ? null : { assignmentId });
  const work = detail.data?.assignment;
  return (
    <Screen
      title="批改结果"
      note={
        work && (
          <>
            <Text span inherit c="var(--mantine-color-text)">
              {work.title}
            </Text>{' '}
            {`${work.courseName} ${work.teacherName} `}
            <StageTag stage={work.stage} />
          </>
        )
      }
      actions={
        work && (
          <Button variant="default" onClick={() => window.print()}>
            打印
          </Button>
        )
      }
    >
      {assignmentId === '' ? (
        <Card>
          <EmptyState text="没有选择作业，请从作业管理的列表进入。" />
        </Card>
      ) : (
        <Loaded answer={detail} what="批改结果">
          {(data) => <Results detail={data} />}
        </Loaded>
      )}
    </Screen>
  );
}
