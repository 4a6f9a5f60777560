import { sql } from 'drizzle-orm';
import { totalScore } from '../../../../../contracts/headings.ts';
import { sureFrom } from '../../../../../contracts/wrongbook/mark-shapes.ts';
import { listed } from '../../../../database/lists.ts';
import { marks } from '../../../../database/mark-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { PartRow } from './parts.queries.ts';
import { placeScript, selectRounds, writeScript, type ScriptRef } from './scripts.queries.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  sure: orm
    .select({ position: marks.position, score: marks.score, parts: marks.parts })
    .from(marks)
    .where(
      sql`${marks.id} in (select max(m.id) from ${marks} m where m.submission_id = ${at('submissionId')}
        and m.kind = 'machine' and m.position in ${listed('positions')} group by m.position)
        and ${marks.score} is not null and ${marks.confidence} >= ${sureFrom}
        and not exists (select 1 from ${marks} u where u.revokes = ${marks}.id)`,
    )
    .prepare(),
}));

/** Lets a machine that is sure of all questions of a script be its second marker, where nobody else is. Call it within a write. */
export function addMachine(sandbox: Sandbox, part: PartRow, script: ScriptRef): void {
  const find = () => selectRounds(sandbox, script).find((one) => one.script.round === 'second')?.script;
  const there = find();
  if (there && (there.state !== 'waiting' || there.userId !== null)) return;
  const { submissionId } = script;
  const sure = queries(sandbox).sure.all({ submissionId, positions: JSON.stringify(part.positions) });
  if (sure.length < part.positions.length) return;
  if (!there) placeScript(sandbox, { ...script, round: 'second', userId: null, leaseTime: '' });
  const kept = sure.map(({ position, score, parts }) => ({
    position,
    score: score!,
    parts: parts === '' ? [] : parts.split(',').map(Number),
    comment: '',
    detail: null,
  }));
  writeScript(sandbox, {
    ...find()!,
    state: 'marked',
    scores: JSON.stringify(kept),
    score: totalScore(kept.map(({ score }) => score)),
    markTime: sandbox.clock.dateTime(),
  });
}
