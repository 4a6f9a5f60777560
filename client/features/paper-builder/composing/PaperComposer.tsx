import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './composing.module.css';
import { PaperFacts } from './PaperAnalysis.tsx';
import { SectionCard } from './SectionCard.tsx';
import { numbersIn } from '../paper-building.ts';
import { addSection } from '../../assignments/create/paper-actions.ts';
import { numberIn } from '../../assignments/create/refusals.ts';
import type { Faults } from '../../assignments/create/step-check.ts';
import type { Work } from '../../assignments/create/use-draft.ts';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';

/** The paper as it is put together: sections, order and scores, with what it consists of beside. */
export function ComposeStep({ work: { draft }, faults }: { work: Work; faults: Faults }): ReactNode {
  const { sections, refusal } = draft;
  const numbers = numbersIn(sections);
  const refused = refusal?.step === 'compose' ? { number: numberIn(refusal), message: refusal.message } : undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <SectionCard
            key={section.id}
            section={section}
            position={index + 1}
            sections={sections}
            numbers={numbers}
            refused={refused}
            titleError={faults[section.id]}
          />
        ))}
        <Button
          className={styles.add}
          variant="default"
          disabled={sections.length >= paperLimits.sections}
          onClick={() => addSection('新的大题')}
        >
          新增大题
        </Button>
      </div>
      <PaperFacts sections={sections} />
    </div>
  );
}
