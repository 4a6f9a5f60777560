import type { BlankField, ChoiceField, EssayField, SheetQuestion, WrittenField } from './document.ts';

/** Lines more than written answers need, by their question. */
export type Growth = ReadonlyMap<string, number>;

/** Neighbouring choices, and neighbouring blanks, share a frame; any other question has one of its own. */
export function groupsOf(questions: readonly SheetQuestion[], growth: Growth) {
  const runs: SheetQuestion[][] = [];
  for (const question of questions) {
    const run = runs.at(-1);
    if (run && sharesFrame(run[0]!, question)) run.push(question);
    else runs.push([question]);
  }
  return runs.map((run) => groupOf(run, growth));
}

const sharesFrame = (one: SheetQuestion, other: SheetQuestion): boolean =>
  one.kind === other.kind && (one.kind === 'choice' || one.kind === 'blank');

function groupOf(questions: readonly SheetQuestion[], growth: Growth) {
  const first = questions[0]!;
  switch (first.kind) {
    case 'choice':
      return choiceGroup(questions as readonly ChoiceField[]);
    case 'blank':
      return blankGroup(questions as readonly BlankField[]);
    case 'written':
      return written(first, growth.get(first.id) ?? 0);
    case 'essay':
      return essay(first);
    case 'dictation':
      return {
        kind: 'dictation',
        ...headOf(first),
        paper: first.paper,
        words: first.words.map((length, index) => ({ index: index + 1, length })),
      };
  }
}

const headOf = ({ id, number, score }: SheetQuestion) => ({ id, label: `${number}．（${score} 分）`, max: score });

const choiceGroup = (questions: readonly ChoiceField[]) => ({
  kind: 'choices',
  hasMultiple: questions.some(({ multiple }) => multiple),
  questions: questions.map(({ id, number, options, multiple = false }) => ({
    id,
    multiple,
    label: String(number),
    options: 'ABCDEFGH'.slice(0, options),
  })),
});

/** The most characters of an answer for which so many lines stand side by side. */
const threeBeside = 5;
const twoBeside = 14;

/** Millimetres of a label: a number, or a number with a counted blank. */
const labelWidths = { plain: 9, counted: 17 };

interface BlankRow {
  columns: number;
  cells: BlankCell[];
}

function blankGroup(questions: readonly BlankField[]) {
  const rows: BlankRow[] = [];
  let isOpen = false;
  for (const question of questions) {
    const columns = columnsFor(question);
    const isCounted = question.lengths.length > 1;
    for (const [index, cell] of cellsOf(question).entries()) {
      const row = rows.at(-1);
      // A question with several blanks has rows of its own.
      const goesOn = row?.columns === columns && row.cells.length < columns && (isCounted ? index > 0 : isOpen);
      if (goesOn) row.cells.push(cell);
      else rows.push({ columns, cells: [cell] });
      isOpen = !isCounted;
    }
  }
  return { kind: 'blanks', rows };
}

function columnsFor({ lengths }: BlankField): number {
  const longest = Math.max(...lengths);
  return longest <= threeBeside ? 3 : longest <= twoBeside ? 2 : 1;
}

interface BlankCell {
  id: string;
  index: number;
  label: string;
  indent: number;
}

const cellsOf = ({ id, number, lengths }: BlankField): BlankCell[] =>
  lengths.map((_, index) => ({
    id,
    index: index + 1,
    label: (index === 0 ? `${number}．` : '') + (lengths.length > 1 ? `（${index + 1}）` : ''),
    indent: lengths.length > 1 ? labelWidths.counted : labelWidths.plain,
  }));

const written = (field: WrittenField, growth: number) => ({
  kind: 'written',
  ...headOf(field),
  lines: linesOf(field) + growth,
  ruled: field.ruled ?? false,
});

/** Characters that pupils write on a line, lines for each point of the score, and the fewest lines of an area. */
const usual = { perLine: 20, perPoint: 0.85, spare: 1.2, fewest: 4 };

/** Lines of 8 mm that an answer needs unless told: for its score, and for its length with a fifth to spare. */
export function linesOf({ lines, score, answerLength = 0 }: WrittenField): number {
  const forLength = Math.ceil((answerLength / usual.perLine) * usual.spare) + 1;
  return lines ?? Math.max(usual.fewest, Math.ceil(score * usual.perPoint), forLength);
}

const squaresPerRow = 20;

const essay = (field: EssayField) =>
  'squares' in field
    ? { kind: 'squares', ...headOf(field), rows: Math.ceil(field.squares / squaresPerRow) }
    : { kind: 'ruled', ...headOf(field), lines: field.lines };
