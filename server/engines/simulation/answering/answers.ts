import { Dice } from '../dice.ts';
import { pointAbility, subjectAbility } from './abilities.ts';
import { hashOf } from './chance.ts';
import { chineseComposition } from './chinese-composition.ts';
import { dictated } from './dictation.ts';
import { englishComposition } from './english-composition.ts';
import { parametersOf, successAt } from './model.ts';
import { legible } from './plain.ts';
import type { SheetItem } from './question.ts';
import { respond } from './responding.ts';
import { withWrongCharacters } from './slips.ts';
import { writtenAnswer } from './written.ts';

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
  /** What each point of the rubric or each blank is worth as answered; empty for the rest. */
  parts: readonly number[];
}

const english = '3';

/** Characters that a composition is asked to have: what its squares leave to spare is not written on. */
const wantedIn = (squares: number): number => Math.max(100, squares - 100);

function abilityOf({ worldSeed, studentId, classId, years }: Examinee, { subjectId, pointId }: SheetItem): number {
  const [student, schoolClass, subject, point] = [studentId, classId, subjectId, pointId].map((id) =>
    hashOf(`${worldSeed}/${id}`),
  ) as [number, number, number, number];
  return subjectAbility({ student, schoolClass, subject }, years) + pointAbility(student, point);
}

function compose(question: SheetItem, success: number, dice: Dice): string {
  const { field, stem, subjectId, item } = question;
  // To write down a poem from memory is no composition, though it has its squares.
  if (/默写/.test(stem)) return withWrongCharacters(item.answers[0]?.[0] ?? '', 0.1 * (1 - success), dice);
  if (subjectId === english) return englishComposition(stem, success, dice);
  return chineseComposition(
    stem,
    field.kind === 'essay' && 'squares' in field ? wantedIn(field.squares) : 400,
    success,
    dice,
  );
}

/** What a student answers to a question: always the same for the same student and question. */
export function answerOf(question: SheetItem, examinee: Examinee): Answer {
  const { field, item, position } = question;
  const dice = new Dice(examinee.worldSeed, examinee.studentId, item.id, 'answer');
  const parameters = parametersOf(item);
  const ability = abilityOf(examinee, question);
  const success = successAt(ability, parameters);
  const responded = respond(item, parameters, ability, field.score, dice.chance);
  const common = { position, questionId: item.id };
  const same = (text: string, parts: readonly number[] = []): Answer => ({
    ...common,
    answer: text,
    written: text,
    parts,
  });
  switch (field.kind) {
    case 'choice':
      return same(responded.answer);
    case 'blank':
      return { ...common, answer: responded.answer, written: legible(responded.answer), parts: responded.parts };
    case 'written':
      return same(writtenAnswer(question, responded.parts, dice), responded.parts);
    case 'dictation':
      return same(
        dictated(
          item.answers.map(([word = '']) => word),
          success,
          dice,
        ),
      );
    case 'essay':
      return same(compose(question, success, dice));
  }
}
