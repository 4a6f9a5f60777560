import type { ReactNode } from 'react';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { blankCount, type QuestionForm } from './form.ts';
import styles from './editor.module.css';

/** The answers of as many blanks as the stem has. */
export function BlankFields(): ReactNode {
  const { values, getInputProps } = useForm<QuestionForm>();
  const count = blankCount(values.stem);
  const help =
    count === 0
      ? '在题干中用“填空”按钮插入空，这里随之出现它的答案。'
      : '一个空有几种正确答案时，每行写一种，最常用的写在最前。';
  return (
    <EntryGroup label="答案" required error={undefined} help={help}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.entry}>
          <span className={styles.place}>第 {index + 1} 空</span>
          <EntryText
            name={`blanks.${index}`}
            label={`第 ${index + 1} 空的答案`}
            {...getInputProps(`blanks.${index}`)}
            value={values.blanks[index] ?? ''}
          />
        </div>
      ))}
    </EntryGroup>
  );
}
