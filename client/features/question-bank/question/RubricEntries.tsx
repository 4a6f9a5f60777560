import { Button, CloseButton, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import styles from './rubric-entries.module.css';

interface Point {
  text: string;
  /** As it is typed. */
  score: string;
}

interface Props {
  rubric: readonly Point[];
  change: (rubric: Point[]) => void;
  /** What is wrong, by `rubric`, `rubric.0.text` and `rubric.0.score`. */
  faults?: Readonly<Record<string, string | undefined>>;
  help: ReactNode;
}

/** What the marks of a written answer are given for, to write down. */
export function RubricEntries({ rubric, change, faults = {}, help }: Props): ReactNode {
  const put = (index: number, changes: Partial<Point>) => change(rubric.with(index, { ...rubric[index]!, ...changes }));
  return (
    <EntryGroup name="rubric" label="评分点" error={faults['rubric']} help={help}>
      {rubric.map(({ text, score }, index) => (
        <div key={index} className={styles.entry}>
          <EntryText
            name={`rubric.${index}.text`}
            label={`评分点 ${index + 1}`}
            value={text}
            onChange={(event) => put(index, { text: event.currentTarget.value })}
            error={faults[`rubric.${index}.text`]}
          />
          <TextInput
            className={styles.score}
            name={`rubric.${index}.score`}
            aria-label={`评分点 ${index + 1} 的分值`}
            inputMode="decimal"
            rightSection={<span className={styles.unit}>分</span>}
            error={faults[`rubric.${index}.score`]}
            value={score}
            onChange={(event) => put(index, { score: event.currentTarget.value })}
          />
          <CloseButton aria-label={`删除评分点 ${index + 1}`} onClick={() => change(rubric.toSpliced(index, 1))} />
        </div>
      ))}
      {rubric.length < questionLimits.rubric && (
        <Button size="compact-sm" variant="subtle" onClick={() => change([...rubric, { text: '', score: '' }])}>
          添加评分点
        </Button>
      )}
    </EntryGroup>
  );
}
