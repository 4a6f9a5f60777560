import { useState } from 'react';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import type { AssessmentPaper } from '../assessment.ts';
import type { Review } from '../by-question/use-question-review.ts';
import { responseKey } from '../marks.ts';
import { judgedWords, nextOpen, scoredWords, wordsIn, type Decisions, type JudgedWord } from './words.ts';

/** Judging the words of one answer. */
export interface Dictation {
  words: readonly JudgedWord[];
  /** The word at hand, by its place. */
  at: number;
  /** How many nobody knows yet. */
  openCount: number;
  score: number;
  goTo: (place: number) => void;
  /** Turns a word from right to wrong or back; one that is open becomes right. */
  flip: (place: number) => void;
  judge: (isRight: boolean) => void;
  /** Gives what the words come to; nothing while one is open. */
  confirm: () => void;
}

/** Judges the answer at hand word by word, where the work is a dictation. */
export function useDictation({ taskType: type }: AssessmentPaper, review: Review): Dictation | undefined {
  const { data, selection, stateOf, giveMark } = review;
  const [decided, setDecided] = useState<Readonly<Record<string, Decisions>>>({});
  const [place, setPlace] = useState({ key: '', at: 0 });
  const { current, currentKey } = selection;
  const expected = wordsIn(data.key.answers);
  if (type !== taskType.dictationPractice || !current || expected.length < 2) return undefined;
  const { mark } = stateOf(current);
  const decisions = decided[responseKey(current)] ?? {};
  const words = judgedWords(expected, current, mark, decisions);
  const at = place.key === currentKey ? place.at : Math.max(0, nextOpen(words, 0));
  const goTo = (next: number) => setPlace({ key: currentKey, at: Math.min(words.length - 1, Math.max(0, next)) });
  const decide = (index: number, isRight: boolean) => {
    const next = { ...decisions, [index]: isRight };
    setDecided({ ...decided, [currentKey]: next });
    const open = nextOpen(judgedWords(expected, current, mark, next), index + 1);
    goTo(open === -1 ? index : open);
  };
  const scored = scoredWords(words, data.full, mark);
  const openCount = words.filter(({ verdict }) => verdict === 'open').length;
  return {
    words,
    at,
    openCount,
    score: scored.score,
    goTo,
    flip: (index) => words[index] && decide(index, words[index].verdict !== 'right'),
    judge: (isRight) => decide(at, isRight),
    confirm: () => {
      if (openCount > 0) return goTo(nextOpen(words, at));
      giveMark(scored);
      setDecided({ ...decided, [currentKey]: {} });
    },
  };
}
