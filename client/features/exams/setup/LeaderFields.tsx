import { Group, MultiSelect, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { examNoParts } from '../../../../contracts/constants/exams.ts';
import { examLimits } from '../../../../contracts/wrongbook/exams/exam-shapes.ts';
import { Card } from '../../../components/page/Card.tsx';
import { LineFields } from './LineFields.tsx';
import { useTeacherOptions } from './use-plan-options.ts';
import type { PlanEditing } from './use-plan.ts';

/** Who leads the exam beside its maker, and what it counts by. */
export function LeaderFields({ editing: { plan, faults, change } }: { editing: PlanEditing }): ReactNode {
  const teachers = useTeacherOptions();
  return (
    <Card title="负责人和规则">
      <Stack gap="sm">
        <MultiSelect
          label="共同负责人"
          description="和你一样能改安排、看各科阅卷和发布"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maw={560}
          searchable
          limit={50}
          maxValues={examLimits.leaders}
          data={teachers}
          nothingFoundMessage="没有这位教师"
          value={plan.leaders}
          error={faults.leaders}
          onChange={(leaders) => change({ leaders })}
        />
        <Group gap="md" align="flex-start">
          <LineFields lines={plan.lines} onChange={(lines) => change({ lines })} fault={faults.settings} />
          <TextInput
            label="考号规则"
            w={280}
            maxLength={60}
            autoComplete="off"
            description={`可用 ${examNoParts.map((part) => `{${part}}`).join(' ')}；{班:2} 表示至少两位`}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={plan.examNoPattern}
            onChange={({ currentTarget: { value } }) => change({ examNoPattern: value })}
          />
        </Group>
      </Stack>
    </Card>
  );
}
