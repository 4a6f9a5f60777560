import { addFigure } from './figure.ts';
import type { Materials } from './materials.ts';
import { richText } from './text.ts';
import type { BlankField, ChoiceField, EssayField, SheetQuestion, WrittenField } from './document.ts';

/** What answers are given beyond what they usually get. */
export interface Growth {
  /** Lines more, or fewer where less than nothing, by their question; of blanks millimetres that each row is higher. */
  more: ReadonlyMap<string, number>;
  /** Questions whose area goes on in the next column though it would fit into one. */
  broken: ReadonlySet<string>;
}

/** What answers usually get. */
export const usualGrowth: Growth = { more: new Map(), broken: new Set() };

/** Neighbouring choices, and neighbouring blanks, share a frame; any other question has one of its own. */
export function groupsOf(questions: readonly SheetQuestion[], growth: Growth, materials: Materials) {
  const runs: SheetQuestion[][] = [];
  for (const question of questions) {
    const run = runs.at(-1);
    if (run && sharesFrame(run[0]!, question)) run.push(question);
    else runs.push([question]);
  }
  return runs.map((run) => groupOf(run, growth, materials));
}

const sharesFrame = (one: SheetQuestion, other: SheetQuestion): boolean =>
  one.kind === other.kind && (one.kind === 'choice' || one.kind === 'blank');

function groupOf(questions: readonly SheetQuestion[], growth: Growth, materials: Materials) {
  const first = questions[0]!;
  const more = growth.more.get(first.id) ?? 0;
  const keeps = !growth.broken.has(first.id);
  switch (first.kind) {
    case 'choice':
      return choiceGroup(questions as readonly ChoiceField[]);
    case 'blank':
      return blankGroup(questions as readonly BlankField[], growth);
    case 'written':
      return { ...written(first, more, materials), keeps };
    case 'essay':
      return { ...essay(first, more, materials), keeps };
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
  /** Millimetres that it is higher than others. */
  more: number;
  cells: BlankCell[];
}

function blankGroup(questions: readonly BlankField[], { more }: Growth) {
  const rows: BlankRow[] = [];
  let isOpen = false;
  for (const question of questions) {
    const columns = columnsFor(question);
    const isCounted = question.lengths.length > 1;
    for (const [index, cell] of cellsOf(question).entries()) {
      const row = rows.at(-1);
      // A question with several blanks has rows of its own.
      const goesOn = row?.columns === columns && row.cells.length < columns && (isCounted ? index > 0 : isOpen);
      const higher = more.get(question.id) ?? 0;
      if (goesOn) row.cells.push(cell);
      else rows.push({ columns, more: higher, cells: [cell] });
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

const written = (field: WrittenField, more: number, materials: Materials) => ({
  kind: 'written',
  ...headOf(field),
  figure: (field.figure && addFigure(field.figure, materials)) || null,
  lines: linesOf(field) + more,
  ruled: field.ruled ?? false,
});

/** Characters that pupils write on a line, lines for each point of the score, and the fewest lines of an area. */
const usual = { perLine: 20, perPoint: 0.85, spare: 1.2, fewest: 4 };
const least = { perLine: 20, perPoint: 0.6, spare: 1, fewest: 3 };

/** Lines of 8 mm that an answer needs unless told: for its score, and for its length with a fifth to spare. */
export const linesOf = (field: WrittenField): number => linesBy(field, usual);

function linesBy({ lines, score, answerLength = 0 }: WrittenField, measure: typeof usual): number {
  const forLength = Math.ceil((answerLength / measure.perLine) * measure.spare) + 1;
  return lines ?? Math.max(measure.fewest, Math.ceil(score * measure.perPoint), forLength);
}

const squaresPerRow = 20;

/** What a composition gets beyond what it was asked for may be given up to this share of all; of as much more it may be given. */
const spareOfEssay = 0.1;
const moreOfEssay = 0.25;

/** Lines of an area that goes on in the next column: four stay with its head, three stand there. */
export const fewestOf = { broken: 7 };

/** How many lines more an answer may be given: as many again; none where they were told. */
export function mostOf(field: SheetQuestion): number {
  if (field.kind === 'written') return field.lines === undefined ? linesOf(field) : 0;
  return field.kind === 'essay' ? Math.floor(rowsOf(field) * moreOfEssay) : 0;
}

const rowsOf = (field: EssayField): number =>
  'squares' in field ? Math.ceil(field.squares / squaresPerRow) : field.lines;

/** How many lines an answer can do without; none where they were told. */
export function spareLines(field: SheetQuestion): number {
  if (field.kind === 'written') return linesOf(field) - linesBy(field, least);
  return field.kind === 'essay' ? Math.floor(rowsOf(field) * spareOfEssay) : 0;
}

function essay(field: EssayField, more: number, materials: Materials) {
  const topic = field.topic ? richText(field.topic, materials) : [];
  const rows = rowsOf(field) + more;
  return 'squares' in field
    ? { kind: 'squares', ...headOf(field), topic, rows }
    : { kind: 'ruled', ...headOf(field), topic, lines: rows };
}
