import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { openResult } from './ResultDialog.tsx';
import { isOpen, resultText, type OfSubject, type ScoreRow, type Scoring } from './scores.ts';
import { useEntry } from './use-entry.ts';

interface Props {
  of: OfSubject;
  subject: Scoring;
}

const onEnter = (run: () => Promise<void>) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  void run();
};

/** Types scores one after the other: scan a code or type a number, Enter, the score, Enter. */
export function CodeEntry({ of, subject }: Props): ReactNode {
  const { found, fault, typed, code, score, find, give, undo, note, again } = useEntry(of, subject.full);
  useEffect(() => code.current?.focus(), [code]);
  return (
    <Stack gap={8}>
      <Group gap={8} align="flex-start" wrap="nowrap">
        <TextInput
          ref={code}
          w={260}
          label="考生"
          placeholder="扫答题卡的码，或输入考号、学号"
          autoComplete="off"
          maxLength={60}
          error={fault?.at === 'code' && fault.text}
          onKeyDown={onEnter(find)}
        />
        <TextInput
          ref={score}
          w={140}
          label={`得分（满分 ${formatScore(subject.full)}）`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          error={fault?.at === 'score' && fault.text}
          onKeyDown={onEnter(give)}
        />
        {found && <Found {...{ of, subject, found, note, again }} />}
      </Group>
      {typed.length > 0 && <JustTyped typed={typed} undo={undo} />}
    </Stack>
  );
}

type Entry = ReturnType<typeof useEntry>;

/** Who has been found, what is on record, and what else can be said of them than a score. */
const Found = ({
  of,
  subject,
  found,
  note,
  again,
}: Props & Pick<Entry, 'note' | 'again'> & { found: ScoreRow }): ReactNode => (
  <Group gap={8} mt={24} mih={36} role="status" aria-label="找到的考生">
    <b>{found.studentName}</b>
    <Text span c="dimmed">
      {found.className} {found.examNo || found.studentNo}
    </Text>
    <Tag tone={isOpen(found) ? 'plain' : 'warn'}>{isOpen(found) ? '未登分' : `已登：${resultText(found)}`}</Tag>
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => void openResult(of, subject, found).then((to) => to && note(found, to))}
    >
      记为缺考等
    </Button>
    <Button size="compact-sm" variant="subtle" onClick={again}>
      换一名
    </Button>
  </Group>
);

/** What was typed last, each to be taken back. */
const JustTyped = ({ typed, undo }: Pick<Entry, 'typed' | 'undo'>): ReactNode => (
  <Group gap={6} role="log" aria-label="刚登记的">
    <Text size="sm" c="dimmed">
      刚登记：
    </Text>
    {typed.map((one) => (
      <Tag key={one.key} tone="done">
        {one.row.studentName} {resultText(one.row)}
        <Button
          size="compact-xs"
          variant="transparent"
          ml={4}
          aria-label={`撤销${one.row.studentName}`}
          onClick={() => void undo(one)}
        >
          撤销
        </Button>
      </Tag>
    ))}
  </Group>
);
