import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';
import { focusBeside, rowKeys } from '../../../components/row-keys.ts';
import { loadKatex } from '../../../components/rich-text/use-katex.ts';
import { openPlaced } from '../open-placed.tsx';
import { openPassage } from '../../question-bank/question/open-passage.tsx';
import type { Block } from '../blocks.ts';
import { addSection, blockIn, numbersIn } from '../paper-building.ts';
import type { PaperDraft } from '../paper.ts';
import { dropFrom } from '../use-picking.ts';
import styles from './composing.module.css';
import { shiftBlock } from './moves.ts';
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
  // The row that heads a group stands for all of it.
  const isHead = (row: HTMLElement) => row.dataset.head !== undefined;
  const idOf = (row: HTMLElement) => (row.dataset.head ?? row.dataset.question)!;
  const on = (act: (block: Block, row: HTMLElement) => void) => (row: HTMLElement) => {
    const block = blockIn(sections, idOf(row));
    if (block) act(block, row);
  };
  const keys = rowKeys({
    Delete: on((block, row) => {
      const ids = isHead(row) ? block.map(({ question }) => question.id) : [idOf(row)];
      // With its last part a group goes with its heading.
      focusBeside(ids.length === block.length ? row.closest<HTMLElement>('[data-place]')! : row);
      dropFrom(paper, ids);
    }),
    Enter: on((block, row) => {
      const { question } = block.find((placed) => placed.question.id === idOf(row))!;
      if (isHead(row) && question.group) void openPassage(question.group);
      else void openPlaced(question, numbers.get(question.id)!);
    }),
    'Alt+ArrowUp': on((block) => shiftBlock(paper, block, -1)),
    'Alt+ArrowDown': on((block) => shiftBlock(paper, block, 1)),
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
