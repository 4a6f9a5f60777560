import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../../components/page-query.ts';
import type { PaperSections } from '../../../paper-builder/paper.ts';
import styles from '../../../paper-builder/composing/composing.module.css';
import { kindField } from '../paper-check.ts';
import { gapsOf, gapText, type Target } from '../target.ts';

/** What the paper lacks of the structure that was set, each with the way to such questions. */
export function Gaps({ sections, target }: { sections: PaperSections; target: Target }): ReactNode {
  const [address, setAddress] = useSearchParams();
  return gapsOf(sections, target).map((gap) => (
    <UnstyledButton
      key={gap.kind}
      className={styles.gap}
      data-fault
      data-field={kindField(gap.kind)}
      onClick={() => setAddress(changeAddress(address, { tab: '', questionType: gap.kind, pointId: '' }))}
    >
      <span>
        {gap.lacking > 0 && <IconPlus size={12} aria-hidden />} {gapText(gap)}
      </span>
      <strong>{gap.lacking > 0 ? `在左边列出${gap.label}` : '移出多的题，或改要求'}</strong>
    </UnstyledButton>
  ));
}
