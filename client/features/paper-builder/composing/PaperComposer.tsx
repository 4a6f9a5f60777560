import { Button, Flex, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';
import { addSection, numbersIn } from '../paper-building.ts';
import type { PaperDraft } from '../paper.ts';
import { PaperAnalysis } from './PaperAnalysis.tsx';
import { SectionCard } from './SectionCard.tsx';

interface Props {
  paper: PaperDraft;
  /** What is wrong with the titles of sections, by their ids. */
  titleErrors: Readonly<Record<string, string>>;
  /** Why the server refused the paper, and the number of the question that it names. */
  refused: { number: number | undefined; message: string } | undefined;
}

/** A paper as it is put together: sections, order and scores, with what it consists of beside. */
export function PaperComposer({ paper, titleErrors, refused }: Props): ReactNode {
  const { sections, change } = paper;
  const numbers = numbersIn(sections);
  return (
    <Flex gap="md" align="flex-start">
      <Stack flex={1} miw={0} gap="md">
        {sections.map((section, index) => (
          <SectionCard
            key={section.id}
            paper={paper}
            section={section}
            position={index + 1}
            numbers={numbers}
            refused={refused}
            titleError={titleErrors[section.id]}
          />
        ))}
        <Button
          variant="default"
          mr="auto"
          disabled={sections.length >= paperLimits.sections}
          onClick={() => change((now) => addSection(now, '新的大题'))}
        >
          新增大题
        </Button>
      </Stack>
      <PaperAnalysis sections={sections} />
    </Flex>
  );
}
