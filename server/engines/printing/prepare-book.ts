import { chineseNumber } from '../../../contracts/headings.ts';
import type { BookEntry, BookPart, CutPart, MistakeCounts } from './book-parts.ts';
import type { Materials } from './materials.ts';
import type { Place } from './layouts.ts';
import { prepareAnswer, prepareQuestions } from './prepare-question.ts';
import { plainText, richText } from './text.ts';

/** What is known of a booklet once it has been set: how many pages it takes, and where on them its chapters begin. */
export interface BookRun {
  pages: number;
  places: readonly Place[];
}

/** Pages with the one that makes whole leaves of them: the next booklet begins on a leaf of its own. */
export const leavesOf = (pages: number): number => pages + (pages % 2);

const none: MistakeCounts = { open: 0, consolidating: 0, mastered: 0, due: 0 };

const plus = (one: MistakeCounts, other: MistakeCounts): MistakeCounts => ({
  open: one.open + other.open,
  consolidating: one.consolidating + other.consolidating,
  mastered: one.mastered + other.mastered,
  due: one.due + other.due,
});

/** Pages of chapters and of the answers behind them, counted from the cover; none while they are not known. */
function contentsOf(places: readonly Place[]): number[] {
  const first = Math.min(...places.map(({ page }) => page));
  return places.filter(({ kind }) => kind === 'chapter').map(({ page }) => page - first + 1);
}

/** A booklet as its template takes it. */
export function prepareBook(part: BookPart, run: BookRun | undefined, materials: Materials) {
  const plain = (text: string): string => plainText(text, materials);
  const { name, studentNo, className } = part.student;
  return {
    kind: part.kind,
    size: part.size,
    title: plain(part.title),
    student: { name: plain(name), studentNo: plain(studentNo), className: plain(className) },
    facts: part.facts.map(({ label, value }) => ({ label: plain(label), value: plain(value) })),
    ofMistakes: part.chapters.every(({ entries }) => entries.every(({ state }) => state !== '')),
    count: part.chapters.reduce((sum, { entries }) => sum + entries.length, 0),
    counts: part.chapters.map(({ counts }) => counts).reduce(plus, none),
    contents: run ? contentsOf(run.places) : [],
    hasSummary: run !== undefined && leavesOf(run.pages) > run.pages,
    chapters: part.chapters.map(({ title, counts, entries }, index) => ({
      title: `${chineseNumber(index + 1)}、${plain(title)}`,
      counts,
      entries: prepareEntries(entries, materials),
    })),
  };
}

function prepareEntries(entries: readonly BookEntry[], materials: Materials) {
  const questions = prepareQuestions(
    entries.map(({ question }) => question),
    {},
    materials,
  );
  return entries.map(({ question, state, notes, wrong, space }, index) => ({
    question: questions[index]!,
    answer: prepareAnswer(question, true, materials),
    state: plainText(state, materials),
    notes: notes.map((note) => plainText(note, materials)),
    wrong: wrong === undefined ? null : richText(wrong, materials),
    space,
  }));
}

/** Questions to cut out as their template takes them. */
export const prepareCut = ({ kind, size, form, pieces }: CutPart, materials: Materials) => ({
  kind,
  size,
  form,
  pieces: pieces.map(({ owner, head, aside, questions, shows, notes }, index) => ({
    owner: plainText(owner, materials),
    // All of what is pasted is cut apart, of what is handed out what is not of the same student.
    isFirst: form === 'clippings' || pieces[index - 1]?.owner !== owner,
    opensPage: shows === 'answer' && pieces[index - 1]?.shows === 'question',
    head: plainText(head, materials),
    aside: plainText(aside, materials),
    notes: notes.map((note) => plainText(note, materials)),
    shows,
    questions: prepareQuestions(questions, { space: true, answer: shows === 'answer' }, materials),
  })),
});
