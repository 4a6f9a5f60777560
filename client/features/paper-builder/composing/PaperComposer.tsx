import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';
import { focusBeside, rowKeys } from '../../../components/row-keys.ts';
import { loadKatex } from '../../../components/rich-text/use-katex.ts';
import { openPlaced } from '../open-placed.tsx';
import { addSection, numbersIn, placedIn, shiftQuestion } from '../paper-building.ts';
import type { PaperDraft } from '../paper.ts';
import { dropFrom } from '../use-picking.ts';
import styles from './composing.module.css';
import { SectionCard } from './SectionCard.tsx';

interface Props {
  paper: PaperDraft;
  /** What is wrong with a question, by its id. */
  errorOf: (questionId: string) => string | undefined;
  /** What is wrong with the titles of sections, by their ids. */
  titleErrors: Readonly<Record<string, string>>;
  /** Below the questions: what the paper lacks. */
  children?: ReactNode;
}

/** The paper as it comes to be: sections and questions to order, score and take out, by hand or by keys alone. */
export function PaperComposer({ paper, errorOf, titleErrors, children }: Props): ReactNode {
  const { sections, change } = paper;
  const numbers = numbersIn(sections);
  useEffect(() => void loadKatex(), []);
  const idOf = (row: HTMLElement) => row.dataset.question!;
  const shift = (by: -1 | 1) => (row: HTMLElement) =>
    change((now) => shiftQuestion(now, idOf(row), by), `移动第 ${numbers.get(idOf(row))} 题`);
  const keys = rowKeys({
    Delete: (row) => {
      focusBeside(row);
      dropFrom(paper, [idOf(row)]);
    },
    Enter: (row) => {
      const placed = placedIn(sections).find(({ question }) => question.id === idOf(row));
      if (placed) void openPlaced(placed.question, numbers.get(placed.question.id)!);
    },
    'Alt+ArrowUp': shift(-1),
    'Alt+ArrowDown': shift(1),
  });
  return (
    <div className={styles.paper} onKeyDown={keys} data-rows>
      {sections.map((section, index) => (
        <SectionCard
          key={section.id}
          paper={paper}
          section={section}
          position={index + 1}
          numbers={numbers}
          errorOf={errorOf}
          titleError={titleErrors[section.id]}
        />
      ))}
      {children}
      {sections.length > 0 && (
        <Button
          variant="subtle"
          size="xs"
          m={8}
          disabled={sections.length >= paperLimits.sections}
          onClick={() => change((now) => addSection(now, '新的大题'), '新增大题')}
        >
          新增大题
        </Button>
      )}
    </div>
  );
}
