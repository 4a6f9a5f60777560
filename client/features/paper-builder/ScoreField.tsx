import { Flex, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { readScore } from './scores.ts';

interface Props {
  /** What the score is of, for those who can't see it. */
  label: string;
  /** undefined where questions differ. */
  score: number | undefined;
  onChange: (score: number) => void;
  /** Whether it may be left empty, which counts as 0 and is marked as missing. */
  emptiable?: boolean;
  /** Where it is found by what says that it is missing. */
  field?: string;
}

/** A score to type: it counts as soon as it is one; what is none is marked and gives way to the last one that was. */
export function ScoreField({ label, score, onChange, emptiable = false, field }: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const isMissing = emptiable && score === 0;
  const shown = typed ?? (score === undefined || isMissing ? '' : String(score));
  const isWrong = isMissing || (typed !== undefined && typed !== '' && readScore(typed) === undefined);
  const type = (text: string) => {
    setTyped(text);
    const read = emptiable && text.trim() === '' ? 0 : readScore(text);
    if (read !== undefined && read !== score) onChange(read);
  };
  return (
    <Flex component="span" display="inline-flex" gap={4} align="center" fz="sm">
      <TextInput
        size="xs"
        w={60}
        styles={{ input: { paddingInline: 6, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        aria-label={label}
        title={isWrong ? '分值须大于 0、不超过 300，最多两位小数' : undefined}
        error={isWrong}
        placeholder={isMissing ? '填分值' : undefined}
        data-field={field}
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      分
    </Flex>
  );
}
