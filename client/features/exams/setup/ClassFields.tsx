import { Checkbox, Group, Input, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PlanEditing } from './use-plan.ts';

const groups = ['', '实验', '平行'];

interface Props {
  editing: PlanEditing;
  /** All of the grade. */
  classes: readonly { id: string; className: string }[];
  isFixed: boolean;
}

/** The classes that sit the exam, each with the group in which it is compared. */
export const ClassFields = ({ editing: { plan, faults, change }, classes, isFixed }: Props): ReactNode => (
  <Input.Wrapper
    label="班级"
    withAsterisk
    error={faults.classes}
    description="勾选参加的班级；分实验班和平行班的，报告只在同类班之间比较"
    inputWrapperOrder={['label', 'input', 'error', 'description']}
  >
    <Group gap="6px 12px" my={6} role="group" aria-label="班级">
      {classes.map((one) => (
        <ClassChoice key={one.id} {...one} plan={plan} change={change} isFixed={isFixed} />
      ))}
    </Group>
  </Input.Wrapper>
);

interface ClassProps extends Pick<PlanEditing, 'plan' | 'change'> {
  id: string;
  className: string;
  isFixed: boolean;
}

/** One class: whether it sits the exam, and the group in which it is compared. */
function ClassChoice({ id, className, plan: { classes }, change, isFixed }: ClassProps): ReactNode {
  const chosen = classes.find(({ classId }) => classId === id);
  const others = classes.filter(({ classId }) => classId !== id);
  const regroup = (group: string) =>
    change({ classes: classes.map((one) => (one.classId === id ? { ...one, group } : one)) });
  const options = chosen && !groups.includes(chosen.group) ? [...groups, chosen.group] : groups;
  return (
    <Group gap={6} wrap="nowrap">
      <Checkbox
        size="sm"
        label={className}
        disabled={isFixed}
        checked={chosen !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          change({ classes: checked ? [...classes, { classId: id, group: '' }] : others })
        }
      />
      {chosen && (
        <Select
          size="xs"
          w={80}
          aria-label={`${className}的组别`}
          disabled={isFixed}
          allowDeselect={false}
          data={options.map((value) => ({ value, label: value === '' ? '不分组' : value }))}
          value={chosen.group}
          onChange={(group) => regroup(group ?? '')}
        />
      )}
    </Group>
  );
}
