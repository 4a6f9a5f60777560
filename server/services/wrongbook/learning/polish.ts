import type { Writer } from '../../../engines/wording/writer.ts';
import { subjects } from '../../../../contracts/subjects.ts';
import type { Sentence } from './sentences.ts';

/** The sentences of a report that may be worded anew. */
export interface Worded {
  lead: Sentence[];
  advice: Sentence[];
}

/** Points and subjects that sentences name; figures say of which they are. */
const namesIn = (sentences: readonly Sentence[]): string[] => [
  ...subjects.map(({ subjectName }) => subjectName),
  ...new Set(sentences.flatMap(({ figures }) => figures.map(({ label }) => label.replace(/掌握度$|到期$|错题$/, '')))),
];

/** The sentences as a model words them, those marked that it has changed. Throws MarkerFailed where it cannot be asked. */
export async function polished(writer: Writer, { lead, advice }: Worded): Promise<Worded> {
  const all = [...lead, ...advice];
  const texts = await writer.reword(
    all.map(({ text }) => text),
    namesIn(all),
  );
  const worded = all.map((one, at) => ({ ...one, text: texts[at]!, isPolished: texts[at] !== one.text }));
  return { lead: worded.slice(0, lead.length), advice: worded.slice(lead.length) };
}
