import type { Sandbox } from '../../../../database/sandbox.ts';
import type { User } from '../../../../http/user.ts';
import { selectWork, selectWorkQuestions } from '../../marks/work.queries.ts';
import { selectAnyQuestions } from '../../questions/questions.queries.ts';
import { selectSamples } from './draws.queries.ts';
import { headOf, quotasOf, stateOf } from './parts.ts';
import { selectMarkers, selectPartsOf, type MarkerRow, type PartRow } from './parts.queries.ts';
import { selectPartQuestions } from './questions.queries.ts';
import { countHeld, selectThirds } from './scripts.queries.ts';

/** Samples are for the leader of a part and for whoever marks there. */
export const marksSamples = (part: PartRow, userId: string, own: Pick<MarkerRow, 'isOff'> | undefined): boolean =>
  part.leaderId === userId || own?.isOff === false;

/** A marker of a part with what is their own; undefined for who does not mark it. */
const quotaOf = (sandbox: Sandbox, part: PartRow, userId: string) =>
  quotasOf(sandbox, [part])
    .get(part.id)!
    .find(({ teacherId }) => teacherId === userId);

/** What there is to do for a marker; `own` where it is known already. */
export function ownCountsOf(sandbox: Sandbox, part: PartRow, userId: string, own = quotaOf(sandbox, part, userId)) {
  const held = countHeld(sandbox, part.id, userId);
  const samples = selectSamples(sandbox, part.id, userId);
  return {
    quota: own?.quota ?? 0,
    marked: own?.marked ?? 0,
    sample: marksSamples(part, userId, own)
      ? samples.filter(({ own: state }) => (state ?? 'waiting') === 'waiting').length
      : 0,
    third: (held.get('third') ?? 0) + (own && !own.isOff && !own.isPaused ? openThirds(sandbox, part, userId) : 0),
    check: held.get('check') ?? 0,
  };
}

/** So many are counted of what all could take: enough to be told of it. */
const mostThirds = 100;

/** Thirds that nobody has in hand and a marker could take: without them in the count, who is done with a share would not look. */
const openThirds = (sandbox: Sandbox, part: PartRow, userId: string): number =>
  selectThirds(sandbox, { partId: part.id, userId, now: sandbox.clock.dateTime(), count: mostThirds }).length;

/** The desk of a marker or leader of a part. */
export function deskOf(sandbox: Sandbox, user: User, part: PartRow) {
  const asked = selectPartQuestions(sandbox, part);
  // A subject that was taken out of the exam since has no work.
  const work = selectWork(sandbox, part.assignmentId);
  const known = work ? selectWorkQuestions(sandbox, work) : [];
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
      const { keyVersion: version, answers, rubric } = known.find((one) => one.questionId === questionId)!;
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
