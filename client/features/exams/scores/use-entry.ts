import { useRef, useState } from 'react';
import { resultState } from '../../../../contracts/constants/exams.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { findExamCandidate } from '../../../../contracts/wrongbook/exams/scores.ts';
import { call } from '../../../api/call.ts';
import { attempt, isFailure } from '../../../components/use-action.ts';
import { readScore, setResult, type OfSubject, type Result, type ScoreRow } from './scores.ts';

/** What has been typed, and what stood there before. */
export interface Typed {
  key: number;
  row: ScoreRow;
  before: Result;
}

/** How many of what was typed stay in sight. */
const mostTyped = 6;

/** Does what may be refused, and tells why it was. */
async function tried(work: () => Promise<unknown>, tell: (reason: string) => void): Promise<boolean> {
  return attempt(async () => {
    try {
      await work();
    } catch (error) {
      if (isFailure(error)) tell(error.message);
      throw error;
    }
  });
}

/** Typing scores with a code reader: a code, its candidate, the score, and on to the next. */
export function useEntry(of: OfSubject, full: number) {
  const [found, setFound] = useState<ScoreRow>();
  const [fault, setFault] = useState<{ at: 'code' | 'score'; text: string }>();
  const [typed, setTyped] = useState<readonly Typed[]>([]);
  const code = useRef<HTMLInputElement>(null);
  const score = useRef<HTMLInputElement>(null);
  const keys = useRef(0);

  const again = (): void => {
    setFound(undefined);
    setFault(undefined);
    if (score.current) score.current.value = '';
    if (code.current) code.current.value = '';
    code.current?.focus();
  };
  const refuse = (at: 'code' | 'score', text: string): void => {
    setFault({ at, text });
    const field = at === 'code' ? code.current : score.current;
    field?.focus();
    field?.select();
  };
  const find = async (): Promise<void> => {
    const text = code.current?.value.trim() ?? '';
    if (text === '') return;
    const search = async () => {
      setFound(await call(findExamCandidate, { ...of, code: text }, { quiet: true }));
      setFault(undefined);
      score.current?.focus();
    };
    if (!(await tried(search, (reason) => refuse('code', reason)))) setFound(undefined);
  };
  const note = (row: ScoreRow, to: Result): void => {
    const { state, score: reached, makeUpScore, note: said } = row;
    const one = {
      key: ++keys.current,
      row: { ...row, ...to },
      before: { state, score: reached, makeUpScore, note: said },
    };
    setTyped((list) =>
      [one, ...list.filter(({ row: { studentId } }) => studentId !== row.studentId)].slice(0, mostTyped),
    );
    again();
  };
  const give = async (): Promise<void> => {
    if (!found) return find();
    const points = readScore(score.current?.value ?? '');
    if (points === undefined) return refuse('score', '请填写得分，最多两位小数');
    if (points > full) return refuse('score', `最多 ${formatScore(full)} 分`);
    const to: Result = { state: resultState.sat, score: points, makeUpScore: found.makeUpScore, note: '' };
    await tried(
      () => setResult(of, found, to).then(() => note(found, to)),
      (reason) => refuse('score', reason),
    );
  };
  const undo = ({ key, row, before }: Typed): Promise<boolean> =>
    tried(
      () => setResult(of, row, before).then(() => setTyped((list) => list.filter((one) => one.key !== key))),
      (reason) => refuse('code', reason),
    );
  return { found, fault, typed, code, score, find, give, undo, note, again };
}
