import { Group, Select, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { examKindLabels, type ExamKind } from '../../../../contracts/constants/exams.ts';
import { Card } from '../../../components/page/Card.tsx';
import { ClassFields } from './ClassFields.tsx';
import { useClassChoice, type KnownClasses } from './use-plan-options.ts';
import type { PlanEditing } from './use-plan.ts';

const kinds = Object.entries(examKindLabels).map(([value, label]) => ({ value, label }));

interface Props {
  editing: PlanEditing;
  /** Grade and classes stay as they are. */
  isFixed: boolean;
  /** Those that sit the exam already. */
  known: KnownClasses | undefined;
}

/** What the exam is called, and who sits it. */
export function BasicFields({ editing, isFixed, known }: Props): ReactNode {
  const { plan, faults, change } = editing;
  const grades = useClassChoice(known);
  const classes = grades.find(({ gradeId }) => gradeId === plan.gradeId)?.children ?? [];
  const choose = (gradeId: string) =>
    change({
      gradeId,
      classes: (grades.find((grade) => grade.gradeId === gradeId)?.children ?? []).map(({ id }) => ({
        classId: id,
        group: '',
      })),
      subjects: [],
    });
  return (
    <Card title="考试">
      <Stack gap="sm">
        <Group gap="md" align="flex-start">
          <TextInput
            label="考试名称"
            withAsterisk
            w={320}
            maxLength={40}
            autoComplete="off"
            placeholder="如 高一第一学期期中考试"
            value={plan.name}
            error={faults.name}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
          />
          <Select
            label="类别"
            w={112}
            data={kinds}
            allowDeselect={false}
            value={plan.kind}
            onChange={(kind) => change({ kind: kind as ExamKind })}
          />
          <Select
            label="年级"
            withAsterisk
            w={136}
            placeholder="请选择"
            disabled={isFixed}
            data={grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }))}
            allowDeselect={false}
            value={plan.gradeId === '' ? null : plan.gradeId}
            error={faults.gradeId}
            onChange={(gradeId) => choose(gradeId ?? '')}
          />
        </Group>
        {classes.length > 0 && <ClassFields editing={editing} classes={classes} isFixed={isFixed} />}
      </Stack>
    </Card>
  );
}
