import { ActionIcon, Box, Text, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import { dimensionLabels } from '../../../../contracts/wrongbook/mark-shapes.ts';
import type { Composition } from './anchors.ts';
import styles from './composition.module.css';
import { numbersOn } from './remarks.ts';
import type { CompositionDraft } from './use-composition-draft.ts';

type Dimension = Composition['dimensions'][number];

/** What is given for each dimension as a bar to its full marks, with what the class has on average; the score is their sum. */
export const Dimensions = ({ draft: { detail, answer, setDimension } }: { draft: CompositionDraft }): ReactNode => (
  <section className={styles.dimensions} aria-label="分项得分">
    {detail.dimensions.map((dimension, index) => (
      <DimensionRow
        key={dimension.key}
        dimension={dimension}
        mean={answer.classMean?.dimensions.find(({ key }) => key === dimension.key)?.score}
        numbers={numbersOn(detail, dimension.key)}
        change={(changes) => setDimension(index, changes)}
      />
    ))}
  </section>
);

interface RowProps {
  dimension: Dimension;
  mean: number | undefined;
  /** Of the comments on it. */
  numbers: string;
  change: (changes: Partial<Dimension>) => void;
}

const DimensionRow = ({ dimension, mean, numbers, change }: RowProps): ReactNode => {
  const { key, score, max, comment } = dimension;
  const label = dimensionLabels[key];
  return (
    <div className={styles.dimension}>
      <b>{label}</b>
      <Bar score={score} max={max} mean={mean} />
      <ScoreField label={label} score={score} max={max} change={(next) => change({ score: next })} />
      <TextInput
        className={styles.dimensionComment}
        size="xs"
        variant="unstyled"
        styles={{ input: { height: 24, minHeight: 24 } }}
        aria-label={`${label}评语`}
        placeholder={`${label}评语，可以不写`}
        title={comment}
        maxLength={500}
        value={comment}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      {numbers !== '' && (
        <Text size="xs" c="dimmed" ta="right">
          {numbers}
        </Text>
      )}
    </div>
  );
};

const share = (score: number, max: number): string => `${max > 0 ? (score / max) * 100 : 0}%`;

/** How much of the full marks there is; a line stands where the class is on average. */
export const Bar = ({ score, max, mean }: { score: number; max: number; mean: number | undefined }): ReactNode => (
  <Box
    className={styles.bar}
    title={mean === undefined ? undefined : `竖线：班级平均 ${formatNumber(mean, 1)}`}
    __vars={{ '--share': share(score, max), '--mean': share(mean ?? 0, max) }}
  >
    <i />
    {mean !== undefined && <em />}
  </Box>
);

interface FieldProps {
  label: string;
  score: number;
  max: number;
  change: (score: number) => void;
}

const half = 0.5;

function ScoreField({ label, score, max, change }: FieldProps): ReactNode {
  const [text, setText] = useState(formatScore(score));
  const [shown, setShown] = useState(score);
  if (shown !== score) {
    setShown(score);
    if (Number(text) !== score) setText(formatScore(score));
  }
  const isValid = (typed: string) => typed.trim() !== '' && Number(typed) >= 0 && Number(typed) <= max;
  const type = (typed: string) => {
    setText(typed);
    if (isValid(typed)) change(Number(typed));
  };
  const step = (by: number) => change(Math.min(max, Math.max(0, score + by)));
  return (
    <div className={styles.score} data-wrong={!isValid(text) || undefined}>
      <ActionIcon variant="subtle" size="sm" aria-label={`${label}减半分`} onClick={() => step(-half)}>
        <IconMinus size={14} aria-hidden />
      </ActionIcon>
      <input
        aria-label={`${label}得分`}
        aria-invalid={!isValid(text)}
        inputMode="decimal"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setText(formatScore(score))}
      />
      <small>/{formatScore(max)}</small>
      <ActionIcon variant="subtle" size="sm" aria-label={`${label}加半分`} onClick={() => step(half)}>
        <IconPlus size={14} aria-hidden />
      </ActionIcon>
    </div>
  );
}
