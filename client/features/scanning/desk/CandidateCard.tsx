import { Button, Group, Kbd, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Candidate } from '../scan.ts';
import styles from './desk.module.css';

interface Props {
  candidate: Candidate;
  /** Which of them it is, from 1. */
  digit: number;
  busy: boolean;
  onChoose: () => void;
}

/** What giving the page to the candidate puts aside. */
const replaces = ({ replacedNo }: Candidate): string => (replacedNo > 0 ? `会替换第 ${replacedNo} 页` : '');

/** The likeliest student with what speaks for it; the button has the focus, so that Enter is all that it takes. */
export function FirstCandidate({ candidate, digit, busy, onChoose }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useShortcuts([
    { keys: ['Enter', String(digit)], shown: `Enter ${digit}`, label: `归到${candidate.studentName}`, run: onChoose },
  ]);
  const { studentName, className, studentNo, likelihood, reasons, sheetPage } = candidate;
  return (
    <section className={styles.first} aria-label={`${studentName}，${words[likelihood]}`}>
      <Group gap="xs" wrap="nowrap" align="baseline">
        <Text span fz={18} fw={600} truncate>
          {studentName}
        </Text>
        <Text span fz={12} c="dimmed" truncate flex={1}>
          {className} · {studentNo}
          {sheetPage > 1 && ` · 第 ${sheetPage} 页`}
        </Text>
        <Tag tone={likelihood === 'likely' ? 'done' : 'warn'}>{words[likelihood]}</Tag>
      </Group>
      <ul className={styles.reasons}>
        {[...reasons, ...(replaces(candidate) ? [{ text: replaces(candidate), fits: false }] : [])].map(
          ({ text, fits }) => (
            <li key={text} data-fits={fits}>
              {fits ? <IconCheck size={15} aria-label="相符" /> : <IconAlertCircle size={15} aria-label="不符" />}
              {text}
            </li>
          ),
        )}
      </ul>
      <Button ref={button} fullWidth loading={busy} rightSection={<Kbd size="xs">Enter</Kbd>} onClick={onChoose}>
        归到{studentName}
      </Button>
    </section>
  );
}

const words = { likely: '多半是', possible: '可能是' } as const;

/** Another student whose page it may be. */
export function OtherCandidate({ candidate, digit, busy, onChoose }: Props): ReactNode {
  useShortcuts([{ keys: [String(digit)], label: `归到${candidate.studentName}`, run: onChoose }]);
  const { studentName, className, studentNo, reasons } = candidate;
  return (
    <button
      type="button"
      className={styles.other}
      disabled={busy}
      onClick={onChoose}
      title={reasons.map(({ text }) => text).join('；')}
    >
      <Kbd size="xs">{digit}</Kbd>
      <b>{studentName}</b>
      <span className={styles.about}>
        {className} · {studentNo}
      </span>
      <Tag>{replaces(candidate) || words[candidate.likelihood]}</Tag>
    </button>
  );
}
