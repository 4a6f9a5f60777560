import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { BlankFields } from './BlankFields.tsx';
import { useEditor } from './editor-context.ts';
import { isWritten, typeOf } from './form.ts';
import { OptionFields } from './OptionFields.tsx';
import { ParagraphField } from './ParagraphField.tsx';
import { RubricFields } from './RubricFields.tsx';

/** The fields of the answer, by the kind of question. */
export function AnswerFields(): ReactNode {
  const { form, change } = useEditor();
  if (typeOf(form) === questionType.choice) return <OptionFields />;
  if (!isWritten(form)) return <BlankFields />;
  return (
    <>
      <ParagraphField name="answer" label="参考答案" rows={3} required />
      {typeOf(form) === questionType.other && (
        <Checkbox
          size="sm"
          label="每行一个答案（听写、默写）"
          checked={form.perLine}
          onChange={(event) => change({ perLine: event.currentTarget.checked })}
        />
      )}
      <RubricFields />
    </>
  );
}
