import type { ReactNode } from 'react';
import { RubricEntries } from '../question/RubricEntries.tsx';
import { useEditor } from './editor-context.ts';
import { rubricSum, type QuestionForm } from './form.ts';

/** What the marks of a written answer are given for; they add up to its score. */
export function RubricFields(): ReactNode {
  const { form, faults, change } = useEditor();
  return (
    <RubricEntries
      rubric={form.rubric}
      change={(rubric) => change({ rubric })}
      faults={faults}
      help={faults.rubric === undefined && <Sum form={form} />}
    />
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
