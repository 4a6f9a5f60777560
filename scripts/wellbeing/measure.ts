import { wellbeingLevel, wellbeingLevels } from '../../contracts/constants/wellbeing.ts';
import { judge } from '../../server/engines/wellbeing/judge.ts';
import type { LabelledText } from './labelled.ts';

/** How the rules did on texts. */
export interface Measured {
  /** Rows are levels as they should be, columns as they were proposed. */
  confusion: number[][];
  /** Share of what deserves 预警 or 危机 that is proposed as one of them. */
  recall: number;
  /** Share of what deserves 危机 that is proposed as 预警 or 危机. */
  crisisRecall: number;
  /** Share of what is proposed as 预警 or 危机 that deserves one of them. */
  precision: number;
  missed: string[];
}

/** Judges texts and compares. */
export function measure(texts: readonly LabelledText[]): Measured {
  const judged = texts.map((one) => ({ ...one, proposed: judge(one.text).level }));
  const isUrgent = (level: number): boolean => level >= wellbeingLevel.warning;
  const urgent = judged.filter(({ level }) => isUrgent(level));
  const crises = judged.filter(({ level }) => level === wellbeingLevel.crisis);
  const proposed = judged.filter((one) => isUrgent(one.proposed));
  const found = (some: typeof judged): number => some.filter((one) => isUrgent(one.proposed)).length / some.length;
  return {
    confusion: wellbeingLevels.map((_, level) =>
      wellbeingLevels.map((__, other) => judged.filter((one) => one.level === level && one.proposed === other).length),
    ),
    recall: found(urgent),
    crisisRecall: found(crises),
    precision: proposed.filter(({ level }) => isUrgent(level)).length / proposed.length,
    missed: urgent.filter((one) => !isUrgent(one.proposed)).map(({ text }) => text),
  };
}
