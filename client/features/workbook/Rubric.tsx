import { Button, NumberInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { totalScore } from '../../../contracts/headings.ts';
import type { Draft } from './entry.ts';
import styles from './workbook.module.css';

interface Props {
  items: Draft['rubric'];
  score: number;
  onChange: (items: Draft['rubric']) => void;
}

/** What the points of a written answer are given for; they must sum to the points of the question. */
export function Rubric({ items, score, onChange }: Props): ReactNode {
  const set = (index: number, patch: Partial<Draft['rubric'][number]>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...patch } : item)));
  return (
    <fieldset className={styles.rubric}>
      <legend>
        步骤分 合计 {totalScore(items.map((item) => item.score))} / {score}
      </legend>
      {items.map((item, index) => (
        <span key={index}>
          <TextInput
            aria-label={`步骤 ${index + 1}`}
            value={item.text}
            onChange={({ currentTarget }) => set(index, { text: currentTarget.value })}
          />
          <NumberInput
            aria-label={`步骤 ${index + 1} 分值`}
            w={64}
            min={0}
            hideControls
            value={item.score}
            onChange={(value) => set(index, { score: Number(value) || 0 })}
          />
        </span>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() =>
          onChange([...items, { text: '', score: Math.max(1, score - totalScore(items.map((one) => one.score))) }])
        }
      >
        加步骤
      </Button>
      {items.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(items.slice(0, -1))}>
          去掉最后一步
        </Button>
      )}
    </fieldset>
  );
}
