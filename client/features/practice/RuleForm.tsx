import { SegmentedControl, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../components/page/Panel.tsx';
import { BasketQuestions } from './BasketQuestions.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { PaperFields } from './PaperFields.tsx';
import { RangeFields } from './RangeFields.tsx';
import type { ChangeRule, RuleFaults } from './rule.ts';
import type { Practice } from './use-practice.ts';

interface Props {
  practice: Practice;
  change: ChangeRule;
  faults: RuleFaults;
  /** Whether questions of the basket may be taken in the place of a range. */
  hasBasket: boolean;
}

/** By which rule practice is made: of which mistakes, how much of it, and how the paper looks. */
export const RuleForm = ({ practice, change, faults, hasBasket }: Props): ReactNode => (
  <Panel label="组卷规则" as="aside" head={hasBasket ? <WayField practice={practice} change={change} /> : undefined}>
    <Stack gap={14} px="md" py={12}>
      <ModeChoice value={practice.rule.practiceMode} onChange={(mode) => change({ practiceMode: mode })} />
      <PaperFields rule={practice.rule} change={change} faults={faults} />
      {practice.rule.way === 'rule' && <RangeFields rule={practice.rule} change={change} target={practice.target} />}
      {practice.rule.way === 'basket' && <BasketQuestions basket={practice.basket} />}
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
        { value: 'basket', label: `试题篮${basket.data ? ` ${basket.data.length}` : ''}` },
        ...(rule.questionIds.length > 0
          ? [{ value: 'questions' as const, label: `讲评的 ${rule.questionIds.length} 题` }]
          : []),
      ]}
      value={rule.way}
      onChange={(way) => change({ way })}
    />
  );
}
