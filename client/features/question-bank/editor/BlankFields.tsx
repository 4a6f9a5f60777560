import type { ReactNode } from 'react';
import { useEditor } from './editor-context.ts';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import { blankCount } from './form.ts';
import styles from './editor.module.css';

/** The answers of as many blanks as the stem has. */
export function BlankFields(): ReactNode {
  const { form, faults, change } = useEditor();
  const { values, blanks } = form;
  const count = blankCount(values.stem ?? '');
  const put = (index: number, text: string) =>
    change({
      blanks: Array.from({ length: Math.max(count, blanks.length) }, (_, place) =>
        place === index ? text : (blanks[place] ?? ''),
      ),
    });
  return (
    <EntryGroup
      label="答案"
      required
      error={faults.answers}
      help={
        count === 0
          ? '在题干中用“填空”按钮插入空，这里随之出现它的答案。'
          : '一个空有几种正确答案时，每行写一种，最常用的写在最前。'
      }
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.entry}>
          <span className={styles.place}>第 {index + 1} 空</span>
          <EntryText
            label={`第 ${index + 1} 空的答案`}
            value={blanks[index] ?? ''}
            onChange={(text) => put(index, text)}
            error={faults[`answers.${index}`]}
          />
        </div>
      ))}
    </EntryGroup>
  );
}
