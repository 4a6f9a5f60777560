import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { useForm } from '../../../components/form/form-context.ts';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { BlankFields } from './BlankFields.tsx';
import { isWritten, typeOf, type QuestionForm } from './form.ts';
import { MistakeFields } from './MistakeFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { RubricFields } from './RubricFields.tsx';

/** The fields of the answer, by the kind of question. */
export function AnswerFields(): ReactNode {
  const { values, getInputProps } = useForm<QuestionForm>();
  if (!isWritten(values))
    return (
      <>
        {typeOf(values) === questionType.choice ? <OptionFields /> : <BlankFields />}
        <MistakeFields />
      </>
    );
  return (
    <>
      <ParagraphField name="answer" label="参考答案" rows={3} required />
      {typeOf(values) === questionType.other && (
        <Checkbox size="sm" label="每行一个答案（听写、默写）" {...getInputProps('perLine', { type: 'checkbox' })} />
      )}
      <RubricFields />
    </>
  );
}
