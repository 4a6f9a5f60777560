import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { getMarkingProgress } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Columns } from '../../../../components/page/Columns.tsx';
import { Panel } from '../../../../components/page/Panel.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import styles from '../progress.module.css';
import type { Progress, SubjectProgress } from '../shapes.ts';
import { ProgressAside } from './ProgressAside.tsx';
import { ProgressLead } from './ProgressLead.tsx';
import { SubjectPanel } from './SubjectPanel.tsx';
import { SubjectList } from './SubjectList.tsx';
import { useMarkingPlace } from '../use-marking-place.ts';

/** How far the marking of an exam is: when it ends, what holds it up, and how everybody marks. */
export function MarkingProgress({ examId }: { examId: string }): ReactNode {
  const answer = useCall(getMarkingProgress, { examId });
  return (
    <Loaded answer={answer} what="阅卷进度">
      {(progress) => <Whole examId={examId} progress={progress} />}
    </Loaded>
  );
}

function Whole({ examId, progress }: { examId: string; progress: Progress }): ReactNode {
  const place = useMarkingPlace();
  const { subjects } = progress;
  const subject = subjects.find(({ subjectId }) => subjectId === place.subjectId) ?? slowest(progress) ?? subjects[0];
  return (
    <div className={styles.screen}>
      <ProgressLead progress={progress} />
      <Columns widths="222px minmax(0, 1fr) 234px" wide="280px minmax(0, 1fr) 360px">
        <Panel
          as="aside"
          label="学科"
          head={
            <Group justify="space-between" wrap="nowrap">
              <Title order={2} fz={15} lh="inherit">
                学科
              </Title>
              <Text size="xs" c="dimmed">
                已定 / 要阅 · 预计阅完
              </Text>
            </Group>
          }
        >
          <SubjectList subjects={subjects} current={subject?.subjectId ?? ''} choose={place.chooseSubject} />
        </Panel>
        <Stack gap={12} mih={0} miw={0}>
          {subject && <SubjectPanel key={subject.subjectId} examId={examId} subject={subject} />}
        </Stack>
        <ProgressAside progress={progress} subject={subject} />
      </Columns>
    </div>
  );
}

const slowest = ({ subjects, lastSubjectId }: Progress): SubjectProgress | undefined =>
  subjects.find(({ subjectId }) => subjectId === lastSubjectId);
