import { Radio, SegmentedControl, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { practiceMode, practiceModeLabels } from '../../../contracts/constants/assignments.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { BasketQuestions } from './BasketQuestions.tsx';
import { PaperFields } from './PaperFields.tsx';
import styles from './practice.module.css';
import { RangeFields } from './RangeFields.tsx';
import type { PracticeRule, RuleFaults } from './rule.ts';
import type { Practice } from './use-practice.ts';

/** Changes a rule; what is typed is no step of its own. */
export type ChangeRule = (changes: Partial<PracticeRule>) => void;

interface Props {
  practice: Practice;
  change: ChangeRule;
  faults: RuleFaults;
  /** Whether questions of the basket may be taken in the place of a range. */
  hasBasket: boolean;
}

const modes = [
  { value: practiceMode.consolidate, help: '每个人自己做错的原题' },
  { value: practiceMode.extend, help: '知识点相同、没有做过的另一题' },
] as const;

/** By which rule practice is made: of which mistakes, how much of it, and how the paper looks. */
export const RuleForm = ({ practice, change, faults, hasBasket }: Props): ReactNode => (
  <Panel label="组卷规则" as="aside" head={hasBasket && <WayField practice={practice} change={change} />}>
    <Stack gap={14} px="md" py={12}>
      <ModeField rule={practice.rule} change={change} />
      <PaperFields rule={practice.rule} change={change} faults={faults} />
      {practice.rule.way === 'basket' ? (
        <BasketQuestions basket={practice.basket} />
      ) : (
        <RangeFields rule={practice.rule} change={change} target={practice.target} />
      )}
    </Stack>
  </Panel>
);

function WayField({ practice: { rule, basket }, change }: Pick<Props, 'practice' | 'change'>): ReactNode {
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label="组卷方式"
      data={[
        { value: 'rule', label: '按规则' },
        { value: 'basket', label: `用试题篮${basket.data ? ` ${basket.data.length}` : ''}` },
      ]}
      value={rule.way}
      onChange={(way) => change({ way })}
    />
  );
}

const ModeField = ({ rule, change }: { rule: PracticeRule; change: ChangeRule }): ReactNode => (
  <Radio.Group
    aria-label="练习方式"
    value={String(rule.practiceMode)}
    onChange={(value) => change({ practiceMode: Number(value) as PracticeRule['practiceMode'] })}
  >
    <Stack gap={6}>
      {modes.map(({ value, help }) => (
        <Radio
          key={value}
          className={styles.mode}
          value={String(value)}
          label={practiceModeLabels[value]}
          description={help}
          size="sm"
          data-chosen={rule.practiceMode === value || undefined}
        />
      ))}
    </Stack>
  </Radio.Group>
);
