import { Button, CloseButton, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionLimits } from '../../../../../contracts/wrongbook/question-shapes.ts';
import { useEditor } from './editor-context.ts';
import { EntryGroup, EntryText } from '../../../../components/form/Entries.tsx';
import { rubricSum, type QuestionForm } from './form.ts';
import { replaced, without } from './lists.ts';
import styles from './editor.module.css';

/** What the marks of a written answer are given for; they add up to its score. */
export function RubricFields(): ReactNode {
  const { form, faults, change } = useEditor();
  const { rubric } = form;
  const put = (index: number, changes: Partial<QuestionForm['rubric'][number]>) =>
    change({ rubric: replaced(rubric, index, changes) });
  return (
    <EntryGroup label="评分点" error={faults.rubric} help={faults.rubric === undefined && <Sum form={form} />}>
      {rubric.map(({ text, score }, index) => (
        <div key={index} className={styles.entry}>
          <EntryText
            label={`评分点 ${index + 1}`}
            value={text}
            onChange={(changed) => put(index, { text: changed })}
            error={faults[`rubric.${index}`]}
          />
          <TextInput
            className={styles.score}
            aria-label={`评分点 ${index + 1} 的分值`}
            inputMode="decimal"
            rightSection={<span className={styles.unit}>分</span>}
            error={faults[`rubric.${index}.score`]}
            value={score}
            onChange={(event) => put(index, { score: event.currentTarget.value })}
          />
          <CloseButton
            aria-label={`删除评分点 ${index + 1}`}
            onClick={() => change({ rubric: without(rubric, index) })}
          />
        </div>
      ))}
      {rubric.length < questionLimits.rubric && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => change({ rubric: [...rubric, { text: '', score: '' }] })}
        >
          添加评分点
        </Button>
      )}
    </EntryGroup>
  );
}

function Sum({ form }: { form: QuestionForm }): ReactNode {
  const { rubric, values } = form;
  if (rubric.length === 0) return '可以不写评分点；写了，合计须等于分值。';
  const sum = rubricSum(form);
  const isRight = sum === Number(values.score);
  return (
    <span data-wrong={!isRight || undefined}>
      合计 {sum} 分，{isRight ? '与分值相符' : `分值 ${values.score || '-'} 分`}
    </span>
  );
}
