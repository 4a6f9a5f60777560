import { useMemo, useState } from 'react';
import { isReviewed, responseKey, type MarkedAnswer } from '../marks.ts';
import type { ReadMarkState } from '../queue/use-mark-states.ts';
import { groupsOf, rowsOf, type AnswerGroup, type ListRow } from './grouping.ts';
import { neighbourOf, nextUnreviewed, type Direction } from './navigation.ts';

/** Where somebody is among the answers. */
export interface AnswerSelection {
  rows: readonly ListRow[];
  current: MarkedAnswer | undefined;
  currentKey: string;
  /** The next score goes to these. */
  targets: readonly MarkedAnswer[];
  isWholeGroup: boolean;
  /** The group of answers that are alike to which one belongs. */
  groupOf: (answer: MarkedAnswer) => AnswerGroup | undefined;
  choose: (key: string) => void;
  chooseGroup: (group: AnswerGroup | undefined) => void;
  /** Keeps the answer at hand, which is the first open one until somebody chooses, once it is not open any more. */
  stay: () => void;
  move: (direction: Direction) => void;
  /** Goes to the next answer that nobody has looked at, others than these; false where there is none. */
  advance: (done?: readonly MarkedAnswer[]) => boolean;
}

/** Keeps the place among answers in their groups. */
export function useAnswerSelection(shown: readonly MarkedAnswer[], stateOf: ReadMarkState): AnswerSelection {
  const [chosen, setChosen] = useState('');
  // Those of a group who take part, as they were when it was chosen: marking them must not change who they are.
  const [members, setMembers] = useState<readonly string[]>([]);
  const groups = useMemo(() => groupsOf(shown), [shown]);
  const rows = useMemo(() => rowsOf(groups), [groups]);
  const ordered = useMemo(() => groups.flatMap(({ answers }) => answers), [groups]);
  const isOpen = (answer: MarkedAnswer) => !isReviewed(stateOf(answer).mark);
  const current = ordered.find((answer) => responseKey(answer) === chosen) ?? ordered.find(isOpen) ?? ordered[0];
  const currentKey = current ? responseKey(current) : '';
  const whole = ordered.filter((answer) => members.includes(responseKey(answer)));
  const choose = (key: string) => {
    setChosen(key);
    setMembers([]);
  };
  const advance = (done: readonly MarkedAnswer[] = []) => {
    const next = nextUnreviewed(ordered, currentKey, (answer) => isOpen(answer) && !done.includes(answer));
    choose(next ?? currentKey);
    return next !== undefined;
  };
  return {
    rows,
    current,
    currentKey,
    targets: whole.length > 0 ? whole : current ? [current] : [],
    isWholeGroup: whole.length > 0,
    groupOf: (answer) => groups.find(({ kind, answers }) => kind !== 'single' && answers.includes(answer)),
    choose,
    chooseGroup: (wanted) => {
      setMembers(wanted ? openOnes(wanted.answers, isOpen).map(responseKey) : []);
      if (wanted) setChosen(responseKey(current && wanted.answers.includes(current) ? current : wanted.answers[0]!));
    },
    stay: () => setChosen(currentKey),
    move: (direction) => choose(neighbourOf(ordered, currentKey, direction)),
    advance,
  };
}

/** What somebody has looked at already keeps its score, unless that holds for all. */
function openOnes(answers: readonly MarkedAnswer[], isOpen: (answer: MarkedAnswer) => boolean) {
  const open = answers.filter(isOpen);
  return open.length > 0 ? open : answers;
}
