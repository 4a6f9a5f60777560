import { idleDays, renewalDays } from '../../../contracts/constants/usage.ts';
import type { SchoolFigures } from './partner.ts';

const day = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day);

/** What needs a hand at a school. */
export interface SchoolState {
  /** For how many days nobody has used the product there; null where somebody has lately. */
  idleFor: number | null;
  /** In how many days its contract ends, below 0 where it has; null where that is far off or there is none. */
  dueIn: number | null;
  /** More students may use the product than there are seats. */
  isOver: boolean;
}

/** What needs a hand at a school, as of a time. */
export function stateOf(school: SchoolFigures, today: string): SchoolState {
  const idle = daysBetween(school.lastUse || school.sinceDate || today, today);
  const due = school.endDate === '' ? renewalDays + 1 : daysBetween(today, school.endDate);
  return {
    idleFor: idle >= idleDays ? idle : null,
    dueIn: due <= renewalDays ? due : null,
    isOver: school.seats > 0 && school.enabled > school.seats,
  };
}

/** Filters of the list of schools by what needs a hand. */
export const concerns = [
  { value: 'idle', label: '长时间没用' },
  { value: 'due', label: '待续约' },
  { value: 'over', label: '超出席位' },
] as const;
export type Concern = (typeof concerns)[number]['value'];

const isConcerned: Record<Concern, (state: SchoolState) => boolean> = {
  idle: ({ idleFor }) => idleFor !== null,
  due: ({ dueIn }) => dueIn !== null,
  over: ({ isOver }) => isOver,
};

/** The schools with a concern. */
export const concernedSchools = (schools: readonly SchoolFigures[], concern: Concern, today: string): SchoolFigures[] =>
  schools.filter((school) => isConcerned[concern](stateOf(school, today)));

/** Idle schools first, then those whose contract ends, then the others, each longest and soonest first. */
export function worstFirst(schools: readonly SchoolFigures[], today: string): SchoolFigures[] {
  const rankOf = (school: SchoolFigures): [number, number] => {
    const { idleFor, dueIn, isOver } = stateOf(school, today);
    if (idleFor !== null) return [0, -idleFor];
    if (dueIn !== null) return [1, dueIn];
    return [isOver ? 2 : 3, 0];
  };
  return [...schools].sort((a, b) => {
    const [x, y] = [rankOf(a), rankOf(b)];
    return x[0] - y[0] || x[1] - y[1];
  });
}
