import { leaseMinutes, type MarkingTask } from '../../../../../contracts/constants/exam-marking.ts';
import { localDateTime } from '../../../../database/clock.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { drawnPictures, isSeeded } from '../../marks/drawn-answers.ts';
import { isLeftBlank } from '../../marks/marking-answer.ts';
import { responseKey } from '../../marks/response-ref.ts';
import { selectTraces } from '../../marks/responses.queries.ts';
import type { WorkQuestion } from '../../marks/work.queries.ts';
import { selectSamples } from './draws.queries.ts';
import type { PartRow } from './parts.queries.ts';
import { selectPartAnswers, selectPartQuestions } from './questions.queries.ts';
import type { ScriptRow } from './scripts.queries.ts';

/** Until when what is given out now is kept. */
export const leaseEnd = (sandbox: Sandbox): string => localDateTime(sandbox.clock.now() + leaseMinutes * 60_000);

/** What a marker knows of a round: own answers that come back look like any other. */
export const taskOf = (round: ScriptRow['round']): MarkingTask =>
  round === 'third' || round === 'sample' || round === 'check' ? round : 'mark';

/** By which people speak of a script; of a round, so that nobody knows an own one again. */
export const numberOf = ({ id }: Pick<ScriptRow, 'id'>): string => String(id).padStart(4, '0');

/** Samples have the same number for everybody: they are talked about. */
export const sampleNumber = (index: number): string => `样${index + 1}`;

/** What was written to the questions of scripts, by submission, without a name. */
export function answersOf(sandbox: Sandbox, part: PartRow, submissionIds: readonly number[]) {
  const rows = selectPartAnswers(sandbox, part, submissionIds);
  const types = new Map(
    selectPartQuestions(sandbox, part).map(({ position, questionType }) => [position, questionType]),
  );
  const traces = selectTraces(sandbox, rows);
  const isDrawn = isSeeded(sandbox);
  const shown = rows.map((row) => {
    const cuts = traces.get(responseKey(row)) ?? [];
    const questionType = types.get(row.position) as WorkQuestion['questionType'];
    const pictures = cuts.map(({ kind, part: index, version, width, height }) => ({
      kind,
      index,
      version,
      width,
      height,
    }));
    const answer = {
      position: row.position,
      answer: row.answer ?? '',
      pictures: cuts.length > 0 || !isDrawn ? pictures : drawnPictures(row, questionType),
      isBlank: isLeftBlank({ ...row, mark: null }, { questionType }, cuts),
    };
    return [row.submissionId, answer] as const;
  });
  const bySheet = grouped(shown, ([submissionId]) => submissionId);
  return new Map([...bySheet].map(([submissionId, own]) => [submissionId, own.map(([, answer]) => answer)]));
}

/** Scripts as their marker has them. */
export function presentScripts(sandbox: Sandbox, part: PartRow, scripts: readonly ScriptRow[]) {
  const answers = answersOf(
    sandbox,
    part,
    scripts.map(({ submissionId }) => submissionId),
  );
  const samples = scripts.some(({ round }) => round === 'sample') ? selectSamples(sandbox, part.id, '') : [];
  const scriptNo = (script: ScriptRow): string =>
    script.round === 'sample'
      ? sampleNumber(samples.findIndex(({ submissionId }) => submissionId === script.submissionId))
      : numberOf(script);
  return scripts.map((script) => ({
    id: String(script.id),
    scriptNo: scriptNo(script),
    task: taskOf(script.round),
    leaseTime: script.leaseTime,
    answers: answers.get(script.submissionId) ?? [],
  }));
}
