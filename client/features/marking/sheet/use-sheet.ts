import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { isScoreKey } from '../keys.ts';
import type { SheetAnswer, Submission } from '../queue/marks.ts';
import { give, giveInstead, isUnsent, takeBack, type Giving } from '../queue/queue.ts';
import { useStanding, type ReadStanding, type Standing } from '../queue/use-queue.ts';
import { lastStep, rememberStep, takeStep } from '../steps.ts';
import { useTypedScore, type TypedScore } from '../use-typed-score.ts';
import { keptComment, keptDetail, type Verdict } from '../review/givings.ts';

/** Marking one student's sheet: what stands at each answer, which one is chosen, and what can be done. */
export interface Sheet {
  submission: Submission;
  current: SheetAnswer | undefined;
  typed: TypedScore;
  standingAt: (answer: SheetAnswer) => Standing;
  /** What the answers come to, with marks that are still on their way. */
  total: number;
  choose: (position: number) => void;
  judge: (answer: SheetAnswer, verdict: Verdict) => void;
  undo: () => void;
}

const noAnswer = 0;

/** Marks a student's sheet. */
export function useSheet(submission: Submission): Sheet {
  const { submissionId, assignmentId, answers } = submission;
  const standing = useStanding();
  const [chosen, setChosen] = useState(noAnswer);
  const standingAt = (answer: SheetAnswer) => standingOf(standing, submissionId, answer);
  const current = answers.find(({ position }) => position === chosen) ?? answers[0];
  const name = `sheet:${submissionId}`;
  const givingOf = (answer: SheetAnswer, { score, parts, comment }: Verdict): Giving => {
    const { mark } = standingAt(answer);
    const kept = { comment: comment ?? keptComment(mark, score), detail: keptDetail(mark, score) };
    const place = { assignmentId, submissionId, position: answer.position };
    return { ...place, score, parts: parts ?? [], ...kept, before: mark };
  };
  const giveOne = (answer: SheetAnswer, verdict: Verdict) => rememberStep(name, give([givingOf(answer, verdict)]));
  const scoreCurrent = (score: number) => {
    if (!current) return;
    giveOne(current, { score });
    const next = answers[answers.indexOf(current) + 1];
    if (next) setChosen(next.position);
  };
  const scoreInstead = (score: number) => {
    const step = lastStep(name);
    const answer = answers.find(({ position }) => position === step?.[0]?.position);
    if (!step || !answer) return;
    if (isUnsent(step)) takeStep(name);
    rememberStep(name, giveInstead(step, [givingOf(answer, { score })]));
  };
  const typed = useTypedScore({ full: current?.full ?? 0, give: scoreCurrent, giveInstead: scoreInstead });
  // A digit that waits counts for the answer that is left, and for nothing where another score is given.
  const choose = (position: number) => {
    typed.commit();
    setChosen(position);
  };
  const judge = (answer: SheetAnswer, verdict: Verdict) => {
    typed.clear();
    giveOne(answer, verdict);
  };
  const undo = () => {
    typed.clear();
    const step = takeStep(name);
    if (!step) return;
    takeBack(step);
    setChosen(step[0]?.position ?? noAnswer);
  };
  const total = answers.reduce((sum, answer) => sum + (standingAt(answer).mark?.score ?? 0), 0);
  return { submission, current, typed, standingAt, total, choose, judge, undo };
}

const standingOf = (standing: ReadStanding, submissionId: string, { position, mark }: SheetAnswer): Standing =>
  standing({ submissionId, position, mark });

/** The keys of a sheet, for the list of keys. */
const sheetKeys = [
  { key: '↑ ↓', label: '上一题、下一题' },
  { key: '0 – 9', label: '给分；满分 10 分以上可连按两位，或按 Enter 确定' },
  { key: 'H 或 .5', label: '加半分' },
  { key: 'F', label: '满分' },
  { key: '空格', label: '确认自动批改的得分' },
  { key: 'U', label: '撤销，也可按 Ctrl+Z' },
  { key: '[ ]', label: '上一名、下一名学生' },
] as const;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, [role="region"]') !== null;

/** The keys of marking one sheet. */
export function useSheetKeys(sheet: Sheet): void {
  const { submission, current, typed, choose, judge } = sheet;
  const { answers } = submission;
  const turn = useTurning(submission);
  const step = (by: 1 | -1) => {
    const next = current && answers[answers.indexOf(current) + by];
    if (next) choose(next.position);
    else typed.commit();
  };
  const confirm = () => {
    const mark = current && sheet.standingAt(current).mark;
    if (!current || mark?.score === undefined || mark.score === null) return;
    judge(current, { score: mark.score, parts: mark.parts });
    step(1);
  };
  const actions = new Map<string, () => unknown>([
    ['arrowup', () => step(-1)],
    ['arrowdown', () => step(1)],
    ['f', () => current && (judge(current, { score: current.full }), step(1))],
    [' ', confirm],
    ['enter', () => typed.commit() || step(1)],
    ['u', sheet.undo],
    ['escape', typed.clear],
    ['[', () => turn(-1)],
    [']', () => turn(1)],
  ]);
  useShortcuts(sheetKeys, ({ key, ctrlKey, metaKey, altKey, target }) => {
    if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && done(sheet.undo);
    if (altKey || ([' ', 'Enter', 'ArrowUp', 'ArrowDown'].includes(key) && isControl(target))) return false;
    if (isScoreKey(key)) return done(() => typed.press(key));
    const action = actions.get(key.toLowerCase());
    return action !== undefined && done(action);
  });
}

function done(action: () => unknown): true {
  action();
  return true;
}

/** Goes to the student before or after, on the same screen. */
export function useTurning({ previousId, nextId }: Submission): (direction: 1 | -1) => void {
  const navigate = useNavigate();
  return (direction) => {
    const id = direction === 1 ? nextId : previousId;
    if (id !== '') void navigate(`?submissionId=${id}`);
  };
}
