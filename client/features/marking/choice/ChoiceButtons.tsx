import { Group, Kbd, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToggleButton } from '../../../components/ToggleButton.tsx';

interface Props {
  letters: readonly string[];
  /** What was read in the boxes. */
  chosen: string;
  /** "" where nothing was chosen, or two boxes are filled in. */
  choose: (letter: string) => void;
}

/** Says what a student has chosen; the score follows from the key. */
export const ChoiceButtons = ({ letters, chosen, choose }: Props): ReactNode => (
  <Stack gap={8} role="group" aria-label="学生选的是">
    <Group gap={6} grow>
      {letters.map((letter, index) => (
        <ToggleButton
          key={letter}
          px={4}
          pressed={letter === chosen}
          rightSection={
            <Kbd size="xs" aria-hidden>
              {index + 1}
            </Kbd>
          }
          onClick={() => choose(letter)}
        >
          {letter}
        </ToggleButton>
      ))}
    </Group>
    <None label="涂了两个，判 0 分" keyName="M" run={() => choose('')} />
    <None label="没有作答，判 0 分" keyName="0" run={() => choose('')} />
  </Stack>
);

const None = ({ label, keyName, run }: { label: string; keyName: string; run: () => void }): ReactNode => (
  <ToggleButton
    justify="space-between"
    pressed={false}
    rightSection={
      <Kbd size="xs" aria-hidden>
        {keyName}
      </Kbd>
    }
    onClick={run}
  >
    {label}
  </ToggleButton>
);
