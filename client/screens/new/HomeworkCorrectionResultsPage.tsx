import '../../components/mantine-screens.css';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getSchoolWork } from '../../../contracts/wrongbook/school-work.ts';
import { useCall } from '../../api/use-call.ts';
import { StageTag } from '../../features/assignments/work/StageTag.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { NothingChosen } from '../../components/state/NothingChosen.tsx';
import { Results } from '../../features/school-work/Results.tsx';
import { pathTo } from '../../session/paths.ts';

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
        <NothingChosen text="没有选择作业，请从作业管理打开一份。" to={pathTo('schoolWork')} action="选择作业" />
      ) : (
        <Loaded answer={detail} what="批改结果">
          {(data) => <Results detail={data} />}
        </Loaded>
      )}
    </Screen>
  );
}
