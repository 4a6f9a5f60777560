import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { getMarkingPlan } from '../../../../contracts/wrongbook/exams/marking-parts.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { openAllocation } from './allocation/open-allocation.tsx';
import { ShareBar } from './ShareBar.tsx';
import type { SubjectPlan } from './shapes.ts';

/** Which subjects of an exam are given to markers, and how far each part is. */
export function Arrangement({ examId }: { examId: string }): ReactNode {
  const answer = useCall(getMarkingPlan, { examId });
  return (
    <Loaded answer={answer} what="阅卷安排">
      {(plan) =>
        plan.length === 0 ? (
          <EmptyState text="这次考试的科目都没有答题卡，成绩在“成绩”一步录入。" />
        ) : (
          <Stack gap={12}>
            {plan.map((subject) => (
              <Subject key={subject.subjectId} examId={examId} subject={subject} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

const Subject = ({ examId, subject }: { examId: string; subject: SubjectPlan }): ReactNode => (
  <Card
    title={`${subject.courseName}阅卷`}
    aside={
      <Button variant="default" onClick={() => void openAllocation(examId, subject.subjectId)}>
        安排阅卷
      </Button>
    }
  >
    {subject.parts.length === 0 && <Text size="sm">还没有阅卷人。</Text>}
    {subject.parts.map(({ id, name, done, total, isDouble, markers }) => (
      <Group key={id} gap={16} py={4} wrap="nowrap">
        <Text size="sm" fw={600} w={160} truncate>
          {name}
        </Text>
        <Text size="sm" c="dimmed" w={120}>
          {isDouble ? '双评' : '单评'} · {markers.length} 人
        </Text>
        <Text component="div" size="sm" flex={1}>
          已定 {formatNumber(done)}/{formatNumber(total)}
          <ShareBar done={done} of={total} />
        </Text>
      </Group>
    ))}
  </Card>
);
