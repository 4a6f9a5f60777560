import { leaseMinutes, type MarkingTask } from '../../../../../contracts/constants/exam-marking.ts';
import { localDateTime } from '../../../../database/clock.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { User } from '../../../../http/user.ts';
import { drawnPictures, isSeeded } from '../../marks/drawn-answers.ts';
import { isLeftBlank } from '../../marks/marking-answer.ts';
import { responseKey } from '../../marks/response-ref.ts';
import { selectTraces } from '../../marks/responses.queries.ts';
import { selectWork, selectWorkQuestions, type WorkQuestion } from '../../marks/work.queries.ts';
import { selectAnyQuestions } from '../../questions/questions.queries.ts';
import { headOf, quotasOf, stateOf } from './parts.ts';
import { selectMarkers, selectPartsOf, type PartRow } from './parts.queries.ts';
import { selectPartAnswers, selectPartQuestions } from './questions.queries.ts';
import { selectOwnCounts, type ScriptRow } from './scripts.queries.ts';

/** Until when what is given out now is kept. */
export const leaseEnd = (sandbox: Sandbox): string => localDateTime(sandbox.clock.now() + leaseMinutes * 60_000);

/** What a marker knows of a round: own answers that come back look like any other. */
export const taskOf = (round: ScriptRow['round']): MarkingTask =>
  round === 'third' || round === 'sample' || round === 'check' ? round : 'mark';

/** By which people speak of a script; of a round, so that nobody knows an own one again. */
export const numberOf = ({ id }: Pick<ScriptRow, 'id'>): string => String(id).padStart(4, '0');

/** What there is to do for a marker. */
export function ownCountsOf(sandbox: Sandbox, part: PartRow, userId: string) {
  const rows = selectOwnCounts(sandbox, part.id, userId);
  const sum = (rounds: readonly string[], isMarked: boolean): number =>
    rows.reduce((all, row) => all + (rounds.includes(row.round) && row.isMarked === isMarked ? row.count : 0), 0);
  const own = quotasOf(sandbox, [part])
    .get(part.id)!
    .find(({ teacherId }) => teacherId === userId);
  return {
    quota: own?.quota ?? 0,
    marked: sum(['first', 'second'], true),
    sample: sum(['sample'], false),
    third: sum(['third'], false),
    check: sum(['check'], false),
  };
}

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
    return {
      submissionId: row.submissionId,
      position: row.position,
      answer: row.answer ?? '',
      pictures: cuts.length > 0 || !isDrawn ? pictures : drawnPictures(row, questionType),
      isBlank: isLeftBlank({ ...row, mark: null }, { questionType }, cuts),
    };
  });
  return grouped(shown, ({ submissionId }) => submissionId);
}

/** Scripts as their marker has them. */
export function presentScripts(sandbox: Sandbox, part: PartRow, scripts: readonly ScriptRow[]) {
  const answers = answersOf(
    sandbox,
    part,
    scripts.map(({ submissionId }) => submissionId),
  );
  return scripts.map((script) => ({
    id: String(script.id),
    scriptNo: numberOf(script),
    task: taskOf(script.round),
    leaseTime: script.leaseTime,
    answers: (answers.get(script.submissionId) ?? []).map(({ submissionId: _, ...answer }) => answer),
  }));
}

/** The desk of a marker or leader of a part. */
export function deskOf(sandbox: Sandbox, user: User, part: PartRow) {
  const asked = selectPartQuestions(sandbox, part);
  const work = selectWorkQuestions(sandbox, selectWork(sandbox, part.assignmentId)!);
  const shown = selectAnyQuestions(
    sandbox,
    user,
    asked.map(({ questionId }) => questionId),
  );
  const own = selectMarkers(sandbox, [part])
    .get(part.id)
    ?.find(({ teacherId }) => teacherId === user.id);
  return {
    ...headOf(part),
    examId: part.examId,
    examName: part.examName,
    courseName: part.courseName,
    state: own ? stateOf(own) : ('off' as const),
    isLeader: part.leaderId === user.id,
    isOpen: part.isOpen,
    questions: asked.map(({ questionId, position, full }) => {
      const { keyVersion: version, answers, rubric } = work.find((one) => one.questionId === questionId)!;
      const key = { version, answers: answers.map((one) => [...one]), rubric: [...rubric] };
      return { position, full, question: shown.get(questionId)!, key };
    }),
    own: ownCountsOf(sandbox, part, user.id),
  };
}

/** The parts that somebody marks or leads. */
export const ownPartsOf = (sandbox: Sandbox, userId: string) =>
  selectPartsOf(sandbox, userId).map((part) => ({
    id: part.id,
    name: part.name,
    examId: part.examId,
    examName: part.examName,
    courseName: part.courseName,
    isLeader: part.leaderId === userId,
    isOpen: part.isOpen,
    own: ownCountsOf(sandbox, part, userId),
  }));
