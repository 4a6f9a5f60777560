import { Dice } from '../dice.ts';
import { pointAbility, subjectAbility } from './abilities.ts';
import { hashOf } from './chance.ts';
import { holds } from './misconceptions.ts';
import { parametersOf } from './model.ts';
import { legible } from './plain.ts';
import type { SheetItem } from './question.ts';
import { respond } from './responding.ts';
import { textOf } from './text-of.ts';

/** Who answers: in a seeded world its number makes the abilities those that the world was seeded with. */
export interface Examinee {
  worldSeed: number;
  studentId: string;
  classId: string;
  /** Years from the middle of what the world knows, see `subjectAbility`. */
  years: number;
}

/** What somebody answers to a question. */
export interface Answer {
  position: number;
  questionId: string;
  /** Letters of a choice; blanks and dictated words one a line; a composition with its title first. */
  answer: string;
  /** What is written on the sheet, without LaTeX. */
  written: string;
  /** What each point of the rubric, blank or dictated word is worth as answered; empty for the rest. */
  parts: readonly number[];
}

function holderOf({ worldSeed, studentId, classId, years }: Examinee, { subjectId, pointId }: SheetItem) {
  const [student, schoolClass, subject, point] = [studentId, classId, subjectId, pointId].map((id) =>
    hashOf(`${worldSeed}/${id}`),
  ) as [number, number, number, number];
  const ability = subjectAbility({ student, schoolClass, subject }, years) + pointAbility(student, point);
  return { student, ability, years };
}

/** What a student answers to a question: always the same for the same student and question. */
export function answerOf(question: SheetItem, examinee: Examinee): Answer {
  const { field, item, position } = question;
  const dice = new Dice(examinee.worldSeed, examinee.studentId, item.id, 'answer');
  const holder = holderOf(examinee, question);
  const responded = respond(item, parametersOf(item), field.score, {
    ability: holder.ability,
    holds: (misconception) => holds(holder, misconception),
    draw: dice.chance,
  });
  const { answer, parts } = responded;
  const common = { position, questionId: item.id, parts };
  if (field.kind === 'choice') return { ...common, answer, written: answer };
  if (field.kind === 'blank') return { ...common, answer, written: legible(answer) };
  const text = textOf(question, field.kind, responded, field.score, dice);
  return { ...common, answer: text, written: text, parts: field.kind === 'written' ? parts : [] };
}
