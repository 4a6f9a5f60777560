import { markingLimits, mostChecked } from '../../../../../contracts/constants/exam-marking.ts';
import type { DataOf, ParsedOf } from '../../../../../contracts/endpoint.ts';
import { drawChecks, drawSamples, type listSamples } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import {
  countChecked,
  selectCheckable,
  selectSampleable,
  selectSamples,
  selectSampleScripts,
} from './draws.queries.ts';
import { selectMarkers, selectPart, type PartRow } from './parts.queries.ts';
import { placeScript, type ScriptRow } from './scripts.queries.ts';
import { keptMarks } from './settle.ts';
import { answersOf, sampleNumber } from './shown.ts';

/** Draws scripts that everybody marks. Call it within a write. */
export function sample(sandbox: Sandbox, { markingPartId, count }: ParsedOf<typeof drawSamples>) {
  const part = selectPart(sandbox, markingPartId)!;
  if (!part.isOpen) throw refusal(drawSamples, 'closed');
  const there = selectSamples(sandbox, part.id, part.leaderId).length;
  const most = markingLimits.samples;
  if (there + count > most) throw refusal(drawSamples, 'tooMany', { most, count: there });
  const drawn = selectSampleable(sandbox, part, count);
  for (const { submissionId } of drawn) giveSample(sandbox, part, submissionId, part.leaderId);
  return { drawn: drawn.length };
}

function giveSample(sandbox: Sandbox, { id: partId }: PartRow, submissionId: number, userId: string): void {
  placeScript(sandbox, { partId, submissionId, round: 'sample', userId, leaseTime: '' });
}

/** Gives somebody the samples of a part that there are: whoever comes later marks them too. Call it within a write. */
export function giveSamples(sandbox: Sandbox, part: PartRow, userId: string): void {
  for (const { submissionId, own } of selectSamples(sandbox, part.id, userId))
    if (own === null) giveSample(sandbox, part, submissionId, userId);
}

/** Draws scripts of a marker that the part's leader marks again; no score follows from it. Call it within a write. */
export function check(sandbox: Sandbox, { markingPartId, teacherId, share }: ParsedOf<typeof drawChecks>) {
  const part = selectPart(sandbox, markingPartId)!;
  if (!part.isOpen) throw refusal(drawChecks, 'closed');
  const markers = selectMarkers(sandbox, [part]).get(part.id) ?? [];
  if (!markers.some((one) => one.teacherId === teacherId)) throw refusal(drawChecks, 'notMarker');
  const { marked, checked } = countChecked(sandbox, part, teacherId);
  const room = Math.floor(marked * mostChecked) - checked;
  const wanted = Math.min(room, Math.max(1, Math.round(marked * share)));
  if (wanted <= 0) throw refusal(drawChecks, 'nothing');
  const drawn = selectCheckable(sandbox, part, teacherId, wanted);
  for (const { submissionId } of drawn)
    placeScript(sandbox, { partId: part.id, submissionId, round: 'check', userId: part.leaderId, leaseTime: '' });
  return { drawn: drawn.length };
}

/** The samples of a part with what everybody says of them. */
export function samplesOf(
  sandbox: Sandbox,
  { markingPartId }: ParsedOf<typeof listSamples>,
): DataOf<typeof listSamples> {
  const part = selectPart(sandbox, markingPartId)!;
  const bySheet = grouped(selectSampleScripts(sandbox, part.id), ({ submissionId }) => submissionId);
  const answers = answersOf(sandbox, part, [...bySheet.keys()]);
  const markers = (selectMarkers(sandbox, [part]).get(part.id) ?? []).filter(
    ({ teacherId }) => teacherId !== part.leaderId,
  );
  return [...bySheet].map(([submissionId, scripts], index) => {
    const said = (userId: string): ScriptRow | undefined => scripts.find((one) => one.userId === userId);
    const standard = said(part.leaderId);
    const score = standard?.score ?? null;
    return {
      id: String(scripts[0]!.id),
      scriptNo: sampleNumber(index),
      answers: answers.get(submissionId) ?? [],
      score,
      marks: keptMarks(standard?.scores ?? ''),
      markers: markers
        .filter(({ teacherId, isOff }) => !isOff || (said(teacherId)?.score ?? null) !== null)
        .map(({ teacherId, name }) => {
          const own = said(teacherId)?.score ?? null;
          const difference = own === null || score === null ? null : Math.round((own - score) * 100) / 100;
          return { teacherId, name, score: own, difference };
        }),
    };
  });
}
