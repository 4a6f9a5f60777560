import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { groupLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { EntryGroup } from '../../../components/form/Entries.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { RowActions } from '../../../components/table/RowActions.tsx';
import { QuestionCard } from '../QuestionCard.tsx';
import type { Course, Question } from '../question/question.ts';
import { Editor } from './Editor.tsx';
import type { GroupValues } from './group-form.ts';
import styles from './editor.module.css';

/** The questions of a group, each written in an editor of its own. */
export function PartFields({ course }: { course: Course }): ReactNode {
  const { values, errors, setFieldValue, clearFieldError } = useForm<GroupValues>();
  const { parts, points } = values;
  const change = (next: Question[]) => {
    setFieldValue('parts', next);
    clearFieldError('parts');
  };
  const write = async (index: number) => {
    const known = parts[index];
    const saved = await openDialog<Question>(<Editor question={known} place={course} part={points} />);
    if (saved) change(known ? parts.with(index, saved) : [...parts, saved]);
  };
  const move = (index: number, to: number) => change(parts.toSpliced(index, 1).toSpliced(to, 0, parts[index]!));
  return (
    <EntryGroup
      name="parts"
      label="小题"
      required
      error={errors.parts as string | undefined}
      help="按题号的顺序印在短文后面。"
    >
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <li key={index}>
            <QuestionCard
              part
              question={part}
              number={index + 1}
              actions={
                <RowActions
                  name={`第 ${index + 1} 小题`}
                  actions={[
                    { label: '修改', run: () => write(index) },
                    ...(index > 0 ? [{ label: '上移', run: () => move(index, index - 1) }] : []),
                    ...(index < parts.length - 1 ? [{ label: '下移', run: () => move(index, index + 1) }] : []),
                    { label: '删除', run: () => change(parts.toSpliced(index, 1)), danger: true },
                  ]}
                />
              }
            />
          </li>
        ))}
      </ol>
      {parts.length < groupLimits.parts && (
        <Button size="compact-sm" variant="default" onClick={() => void write(parts.length)}>
          添加小题
        </Button>
      )}
    </EntryGroup>
  );
}
