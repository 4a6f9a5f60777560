import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from '../../../../components/form/form-context.ts';
import { Notice } from '../../../../components/state/Notice.tsx';
import type { SubjectPlan } from '../shapes.ts';
import { PartEntry } from './PartEntry.tsx';
import { newPart, unassigned, type PartForm, type Teacher } from './part-form.ts';

interface Props {
  subject: SubjectPlan;
  teachers: readonly Teacher[];
}

/** The parts of a subject, each with its questions and markers. */
export function PartFields({ subject, teachers }: Props): ReactNode {
  const form = useForm<{ parts: readonly PartForm[] }>();
  const { parts } = form.getValues();
  const put = (next: readonly PartForm[]) => {
    form.setFieldValue('parts', next);
    form.clearErrors();
  };
  const open = unassigned(subject, parts);
  const add = () => {
    const [position] = open;
    put([
      ...parts,
      newPart(position === undefined ? '' : `${position} 题`, position === undefined ? [] : [position], parts.at(-1)),
    ]);
  };
  const [first] = parts;
  return (
    <Stack gap={12}>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {subject.courseName}已交 {subject.scriptCount} 份。选择题由机器批改，不用分配；题组是一起分给阅卷人的题目。
        </Text>
        {first && parts.length > 1 && first.markers.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              put(
                parts.map((part) => ({
                  ...part,
                  markers: first.markers,
                  way: first.way,
                  leaderId: part.leaderId || first.leaderId,
                })),
              )
            }
          >
            各题组都用第一组的阅卷人
          </Button>
        )}
      </Group>
      {open.length > 0 && <Notice tone="warn">第 {open.join('、')} 题还没有分配。</Notice>}
      {parts.map((part, at) => (
        <PartEntry
          key={part.id === '' ? `new ${at}` : part.id}
          name={`parts.${at}`}
          part={part}
          subject={subject}
          teachers={teachers}
          error={form.errors[`parts.${at}`]}
          change={(next) => put(parts.map((one, index) => (index === at ? next : one)))}
          remove={() => put(parts.filter((_, index) => index !== at))}
        />
      ))}
      <Button variant="default" onClick={add} style={{ alignSelf: 'flex-start' }}>
        加一个题组
      </Button>
    </Stack>
  );
}
