import { Text, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { dimensionLabels } from '../../../../contracts/wrongbook/mark-shapes.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { Composition } from './anchors.ts';
import styles from './composition.module.css';
import { Part } from './Part.tsx';
import type { CompositionDraft } from './use-composition-draft.ts';

type Dimension = Composition['dimensions'][number];

/** What is given for each dimension; the score is their sum. */
export function Dimensions({ draft }: { draft: CompositionDraft }): ReactNode {
  const { detail, score, answer, setDimension, setOverall } = draft;
  return (
    <>
      <Part
        label="分项得分"
        heading={
          <>
            得分{' '}
            <Text span fz={18} fw={700}>
              {formatScore(score)}
            </Text>{' '}
            / {formatScore(answer.full)}
          </>
        }
      >
        {detail.dimensions.map((dimension, index) => (
          <DimensionRow key={dimension.key} dimension={dimension} change={(changes) => setDimension(index, changes)} />
        ))}
      </Part>
      <Part label="总评">
        <Textarea
          size="xs"
          rows={3}
          aria-label="总评"
          placeholder="写给学生的总评"
          maxLength={500}
          value={detail.overall}
          onChange={(event) => setOverall(event.currentTarget.value)}
        />
      </Part>
    </>
  );
}

interface RowProps {
  dimension: Dimension;
  change: (changes: Partial<Dimension>) => void;
}

function DimensionRow({ dimension: { key, score, max, comment }, change }: RowProps): ReactNode {
  const label = dimensionLabels[key];
  const [text, setText] = useState(formatScore(score));
  const [shown, setShown] = useState(score);
  if (shown !== score) {
    setShown(score);
    if (Number(text) !== score) setText(formatScore(score));
  }
  const isValid = text.trim() !== '' && Number(text) >= 0 && Number(text) <= max;
  const type = (typed: string) => {
    setText(typed);
    if (typed.trim() !== '' && Number(typed) >= 0 && Number(typed) <= max) change({ score: Number(typed) });
  };
  const slide = (value: string) => {
    setText(value);
    change({ score: Number(value) });
  };
  return (
    <div className={styles.dimension}>
      <span>{label}</span>
      <input
        type="range"
        aria-label={`${label}得分滑块`}
        min={0}
        max={max}
        step={0.5}
        value={score}
        onChange={(event) => slide(event.currentTarget.value)}
      />
      <TextInput
        size="xs"
        aria-label={`${label}得分`}
        inputMode="decimal"
        error={!isValid && `0 到 ${max}`}
        rightSection={
          <Text size="xs" c="dimmed">
            /{formatScore(max)}
          </Text>
        }
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setText(formatScore(score))}
      />
      <TextInput
        className={styles.dimensionComment}
        size="xs"
        aria-label={`${label}评语`}
        placeholder={`${label}评语，可以不写`}
        maxLength={500}
        value={comment}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
    </div>
  );
}
