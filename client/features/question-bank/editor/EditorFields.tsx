import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { typeOptions } from '../question/question.ts';
import { difficultyText, gradeOptions } from '../question.ts';
import { AnswerFields } from './AnswerFields.tsx';
import type { EditorPlace, QuestionForm } from './form.ts';
import { PictureField } from './PictureField.tsx';
import { PointField } from './PointField.tsx';
import { Palette } from './Palette.tsx';
import { useSnippets } from './use-snippets.ts';
import styles from './editor.module.css';

interface Props {
  place: EditorPlace;
  /** What is saved will be another question than the one that is shown. */
  isCopy: boolean;
  /** The group says grade and knowledge points. */
  isPart?: boolean;
}

/** The fields of a question; those of its answer follow its kind. */
export function EditorFields({ place, isCopy, isPart = false }: Props): ReactNode {
  const { values } = useForm<QuestionForm>();
  const { onFocus, insert } = useSnippets();
  return (
    <div className={styles.fields} onFocus={onFocus}>
      {isCopy && <Notice tone="good">题库中的原题不变，保存后成为你本人录入的题目。</Notice>}
      <RadioField name="questionType" options={typeOptions} />
      <SimpleGrid cols={3} spacing={12}>
        {!isPart && <SelectField name="gradeId" options={gradeOptions(place.stage)} />}
        <TextField name="score" />
        <TextField name="facility" inputMode="numeric" help={facilityHelp(values.facility)} />
      </SimpleGrid>
      <Palette onInsert={insert} />
      <ParagraphField
        name="stem"
        rows={3}
        help="两个 $ 之间写公式，四条下划线是一个空；{.字} 加点，{_句子} 画线，{~句子} 画波浪线，选中文字再点上方按钮也可以。"
        autofocus
      />
      <PictureField />
      <AnswerFields />
      {!isPart && <PointField course={{ ...place, gradeId: values.gradeId }} />}
      <ParagraphField name="solution" rows={3} />
    </div>
  );
}

const facilityHelp = (percent: string): string => {
  const rate = Number(percent) / 100;
  return percent.trim() === '' || !(rate >= 0 && rate <= 1)
    ? '全班答对的百分比'
    : `全班答对的百分比：${difficultyText(rate)}`;
};
