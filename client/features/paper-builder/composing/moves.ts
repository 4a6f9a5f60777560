import type { RowAction } from '../../../components/table/columns.ts';
import { blocksIn, type Block } from '../blocks.ts';
import { nameOfPlaced } from '../names.ts';
import { moveQuestion, numbersIn, shiftQuestion } from '../paper-building.ts';
import type { PaperDraft, PaperSection } from '../paper.ts';

/** Moves a block by one within its section. */
export const shiftBlock = ({ sections, change }: PaperDraft, block: Block, by: -1 | 1): void =>
  change((now) => shiftQuestion(now, block[0].question.id, by), `移动${nameOfPlaced(block, numbersIn(sections))}`);

/** The ways of a block through the paper. */
export const movesOf = (paper: PaperDraft, section: PaperSection, block: Block): RowAction[] => [
  { label: '上移', run: () => shiftBlock(paper, block, -1) },
  { label: '下移', run: () => shiftBlock(paper, block, 1) },
  ...paper.sections
    .filter(({ id }) => id !== section.id)
    .map((other) => ({
      label: `移到“${other.title}”`,
      run: () => moveBlock(paper, block, other, blocksIn(other.questions).length),
    })),
];

/** Moves a block to a place among the blocks of a section. */
export const moveBlock = ({ sections, change }: PaperDraft, block: Block, { id }: PaperSection, place: number): void =>
  change(
    (now) => moveQuestion(now, block[0].question.id, id, place),
    `移动${nameOfPlaced(block, numbersIn(sections))}`,
  );
