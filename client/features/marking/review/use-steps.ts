import { useRef } from 'react';
import { placeKey } from '../queue/marks.ts';
import { give, giveInstead, isUnsent, takeBack, type Giving, type Step } from '../queue/queue.ts';
import { lastStep, rememberStep, takeStep } from '../steps.ts';
import { samePlaces } from './givings.ts';

/** Gives marks so that they can be undone, under a name; `onGiven` hears whose they are. */
export function useSteps(name: string, onGiven: (keys: readonly string[]) => void) {
  // What still grows as points of the rubric are added to it.
  const growing = useRef<Step>([]);
  const record = (step: Step): Step => {
    rememberStep(name, step);
    onGiven(step.map(placeKey));
    return step;
  };
  const replace = (step: Step, givings: readonly Giving[]): Step => {
    if (isUnsent(step)) takeStep(name);
    return record(giveInstead(step, givings));
  };
  return {
    last: () => lastStep(name),
    give: (givings: readonly Giving[]) => {
      growing.current = [];
      if (givings.length > 0) record(give(givings));
    },
    giveInstead: (step: Step, givings: readonly Giving[]) => void replace(step, givings),
    giveGrowing: (givings: readonly Giving[]) => {
      const isSame = samePlaces(growing.current, givings);
      growing.current = isSame ? replace(growing.current, givings) : record(give(givings));
    },
    takeBack: () => {
      const step = takeStep(name);
      growing.current = [];
      if (step) takeBack(step);
      return step;
    },
  };
}
