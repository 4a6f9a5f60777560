import type { ReactNode } from 'react';
import { useForm } from '../../../components/form/form-context.ts';
import { RubricEntries } from '../question/RubricEntries.tsx';
import { rubricSum, type QuestionForm } from './form.ts';

/** What the marks of a written answer are given for; they add up to its score. */
export function RubricFields(): ReactNode {
  const { values, errors, setFieldValue, clearFieldError } = useForm<QuestionForm>();
  const change = (rubric: QuestionForm['rubric']) => {
    setFieldValue('rubric', rubric);
    // What is wrong with an entry may have been mended, moved or removed.
    for (const field of Object.keys(errors)) if (field.startsWith('rubric.')) clearFieldError(field);
  };
  return (
    <RubricEntries
      rubric={values.rubric}
      change={change}
      faults={errors as Record<string, string>}
      help={errors.rubric === undefined && <Sum form={values} />}
    />
  );
}

function Sum({ form }: { form: QuestionForm }): ReactNode {
  const { rubric, score } = form;
  if (rubric.length === 0) return '可以不写评分点；写了，合计须等于分值。';
  const sum = rubricSum(form);
  const isRight = sum === Number(score);
  return (
    <span data-wrong={!isRight || undefined}>
      合计 {sum} 分，{isRight ? '与分值相符' : `分值 ${score || '-'} 分`}
    </span>
  );
}
