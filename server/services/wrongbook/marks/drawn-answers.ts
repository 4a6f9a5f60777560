import { eq, sql } from 'drizzle-orm';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import type { getAnswerPicture } from '../../../../contracts/wrongbook/marking.ts';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { hashOf } from '../../../engines/simulation/answering/chance.ts';
import { legible } from '../../../engines/simulation/answering/plain.ts';
import { drawHandwritingApart } from '../../../engines/simulation/drawing-pool.ts';
import { pictureSize, type Handwriting } from '../../../engines/simulation/handwriting.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { selectWorldSeed } from '../scans/scans.queries.ts';
import type { AnswerRow } from './responses.queries.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  answer: orm
    .select({
      answer: responses.answer,
      studentId: submissions.studentId,
      questionType: questions.questionType,
    })
    .from(responses)
    .innerJoin(submissions, eq(submissions.id, responses.submissionId))
    .innerJoin(
      paperQuestions,
      sql`${paperQuestions.paperId} = ${submissions.paperId} and ${paperQuestions.position} = ${responses.position}`,
    )
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(
      sql`${responses.submissionId} = ${at('submissionId')} and ${responses.position} = ${at('position')}
        and not exists (select 1 from scan_pages p where p.submission_id = ${responses.submissionId} and p.state = 'matched')`,
    )
    .prepare(),
}));

/** A picture that is drawn when it is asked for, with its text; named like one that was cut out of a scan. */
interface Drawn extends Pick<Handwriting, 'kind' | 'written'> {
  index: number;
}

/** Tells a text from any other that will take its place; the number in front belongs to the way of drawing. */
const versionOf = ({ written }: Drawn): string => `drawn1-${hashOf(written).toString(16)}`;

/** What is drawn of an answer: each blank that is not empty, or all of what was written; nothing of a choice. */
function drawnOf(answer: string, type: number): Drawn[] {
  if (answer === '' || type === questionType.choice) return [];
  const isBlank = type === questionType.fillIn;
  const kind = isBlank ? ('blank' as const) : ('answer' as const);
  return (isBlank ? answer.split('\n') : [answer])
    .map((text, index) => ({ kind, index: index + 1, written: legible(text) }))
    .filter(({ written }) => written !== '');
}

/** Whether answers without a scan are those of the seeded world, of which pictures are drawn. */
export const isSeeded = (sandbox: Sandbox): boolean => selectWorldSeed(sandbox) !== 0;

/** The pictures of an answer that came without a scan. */
export const drawnPictures = ({ answer, isScanned }: Pick<AnswerRow, 'answer' | 'isScanned'>, type: number) =>
  isScanned
    ? []
    : drawnOf(answer ?? '', type).map((one) => ({
        kind: one.kind,
        index: one.index,
        version: versionOf(one),
        ...pictureSize(one),
      }));

/** Draws a picture of an answer that came without a scan; undefined where there is none, or the answer is another by now. */
export async function drawAnswer(
  sandbox: Sandbox,
  userId: string,
  { submissionId, position, kind, index, version }: ParsedOf<typeof getAnswerPicture>,
): Promise<Uint8Array | undefined> {
  const worldSeed = selectWorldSeed(sandbox);
  const found = worldSeed === 0 ? undefined : queries(sandbox).answer.get({ submissionId, position });
  const drawn = drawnOf(found?.answer ?? '', found?.questionType ?? questionType.choice).find(
    (one) => one.kind === kind && one.index === index && versionOf(one) === version,
  );
  if (!found || !drawn) return undefined;
  const { studentId } = found;
  return drawHandwritingApart({ kind, written: drawn.written, worldSeed, studentId }, turnOf(sandbox, userId));
}
