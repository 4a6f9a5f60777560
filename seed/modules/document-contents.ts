import { documentState } from '../../contracts/states.ts';
import { damagedReason } from '../documents/pictures.ts';
import { originals, type FiledOriginal } from '../documents/originals.ts';
import type { World } from '../world.ts';
import type { Writers } from '../writers.ts';

type Row = Parameters<Writers['document']>[0];

/** What a document is, apart from who has it and since when. */
export type Content = Pick<Row, 'title'> & Partial<Row>;

/** How many documents of a shelf failed, never got a file, and were deleted. */
export interface Exceptions {
  failed: number;
  without: number;
  deleted: number;
}

function filled(world: World, file: FiledOriginal): Content {
  world.keep(file);
  const { title, gradeId, kind, extension, pages, hash, bytes } = file;
  return { title, gradeId, kind, extension, pages, hash, size: bytes.length };
}

/** Files that suit a subject, its own first; those for every subject begin with another one in each. */
function filesFor(subjectId: string): FiledOriginal[] {
  const { readable } = originals();
  const own = readable.filter((file) => file.subjectId === subjectId);
  const common = readable.filter((file) => file.subjectId === '');
  const first = Number(subjectId) % common.length;
  return [...own, ...common.slice(first), ...common.slice(0, first)];
}

/** Gives finished documents one after the other; where a file comes again, the title says for which time. */
export function finishedOnes(world: World, subjectId: string): () => Content {
  const files = filesFor(subjectId);
  let given = 0;
  return () => {
    const content = filled(world, files[given % files.length]!);
    const time = Math.floor(given++ / files.length) + 1;
    const title = time === 1 ? content.title : `${content.title}（第 ${time} 次）`;
    return { ...content, title, state: documentState.done };
  };
}

const several = (count: number, make: () => Content): Content[] => Array.from({ length: count }, make);

/** What is on a shelf, oldest first: finished ones before the exceptions and after them. */
export function shelfOf(
  world: World,
  subjectId: string,
  { failed, without, deleted }: Exceptions,
  [before, after]: [number, number],
): Content[] {
  const next = finishedOnes(world, subjectId);
  const damaged = (): Content => ({
    ...filled(world, originals().damaged),
    state: documentState.failed,
    failReason: damagedReason,
  });
  return [
    ...several(before, next),
    ...several(failed, damaged),
    ...several(deleted, () => ({ ...next(), state: documentState.deleted })),
    ...several(without, () => ({ title: '待上传的课堂练习', state: documentState.new })),
    ...several(after, next),
  ];
}
