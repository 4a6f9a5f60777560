import type { Sandbox } from '../../../../database/sandbox.ts';
import { statements } from '../../../../engines/mistakes/published.ts';
import type { Pair } from '../../../../engines/analysis/agreement.ts';

/** A part of a subject that two mark. */
export interface DoublePart {
  partId: string;
  name: string;
  positions: number[];
  tolerance: number;
  pairs: Pair[];
}

const prepared = statements((sqlite) => ({
  parts: sqlite.prepare(`select id partId, name, positions, tolerance from marking_parts
    where exam_id = ? and subject_id = ? and is_double = 1 order by id`),
  pairs: sqlite
    .prepare(
      `select a.score, b.score from marking_scripts a
        join marking_scripts b on b.part_id = a.part_id and b.submission_id = a.submission_id and b.round = 'second'
      where a.part_id = ? and a.round = 'first' and a.state = 'marked' and b.state = 'marked'
        and a.score is not null and b.score is not null`,
    )
    .raw(),
}));

/** The parts of a subject that two mark, with both marks of each script that has them. */
export const selectDoubleParts = ({ sqlite }: Sandbox, examId: string, subjectId: string): DoublePart[] =>
  (prepared(sqlite).parts.all(examId, subjectId) as (Omit<DoublePart, 'positions'> & { positions: string })[]).map(
    (part) => ({
      ...part,
      positions: JSON.parse(part.positions) as number[],
      pairs: prepared(sqlite).pairs.all(part.partId) as Pair[],
    }),
  );
