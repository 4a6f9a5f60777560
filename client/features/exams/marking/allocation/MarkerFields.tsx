import { Group, MultiSelect, NumberInput, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../../contracts/figure-text.ts';
import type { SubjectPlan } from '../shapes.ts';
import { quotaOf, type MarkerForm, type PartForm, type Teacher } from './part-form.ts';

interface Props {
  part: PartForm;
  subject: SubjectPlan;
  teachers: readonly Teacher[];
  change: (part: PartForm) => void;
}

/** How much each marker gets: so many parts of the whole, or the answers of some classes. */
export function MarkerFields({ part, subject, teachers, change }: Props): ReactNode {
  const put = (changed: MarkerForm) =>
    change({
      ...part,
      markers: part.markers.map((marker) => (marker.teacherId === changed.teacherId ? changed : marker)),
    });
  return (
    <Group gap={12} mt={8}>
      {part.markers.map((marker) => {
        const name = teachers.find(({ id }) => id === marker.teacherId)?.name ?? '';
        return part.way === 'class' ? (
          <MultiSelect
            key={marker.teacherId}
            size="xs"
            miw={240}
            label={`${name}的班级`}
            data={subject.classes.map(({ classId, className, scriptCount }) => ({
              value: classId,
              label: `${className} ${scriptCount} 份`,
            }))}
            value={[...marker.classIds]}
            onChange={(classIds) => put({ ...marker, classIds })}
          />
        ) : (
          <Group key={marker.teacherId} gap={6} align="center" wrap="nowrap">
            <Text size="sm">{name}</Text>
            <NumberInput
              size="xs"
              w={64}
              aria-label={`${name}的份额`}
              min={1}
              max={1_000}
              allowDecimal={false}
              value={marker.share}
              onChange={(value) => put({ ...marker, share: Math.max(1, Number(value) || 1) })}
            />
            <Text size="xs" c="dimmed">
              约 {formatNumber(quotaOf(part, marker, subject.scriptCount))} 份
            </Text>
          </Group>
        );
      })}
    </Group>
  );
}
