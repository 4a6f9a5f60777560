import { useState } from 'react';
import type { PlannedSubject, Plan } from './plan.ts';
import type { Faults } from '../../../components/form/form.ts';

/** A plan at hand, and how to change it. */
export interface PlanEditing {
  plan: Plan;
  /** What is wrong with it, by field; what is changed is not wrong any more. */
  faults: Faults;
  change: (changes: Partial<Plan>) => void;
  changeSubject: (index: number, changes: Partial<PlannedSubject>) => void;
  blame: (faults: Faults) => void;
}

/** Changes a plan, which is kept elsewhere. */
export function usePlan(plan: Plan, keep: (plan: Plan) => void): PlanEditing {
  const [faults, setFaults] = useState<Faults>({});
  const forgive = (prefix: string) =>
    setFaults((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !field.startsWith(prefix))));
  const change = (changes: Partial<Plan>) => {
    const next = { ...plan, ...changes };
    keep(next);
    for (const field of Object.keys(changes))
      forgive(field === 'lines' || field === 'examNoPattern' ? 'settings' : field);
  };
  const changeSubject = (index: number, changes: Partial<PlannedSubject>) => {
    const next = {
      ...plan,
      subjects: plan.subjects.map((one, place) => (place === index ? { ...one, ...changes } : one)),
    };
    keep(next);
    for (const field of Object.keys(changes)) forgive(`subjects.${index}.${field}`);
  };
  return { plan, faults, change, changeSubject, blame: setFaults };
}
