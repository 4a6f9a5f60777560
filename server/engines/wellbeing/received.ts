import {
  wellbeingLevel,
  type WellbeingLevel,
  type WellbeingSource,
  type WellbeingStep,
} from '../../../contracts/constants/wellbeing.ts';
import { judge } from './judge.ts';

/** A text as it comes in. */
interface Received {
  source: WellbeingSource;
  /** `yyyy-MM-dd HH:mm:ss`. */
  writtenAt: string;
  title: string;
  text: string;
}

/** Days within which a text of each level is to be opened; one without worries waits for nobody. */
const daysToOpen: Record<WellbeingLevel, number> = { 0: 0, 1: 6, 2: 3, 3: 0 };

/** The evening on which a crisis must have been read, or the next where it comes later. */
const evening = '20:00:00';

const daysAfter = (dateTime: string, days: number): string =>
  new Date(Date.parse(`${dateTime.slice(0, 10)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** By when a text is to be opened. */
function openBy(level: WellbeingLevel, createTime: string): { nextStep: '' | WellbeingStep; nextAt: string } {
  if (level === wellbeingLevel.usual) return { nextStep: '', nextAt: '' };
  const isLate = level === wellbeingLevel.crisis && createTime.slice(11) >= evening;
  return { nextStep: 'open', nextAt: `${daysAfter(createTime, daysToOpen[level] + (isLate ? 1 : 0))} ${evening}` };
}

/** What is stored of a text besides whose it is: what the rules propose, and what has to be sealed. */
export function receive({ source, writtenAt, title, text }: Received, createTime: string) {
  const { level, moods, themes, evidence } = judge(text);
  return {
    secret: { title, text, evidence },
    open: {
      source,
      writtenAt,
      length: [...text.replaceAll(/\s/gu, '')].length,
      moods: moods.join() || '平静',
      themes: themes.join() || '日常',
      proposed: level,
      level,
      state: 'unread' as const,
      ...openBy(level, createTime),
      createTime,
    },
  };
}
