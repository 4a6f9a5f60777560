import { Button, CloseButton, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { mistakeCauseLabels, mistakeCauses } from '../../../../contracts/constants/mistakes.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { letterOf } from '../question/question.ts';
import { blankCount, typeOf, type QuestionForm } from './form.ts';
import { ownMistakes } from './mistakes.ts';
import styles from './editor.module.css';

const causes = mistakeCauses.map((value) => ({ value, label: mistakeCauseLabels[value] }));

/** What is typically answered wrongly, and why: of a choice its wrong options, else what is written into a blank. */
export function MistakeFields(): ReactNode {
  const form = useForm<QuestionForm>();
  const { values, errors, setFieldValue } = form;
  const isChoice = typeOf(values) === questionType.choice;
  const mistakes = ownMistakes(values);
  const change = (changed: QuestionForm['mistakes']) => setFieldValue('mistakes', changed);
  const put = (index: number, changes: Partial<QuestionForm['mistakes'][number]>) =>
    change(mistakes.with(index, { ...mistakes[index]!, ...changes }));
  const places = isChoice
    ? values.options.flatMap(({ isRight }, index) =>
        isRight ? [] : [{ value: letterOf(index), label: `选项 ${letterOf(index)}` }],
      )
    : Array.from({ length: blankCount(values.stem) }, (_, index) => ({
        value: String(index + 1),
        label: `第 ${index + 1} 空`,
      }));
  const blank = { answer: isChoice ? (places[0]?.value ?? '') : '', blank: isChoice ? 0 : 1, name: '' };
  return (
    <EntryGroup
      name="mistakes"
      label="典型错误"
      error={errors['mistakes'] as string | undefined}
      help="可以不填；填了，讲评和错题本会说出错因。最常见的写在最前。"
    >
      {mistakes.map((mistake, index) => (
        <div key={index} className={styles.mistake}>
          <Select
            aria-label={`典型错误 ${index + 1} 的位置`}
            allowDeselect={false}
            data={places}
            value={isChoice ? mistake.answer : String(mistake.blank)}
            onChange={(value) => put(index, isChoice ? { answer: value ?? '' } : { blank: Number(value) })}
          />
          {!isChoice && (
            <EntryText
              name={`mistakes.${index}.answer`}
              label={`典型错误 ${index + 1} 的答案`}
              {...form.getInputProps(`mistakes.${index}.answer`)}
              value={mistake.answer}
              onChange={(event) => put(index, { answer: event.currentTarget.value })}
            />
          )}
          <EntryText
            name={`mistakes.${index}.name`}
            label={`典型错误 ${index + 1} 的原因`}
            {...form.getInputProps(`mistakes.${index}.name`)}
            value={mistake.name}
            onChange={(event) => put(index, { name: event.currentTarget.value })}
          />
          <Select
            aria-label={`典型错误 ${index + 1} 的错因`}
            allowDeselect={false}
            data={causes}
            value={mistake.cause}
            onChange={(value) => put(index, { cause: value as (typeof mistakeCauses)[number] })}
          />
          <CloseButton aria-label={`删除典型错误 ${index + 1}`} onClick={() => change(mistakes.toSpliced(index, 1))} />
        </div>
      ))}
      {mistakes.length < questionLimits.mistakes && places.length > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => change([...mistakes, { ...blank, cause: 'concept' }])}
        >
          添加典型错误
        </Button>
      )}
    </EntryGroup>
  );
}
