import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../api/clock.ts';
import { useFirstFault } from '../../../components/form/use-first-fault.ts';
import { useLeaving } from '../../../components/use-leaving.ts';
import { draft } from './draft.ts';
import { faultsOf, openSteps } from './step-check.ts';
import { stepIn, stepsOf, type Step, type StepKey } from './steps.ts';
import { faultsShown, type Work } from './use-draft.ts';

/** The step that is on, and the ways to others. */
export interface Steps {
  all: readonly Step[];
  current: StepKey;
  /** Those that can be opened. */
  open: readonly StepKey[];
  /** What is wrong in the step, by field. */
  faults: Readonly<Record<string, string>>;
  goTo: (step: StepKey) => void;
  /** Goes on, unless something is wrong: then says so. */
  goOn: () => void;
  /** Stays, since something is wrong in what the step keeps itself, and shows the first such field. */
  stay: () => void;
  goBack: (() => void) | undefined;
}

/** The steps of the work: the one that is on stands in the address, and the draft remembers it. */
export function useSteps(work: Work): Steps {
  const [address, setAddress] = useSearchParams();
  const [tried, setTried] = useState<{ step: StepKey }>();
  const { taskType, step: remembered } = work.draft;
  const circumstances = { lesson: work.lesson, today: today() };
  const all = stepsOf(taskType);
  const open = openSteps(work.draft, circumstances);
  const wanted = stepIn(taskType, address.get('step')) ?? remembered;
  const current = open.includes(wanted) ? wanted : open.at(-1)!;
  const place = all.findIndex(({ key }) => key === current);
  const put = (step: StepKey, replace: boolean) => {
    const next = new URLSearchParams(address);
    next.set('step', step);
    setAddress(next, { replace });
  };
  // The way back leads from step to step, so each has its address, also the one that was taken up without.
  const leaving = useLeaving();
  const settle = useEffectEvent(() => {
    if (leaving) return;
    draft.step = current;
    if (address.get('step') !== current) put(current, true);
  });
  useEffect(() => settle(), [current, address, leaving]);
  const showFirstFault = useFirstFault();
  const stay = () => {
    setTried({ step: current });
    showFirstFault();
  };
  // A step begins at its top, however far the one before was scrolled.
  useEffect(() => {
    const main = document.querySelector('main');
    if (main) main.scrollTop = 0;
  }, [current]);
  const goTo = (step: StepKey) => {
    setTried(undefined);
    put(step, false);
  };
  const goOn = () => {
    // Read from the store: what was saved a moment ago is not on screen yet.
    const isWrong = Object.keys(faultsOf(current, draft, circumstances)).length > 0;
    if (isWrong) return stay();
    const next = all[place + 1];
    if (next) goTo(next.key);
  };
  const before = all[place - 1];
  return {
    all,
    current,
    open,
    faults: faultsShown(work, current, tried?.step === current),
    goTo,
    goOn,
    stay,
    goBack: before && (() => goTo(before.key)),
  };
}
