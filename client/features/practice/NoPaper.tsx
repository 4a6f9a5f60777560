import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { practiceMode } from '../../../contracts/constants/assignments.ts';
import { ButtonLink } from '../../components/page/links.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { pathTo } from '../../session/paths.ts';
import { isNarrow, openRange, type PracticeRule, type ChangeRule } from './rule.ts';
import type { PracticePreview } from './students.ts';
import type { Practice } from './use-practice.ts';

interface Props {
  practice: Practice;
  /** Without it the rule is changed elsewhere. */
  change: ChangeRule | undefined;
  /** What the rule gave; undefined where it could not be asked for. */
  preview?: PracticePreview;
}

/** Why there is no paper, and the way to one. */
export function NoPaper({ practice: { rule, basket }, change, preview }: Props): ReactNode {
  const lack = lackOf(rule, preview, basket.data?.length);
  const widening = change ? lack.ways : [];
  return (
    <EmptyState text={lack.text}>
      <Group gap={8} justify="center">
        {widening.map(({ label, changes }) => (
          <Button key={label} variant="default" onClick={() => change?.(changes)}>
            {label}
          </Button>
        ))}
        {lack.isNew && (
          <ButtonLink variant="default" to={pathTo('assignments')}>
            查看作业
          </ButtonLink>
        )}
      </Group>
    </EmptyState>
  );
}

interface Lack {
  text: string;
  ways: readonly { label: string; changes: Partial<PracticeRule> }[];
  /** Whether there are no mistakes at all yet. */
  isNew?: boolean;
}

const byRule = { label: '改为按规则', changes: { way: 'rule' } } as const;
const wider = { label: '放宽范围', changes: openRange } as const;
const mastered = { label: '包括已掌握的', changes: { withMastered: true } } as const;
const everybody = { label: '选全部学生', changes: { studentIds: [] } } as const;
const originals = { label: '改练原题', changes: { practiceMode: practiceMode.consolidate } } as const;

/** What is missing for a paper, the first thing first. */
function lackOf(rule: PracticeRule, preview: PracticePreview | undefined, inBasket: number | undefined): Lack {
  const isBasket = rule.way !== 'rule';
  if (!preview) {
    return rule.way === 'basket' && inBasket === 0
      ? { text: '试题篮里没有这门课程的题。', ways: [byRule] }
      : { text: '请先改正左侧标红的数字。', ways: [] };
  }
  const { students, withdrawn } = preview;
  if (students.length === 0) return { text: '所选班级没有学生。', ways: [] };
  if (students.some(({ mistakeCount }) => mistakeCount > 0)) {
    return rule.practiceMode === practiceMode.extend
      ? { text: '题库里没有这些错题的同类新题，可以改练原题，或先在题库补充题目。', ways: [originals] }
      : { text: `符合条件的 ${withdrawn.length} 道错题都已从题库删除。`, ways: isBasket ? [byRule] : [wider] };
  }
  const some = rule.studentIds.length > 0 ? [everybody] : [];
  const further = rule.withMastered ? some : [mastered, ...some];
  if (isBasket) return { text: '这些题所选学生都没有做错，或已经掌握。', ways: [byRule, ...further] };
  if (isNarrow(rule)) return { text: '没有符合条件的错题，可以放宽范围。', ways: [wider, ...further] };
  if (!rule.withMastered) return { text: '所有错题都已掌握，或还没有错题。', ways: further, isNew: true };
  return {
    text: '还没有错题。作业发布成绩后，没有得满分的题目就能在这里组成练习。',
    ways: some,
    isNew: true,
  };
}
