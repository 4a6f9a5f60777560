import { Checkbox, Group, Input, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { today } from '../../../api/clock.ts';
import { dayOf } from '../../../components/days.ts';
import { Card } from '../../../components/page/Card.tsx';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { tagsOf } from './draft-shape.ts';
import { isSupported, type Lesson } from './lessons.ts';
import { placedIn } from '../../paper-builder/paper-building.ts';
import { change, chooseLesson, toggleClass } from './setup-actions.ts';
import type { Faults } from './step-check.ts';
import { TargetFields } from './TargetFields.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import type { Work } from './use-draft.ts';

interface Props {
  work: Work;
  faults: Faults;
  /** Whether the type can be chosen: not of what is copied, nor of a paper. */
  hasTypeChoice: boolean;
}

/** The first step: which type, for whom, what it is called, until when. */
export function SetupStep({ work, faults, hasTypeChoice }: Props): ReactNode {
  return (
    <Card>
      <Stack gap="lg">
        {hasTypeChoice && <TypeChoice lessons={work.lessons} taskType={work.draft.taskType} />}
        <SimpleGrid cols={2} spacing={40}>
          <Stack gap="lg">
            <LessonChoice work={work} error={faults['lesson']} />
            <ClassChoice work={work} error={faults['classes']} />
          </Stack>
          <Stack gap="lg">
            <TitleField work={work} error={faults['title']} />
            <TagChoice work={work} error={faults['tag']} />
            <DueField work={work} error={faults['dueDate']} />
            {work.draft.taskType === taskType.examProcess && (
              <TargetFields target={work.draft.target} error={faults['target']} />
            )}
          </Stack>
        </SimpleGrid>
      </Stack>
    </Card>
  );
}

interface FieldProps {
  work: Work;
  error: string | undefined;
}

function LessonChoice({ work: { draft, lessons, lesson }, error }: FieldProps): ReactNode {
  const fitting = lessons.filter(({ subjectId }) => isSupported(draft.taskType, subjectId));
  return (
    <Radio.Group
      label="课程"
      value={lesson?.key ?? ''}
      error={error}
      onChange={(key) =>
        void chooseAfterAsking(
          draft.sections,
          fitting.find((one) => one.key === key),
        )
      }
    >
      <Group gap="12px 24px" mt={8}>
        {fitting.map(({ key, gradeName, courseName }) => (
          <Radio
            key={key}
            value={key}
            label={`${gradeName}${courseName}`}
            size="sm"
            aria-invalid={error !== undefined || undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** Questions of another subject cannot stay: asks before they go. */
async function chooseAfterAsking(sections: Parameters<typeof placedIn>[0], lesson: Lesson | undefined): Promise<void> {
  if (!lesson) return;
  const lost = placedIn(sections).filter(({ question }) => question.subjectId !== lesson.subjectId);
  if (lost.length === 0) return chooseLesson(lesson);
  await confirm({
    title: '换一门课程',
    message: `已选的 ${lost.length} 题不属于${lesson.courseName}，换课程后将从这份试卷移出。题库和试题篮中的题目不变。`,
    action: '换课程',
    danger: true,
    run: async () => chooseLesson(lesson),
  });
}

function ClassChoice({ work: { draft, lesson }, error }: FieldProps): ReactNode {
  const label = useId();
  const classes = lesson?.classes ?? [];
  const ids = classes.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => draft.classIds.includes(id));
  return (
    <div role="group" aria-labelledby={label}>
      <Text size="sm" fw={500} id={label}>
        班级
      </Text>
      <Group gap="12px 24px" mt={8}>
        {classes.length > 1 && (
          <Checkbox
            label="全部"
            size="sm"
            checked={isAll}
            aria-invalid={error !== undefined || undefined}
            indeterminate={!isAll && draft.classIds.length > 0}
            onChange={() => change({ classIds: isAll ? [] : ids })}
          />
        )}
        {classes.map(({ id, className }) => (
          <Checkbox
            key={id}
            label={className}
            size="sm"
            aria-invalid={error !== undefined || undefined}
            checked={draft.classIds.includes(id)}
            onChange={() => toggleClass(id)}
          />
        ))}
      </Group>
      {error !== undefined && <Input.Error mt={6}>{error}</Input.Error>}
    </div>
  );
}

const TitleField = ({ work: { draft, title }, error }: FieldProps): ReactNode => (
  <TextInput
    label="名称"
    withAsterisk
    maxLength={80}
    autoComplete="off"
    value={draft.title ?? title}
    error={error}
    onChange={(event) => change({ title: event.currentTarget.value })}
  />
);

const TagChoice = ({ work: { draft }, error }: FieldProps): ReactNode => (
  <Radio.Group label="场景" value={draft.tag} error={error} onChange={(tag) => change({ tag })}>
    <Group gap="12px 24px" mt={8}>
      {tagsOf(draft.taskType).map(({ value, label }) => (
        <Radio key={value} value={value} label={label} size="sm" />
      ))}
    </Group>
  </Radio.Group>
);

const DueField = ({ work: { draft }, error }: FieldProps): ReactNode => (
  <TextInput
    type="date"
    label="截止日期"
    description="可以不填；到这一天的 23:59 为止"
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    w={220}
    min={dayOf(today())}
    value={draft.dueDate}
    error={error}
    onChange={(event) => change({ dueDate: event.currentTarget.value })}
  />
);
