import { getScriptPicture } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { FileAnswer } from '../../../../http/answers.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { drawAnswer } from '../../marks/drawn-answers.ts';
import { selectPicture } from '../../marks/responses.queries.ts';
import { selectPart } from './parts.queries.ts';
import { selectScript } from './scripts.queries.ts';
import { answersOf } from './shown.ts';

/** What was written to the questions of a script. */
export function scriptAnswers(sandbox: Sandbox, markingScriptId: string) {
  const { partId, submissionId } = selectScript(sandbox, markingScriptId)!;
  return answersOf(sandbox, selectPart(sandbox, partId)!, [submissionId]).get(submissionId) ?? [];
}

/** One picture of an answer of a script, which its browser may keep for good. */
export async function scriptPicture({ sandbox, user, input }: Context<typeof getScriptPicture>): Promise<FileAnswer> {
  const { submissionId: id, partId } = selectScript(sandbox, input.markingScriptId)!;
  const isOfPart = selectPart(sandbox, partId)!.positions.includes(input.position);
  const picture = { ...input, submissionId: String(id) };
  const bytes = isOfPart
    ? (selectPicture(sandbox, picture) ?? (await drawAnswer(sandbox, user.id, picture)))
    : undefined;
  if (!bytes) throw refusal(getScriptPicture, 'replaced');
  return { bytes, fileName: `作答_${input.position}.jpg`, isKept: true };
}
