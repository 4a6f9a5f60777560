import { createHash } from 'node:crypto';
import { makeOfficeFiles } from './office.ts';
import type { Original } from './original.ts';
import { papers } from './papers.ts';
import { makeDamaged, makePictures } from './pictures.ts';
import { typeset } from './typesetting.ts';

/** An original with the name that its bytes have on disk. */
export type FiledOriginal = Original & { hash: string };

const filed = (original: Original): FiledOriginal => ({
  ...original,
  hash: createHash('sha256').update(original.bytes).digest('hex'),
});

function typesetPapers(): Original[] {
  const results = typeset(papers);
  return papers.map(({ title, subjectId, gradeId }, index) => ({
    title,
    subjectId,
    gradeId,
    kind: 'pdf',
    extension: 'pdf',
    ...results[index]!,
  }));
}

interface Originals {
  readable: FiledOriginal[];
  damaged: FiledOriginal;
}

let made: Originals | undefined;

/** The files of the seeded world, each the same whenever it is made; made once in a process. */
export function originals(): Originals {
  made ??= {
    readable: [...typesetPapers(), ...makePictures(), ...makeOfficeFiles()].map(filed),
    damaged: filed(makeDamaged()),
  };
  return made;
}
