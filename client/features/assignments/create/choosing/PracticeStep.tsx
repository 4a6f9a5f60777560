import { Button, Group, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { practiceMode, practiceModeLabels } from '../../../../../contracts/constants/assignments.ts';
import { Card } from '../../../../components/page/Card.tsx';
import type { PracticeDraft } from '../draft-shape.ts';
import type { Lesson } from '../lessons.ts';
import { changePractice } from '../setup-actions.ts';
import { practiceLimits, type Faults } from '../step-check.ts';
import type { Work } from '../use-draft.ts';
import { PracticeTable } from './PracticeTable.tsx';

interface Props {
  work: Work;
  lesson: Lesson;
  faults: Faults;
}

const modes = [
  { value: practiceMode.consolidate, help: '重做做错的原题' },
  { value: practiceMode.extend, help: '知识点和题型相同的新题' },
] as const;

const spans = [
  { days: '7', label: '最近一周' },
  { days: '30', label: '最近一月' },
  { days: '150', label: '本学期' },
] as const;

const pause = 400;

/** From which mistakes practice is made, and how many questions that gives each student. */
export function PracticeStep({ work, lesson, faults }: Props): ReactNode {
  const { practice, classIds } = work.draft;
  const [asked] = useDebouncedValue(practice, pause);
  return (
    <SimpleGrid cols={2} style={{ alignItems: 'start' }}>
      <Card title="组题范围">
        <Stack gap="lg">
          <ModeField practice={practice} />
          <DaysField practice={practice} error={faults['days']} />
          <TextInput
            label="每人最多题数"
            withAsterisk
            w={160}
            inputMode="numeric"
            data-field="perStudent"
            autoComplete="off"
            description={practiceLimits.perStudent.join(' 到 ')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={practice.perStudent}
            error={faults['perStudent']}
            onChange={(event) => changePractice({ perStudent: event.currentTarget.value })}
          />
        </Stack>
      </Card>
      <Card title="每个学生的题数" flush>
        <PracticeTable practice={asked} courseId={lesson.courseId} classIds={classIds} />
      </Card>
    </SimpleGrid>
  );
}

const ModeField = ({ practice }: { practice: PracticeDraft }): ReactNode => (
  <Radio.Group
    label="方式"
    value={String(practice.practiceMode)}
    onChange={(value) => changePractice({ practiceMode: Number(value) as PracticeDraft['practiceMode'] })}
  >
    <Group gap="12px 24px" mt={8}>
      {modes.map(({ value, help }) => (
        <Radio key={value} value={String(value)} label={practiceModeLabels[value]} description={help} size="sm" />
      ))}
    </Group>
  </Radio.Group>
);

const DaysField = ({ practice, error }: { practice: PracticeDraft; error: string | undefined }): ReactNode => (
  <div>
    <TextInput
      label="最近多少天的错题"
      withAsterisk
      w={160}
      inputMode="numeric"
      data-field="days"
      autoComplete="off"
      value={practice.days}
      error={error}
      onChange={(event) => changePractice({ days: event.currentTarget.value })}
    />
    <Group gap={8} mt={8}>
      {spans.map(({ days, label }) => (
        <Button
          key={days}
          size="compact-sm"
          variant={practice.days === days ? 'light' : 'default'}
          aria-pressed={practice.days === days}
          onClick={() => changePractice({ days })}
        >
          {label}
        </Button>
      ))}
    </Group>
  </div>
);
