import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../../components/page-query.ts';
import { keepPreference, readPreference } from '../../../../components/preferences.ts';
import { beginning, lectureSteps, stageAfter, stageBefore, type Stage } from './stage.ts';

/** A setting of who stands at the projector, kept on this machine. */
function useSetting(name: string, first: boolean): [boolean, () => void] {
  const [value, setValue] = useState((readPreference(name) ?? (first ? 'yes' : 'no')) === 'yes');
  const toggle = () => {
    setValue(!value);
    keepPreference(name, value ? 'no' : 'yes');
  };
  return [value, toggle];
}

const scales = [0.8, 0.9, 1, 1.15, 1.3, 1.5] as const;
const usual = 2;

/** The talk over some questions: which one, how far, and how it is shown. */
export interface LectureControls {
  questionIds: readonly string[];
  questionId: string;
  index: number;
  count: number;
  stage: Stage;
  forth: () => void;
  back: () => void;
  /** To another question, by so many places. */
  go: (by: number) => void;
  leave: () => void;
  /** The wrong answer that is enlarged; null for none. */
  enlarged: number | null;
  enlarge: (index: number) => void;
  /** Which of the similar questions is shown. */
  similar: number;
  otherSimilar: () => void;
  isHandwritten: boolean;
  toggleHandwritten: () => void;
  hasCounts: boolean;
  toggleCounts: () => void;
  scale: number;
  resize: (by: number) => void;
}

/** Keeps the question in the address; all else begins anew with each question. */
export function useLecture(questionIds: readonly string[], at: string): LectureControls {
  const [address, setAddress] = useSearchParams();
  const index = Math.max(0, questionIds.indexOf(at));
  const questionId = questionIds[index] ?? '';
  const [stage, setStage] = useState(beginning);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [similar, setSimilar] = useState(0);
  const [shown, setShown] = useState(questionId);
  if (shown !== questionId) {
    setShown(questionId);
    setStage(beginning);
    setEnlarged(null);
    setSimilar(0);
  }
  const [isHandwritten, toggleHandwritten] = useSetting('lecture-handwritten', true);
  const [hasCounts, toggleCounts] = useSetting('lecture-counts', true);
  const [size, setSize] = useState<number>(usual);
  const change = (changes: Record<string, string>, replace: boolean) =>
    setAddress(changeAddress(address, { ...changes, current: address.get('current') ?? '' }), { replace });
  const go = (by: number) => {
    const next = questionIds[index + by];
    if (next !== undefined) change({ at: next }, true);
  };
  const show = (next: Stage) => {
    setStage(next);
    setEnlarged(null);
  };
  return {
    questionIds,
    questionId,
    index,
    count: questionIds.length,
    stage,
    forth: () => {
      const next = stageAfter(stage);
      if (next) show(next);
      else go(1);
    },
    back: () => show(stageBefore(stage)),
    go,
    leave: () => change({ lecture: '', at: '', open: questionId }, false),
    enlarged,
    enlarge: (wanted) => setEnlarged(enlarged === wanted ? null : wanted),
    similar,
    otherSimilar: () => {
      setSimilar(similar + 1);
      setStage({ step: stage.step, isUncovered: false });
    },
    isHandwritten,
    toggleHandwritten,
    hasCounts,
    toggleCounts,
    scale: scales[size] ?? 1,
    resize: (by) => setSize(Math.min(scales.length - 1, Math.max(0, size + by))),
  };
}

/** Whether the last question has been talked over. */
export const isOver = ({ index, count, stage }: LectureControls): boolean =>
  index === count - 1 && stage.step === lectureSteps.length - 1;

/**
 * What fills the window has the focus, so that keys scroll it, and each question begins at its top; keys and readers are kept out
 * of the page behind it.
 */
export function useAlone({ questionId, stage, similar }: LectureControls): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const isSimilar = stage.step === lectureSteps.length - 1;
  useEffect(() => {
    const root = document.getElementById('root');
    root?.setAttribute('inert', '');
    return () => {
      root?.removeAttribute('inert');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-focus-home]')?.focus());
    };
  }, []);
  // The button that was pressed for a step is gone with it.
  useEffect(() => content.current?.focus({ preventScroll: true }), [questionId, stage]);
  // Before an uncovered solution brings itself into sight.
  useLayoutEffect(() => content.current?.scrollTo(0, 0), [questionId, isSimilar, similar]);
  return content;
}
