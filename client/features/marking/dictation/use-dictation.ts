import { useState } from 'react';
import { responseKey, type AnswerKey, type Mark, type MarkedAnswer, type ResponseId } from '../marks.ts';
import type { Scored } from '../new-marks.ts';
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

/** An answer to a dictation. */
interface Dictated {
  answer: ResponseId & Partial<Pick<MarkedAnswer, 'pictures'>>;
  mark: Mark | null;
  key: AnswerKey;
  full: number;
  /** Gives what the words come to, and goes on. */
  give: (scored: Scored) => void;
}

/** Judges the answer at hand word by word, where it is one of a dictation. */
export function useDictation(dictated: Dictated | undefined): Dictation | undefined {
  const [decided, setDecided] = useState<Readonly<Record<string, Decisions>>>({});
  const [place, setPlace] = useState({ id: '', at: 0 });
  const expected = dictated ? wordsIn(dictated.key.answers) : [];
  if (!dictated || expected.length < 2) return undefined;
  const { answer, mark, full, give } = dictated;
  const { pictures = [] } = answer;
  const id = responseKey(answer);
  const decisions = decided[id] ?? {};
  const wordsBy = (known: Decisions) => judgedWords(expected, { pictures }, mark, known);
  const words = wordsBy(decisions);
  const at = place.id === id ? place.at : Math.max(0, nextOpen(words, 0));
  const goTo = (next: number) => setPlace({ id, at: Math.min(words.length - 1, Math.max(0, next)) });
  const decide = (index: number, isRight: boolean) => {
    const next = { ...decisions, [index]: isRight };
    setDecided({ ...decided, [id]: next });
    const open = nextOpen(wordsBy(next), index + 1);
    goTo(open === -1 ? index : open);
  };
  const scored = scoredWords(words, full, mark);
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
      give(scored);
      setDecided({ ...decided, [id]: {} });
    },
  };
}
