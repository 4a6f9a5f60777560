import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { letterOf } from '../question/question.ts';
import { useEditor } from './editor-context.ts';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import type { QuestionForm } from './form.ts';
import { replaced, without } from './lists.ts';
import styles from './editor.module.css';

const fewest = 2;

/** The options of a choice; a click on a letter marks it right. */
export function OptionFields(): ReactNode {
  const { form, faults, change } = useEditor();
  const { options } = form;
  const right = options.filter(({ isRight }) => isRight).length;
  const put = (index: number, changes: Partial<QuestionForm['options'][number]>) =>
    change({ options: replaced(options, index, changes) });
  return (
    <EntryGroup
      label="选项"
      required
      error={faults.options}
      help={`点选正确选项的字母，可以选多个${right > 0 ? `；现在是${right > 1 ? '多选题' : '单选题'}` : ''}。`}
    >
      {options.map(({ text, isRight }, index) => (
        <div key={index} className={styles.entry}>
          <button
            type="button"
            className={styles.mark}
            aria-pressed={isRight}
            aria-label={`选项 ${letterOf(index)} 正确`}
            onClick={() => put(index, { isRight: !isRight })}
          >
            {letterOf(index)}
          </button>
          <EntryText
            label={`选项 ${letterOf(index)}`}
            value={text}
            onChange={(changed) => put(index, { text: changed })}
            error={faults[`options.${index}`]}
          />
          <CloseButton
            aria-label={`删除选项 ${letterOf(index)}`}
            disabled={options.length <= fewest}
            onClick={() => change({ options: without(options, index) })}
          />
        </div>
      ))}
      {options.length < questionLimits.options && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => change({ options: [...options, { text: '', isRight: false }] })}
        >
          添加选项
        </Button>
      )}
    </EntryGroup>
  );
}
