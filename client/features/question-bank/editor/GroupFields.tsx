import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { gradeOptions } from '../question.ts';
import type { EditorPlace } from './form.ts';
import type { GroupValues } from './group-form.ts';
import { Palette } from './Palette.tsx';
import { PartFields } from './PartFields.tsx';
import { PictureField } from './PictureField.tsx';
import { PointField } from './PointField.tsx';
import { useSnippets } from './use-snippets.ts';
import styles from './editor.module.css';

/** The fields of a group: what all its questions share, and the questions. */
export function GroupFields({ place, isCopy }: { place: EditorPlace; isCopy: boolean }): ReactNode {
  const { values } = useForm<GroupValues>();
  const { onFocus, insert } = useSnippets();
  const course = { ...place, gradeId: values.gradeId };
  return (
    <div className={styles.fields} onFocus={onFocus}>
      {isCopy && <Notice tone="good">题库中的原题组不变，保存后成为你本人录入的题组。</Notice>}
      <SimpleGrid cols={2} spacing={12}>
        <TextField name="title" />
        <SelectField name="gradeId" options={gradeOptions(place.stage)} />
      </SimpleGrid>
      <Palette onInsert={insert} />
      <ParagraphField
        name="passage"
        rows={8}
        help="各小题共用的短文或材料，只印一次；两个 $ 之间写公式，{.字} 加点，{_句子} 画线，{~句子} 画波浪线。"
        autofocus
      />
      <ParagraphField
        name="transcript"
        rows={4}
        help="听力题读给学生听的内容：只印在教师的参考答案里，学生的试卷上没有。"
      />
      <PictureField />
      <PointField course={course} />
      <PartFields course={course} />
    </div>
  );
}
