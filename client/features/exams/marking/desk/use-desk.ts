import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attempt } from '../../../../components/use-action.ts';
import { useTypedScore, type TypedScore } from '../../../marking/keyboard/use-typed-score.ts';
import { scaledRubric, sumOfPoints, toggled } from '../../../marking/rubric.ts';
import type { DeskQuestion, TakenScript } from '../shapes.ts';
import * as desk from './desk-state.ts';
import { allSent, callOff, decide } from './outbox.ts';
import { useDeskStore, type DeskStore } from './use-desk-store.ts';

/** How the desk gets its scripts, and takes back what it has sent. */
export interface DeskCalls {
  /** More scripts; those at hand may be among them. */
  take: () => Promise<readonly TakenScript[]>;
  takeBack: (scriptId: string) => Promise<unknown>;
}

/** The scripts at hand, the one before the eyes, and what can be done with it. */
export interface DeskWork {
  state: desk.DeskState;
  current: desk.Work | undefined;
  question: DeskQuestion;
  /** The points of the question, as they count here. */
  rubric: DeskQuestion['key']['rubric'];
  typed: TypedScore;
  /** What the last key led to, where that is not seen. */
  message: string;
  isTaking: boolean;
  /** The server had nothing more when it was asked last. */
  isEmpty: boolean;
  takeMore: () => void;
  choose: (scriptId: string, place?: number) => void;
  /** Looks at a script of before again. */
  reopen: (work: desk.Work) => void;
  move: (by: 1 | -1) => void;
  turn: (by: 1 | -1) => void;
  score: (score: number) => void;
  togglePoint: (index: number) => void;
  /** What is given counts: on to the next question or script. */
  confirm: () => void;
  /** Hands the script on, with the reason. */
  hand: (flag: string, note: string) => void;
  undo: () => void;
}

/** With so few scripts left, more are asked for. */
const fewLeft = 3;

const notScored = '先给分，再看下一份';
const nothingToUndo = '没有可以撤销的得分';

/** Keeps scripts coming while there are some. */
function useTaking({ put, read, state }: DeskStore, { take }: DeskCalls) {
  const [isTaking, setTaking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  // Keys come between two pictures of the screen: what is shown is too old to tell whether somebody is asking.
  const isAsking = useRef(false);
  const open = desk.openCount(state);
  /** Asks once; true where something new came. */
  const takeOnce = async (): Promise<boolean> => {
    // What the server still takes for unmarked would fill the desk again, and look as if nothing new were left.
    await allSent();
    const scripts = await take();
    const before = read().works.length;
    return put(desk.withTaken(read(), scripts)).works.length > before;
  };
  const takeMore = async () => {
    isAsking.current = true;
    setTaking(true);
    setEmpty(false);
    await attempt(async () => {
      let isMore = true;
      while (isMore && desk.openCount(read()) <= fewLeft) isMore = await takeOnce();
      setEmpty(!isMore);
    });
    isAsking.current = false;
    setTaking(false);
  };
  const fill = useEffectEvent(() => void (!isAsking.current && !isEmpty && takeMore()));
  useEffect(() => {
    if (open <= fewLeft) fill();
  }, [open]);
  return { isTaking, isEmpty, takeMore: () => void takeMore() };
}

/** What gives scores, and goes on once a script has all of them. */
function useGiving({ put, read }: DeskStore, partId: string) {
  const last = useRef({ at: '', place: 0 });
  const send = (state: desk.DeskState, at: string, note = '') => {
    const work = state.works.find(({ script }) => script.id === at);
    if (work) decide(desk.decisionOf(partId, work, note));
  };
  const settle = (flag = '', note = '') => {
    const { at } = read();
    send(put(desk.decided(read(), flag)), at, note);
  };
  const goOn = () => {
    const next = desk.nextPlace(read());
    if (next) put(next);
    else settle();
  };
  const give = (given: desk.Given) => {
    const { at, place } = read();
    last.current = { at, place };
    put(desk.scored(read(), given));
  };
  return {
    settle,
    goOn,
    give,
    addScore: (score: number) => {
      if (!desk.currentOf(read())) return;
      give({ score, parts: [] });
      goOn();
    },
    /** Another score in the place of the last one, whose script may be done with already. */
    replaceScore: (score: number) => {
      const { at, place } = last.current;
      const next = put(desk.scored(read(), { score, parts: [] }, at, place));
      if (next.works.some(({ script, isDecided }) => script.id === at && isDecided)) send(next, at);
    },
  };
}

/** Marks the scripts of a part, one after the other. */
export function useDesk(partId: string, questions: readonly DeskQuestion[], calls: DeskCalls): DeskWork {
  const store = useDeskStore();
  const { state, read, put } = store;
  const [message, setMessage] = useState('');
  const { settle, goOn, give, addScore, replaceScore } = useGiving(store, partId);
  const taking = useTaking(store, calls);
  const current = desk.currentOf(state);
  const question = questions[Math.min(state.place, questions.length - 1)]!;
  const rubric = scaledRubric(question.key.rubric, question.full);
  const typed = useTypedScore({ full: question.full, addScore, replaceScore });
  /** A digit that waits counts for the script that is left. */
  const leave = (next: (now: desk.DeskState) => desk.DeskState) => {
    typed.commit();
    setMessage('');
    put(next(read()));
  };
  const clearing = (act: () => void) => {
    typed.clear();
    setMessage('');
    act();
  };
  return {
    state,
    current,
    question,
    rubric,
    typed,
    message,
    ...taking,
    choose: (scriptId, place) => leave((now) => desk.chosen(now, scriptId, place)),
    reopen: (work) => leave((now) => desk.withWork(now, work)),
    move: (by) => leave((now) => desk.moved(now, by)),
    turn: (by) => leave((now) => desk.turned(now, by)),
    score: (score) => clearing(() => addScore(score)),
    togglePoint: (index) =>
      clearing(() => current && rubric[index] && give(toggledGiven(current, state.place, rubric, index))),
    confirm: () => {
      if (typed.commit()) return;
      const isScored = desk.currentOf(read())?.given[read().place]?.score !== null;
      setMessage(isScored ? '' : notScored);
      if (isScored) goOn();
    },
    hand: (flag, note) => clearing(() => settle(flag, note)),
    undo: () =>
      clearing(() => void undoLast(store, calls).then((isUndone) => setMessage(isUndone ? '' : nothingToUndo))),
  };
}

/** A point of the rubric is given or taken away, and the score follows. */
function toggledGiven(
  { given }: desk.Work,
  place: number,
  rubric: DeskQuestion['key']['rubric'],
  index: number,
): desk.Given {
  const known = given[place]?.parts ?? [];
  const parts = toggled(known.length === rubric.length ? known : rubric.map(() => 0), rubric, index);
  return { score: sumOfPoints(parts), parts };
}

async function undoLast({ read, put }: DeskStore, { takeBack }: DeskCalls): Promise<boolean> {
  const scriptId = read().history.at(-1);
  if (scriptId === undefined) return false;
  await attempt(async () => {
    if (!(await callOff(scriptId))) await takeBack(scriptId);
    put(desk.reopened(read()));
  });
  return true;
}
