import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { practiceMode, practiceModeLabels } from '../../../contracts/constants/assignments.ts';
import styles from './practice.module.css';
import type { PracticeRule } from './rule.ts';

export type PracticeMode = PracticeRule['practiceMode'];

interface Props {
  value: PracticeMode;
  onChange: (mode: PracticeMode) => void;
  /** What a way would give, after what it is. */
  given?: (mode: PracticeMode) => ReactNode;
}

const modes = [
  { mode: practiceMode.consolidate, help: '自己做错的原题' },
  { mode: practiceMode.extend, help: '同知识点、没做过的另一题' },
] as const;

/** The two ways to practise: mistakes themselves, or other questions like them. */
export const ModeChoice = ({ value, onChange, given }: Props): ReactNode => (
  <Radio.Group
    aria-label="练习方式"
    value={String(value)}
    onChange={(chosen) => onChange(Number(chosen) as PracticeMode)}
  >
    <Stack gap={6}>
      {modes.map(({ mode, help }) => (
        <Radio
          key={mode}
          size="sm"
          className={styles.mode}
          value={String(mode)}
          label={practiceModeLabels[mode]}
          description={
            <>
              {help}
              {given?.(mode)}
            </>
          }
          data-chosen={mode === value || undefined}
        />
      ))}
    </Stack>
  </Radio.Group>
);
