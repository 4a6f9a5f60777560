import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod';
import { reviewChinese } from '../../server/engines/marking/composition/chinese.ts';
import { reviewEnglish } from '../../server/engines/marking/composition/english.ts';
import type { SentenceRemark } from '../../server/engines/marking/marker.ts';

/** A sentence with the place of its fault, and how it is mended; none where it is right. */
export interface LabelledSentence {
  text: string;
  kind: string;
  fault: { start: number; end: number; mended: string } | undefined;
}

/** What a marker of compositions finds of the labelled faults. */
interface Finding {
  /** Remarks on something that is no fault. */
  unfounded: string[];
  /** Faults without a remark. */
  missed: LabelledSentence[];
  precision: number;
  recall: number;
}

const marked = /【([^→】]*)→([^】]*)】/u;

function labelled(kind: string, line: string): LabelledSentence {
  const found = marked.exec(line);
  if (!found) return { text: line, kind, fault: undefined };
  const [whole, wrong = '', mended = ''] = found;
  const fault = { start: found.index, end: found.index + wrong.length, mended };
  return { text: line.replace(whole, wrong), kind, fault };
}

/** The labelled sentences of a language, with the kind under which they stand. */
export function sentencesOf(language: string): LabelledSentence[] {
  const content = load(readFileSync(new URL(`${language}-sentences.yaml`, import.meta.url), 'utf8'));
  const kinds = z.record(z.string(), z.array(z.string())).parse(content);
  return Object.entries(kinds).flatMap(([kind, lines]) => lines.map((line) => labelled(kind, line)));
}

/** A place where nothing stands, as of a missing mark, is touched from either side. */
const touches = ({ start, end }: SentenceRemark, fault: NonNullable<LabelledSentence['fault']>): boolean =>
  start <= Math.max(fault.end - 1, fault.start) && end >= Math.min(fault.start + 1, fault.end);

const reviews = { chinese: reviewChinese, english: reviewEnglish };

export const languages = ['chinese', 'english'] as const;
export type Language = (typeof languages)[number];

/** What the marker of compositions says about a text, other than praise. */
export const remarksOn = (language: Language, text: string): SentenceRemark[] =>
  reviews[language](text, '', { min: 1 }).remarks.filter(({ kind }) => kind !== 'praise');

/** Compares the remarks on the labelled sentences of a language with their labels. */
export function remarksIn(language: Language): Finding {
  const sentences = sentencesOf(language);
  const unfounded: string[] = [];
  const missed: LabelledSentence[] = [];
  let [remarked, found] = [0, 0];
  for (const sentence of sentences) {
    const { text, fault } = sentence;
    const remarks = remarksOn(language, text);
    const founded = remarks.filter((remark) => fault !== undefined && touches(remark, fault));
    remarked += remarks.length;
    found += founded.length;
    for (const remark of remarks)
      if (!founded.includes(remark))
        unfounded.push(`${text}：${text.slice(remark.start, remark.end)} ${remark.comment}`);
    if (fault !== undefined && founded.length === 0) missed.push(sentence);
  }
  const faults = sentences.filter(({ fault }) => fault !== undefined).length;
  return { unfounded, missed, precision: found / remarked, recall: 1 - missed.length / faults };
}
