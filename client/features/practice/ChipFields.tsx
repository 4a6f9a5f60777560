import type { ReactNode } from 'react';
import { wrongRateFilters } from '../../../contracts/constants/mistakes.ts';
import { colourOf } from '../../components/chart/tones.ts';
import { ToggleButton } from '../../components/ToggleButton.tsx';
import styles from './practice.module.css';
import { RuleField } from './RuleField.tsx';
import type { ChangeRule, PracticeRule } from './rule.ts';
import { causeOptions, toneOfBucket } from './words.ts';

interface Props {
  rule: PracticeRule;
  change: ChangeRule;
}

/** How often the class has got a question wrong; none chosen is any. */
export const BucketField = ({ rule, change }: Props): ReactNode => (
  <RuleField label="班级错误率">
    <div className={styles.chips}>
      {wrongRateFilters.map(
        ({ value, label }) =>
          value !== '' && (
            <ToggleButton
              key={value}
              size="compact-xs"
              pressed={rule.buckets.includes(value)}
              leftSection={
                <i className={styles.dot} style={{ background: colourOf(0, toneOfBucket(value)) }} aria-hidden />
              }
              onClick={() => change({ buckets: toggledIn(rule.buckets, value) })}
            >
              {label}
            </ToggleButton>
          ),
      )}
    </div>
  </RuleField>
);

/** Why mistakes were made; none chosen is any. */
export const CauseField = ({ rule, change }: Props): ReactNode => (
  <RuleField label="错因">
    <div className={styles.chips}>
      {causeOptions.map(({ value, label }) => (
        <ToggleButton
          key={value}
          size="compact-xs"
          pressed={rule.causes.includes(value)}
          onClick={() => change({ causes: toggledIn(rule.causes, value) })}
        >
          {label}
        </ToggleButton>
      ))}
    </div>
  </RuleField>
);

/** A list without a value that it has, else with it. */
const toggledIn = <T,>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
