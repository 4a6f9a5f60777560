import type { Sandbox } from '../../../database/sandbox.ts';
import type { GivenMark } from '../../../engines/marking/marker.ts';
import { offlineMarker } from '../../../engines/marking/offline.ts';
import { responseKey } from './response-ref.ts';
import { selectAnswers, selectTraces, type AnswerRow } from './responses.queries.ts';
import { answerForRules } from './marking-answer.ts';
import type { Work, WorkQuestion } from './work.queries.ts';

/** An answer with what the key would give for it; a person's mark stands. */
interface Judged {
  row: AnswerRow;
  mark: GivenMark;
  isKept: boolean;
}

/** Whether a model has marked an answer: rules would replace its judgement by their own, so that it is to mark anew. */
const isOfModel = ({ mark }: AnswerRow): boolean => mark?.kind === 'machine' && mark.marker !== offlineMarker.name;

/** Judges all answers whose text is known; the others keep their marks until a machine reads them again, which the next run has done. */
export async function judge(
  sandbox: Sandbox,
  { work, question }: { work: Work; question: WorkQuestion },
): Promise<{ judged: Judged[]; count: number; waiting: number }> {
  const rows = selectAnswers(sandbox, work.id, { questionId: question.questionId });
  const traces = selectTraces(sandbox, rows);
  const known = rows.flatMap((row) => {
    const answer = answerForRules(row, question, traces.get(responseKey(row)) ?? []);
    const isMarked = row.score !== null || row.mark !== null;
    return answer && isMarked && !isOfModel(row) && (answer.text !== null || answer.isBlank) ? [{ row, answer }] : [];
  });
  const { marks } = await offlineMarker.mark(
    question,
    known.map(({ answer }) => answer),
  );
  const judged = known.map(({ row }, index) => ({ row, mark: marks[index]!, isKept: row.mark?.kind === 'person' }));
  return { judged, count: rows.length, waiting: rows.filter(isOfModel).length };
}

/** Whether an answer would get another score. */
export const isChanged = ({ row, mark }: Judged): boolean => row.score !== mark.score;
