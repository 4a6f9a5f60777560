import { Button, Group, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { questionType } from '../../../contracts/constants/questions.ts';
import { reviewEntry } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { showDone } from '../../components/toast.ts';
import { useAction } from '../../components/use-action.ts';
import { Answers } from './AnswerPane.tsx';
import { answersIn, linesOf, type Entry } from './entry.ts';
import styles from './workbook.module.css';

const told = {
  approved: '两边相同，已通过并进入题库',
  sentBack: '已退回',
  judged: '文字不同，请判断意思是否相同',
} as const;

/** The second pair of eyes: solves first, and only then sees what was entered. */
export function ReviewPane({ entry, onDone }: { entry: Entry; onDone: () => void }): ReactNode {
  const { id, version, questionType: type, blanks, state } = entry;
  const [answers, setAnswers] = useState<string[][]>(() => answersIn(type, linesOf(type, [], blanks)));
  const [note, setNote] = useState('');
  const { run, busy } = useAction(async (verdict?: 'same' | 'different') => {
    const given = state === 'judged' ? [] : answers;
    const { result } = await call(reviewEntry, { workbookQuestionId: id, version, answers: given, note, verdict });
    showDone(told[result]);
    if (result !== 'judged') onDone();
  });
  if (state === 'judged' && !entry.isBlind)
    return (
      <div className={styles.fields}>
        <Both entry={entry} />
        <Group gap={8}>
          <Button loading={busy} onClick={() => void run('same')}>
            意思相同，通过
          </Button>
          <Button variant="default" loading={busy} onClick={() => void run('different')}>
            不同，退回
          </Button>
        </Group>
      </div>
    );
  if (!entry.isBlind) return <Both entry={entry} />;
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p className={styles.faint}>先自己做一遍，做完才看到录入的答案。</p>
      <Answers type={type} answers={answers} blanks={blanks} onChange={setAnswers} />
      <TextInput
        label="题目有问题"
        description="写了就退回，不看答案也可以"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" loading={busy}>
        {note === '' ? '做完了，比对' : '退回'}
      </Button>
    </form>
  );
}

const text = (type: number, answers: readonly (readonly string[])[]): string =>
  answers.map((one) => one.join(type === questionType.choice ? '' : ' 或 ')).join('；');

/** What was entered, and beside it what the second pair of eyes found. */
export const Both = ({ entry }: { entry: Entry }): ReactNode => (
  <dl className={styles.both}>
    <dt>录入的答案</dt>
    <dd>{entry.answers.length === 0 ? '-' : <RichText text={text(entry.questionType, entry.answers)} />}</dd>
    {entry.secondAnswers.length > 0 && (
      <>
        <dt>复核的答案</dt>
        <dd>
          <RichText text={text(entry.questionType, entry.secondAnswers)} />
        </dd>
      </>
    )}
    {entry.points.length > 0 && (
      <>
        <dt>知识点</dt>
        <dd>{entry.points.map(({ name }) => name).join('、')}</dd>
      </>
    )}
    {entry.solution !== '' && (
      <>
        <dt>解析</dt>
        <dd>
          <RichText text={entry.solution} />
        </dd>
      </>
    )}
  </dl>
);
