import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { keyText } from '../../question-bank/question/question.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { MarkOrigin, ScoreChip } from '../MarkChip.tsx';
import { CommentField } from '../review/CommentField.tsx';
import { formatScore } from '../../../components/figures/words.ts';
import type { Mark, SheetAnswer } from '../queue/marks.ts';
import { History } from './History.tsx';
import styles from './answers.module.css';
import type { Sheet } from './use-sheet.ts';

interface Props {
  sheet: Sheet;
  answer: SheetAnswer;
}

/** One answer of a sheet: what was asked and written, its mark, and where it is chosen how to change it. */
export function AnswerRow({ sheet, answer }: Props): ReactNode {
  const { current, choose, submission } = sheet;
  const { position, number, questionType, stem, full } = answer;
  const { mark, refusal, note } = sheet.standingAt(answer);
  const isCurrent = current === answer;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={row} className={styles.row} data-current={isCurrent || undefined} onClick={() => choose(position)}>
      <div className={styles.head}>
        <strong>{number}.</strong>
        <span className={styles.type}>{questionTypeLabels[questionType]}</span>
        <MarkOrigin mark={mark} />
        <span className={styles.end}>
          <ScoreChip mark={mark} full={full} />
          <History submissionId={submission.submissionId} position={position} number={number} />
        </span>
      </div>
      <div className={styles.stem}>
        <RichText text={stem} />
      </div>
      <Written answer={answer} />
      {mark?.reason && <p className={styles.reason}>{mark.reason}</p>}
      {mark?.comment && !isCurrent && <p className={styles.comment}>评语：{mark.comment}</p>}
      {(refusal || note) && <p className={styles.trouble}>{refusal ? `得分未被接受：${refusal}` : note}</p>}
      {isCurrent && <Judging sheet={sheet} answer={answer} mark={mark} />}
    </li>
  );
}

function Written({ answer: { answer, isBlank, key, questionType } }: { answer: SheetAnswer }): ReactNode {
  return (
    <dl className={styles.written}>
      <dt>作答</dt>
      <dd>{isBlank ? '未作答' : answer === '' ? '未识别，请看扫描页' : <RichText text={answer} />}</dd>
      <dt>答案</dt>
      <dd>
        <RichText text={keyText(questionType, key.answers)} />
      </dd>
    </dl>
  );
}

function Judging({ sheet, answer, mark }: Props & { mark: Mark | null }): ReactNode {
  const { judge, typed } = sheet;
  return (
    <div className={styles.judging}>
      <ScoreField key={mark?.score ?? ''} answer={answer} mark={mark} give={(score) => judge(answer, { score })} />
      <Button size="compact-sm" variant="default" onClick={() => judge(answer, { score: answer.full })}>
        满分
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => judge(answer, { score: 0 })}>
        0 分
      </Button>
      <span className={styles.typed} role="status">
        {typed.digits === '' ? typed.refusal : `${typed.digits}_ 分`}
      </span>
      <div className={styles.commentField}>
        <CommentField
          key={mark?.comment ?? ''}
          comment={mark?.comment ?? ''}
          isReady={mark !== null && mark.score !== null}
          save={(comment) => judge(answer, { score: mark?.score ?? 0, parts: mark?.parts ?? [], comment })}
        />
      </div>
    </div>
  );
}

interface ScoreProps {
  answer: SheetAnswer;
  mark: Mark | null;
  give: (score: number) => void;
}

function ScoreField({ answer: { full, number }, mark, give }: ScoreProps): ReactNode {
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
      className={styles.scoreField}
      size="xs"
      aria-label={`第 ${number} 题得分`}
      inputMode="decimal"
      rightSection={<span className={styles.unit}>/{full}</span>}
      error={text !== '' && !isValid && `0 到 ${full} 分`}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={leave}
    />
  );
}
