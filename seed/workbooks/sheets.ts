import { questionType } from '../../contracts/constants/questions.ts';
import { grouped } from '../../server/database/lists.ts';
import type { BankItem } from '../world.ts';

/** What is printed together: one question, or all of a passage. */
type Unit = readonly BankItem[];

/** Kinds of questions on a sheet: what is answered in words is one kind, whether it is marked by points or as a composition. */
type Kind = 'choice' | 'blank' | 'words';

function kindOf(unit: Unit): Kind {
  const { questionType: type } = unit[0]!;
  return type === questionType.choice ? 'choice' : type === questionType.fillIn ? 'blank' : 'words';
}

const isPassage = (unit: Unit): boolean => unit[0]!.groupId !== '';

/** How many questions a sheet has; one that has a passage may have others. */
const sheetSize = 4;
const kinds: readonly Kind[] = ['choice', 'blank', 'words', 'choice'];
const inPrint: readonly Kind[] = ['choice', 'blank', 'words'];

const sizeOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.length, 0);

/** As papers have them: choices, blanks, words, and last what belongs to a passage. */
const ordered = (units: readonly Unit[]): Unit[] =>
  units.toSorted(
    (one, other) =>
      Number(isPassage(one)) - Number(isPassage(other)) ||
      inPrint.indexOf(kindOf(one)) - inPrint.indexOf(kindOf(other)),
  );

/** Whether some of these are printed already, but for their numbers. */
const isLike = (unit: Unit, units: readonly Unit[]): boolean =>
  units.some((other) => other[0]!.template === unit[0]!.template);

const without = (units: readonly Unit[], one: Unit): Unit[] => units.filter((other) => other !== one);

/**
 * Deals the questions of a chapter to the sheets of one book after the other. The sheets of a book share none; books do once
 * the bank has no more, those first that have been printed least. Passages come whole, and where other questions do not do;
 * questions that differ only in numbers stand on one sheet only where there are no others.
 */
export function dealer(questions: readonly BankItem[]): (sheets: number) => BankItem[][] {
  const units: Unit[] = [...grouped(questions, ({ id, groupId }) => (groupId === '' ? id : groupId)).values()];
  const [passages, singles] = [units.filter(isPassage), units.filter((unit) => !isPassage(unit))];
  const printed = new Map<Unit, number>(units.map((unit) => [unit, 0]));
  return (count) => {
    const sheets = Array.from({ length: count }, (): Unit[] => []);
    const missing = (sheet: readonly Unit[]): number => Math.max(0, sheetSize - sizeOf(sheet));
    const place = (sheet: Unit[], among: readonly Unit[], kind?: Kind): boolean => {
      const taken = sheets.flat();
      const free = among.filter((one) => !taken.includes(one));
      const costs = (unit: Unit): number =>
        (isLike(unit, sheet) ? 1e6 : 0) +
        (kind !== undefined && kindOf(unit) !== kind ? 1e4 : 0) +
        10 * printed.get(unit)! +
        // What has others like it comes early, so that they can stand apart.
        (isLike(unit, without(free, unit)) ? 0 : 5) +
        (isLike(unit, taken) ? 1 : 0);
      const [unit] = free.toSorted((one, other) => costs(one) - costs(other));
      if (!unit) return false;
      printed.set(unit, printed.get(unit)! + 1);
      sheet.push(unit);
      return true;
    };
    const emptiest = (): Unit[] => sheets.toReversed().toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]!;
    while (sheets.reduce((sum, sheet) => sum + missing(sheet), 0) > singles.length && place(emptiest(), passages));
    for (const kind of kinds) for (const sheet of sheets) if (missing(sheet) > 0) place(sheet, singles, kind);
    return sheets.map((sheet) => ordered(sheet).flat());
  };
}
