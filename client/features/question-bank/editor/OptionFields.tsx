import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { letterOf } from '../question/question.ts';
import type { QuestionForm } from './form.ts';
import { withoutOption } from './mistakes.ts';
import styles from './editor.module.css';

const fewest = 2;

/** The options of a choice; a click on a letter marks it right. */
export function OptionFields(): ReactNode {
  const form = useForm<QuestionForm>();
  const { options } = form.values;
  const right = options.filter(({ isRight }) => isRight).length;
  const turn = (index: number, isRight: boolean) => {
    form.setFieldValue(`options.${index}.isRight`, isRight);
    form.clearFieldError('options');
  };
  const remove = (index: number) => {
    form.removeListItem('options', index);
    form.setFieldValue('mistakes', withoutOption(form.values.mistakes, index));
  };
  return (
    <EntryGroup
      name="options"
      label="选项"
      required
      error={form.errors.options as string | undefined}
      help={`点选正确选项的字母，可以选多个${right > 0 ? `；现在是${right > 1 ? '多选题' : '单选题'}` : ''}。`}
    >
      {options.map(({ isRight }, index) => (
        <div key={index} className={styles.entry}>
          <button
            type="button"
            className={styles.mark}
            aria-pressed={isRight}
            aria-label={`选项 ${letterOf(index)} 正确`}
            onClick={() => turn(index, !isRight)}
          >
            {letterOf(index)}
          </button>
          <EntryText
            name={`options.${index}.text`}
            label={`选项 ${letterOf(index)}`}
            {...form.getInputProps(`options.${index}.text`)}
          />
          <CloseButton
            aria-label={`删除选项 ${letterOf(index)}`}
            disabled={options.length <= fewest}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {options.length < questionLimits.options && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => form.insertListItem('options', { text: '', isRight: false })}
        >
          添加选项
        </Button>
      )}
    </EntryGroup>
  );
}
