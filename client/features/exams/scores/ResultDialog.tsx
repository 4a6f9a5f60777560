import { Button, Radio, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { resultState, resultStateLabels } from '../../../../contracts/constants/exams.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { fieldOrder } from '../../../components/form/fields.tsx';
import { isFailure, useAction } from '../../../components/use-action.ts';
import { readScore, setResult, type OfSubject, type Result, type ScoreRow, type Scoring } from './scores.ts';

interface Props {
  of: OfSubject;
  subject: Scoring;
  row: ScoreRow;
}

/** Asks what is to be on record of a candidate; what was written, undefined for nothing. */
export const openResult = (of: OfSubject, subject: Scoring, row: ScoreRow): Promise<Result | undefined> =>
  openDialog<Result>(<ResultDialog of={of} subject={subject} row={row} />);

const states = [0, 1, 2, 3, 4] as const;
const notes: Record<(typeof states)[number], string> = {
  0: '计入统计；0 分也计入',
  1: '不计入统计',
  2: '不计入统计，得分保留备查',
  3: '以后再考，不计入统计',
  4: '缺席后已补考，补考分单列，不计入统计',
};

const textOf = (score: number | null): string => (score === null ? '' : formatScore(score));

interface Points {
  value: number | null;
}

/** A field of points, blank for none. */
function pointsOf(text: string, full: number): Points | { fault: string } {
  if (text.trim() === '') return { value: null };
  const value = readScore(text);
  if (value === undefined) return { fault: '请填写分数，最多两位小数' };
  return value > full ? { fault: `最多 ${formatScore(full)} 分` } : { value };
}

/** What is being filled in. */
interface Draft {
  state: Result['state'];
  score: string;
  makeUp: string;
  note: string;
}

const hasScore = ({ state }: Draft): boolean => state === resultState.sat || state === resultState.disqualified;

function ResultDialog({ of, subject, row }: Props): ReactNode {
  const { close } = useDialog();
  const [draft, setDraft] = useState<Draft>({
    state: row.state,
    score: textOf(row.score),
    makeUp: textOf(row.makeUpScore),
    note: row.note,
  });
  const [refusal, setRefusal] = useState('');
  const first = pointsOf(hasScore(draft) ? draft.score : '', subject.full);
  const later = pointsOf(draft.makeUp, subject.full);
  const { run, busy } = useAction(async (first: Points, later: Points) => {
    const score = subject.hasSheets && hasScore(draft) ? row.score : first.value;
    const to: Result = { state: draft.state, score, makeUpScore: later.value, note: draft.note };
    try {
      await setResult(of, row, to);
      close(to);
    } catch (error) {
      if (isFailure(error)) setRefusal(error.message);
      throw error;
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('value' in first && 'value' in later) void run(first, later);
  };
  const faults = { score: 'fault' in first && first.fault, makeUp: 'fault' in later && later.fault };
  return (
    <Dialog title={`${row.studentName} ${subject.courseName}`} size="sm">
      <form onSubmit={submit}>
        <Fields draft={draft} subject={subject} faults={faults} change={(more) => setDraft({ ...draft, ...more })} />
        {refusal !== '' && (
          <Text size="sm" c="red.9" role="alert" mt={10}>
            {refusal}
          </Text>
        )}
        <DialogButtons>
          <Button variant="default" onClick={() => close()}>
            取消
          </Button>
          <Button type="submit" loading={busy}>
            保存
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  draft: Draft;
  subject: Scoring;
  faults: Record<'score' | 'makeUp', ReactNode>;
  change: (more: Partial<Draft>) => void;
}

const Fields = ({ draft, subject, faults, change }: FieldsProps): ReactNode => (
  <Stack gap={14}>
    <Radio.Group
      label="状态"
      description={notes[draft.state]}
      inputWrapperOrder={fieldOrder}
      value={String(draft.state)}
      onChange={(value) => change({ state: Number(value) as Draft['state'] })}
    >
      <Group gap="sm" mt={6}>
        {states.map((one) => (
          <Radio key={one} size="sm" value={String(one)} label={resultStateLabels[one]} />
        ))}
      </Group>
    </Radio.Group>
    {hasScore(draft) && !subject.hasSheets && (
      <TextInput
        label={`得分（满分 ${formatScore(subject.full)}）`}
        inputMode="decimal"
        autoComplete="off"
        value={draft.score}
        error={faults.score}
        onChange={(event) => change({ score: event.currentTarget.value })}
        data-autofocus
      />
    )}
    <TextInput
      label="补考得分"
      description="与第一次并列保存，不计入统计"
      inputWrapperOrder={fieldOrder}
      inputMode="decimal"
      autoComplete="off"
      withAsterisk={draft.state === resultState.makeUp}
      value={draft.makeUp}
      error={faults.makeUp}
      onChange={(event) => change({ makeUp: event.currentTarget.value })}
    />
    <TextInput
      label="说明"
      placeholder="如 住院、夹带"
      maxLength={50}
      value={draft.note}
      onChange={(event) => change({ note: event.currentTarget.value })}
    />
  </Stack>
);
