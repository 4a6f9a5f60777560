import { CloseButton, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { grouped } from '../../../components/form/fields.tsx';
import type { Course } from '../question/question.ts';
import { useEditor } from './editor-context.ts';
import { EntryGroup } from '../../../components/form/Entries.tsx';
import { without } from './lists.ts';
import { usePointOptions } from './use-points.ts';
import formStyles from '../../../components/form/form.module.css';
import styles from './editor.module.css';

/** The knowledge points of a question, chosen from those of its subject and stage. */
export function PointField({ course }: { course: Course }): ReactNode {
  const { form, faults, change } = useEditor();
  const { points } = form;
  const options = usePointOptions(course).filter(({ value }) => points.every(({ id }) => id !== value));
  const add = (chosen: string | null) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) change({ points: [...points, { id: option.value, name: option.label }] });
  };
  return (
    <EntryGroup label="知识点" required error={undefined} help={`最多 ${questionLimits.points} 个。`}>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map(({ id, name }, index) => (
            <li key={id}>
              {name}
              <CloseButton
                size="xs"
                aria-label={`移除知识点 ${name}`}
                onClick={() => change({ points: without(points, index) })}
              />
            </li>
          ))}
        </ul>
      )}
      {points.length < questionLimits.points && (
        <Select
          w="100%"
          aria-label="添加知识点"
          placeholder="选择知识点，可以输入名称查找"
          data={grouped(options)}
          value={null}
          onChange={add}
          error={faults.pointId}
          searchable
          openOnFocus={false}
          nothingFoundMessage="没有符合的知识点"
          limit={200}
          withScrollArea={false}
          classNames={{ options: formStyles.options }}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
      )}
    </EntryGroup>
  );
}
