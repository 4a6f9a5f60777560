import { createHash } from 'node:crypto';
import { chinesePapers } from './chinese.ts';
import { makeDamaged } from './damaged.ts';
import { englishPapers } from './english.ts';
import { formPapers } from './forms.ts';
import { humanitiesPapers } from './humanities.ts';
import { mathsPapers } from './maths.ts';
import { makeOfficeFiles } from './office.ts';
import type { Original } from './original.ts';
import type { Paper } from './paper.ts';
import { physicsPapers } from './physics.ts';
import { makePictures } from './pictures.ts';
import { sciencePapers } from './science.ts';
import { typeset } from './typesetting.ts';

/** An original with the name that its bytes have on disk. */
export type FiledOriginal = Original & { hash: string };

const papers: Paper[] = [
  ...mathsPapers,
  ...chinesePapers,
  ...englishPapers,
  ...physicsPapers,
  ...sciencePapers,
  ...humanitiesPapers,
  ...formPapers,
];

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
