import { Text, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { Mark, SheetAnswer } from '../marks.ts';

interface Props {
  answer: SheetAnswer;
  mark: Mark | null;
  give: (score: number) => void;
}

/** A field for the score of an answer, given on leaving it. */
export function ScoreField({ answer: { full, number }, mark, give }: Props): ReactNode {
  const before = mark === null || mark.score === null ? '' : formatScore(mark.score);
  const [text, setText] = useState(before);
  const score = Number(text);
  const isValid = text.trim() !== '' && score >= 0 && score <= full;
  const leave = () => isValid && text !== before && give(score);
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setText(before);
  };
  return (
    <TextInput
      w={96}
      size="xs"
      aria-label={`第 ${number} 题得分`}
      inputMode="decimal"
      rightSection={
        <Text size="xs" c="dimmed">
          /{full}
        </Text>
      }
      error={text !== '' && !isValid && `0 到 ${full} 分`}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={leave}
    />
  );
}
