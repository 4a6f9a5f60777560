import { questionType } from '../../../../contracts/constants/questions.ts';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { changeKey, previewKey } from '../../../../contracts/wrongbook/answer-keys.ts';
import { writeWhenFree } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { offlineMarker } from '../../../engines/marking/offline.ts';
import { keyFault } from '../questions/check-question.ts';
import { insertKey } from './keys.queries.ts';
import { isChanged, judge } from './judge.ts';
import { applyMachineMarks } from './ledger.ts';
import { selectWork, selectWorkQuestions, type Work, type WorkQuestion } from './work.queries.ts';

type Call = typeof previewKey | typeof changeKey;
type Fields = ParsedOf<typeof previewKey>;

/** A key that may be set: the work, and the question with the key that it would have. */
interface Proposal {
  work: Work;
  question: WorkQuestion;
}

/** What is kept of a key, as the bank keeps it: letters in their order, points for written answers only. */
function tidy({ questionType: type }: WorkQuestion, { answers, rubric }: Fields): Pick<Fields, 'answers' | 'rubric'> {
  if (type === questionType.choice) return { answers: answers.map((letters) => [...letters].sort()), rubric: [] };
  return { answers, rubric: type === questionType.fillIn ? [] : rubric };
}

/** A rubric adds up to what the question is worth, in the bank or in this work: marks are scaled. */
function worth({ ownScore, score }: WorkQuestion, { rubric }: Pick<Fields, 'rubric'>): number {
  return totalScore(rubric.map((point) => point.score)) === ownScore ? ownScore : score;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function propose(sandbox: Sandbox, call: Call, fields: Fields): Proposal {
  const work = selectWork(sandbox, fields.assignmentId);
  if (!work) throw refusal<Call>(call, 'assignmentGone');
  const question = selectWorkQuestions(sandbox, work).find(({ questionId }) => questionId === fields.questionId);
  if (!question) throw refusal<Call>(call, 'questionGone');
  const key = tidy(question, fields);
  const { stem, options, answers, rubric } = question;
  const score = worth(question, key);
  const reason = keyFault({ questionType: question.questionType, stem, options: [...options], score, ...key });
  if (reason !== undefined) throw refusal<Call>(call, 'notValid', { reason });
  if (isSame(key, { answers, rubric })) throw refusal<Call>(call, 'sameKey');
  return { work, question: { ...question, ...key, keyVersion: question.keyVersion + 1 } };
}

/** Who gets another score by a key, without setting it. */
export async function preview(sandbox: Sandbox, fields: Fields): Promise<DataOf<typeof previewKey>> {
  const { judged, count, waiting } = await judge(sandbox, propose(sandbox, previewKey, fields));
  const changes = judged.filter(isChanged).map(({ row, mark, isKept }) => ({
    submissionId: String(row.submissionId),
    studentName: row.studentName,
    className: row.className,
    answer: mark.answer,
    before: row.score,
    after: isKept ? row.score : mark.score,
    isKept,
  }));
  return { changes, answerCount: count, waitingCount: waiting };
}

/** Sets a key and marks anew by it what machines have marked. */
export async function change(sandbox: Sandbox, user: User, fields: Fields): Promise<DataOf<typeof changeKey>> {
  const proposal = propose(sandbox, changeKey, fields);
  const { questionId } = proposal.question;
  const { judged } = await judge(sandbox, proposal);
  return writeWhenFree(sandbox, () => {
    // Somebody may have set a key or published meanwhile.
    const { work, question } = propose(sandbox, changeKey, fields);
    if (work.publishTime !== '') throw refusal(changeKey, 'published');
    const { answers, rubric, keyVersion: version } = question;
    insertKey(sandbox, user.id, { assignmentId: work.id, questionId, version, answers, rubric });
    const free = judged.filter(({ isKept }) => !isKept);
    const marks = free.map(({ row: { submissionId, position }, mark }) => ({ submissionId, position, mark }));
    applyMachineMarks(
      sandbox,
      marks.map((one) => ({ ...one, marker: offlineMarker.name, keyVersion: version })),
    );
    return { version, changedCount: free.filter(isChanged).length };
  });
}
