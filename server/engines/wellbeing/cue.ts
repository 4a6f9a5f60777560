import type { WellbeingLevel, WellbeingMood, WellbeingTheme } from '../../../contracts/constants/wellbeing.ts';

/** Words that say something about how somebody is. */
export interface Cue {
  /** What the words are called in the list of evidence. */
  name: string;
  level: WellbeingLevel;
  theme: WellbeingTheme;
  mood: WellbeingMood;
  pattern: RegExp;
  /** Whether somebody else may be meant: said of another person it is a worry about that person. */
  isPersonal?: boolean;
}

type Row = [name: string, theme: WellbeingTheme, mood: WellbeingMood, pattern: RegExp];

const made = (level: WellbeingLevel, isPersonal: boolean, rows: readonly Row[]): Cue[] =>
  rows.map(([name, theme, mood, { source }]) => ({
    name,
    level,
    theme,
    mood,
    pattern: new RegExp(source, 'gu'),
    isPersonal,
  }));

/** Cues of one level. */
export const cuesOf = (level: WellbeingLevel, rows: readonly Row[]): Cue[] => made(level, false, rows);

/** Cues of one level that may be said of another person. */
export const personalCues = (level: WellbeingLevel, rows: readonly Row[]): Cue[] => made(level, true, rows);
