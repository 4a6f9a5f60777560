import {
  Button,
  Checkbox,
  Group,
  MultiSelect,
  NumberInput,
  Paper,
  SegmentedControl,
  Select,
  Text,
  TextInput,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { markingWayLabels, markingWays } from '../../../../../contracts/constants/exam-marking.ts';
import { searchable } from '../../../../components/form/fields.tsx';
import type { SubjectPlan } from '../shapes.ts';
import { MarkerFields } from './MarkerFields.tsx';
import { withMarkers, type PartForm, type Teacher } from './part-form.ts';

interface Props {
  /** The field of the form. */
  name: string;
  part: PartForm;
  subject: SubjectPlan;
  teachers: readonly Teacher[];
  error: ReactNode;
  change: (part: PartForm) => void;
  remove: () => void;
}

/** Teachers of one name are told apart by their accounts. */
const teacherOptions = (teachers: readonly Teacher[]) =>
  teachers.map(({ id, name, account }) => ({ value: id, label: `${name}（${account}）` }));

/** One part: its questions, who decides, how many mark each answer, and who marks. */
export function PartEntry({ name, part, subject, teachers, error, change, remove }: Props): ReactNode {
  const options = teacherOptions(teachers);
  const hasBegun = part.begun > 0;
  return (
    <Paper
      component="fieldset"
      withBorder
      px={14}
      py={12}
      m={0}
      name={name}
      aria-label={`题组 ${part.name}`}
      tabIndex={-1}
      data-invalid={(error !== undefined && error !== null) || undefined}
    >
      <Head {...{ part, subject, options, change, remove }} />
      <Ways part={part} change={change} hasBegun={hasBegun} />
      <MultiSelect
        size="xs"
        mt={8}
        label="阅卷人"
        {...searchable}
        data={options}
        value={part.markers.map(({ teacherId }) => teacherId)}
        onChange={(chosen) => change({ ...part, markers: withMarkers(part.markers, chosen) })}
      />
      <MarkerFields part={part} subject={subject} teachers={teachers} change={change} />
      {hasBegun && (
        <Text size="xs" c="dimmed" mt={6}>
          已有 {part.begun} 份给分，题目和评法不能再改；不再列出的阅卷人撤下，已给的分保留。
        </Text>
      )}
      {error && (
        <Text size="sm" c="red.9" mt={6} role="alert">
          {error}
        </Text>
      )}
    </Paper>
  );
}

const Ways = ({ part, change, hasBegun }: Pick<Props, 'part' | 'change'> & { hasBegun: boolean }): ReactNode => (
  <Group gap={16} mt={8} align="flex-end">
    <SegmentedControl
      size="xs"
      aria-label="分配方式"
      data={markingWays.map((value) => ({ value, label: markingWayLabels[value] }))}
      value={part.way}
      onChange={(way) => change({ ...part, way: way })}
    />
    <Checkbox
      size="xs"
      mb={6}
      label="双评"
      disabled={hasBegun}
      checked={part.isDouble}
      onChange={(event) => change({ ...part, isDouble: event.currentTarget.checked })}
    />
    {part.isDouble && (
      <>
        <NumberInput
          size="xs"
          w={120}
          label="允许相差（分）"
          min={0}
          step={0.5}
          value={part.tolerance}
          onChange={(value) => change({ ...part, tolerance: Number(value) || 0 })}
        />
        <Checkbox
          size="xs"
          mb={6}
          label="机器算一评"
          disabled={hasBegun}
          checked={part.withMachine}
          onChange={(event) => change({ ...part, withMachine: event.currentTarget.checked })}
        />
      </>
    )}
    <NumberInput
      size="xs"
      w={140}
      label="偏差提醒线（分）"
      placeholder="满分的 2%"
      min={0}
      step={0.1}
      value={part.driftLimit ?? ''}
      onChange={(value) => change({ ...part, driftLimit: value === '' ? null : Number(value) })}
    />
  </Group>
);

type HeadProps = Pick<Props, 'part' | 'subject' | 'change' | 'remove'> & {
  options: { value: string; label: string }[];
};

function Head({ part, subject, options, change, remove }: HeadProps): ReactNode {
  const hasBegun = part.begun > 0;
  const full = subject.questions
    .filter(({ position }) => part.positions.includes(position))
    .reduce((sum, question) => sum + question.full, 0);
  return (
    <Group gap={12} align="flex-end" wrap="nowrap">
      <TextInput
        size="xs"
        w={132}
        label="题组名称"
        maxLength={20}
        value={part.name}
        onChange={(event) => change({ ...part, name: event.currentTarget.value })}
      />
      <MultiSelect
        size="xs"
        flex={1}
        label={full > 0 ? `题目（${full} 分）` : '题目'}
        disabled={hasBegun}
        data={subject.questions.map(({ position, full: points }) => ({
          value: String(position),
          label: `${position} 题 ${points} 分`,
        }))}
        value={part.positions.map(String)}
        onChange={(chosen) => change({ ...part, positions: chosen.map(Number).toSorted((a, b) => a - b) })}
      />
      <Select
        size="xs"
        w={180}
        label="题组长"
        {...searchable}
        data={options}
        value={part.leaderId === '' ? null : part.leaderId}
        onChange={(leaderId) => change({ ...part, leaderId: leaderId ?? '' })}
      />
      <Button size="compact-sm" variant="subtle" color="red.9" disabled={hasBegun} mb={3} onClick={remove}>
        删除
      </Button>
    </Group>
  );
}
