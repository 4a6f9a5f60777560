import { Group, Pill, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { EntryGroup } from '../../../components/form/Entries.tsx';
import { grouped, searchable } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Course } from '../question/question.ts';
import type { QuestionForm } from './form.ts';
import { usePointOptions } from './use-points.ts';

/** The knowledge points of a question, chosen from those of its subject and stage. */
export function PointField({ course }: { course: Course }): ReactNode {
  const { values, errors, insertListItem, removeListItem, clearFieldError } = useForm<Pick<QuestionForm, 'points'>>();
  const { points } = values;
  const options = usePointOptions(course).filter(({ value }) => points.every(({ id }) => id !== value));
  const add = (chosen: string | null) => {
    const option = options.find(({ value }) => value === chosen);
    if (!option) return;
    insertListItem('points', { id: option.value, name: option.label });
    clearFieldError('points');
  };
  return (
    <EntryGroup name="points" label="知识点" required error={undefined} help={`最多 ${questionLimits.points} 个。`}>
      {points.length > 0 && (
        <Group component="ul" gap={6} m={0} p={0}>
          {points.map(({ id, name }, index) => (
            <Pill
              key={id}
              component="li"
              withRemoveButton
              onRemove={() => removeListItem('points', index)}
              removeButtonProps={{ 'aria-label': `移除知识点 ${name}`, 'aria-hidden': false, tabIndex: 0 }}
            >
              {name}
            </Pill>
          ))}
        </Group>
      )}
      {points.length < questionLimits.points && (
        <Select
          {...searchable}
          w="100%"
          aria-label="添加知识点"
          placeholder="选择知识点，可以输入名称查找"
          data={grouped(options)}
          value={null}
          onChange={add}
          error={errors.points}
          nothingFoundMessage="没有符合的知识点"
        />
      )}
    </EntryGroup>
  );
}
